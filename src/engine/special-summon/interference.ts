import type { Part } from '../../card-model/part.ts';
import { isNegated, isWorking } from '../negation.ts';
import { limitsIn } from '../restrictions/forbidden-acts.ts';
import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import { hasNotHappened } from '../trigger/not-happened.ts';
import type { SpecialSummonCase } from './special-summon-case.ts';

/** The texts that apply now and may keep it from being Summoned, in words that no field says. */
const barriers = (duel: Duel, { card, by }: SpecialSummonCase) =>
  Object.values(duel.cards)
    .filter(({ id }) => id !== card.id && (by.kind !== 'effect' || id !== by.source?.id))
    .filter((other) => isWorking(duel, other) && !isNegated(duel, other))
    .flatMap((source) =>
      source.model.parts.flatMap((part) => [
        ...limitsIn(part, source.place)
          .filter(({ isRead, touches }) => !isRead && touches?.includes('summon') !== false)
          .filter(({ upon }) => !hasNotHappened(duel, upon))
          .map(({ words }) => ({ source, words })),
        ...negations(part).map((words) => ({ source, words })),
      ]),
    );

/** What a Continuous Effect negates, where only words say it, may be the effect that Summons. */
const negations = (part: Part): readonly string[] =>
  part.kind !== 'continuous'
    ? []
    : part.does.flatMap(({ do: verb, what, reads }) => {
        const words = reads ?? (typeof what === 'object' && 'reads' in what ? what.reads : undefined);
        return verb === 'negate-effects' && words !== undefined ? [words] : [];
      });

/** A face-up card may forbid it, or negate the effect that Summons, in words that no field says. */
export const continuousMayForbid = rule({
  id: 'effect/continuous-starts',
  reasons: {
    may: ['unknown', 'whether {card}, which is face-up on the field, lets it be Summoned is open: {words}'],
  },
  decide(duel: Duel, asked: SpecialSummonCase) {
    const found = barriers(duel, asked).at(0);
    return found === undefined
      ? null
      : { code: 'may', facts: { card: found.source.model.name, words: found.words } };
  },
});
