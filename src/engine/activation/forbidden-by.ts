import type { Instruction } from '../../effects/instruction.ts';
import type { Part } from '../../effects/part.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Card, Duel } from '../duel.ts';
import { isNegated, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import type { ActivationCase } from './case.ts';

/** What an effect that applies says of what players cannot do, in words that are not played. */
function unplayed(part: Part): string | undefined {
  if (part.kind === 'unread') return part.reads;
  if (part.kind !== 'continuous') return undefined;
  const limits = ({ do: verb, reads = '' }: Instruction): boolean =>
    verb === 'restrict' ||
    verb === 'described' ||
    (verb === 'change-status' && /\b(?:cannot|must|only|no)\b/.test(reads));
  const found = part.does.find((each) => limits(each) && !isOfAttacksAlone(each.reads ?? ''));
  return found === undefined ? undefined : (found.reads ?? found.do);
}

/** What may attack, or be attacked, keeps nothing from being activated. */
const isOfAttacksAlone = (words: string): boolean =>
  /\b(?:attack|battle)/i.test(words) && !/activat|effect|\bSpell|\bTrap|respon|chain/i.test(words);

const applies = (duel: Duel, card: Card): boolean =>
  isField(card.place) && isWorking(card) && !isNegated(duel, card);

/** A face-up card may forbid it, by a Continuous Effect that is not played. */
export const continuousMayForbid = rule({
  id: 'effect/continuous-starts',
  reasons: {
    may: ['unknown', 'whether {card}, which is face-up on the field, lets it be activated is open: {words}'],
  },
  decide(duel: Duel, { card }: ActivationCase) {
    for (const other of Object.values(duel.cards)) {
      if (other.id === card.id || !applies(duel, other)) continue;
      const words = other.model.parts.flatMap((part) => unplayed(part) ?? [])[0];
      if (words !== undefined) return { code: 'may', facts: { card: other.model.name, words } };
    }
    return null;
  },
});

/** What the text of the card itself asks for to be activated at all. */
export const ownCondition = rule({
  id: 'activation/condition-checked-once',
  reasons: { open: ['unknown', 'whether its own text lets it be activated is open: {words}'] },
  decide(_: Duel, { card, effect }: ActivationCase) {
    const asked = card.model.parts.flatMap((part) =>
      part.kind === 'not-an-effect' && part.what === 'activation-condition' ? [part.reads] : [],
    );
    const [words] = effect.kind === 'activation' ? asked : [];
    return words === undefined ? null : { code: 'open', facts: { words } };
  },
});
