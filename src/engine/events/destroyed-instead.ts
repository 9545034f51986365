import { equipsOf } from '../state/attached.ts';
import { isToldNegated } from '../state/card-changes.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';

/** An Equip Card that is destroyed in place of its monster, and the words that say so. */
export interface Instead {
  readonly card: Card;
  readonly words: string;
  /** The rule by which it is this one: of several only one is applied. */
  readonly rule: 'destroy/substitution-mandatory' | 'destroy/substitution-once';
}

/**
 * The Equip Card that is destroyed if this monster would be: by battle, or by a card effect (rule
 * destroy/substitution-mandatory). Of several only one is applied (rule destroy/substitution-once); the first is taken.
 */
export function destroyedInstead(duel: Duel, monster: Card, by: 'battle' | 'effect'): Instead | undefined {
  const all = equipsOf(duel, monster.id).flatMap((card) => {
    if (!card.faceUp || card.role !== 'equip-card' || isToldNegated(card)) return [];
    const words = card.model.parts.flatMap((part) =>
      part.kind === 'unclassified' && part.destroyedFor?.includes(by) ? [part.reads] : [],
    )[0];
    return words === undefined ? [] : [{ card, words }];
  });
  const [first] = all;
  if (first === undefined) return undefined;
  return { ...first, rule: all.length > 1 ? 'destroy/substitution-once' : 'destroy/substitution-mandatory' };
}

/**
 * What an effect destroys, with Equip Cards in place of the monsters that they are destroyed for: also where the effect
 * destroys the Equip Card itself (rule destroy/substitution-both-destroyed), which happens to it once.
 */
export function withInstead(duel: Duel, all: readonly Happens[]): readonly Happens[] {
  // An Equip Card that the effect destroys as well still saves its monster.
  const ruleOf = ({ card: { id }, rule }: Instead): string => {
    if (all.some(({ event, card }) => event === 'destroyed' && card === id))
      return 'destroy/substitution-both-destroyed';
    return rule === 'destroy/substitution-once' ? rule : 'destroy/substitution';
  };
  const swapped = all.map((each): Happens => {
    if (each.event !== 'destroyed' || each.card === undefined) return each;
    const monster = cardOf(duel, each.card);
    const found = monster.place === 'monster-zone' ? destroyedInstead(duel, monster, 'effect') : undefined;
    return found === undefined
      ? each
      : { ...each, rule: ruleOf(found), card: found.card.id, by: found.card.id };
  });
  return swapped.filter(
    (each, at) =>
      each.event !== 'destroyed' ||
      each.card === undefined ||
      swapped.findIndex(({ event, card }) => event === 'destroyed' && card === each.card) === at,
  );
}
