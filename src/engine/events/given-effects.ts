import type { CardModel } from '../../card-model/card-model.ts';
import type { Part } from '../../card-model/part.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { DuelEvent, Happens } from '../state/event.ts';

/** What was used for the Summon that is made now: material, Tributes and what was banished for it, right before. */
function usedFor({ timeline }: Duel, way: Happens['event'], card: string): readonly DuelEvent[] {
  const of = (event: DuelEvent) => event.for === way && event.card !== undefined;
  const last = timeline.findLastIndex((event) => of(event) || endsIt(event, way, card));
  const first = timeline.findLastIndex((event, at) => at < last && !of(event));
  const all = timeline.slice(first + 1, last + 1);
  return all.every(of) ? all : [];
}

const endsIt = ({ names, card }: DuelEvent, way: Happens['event'], id: string): boolean =>
  names.includes(way) || names.includes('summon-negated') || (card?.id === id && names.some(isSummonWay));

/** A Summoned monster with the effects that what it was Summoned with gives it: they are its own while it is on the field. */
export function withGiven(duel: Duel, card: Card, way: Happens['event']): Card {
  if (way === 'flipped-face-down' || way === 'returned-to-field') return doubted(card);
  if (!isSummonWay(way) || way === 'flip-summoned' || way === 'normal-summoned-again') return card;
  const used = usedFor(duel, way, card.id);
  const given = used.flatMap((event) => partsGiven(duel, event, card));
  if (given.length === 0 && card.given === undefined) return card;
  const { model } = withParts(card, given);
  const models = [model, ...used.flatMap((event) => event.card?.before.model ?? [])];
  const says = models.flatMap((each) => each.says ?? []);
  const asksOfBattle = models.flatMap((each) => each.asksOfBattle ?? []);
  return {
    ...withParts(card, given),
    model: { ...model, says, ...(asksOfBattle.length > 0 && { asksOfBattle }) },
  };
}

/** What one of them gives. Of a monster of which it was not said whether it is meant, something is not read. */
function partsGiven(
  duel: Duel,
  { card: used, index, moment, for: way }: DuelEvent,
  card: Card,
): readonly Part[] {
  if (used === undefined || used.before.place === 'xyz-material') return [];
  const { model, place } = used.before;
  return model.parts.flatMap((part, at): readonly Part[] => {
    const gives = part.kind === 'not-an-effect' ? part.gives : undefined;
    const isFor = gives?.ways?.some((each) => each === way) !== false;
    if (gives === undefined || !isFor || (gives.onField && place !== 'monster-zone')) return [];
    const fits = fitsNow(duel, gives.to, card, viewFrom(card));
    const before = gives.once && usedBefore(duel, model, index);
    if (fits === 'no' || (before && before.moment === moment)) return [];
    if (fits === 'unknown' || before) return [notKnown];
    const { part: effect } = gives;
    // A limit by name is by that of the card that gave it, whatever monster has it.
    if (!('limit' in effect) || effect.limit?.scope !== 'name') return [effect];
    return [{ ...effect, limit: { ...effect.limit, named: model.name, group: `given ${at}` } }];
  });
}

/** Was a card of the same name used for a Summon before? */
const usedBefore = ({ timeline }: Duel, { name }: CardModel, index: number): DuelEvent | undefined =>
  timeline.slice(0, index).findLast((event) => event.for && event.card?.before.model.name === name);

function withParts({ given: at, ...card }: Card, given: readonly Part[]): Card {
  const own = card.model.parts.slice(0, at);
  const model = { ...card.model, parts: [...own, ...given] };
  return { ...card, model, ...(given.length === 0 ? {} : { given: own.length }) };
}

/** No source here says whether a monster that was face-down, or away for a time, still has what it was given. */
const doubted = (card: Card): Card =>
  card.given === undefined
    ? card
    : withParts(
        card,
        card.model.parts.slice(card.given).map(() => notKnown),
      );
const notKnown: Part = { kind: 'unread', reads: 'an effect that its material may give it' };
