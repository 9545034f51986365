import { type Cause, causes } from '../../vocabulary/causes.ts';
import { type EventName, events } from '../../vocabulary/events.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { fold } from '../../vocabulary/terms.ts';
import type { Situation } from '../situation.ts';
import {
  expect,
  type Found,
  memo,
  onePerEnd,
  type Piece,
  record,
  type Slot,
  says,
  wordsEnd,
} from './piece.ts';
import { choice, list, oneMore, oneOf, reference, text, wordOf } from './pieces.ts';
import { battlePosition, destination, player } from './words.ts';

type Action = Situation['actions'][number];
/** Something that happened, as a situation tells it. */
export type Told = Extract<Action, { do: 'happen' }>['events'][number];

/** What says by itself what happens: no card stands before it. */
const ownSubject: readonly EventName[] = ['something-else', 'phase-changed'];

/** An event as players write it: "is sent to the GY", "was banished", "left the field". */
const eventNamed = (word: string): EventName | undefined =>
  byPast.get(fold(word)) ??
  events.find(word.replace(/^((is|are|was|were|gets|got|has been|have been|being)\s+)/i, ''));
const byPast = new Map(events.ids.map((id) => [fold(events.past(id)), id]));

const eventOf = (ids: readonly EventName[]): Piece<EventName> =>
  oneOf(
    'what happens',
    ids.map((value) => ({ value, says: events.present(value) })),
    (word) => {
      const id = eventNamed(word);
      return id !== undefined && ids.includes(id) ? id : undefined;
    },
  );

const anyEvent = eventOf(events.ids);
const cause = wordOf<Cause>(causes);

/** What else is said of an event, in the order in which it is printed. */
const details = [
  { maybe: [['cause', cause]] },
  { maybe: ['by', ['by', reference]] },
  { maybe: [says(', done by', 'done by'), ['player', player]] },
  { maybe: [says(', going to', 'going to', 'to'), ['to', destination]] },
  { maybe: [says(', controlled by', 'controlled by'), ['controller', player]] },
  { maybe: ['in', ['position', battlePosition]] },
  { maybe: [says(', to be', 'to be', 'for'), ['for', wordOf(summonWays)]] },
  { maybe: [says(', noting', 'noting'), ['note', text]] },
] as const;

/** What happens to a card that is named, to none, or to one that is not named. */
const eventsWith = (...more: readonly Slot<Told>[]): readonly Piece<Told>[] => [
  record<Told>({}, ['card', reference], ['event', anyEvent], ...more),
  record<Told>({}, ['event', eventOf(ownSubject)], ...more),
  record<Told>({}, 'a card', ['event', anyEvent], ...more),
];

const bindWords = (words: string) => says(`is ${words}`, `was ${words}`, `gets ${words}`);

const onto = ['onto', reference] as const;

/** One thing that happens: `"Dandylion" is sent to the GY by a card effect`; onto another card last. */
export const told: Piece<Told> = memo(
  choice(
    ...eventsWith(...details),
    record<Told>({ event: 'equipped' }, ['card', reference], bindWords('equipped to'), onto, ...details),
    record<Told>(
      { event: 'became-xyz-material' },
      ['card', reference],
      bindWords('attached to'),
      onto,
      ...details,
    ),
    ...eventsWith(says(', onto', 'onto'), onto, ...details),
  ),
);

/** Things that happen at once. */
export const atOnce = memo(list(told));

/** What happens moment by moment: ", then" stands between them. */
export const moments: Piece<Told[][]> = {
  read(line, at) {
    const nothing = wordsEnd(line, at, ['nothing', 'happens']);
    if (nothing !== undefined) return [{ value: [], end: nothing, unknown: [] }];
    const all: Found<Told[][]>[] = [];
    let last: readonly Found<Told[][]>[] = atOnce
      .read(line, at)
      .map((found) => ({ ...found, value: [found.value] }));
    while (last.length > 0) {
      all.push(...last);
      last = onePerEnd(
        last.flatMap((before) => {
          const next = wordsEnd(line, before.end, [',', 'then']);
          if (next === undefined) {
            expect(line, before.end, { label: '"then"', words: ['then'] });
            return [];
          }
          return oneMore(atOnce, line, next, before);
        }),
      );
    }
    return onePerEnd(all);
  },
  print(value) {
    if (!Array.isArray(value)) return null;
    if (value.length === 0) return 'nothing happens';
    const printed = value.map((each) => atOnce.print(each));
    return printed.includes(null) ? null : printed.join(', then ');
  },
};

/** Costs that have words of their own, which stand around the cards. */
const costWords: readonly (readonly [EventName, string, after?: string])[] = [
  ['discarded', ', discarding'],
  ['tributed', ', Tributing'],
  ['banished', ', banishing'],
  ['detached', ', detaching'],
  ['sent-to-gy', ', sending', 'to the GY'],
];

const shortCosts = costWords.map(([event, before, after]): Piece<Told[]> => {
  const slot = ['cards', list(reference)] as const;
  const cards =
    after === undefined
      ? record<{ cards: string[] }>({}, before, slot)
      : record<{ cards: string[] }>({}, before, slot, after);
  return {
    read: (line, at) =>
      cards
        .read(line, at)
        .map((found) => ({ ...found, value: found.value.cards.map((card) => ({ event, card })) })),
    print(value) {
      if (!Array.isArray(value) || value.length === 0) return null;
      const same = value.every((each) => Object.keys(each).length === 2 && each.event === event);
      return same ? cards.print({ cards: value.map(({ card }) => card) }) : null;
    },
  };
});

const longCost = record<{ cost: Told[] }>({}, says(', with the cost:', 'cost:'), ['cost', atOnce]);
const noCost = record<object>({}, says(', paying nothing', ', without a cost'));

/** What was paid: ", discarding ...", or in full what happens as cost. */
export const cost: Piece<Told[]> = choice<Told[]>(
  ...shortCosts,
  {
    read: (line, at) => longCost.read(line, at).map((found) => ({ ...found, value: found.value.cost })),
    print: (value) => longCost.print({ cost: value }),
  },
  {
    read: (line, at) => noCost.read(line, at).map((found) => ({ ...found, value: [] })),
    print: (value) => (Array.isArray(value) && value.length === 0 ? noCost.print({}) : null),
  },
);
