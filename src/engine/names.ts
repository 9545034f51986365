import { alwaysNamed } from '../card-model/always-named.ts';
import { isField } from '../vocabulary/places.ts';
import { isNegated } from './negation.ts';
import { nameGiven } from './state/card-changes.ts';
import type { Card, Duel } from './state/duel.ts';

/** The names that a card has now: its own, those that its text gives it everywhere, and those that its effects give it. */
export function namesOf(duel: Duel, card: Card): readonly string[] {
  const changes = card.model.parts.flatMap((part) =>
    part.kind === 'continuous'
      ? part.does
          .filter((each) => each.do === 'change-name')
          .flatMap(({ name }) => (name === undefined ? [] : [{ name, appliesIn: part.appliesIn }]))
      : [],
  );
  const applied = changes.filter(({ appliesIn }) => {
    if (isField(card.place) && !card.faceUp) return false;
    return appliesIn === undefined ? isField(card.place) : appliesIn.includes(card.place);
  });
  // An effect that lasts gives the card another name in place of its own (rule name/becomes).
  const own = [nameGiven(card) ?? card.model.name, ...alwaysNamed(card.model)];
  if (applied.length === 0 || isNegated(duel, card)) return own;
  return [...own, ...applied.map(({ name }) => name)];
}
