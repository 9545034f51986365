import type { ActivatedEffect } from '../../card-model/part.ts';
import { hasAbility } from '../state/ability.ts';
import type { Card, Duel } from '../state/duel.ts';

/** Why a Union cannot be equipped to a monster, as a verb or a choice of targets needs it. */
interface UnionBar {
  readonly verdict: 'forbids';
  readonly rule: 'union-monster/one-union-only' | 'union-monster/several-unions';
  readonly because: string;
}

/** Has the Union the bracketed text by which a monster can only be equipped with 1 Union? */
const allowsOneOnly = ({ model }: Card): boolean =>
  model.parts.some((part) => part.kind === 'not-an-effect' && part.what === 'union-limit');

const isUnion = (card: Card): boolean => hasAbility(card, 'Union');

/** What keeps a Union from being equipped to this monster: another Union that it carries, where one of the two has that text. */
export function unionBar(duel: Duel, union: Card, monster: Card): UnionBar | undefined {
  if (!isUnion(union)) return undefined;
  const carried = Object.values(duel.cards).filter(
    (card) =>
      card.id !== union.id && card.role === 'equip-card' && card.equippedTo === monster.id && isUnion(card),
  );
  const [first] = carried;
  if (first === undefined) return undefined;
  const strict = carried.find(allowsOneOnly);
  if (strict !== undefined) {
    const because = `${monster.model.name} carries ${strict.model.name}, whose text allows it no second Union`;
    return { verdict: 'forbids', rule: 'union-monster/one-union-only', because };
  }
  if (!allowsOneOnly(union)) return undefined;
  const because = `${monster.model.name} carries ${first.model.name}, and the text of ${union.model.name} allows no other Union`;
  return { verdict: 'forbids', rule: 'union-monster/several-unions', because };
}

/** The same of a card that would be the target with this number, of an effect that equips its own card to it. */
export const cannotCarry = (
  duel: Duel,
  {
    card,
    effect,
    at,
    source,
  }: { readonly card: Card; readonly effect: ActivatedEffect; readonly at: number; readonly source: Card },
): UnionBar | undefined =>
  effect.does.some(
    ({ do: verb, what, onto }) =>
      verb === 'equip' &&
      what === 'this' &&
      (onto === 'targets' || (typeof onto === 'object' && 'target' in onto && onto.target === at)),
  )
    ? unionBar(duel, source, card)
    : undefined;
