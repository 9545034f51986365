import { activationPlaces, isActivated, isTrigger } from '../../card-model/activated.ts';
import { effectByNumber, type Numbered } from '../../card-model/by-number.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { Clause, Phrase } from '../grammar/clause.ts';
import type { ToldCard } from '../telling/cards.ts';
import { isAt } from '../telling/link.ts';

/** The effects that may be meant. */
export interface EffectsMeant {
  readonly triggers: readonly Numbered[];
  /** Those that are no Trigger Effects, and could be activated from where the card is now. */
  readonly others: readonly Numbered[];
}

/** The effects that may be meant; where the words say "trigger", only those that are. Undefined where there is none of that kind. */
export function effectsMeant(
  phrase: Phrase,
  clause: Clause,
  { model, place }: ToldCard,
): EffectsMeant | undefined {
  const effect = phrase.kind === 'effect' ? phrase : undefined;
  const qualities = effect?.qualities ?? [];
  const does = effect?.does;
  const nth = qualities.includes('first') ? 1 : qualities.includes('second') ? 2 : undefined;
  if (nth !== undefined) {
    const alone = does === undefined && qualities.length === 1 && effect?.trigger !== true;
    const counted = alone ? effectByNumber(model, nth) : undefined;
    if (counted === undefined) return undefined;
    return isTrigger(counted.part)
      ? { triggers: [counted], others: [] }
      : { triggers: [], others: [counted] };
  }
  const all = model.parts.flatMap((part, number) => (isActivated(part) ? [{ part, number }] : []));
  const fitting = all.filter(
    ({ part }) =>
      (does === undefined || part.does.some((each) => does.includes(each.do))) && isAt(part, effect, model),
  );
  const triggers = fitting.filter(({ part }) => isTrigger(part));
  // The activation of a card that does nothing more is none of its effects.
  const others = fitting.filter(
    ({ part }) =>
      !isTrigger(part) &&
      // From where a card may be activated its rules say.
      (part.kind === 'activation' || canBeHere(part, model, place)) &&
      !(effect !== undefined && part.kind === 'activation' && part.does.length === 0),
  );
  // "Does X's effect activate": by itself, which only Trigger Effects do.
  const byItself =
    clause.verb === 'activate' && clause.objects.length === 0 && !clause.passive && !clause.modal;
  const says = clause.verb === 'trigger' || effect?.trigger === true || (byItself && triggers.length > 0);
  if (does !== undefined && triggers.length === 0 && others.length === 0) return undefined;
  const named = effect?.on;
  // "Its discard trigger", of a card that answers no discard: something else is meant by it.
  if (named !== undefined && !triggers.some(({ part }) => answers(part, named))) return undefined;
  const meant = triggers.filter(({ part }) => {
    if (!isTrigger(part) || (named !== undefined && !answers(part, named))) return false;
    if (qualities.includes('optional')) return !part.mandatory;
    return qualities.includes('mandatory') ? part.mandatory : true;
  });
  return { triggers: meant, others: says ? [] : others };
}

/** The number of the only effect that is activated where the words say, and that answers nothing; undefined for any other. */
export function effectThere(
  said: Extract<Phrase, { kind: 'effect' }>,
  { model, place }: ToldCard,
): number | undefined {
  const [only, other] = model.parts.flatMap((part, number) =>
    isActivated(part) && isAt(part, said, model) ? [{ part, number }] : [],
  );
  return only === undefined || other !== undefined || isTrigger(only.part) || place !== said.activatesIn
    ? undefined
    : only.number;
}
const answers = (part: ActivatedEffect, events: readonly EventName[]): boolean =>
  part.kind === 'trigger' && part.on.some(({ event }) => events.includes(event));

const canBeHere = (part: ActivatedEffect, { facts }: CardModel, place: Place | undefined): boolean => {
  const places = activationPlaces(part, facts);
  return place === undefined || places === null || places.includes(place);
};

/** A face-up Spell/Trap Card whose words that were not read may let its player do what is asked. */
export const isAppliedOnly = ({ model: { facts, parts }, faceUp, place }: ToldCard): boolean =>
  facts.cardType !== 'monster' &&
  faceUp !== false &&
  place !== undefined &&
  isField(place) &&
  parts.filter(isActivated).every(({ kind }) => kind === 'activation') &&
  parts.some(
    (part) =>
      part.kind === 'unread' ||
      (part.kind === 'continuous' && part.does.some(({ do: verb }) => verb === 'described')),
  );

/** Nobody asks whether a Spell/Trap Card is activated that lies face-up and has no effect to activate there. */
export const isDone = ({ model, faceUp, setup }: ToldCard): boolean =>
  model.facts.cardType !== 'monster' &&
  faceUp !== false &&
  setup.place !== undefined &&
  isField(setup.place) &&
  model.parts.every((part) => !isActivated(part) || part.kind === 'activation');
