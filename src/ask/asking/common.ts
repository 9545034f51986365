import type { ActivatedEffect } from '../../card-model/part.ts';
import type { Question } from '../../engine/question.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { behind, type Clause, isThing, type Phrase } from '../grammar/clause.ts';
import { placeMeant, type ToldCard } from '../telling/cards.ts';
import type { Telling } from '../telling/telling.ts';

/** What is asked, or undefined, with what is missing told. */
export type Asked = Question | undefined;

export const UNKNOWN_KIND = 'what is asked: no question of that kind is known';

export const without = (clause: Clause, ...preps: readonly string[]): Clause => ({
  ...clause,
  adjuncts: clause.adjuncts.filter(({ prep }) => !preps.includes(prep)),
});

/** With the places alone that are said by these prepositions; where none is named, by any but "from". */
export const placesOf = (clause: Clause, ...preps: readonly string[]): Clause => ({
  ...clause,
  adjuncts: clause.adjuncts.filter(
    ({ prep, value }) =>
      value.kind === 'place' && (preps.length > 0 ? preps.includes(prep) : prep !== 'from'),
  ),
});

/** Without what it is used on; "on the field" says where something lies. */
export const withoutAims = (clause: Clause): Clause => ({
  ...clause,
  adjuncts: clause.adjuncts.filter(
    ({ prep, value }) => value.kind === 'place' || !['on', 'against', 'with'].includes(prep),
  ),
});

const isBattle = (value: Phrase): boolean => isThing(value, 'damage', 'battle', 'attack');

export const saysBattle = (clause: Clause): boolean => behind(clause, 'during', 'in').some(isBattle);

const isOnField = (place: Place | 'field'): boolean => place === 'field' || isField(place);

/** "in the GY", "that is banished": must be where the card is; where nobody said where it is, that is where. */
export function placeSaid(clause: Clause, card: ToldCard, telling: Telling): boolean {
  const lost = (what: string): false => telling.lost(clause, what) ?? false;
  for (const { prep, value } of clause.adjuncts) {
    if (prep === 'after' && isBattle(value) && telling.battle !== undefined)
      return lost('at which time of the battle it is asked');
    const isThat = prep === 'for' && (value.kind === 'pronoun' || isThing(value, 'this'));
    if (prep === 'after' || isThat) continue;
    // "On my GY": what is used there, not where it is used from.
    const isOther = value.kind !== 'place' || (prep === 'on' && !isOnField(value.place));
    if ((prep !== 'in' && prep !== 'from' && prep !== 'on') || isOther) return lost('what is asked');
    const owner = telling.owner(value.owner, telling.actor(clause));
    const whose = card.setup.controller ?? owner;
    if (owner !== undefined && !card.moved) card.setup.controller ??= owner;
    const isOthers = owner !== undefined && whose !== owner && !card.moved;
    if (!telling.cards.putAt(card, placeMeant(value.place, card)) || isOthers)
      return lost(`where ${card.model.name} is`);
  }
  return true;
}

/** Was it told which cards it happened to, where these Trigger Effects hang on that? */
export function isSettled(meant: readonly ActivatedEffect[], clause: Clause, telling: Telling): boolean {
  const watches = meant.some((part) => part.kind === 'trigger' && part.on.some(({ of }) => of !== 'this'));
  if (telling.unnamed && watches) telling.lost(clause, 'which cards it happened to');
  return !(telling.unnamed && watches);
}
