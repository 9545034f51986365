import { activationPlaces, effectsOf, isTrigger } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { specialSummonVerbs } from '../../card-model/verbs.ts';
import type { Place } from '../../vocabulary/places.ts';
import { behind, type Clause, isPassive } from '../grammar/clause.ts';
import type { ToldCard } from './cards.ts';
import { comesFrom } from './deed-of.ts';
import { effectOf, takeForDeed } from './link.ts';
import type { Telling } from './telling.ts';

/** "I Special Summon X from my hand", where no effect on the Chain does it: X does that by its own text. */
export function isByItself(clause: Clause, card: ToldCard, telling: Telling): boolean {
  const plain =
    !isPassive(clause) &&
    clause.subject.every(({ kind }) => kind === 'player') &&
    clause.adjuncts.every(({ prep, value }) => prep === 'from' && value.kind === 'place');
  const { top } = telling.chain;
  const isOthers = top?.player !== undefined && top.player !== telling.actor(clause);
  const does = top === undefined || isOthers ? [] : effectOf(top)?.does;
  const summons =
    does?.every(
      ({ do: verb, what }) =>
        verb !== 'described' &&
        (!specialSummonVerbs.includes(verb) || (what === 'this' && top?.card !== card)),
    ) !== true;
  return plain && !summons;
}

/** "I Special Summon X by its own effect". */
export const isOwnEffect = (clause: Clause, card: ToldCard, telling: Telling): boolean =>
  !isPassive(clause) &&
  behind(clause, 'by', 'with').some((each) => {
    if (each.kind !== 'effect') return false;
    const isIts = each.of === undefined || each.of.kind === 'pronoun';
    return isIts ? telling.chain.top === undefined : telling.oneOf([each], clause) === card;
  });

/** Its effect that Special Summons it is activated, and does that when it resolves. */
export function activateToSummon(clause: Clause, card: ToldCard, telling: Telling): undefined {
  const player = telling.actor(clause) ?? card.setup.controller;
  if (card.place === undefined) telling.place(card, comesFrom(clause) ?? summonsItselfFrom(card), clause);
  if (player !== undefined) card.setup.controller ??= player;
  takeForDeed(telling.chain.activate(card, player, { effectOnly: true }), ['special-summon']);
}

/** Does an effect that is used where it is, after what was told, Special Summon it? */
export const summonsItself = ({ model, place }: ToldCard, { chain }: Telling): boolean =>
  effectsOf(model).some(
    (part) =>
      (chain.started || !isTrigger(part)) &&
      (place === undefined || activationPlaces(part, model.facts)?.includes(place) !== false) &&
      specialSummonsItself(part),
  );

export const specialSummonsItself = ({ does }: ActivatedEffect): boolean =>
  does.some(
    ({ do: verb, what, begins = { do: verb, what } }) =>
      begins.do === 'special-summon' && begins.what === 'this',
  );

/** Where a card is whose own effect Special Summons it, where nobody said it. */
const summonsItselfFrom = ({ model }: ToldCard): Place =>
  effectsOf(model)
    .filter(specialSummonsItself)
    .flatMap((part) => activationPlaces(part, model.facts) ?? [])[0] ?? 'hand';
