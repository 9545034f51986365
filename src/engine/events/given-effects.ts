import type { Part } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
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

const notKnown: Part = { kind: 'unread', reads: 'an effect that its material may give it' };

/** With what it was Summoned: nothing by a Special Summon that uses nothing up; by any other Summon it may not have been told. */
const madeOf = (way: Happens['event'], used: readonly DuelEvent[]): Card['madeOf'] =>
  used.length === 0 && !usesNothing.has(way)
    ? undefined
    : used.flatMap(({ card, cardNames = [] }) => {
        if (card === undefined) return [];
        const { madeOf: _, ...before } = card.before;
        return [{ card: before, names: cardNames }];
      });
const usesNothing: ReadonlySet<string> = new Set([
  'special-summoned',
  'special-summoned-ignoring-conditions',
  'pendulum-summoned',
]);

/**
 * A Summoned monster with what it was Summoned with, and the effects that this gives it: they are its own while it is on the field.
 * No source here says whether one that was face-down, or away for a time, still has them.
 */
export function withGiven(duel: Duel, card: Card, way: Happens['event']): Card {
  const { given: from = card.model.parts.length, madeOf: old, ...bare } = card;
  const comes = isSummonWay(way) && way !== 'flip-summoned' && way !== 'normal-summoned-again';
  if (!comes && way !== 'flipped-face-down' && way !== 'returned-to-field') return card;
  const used = comes ? usedFor(duel, way, card.id) : [];
  const rest = { ...bare, ...defined({ madeOf: comes ? madeOf(way, used) : old }) };
  const had = comes ? [] : card.model.parts.slice(from).map(() => notKnown);
  const given = [...had, ...used.flatMap((event) => partsGiven(duel, event, card))];
  if (given.length === 0 && card.given === undefined) return rest;
  const models = [card.model, ...used.flatMap((event) => event.card?.before.model ?? [])];
  const model = {
    ...card.model,
    parts: [...card.model.parts.slice(0, from), ...given],
    says: models.flatMap(({ says = [] }) => says),
    asksOfBattle: models.flatMap(({ asksOfBattle = [] }) => asksOfBattle),
  };
  return { ...rest, model, ...(given.length > 0 && { given: from }) };
}

/** What one of them gives. Of a monster of which it was not said whether it is meant, something is not read. */
function partsGiven(duel: Duel, { card: used, index, for: way }: DuelEvent, card: Card): readonly Part[] {
  if (used === undefined || used.before.place === 'xyz-material') return [];
  const { model, place } = used.before;
  return model.parts.flatMap((part, at): readonly Part[] => {
    const gives = part.kind === 'not-an-effect' ? part.gives : undefined;
    const isFor = gives?.ways?.some((each) => each === way) !== false;
    if (gives === undefined || !isFor || (gives.onField && place !== 'monster-zone')) return [];
    const fits = fitsNow(duel, gives.to, card, viewFrom(card));
    const isAgain = ({ for: use, card: other }: DuelEvent) => use && other?.before.model.name === model.name;
    if (fits === 'no') return [];
    if (fits === 'unknown' || (gives.once && duel.timeline.slice(0, index).some(isAgain))) return [notKnown];
    const { part: effect } = gives;
    // A limit by name is by that of the card that gave it, whatever monster has it.
    if (!('limit' in effect) || effect.limit?.scope !== 'name') return [effect];
    return [{ ...effect, limit: { ...effect.limit, named: model.name, group: `given ${at}` } }];
  });
}
