import type { Part } from '../../card-model/part.ts';
import { isNegated, isWorking } from '../negation.ts';
import { limitsIn } from '../restrictions/limits.ts';
import { rule } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { hasNotHappened } from '../trigger/not-happened.ts';
import type { SpecialSummonCase } from './special-summon-case.ts';

/** What a text says that keeps monsters from being Special Summoned, or may. */
interface Barrier {
  readonly source: Card;
  readonly words: string;
  readonly sure: boolean;
}

/** The texts that apply now and bind the player who Special Summons. */
function barriers(duel: Duel, { card, by }: SpecialSummonCase): readonly Barrier[] {
  const source = by.kind === 'effect' ? by.source : undefined;
  const player = source?.player ?? card.controller;
  return Object.values(duel.cards)
    .filter(({ id }) => id !== card.id && id !== source?.id)
    .filter((other) => isWorking(duel, other) && !isNegated(duel, other))
    .flatMap((other) => other.model.parts.flatMap((part) => barriersIn(duel, other, part, player)));
}

function barriersIn(duel: Duel, source: Card, said: Part, player: Player): readonly Barrier[] {
  const part = withoutBans(said);
  const limits = limitsIn(part, source.place).flatMap(
    ({ words, isRead, acts, who, conditional, upon, touches }): Barrier[] => {
      if (!isRead)
        return !hasNotHappened(duel, upon) && touches?.includes('summon') !== false
          ? [{ source, words, sure: false }]
          : [];
      const mine = player === source.controller;
      if ((who === 'opponent' && mine) || (who === 'you' && !mine)) return [];
      if (acts?.verbs.includes('special-summon') !== true) return [];
      return [{ source, words, sure: acts.always && !conditional }];
    },
  );
  return [...limits, ...negations(source, part)];
}

/** Without what is forbidden by fields: other rules apply that (src/engine/restrictions). */
const withoutBans = (part: Part): Part =>
  part.kind === 'continuous'
    ? {
        ...part,
        does: part.does.filter(({ bans, controls }) => bans === undefined && controls === undefined),
      }
    : part;

/** What a Continuous Effect negates, where only words say it, may be the effect that Summons. */
const negations = (source: Card, part: Part): readonly Barrier[] =>
  part.kind !== 'continuous'
    ? []
    : part.does.flatMap(({ do: verb, what, reads }) => {
        const words = reads ?? (typeof what === 'object' && 'reads' in what ? what.reads : undefined);
        return verb === 'negate-effects' && words !== undefined ? [{ source, words, sure: false }] : [];
      });

/** A face-up card forbids it in so many words. */
export const continuousForbids = rule({
  id: 'wording/cannot-wins',
  reasons: {
    forbidden: ['forbids', '{card}, which is face-up on the field, does not let it be Summoned: {words}'],
  },
  decide(duel: Duel, asked: SpecialSummonCase) {
    const found = barriers(duel, asked).find(({ sure }) => sure);
    return found === undefined
      ? null
      : { code: 'forbidden', facts: { card: found.source.model.name, words: found.words } };
  },
});

/** A face-up card may forbid it, or negate the effect that Summons, in words that no field says. */
export const continuousMayForbid = rule({
  id: 'effect/continuous-starts',
  reasons: {
    may: ['unknown', 'whether {card}, which is face-up on the field, lets it be Summoned is open: {words}'],
  },
  decide(duel: Duel, asked: SpecialSummonCase) {
    const found = barriers(duel, asked).find(({ sure }) => !sure);
    return found === undefined
      ? null
      : { code: 'may', facts: { card: found.source.model.name, words: found.words } };
  },
});
