import { causes } from '../../vocabulary/causes.ts';
import { type EventName, events } from '../../vocabulary/events.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { fold } from '../../vocabulary/terms.ts';
import type { Situation } from '../situation.ts';
import { expect, mapped, memo, noneOf, type Piece, phraseEnd, repeated } from './piece.ts';
import { choice, list, oneOf, reference, text, wordOf } from './pieces.ts';
import { template } from './template.ts';
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

const pieces = {
  card: reference,
  event: eventOf(events.ids),
  own: eventOf(ownSubject),
  cause: wordOf(causes),
  player,
  to: destination,
  position: battlePosition,
  way: wordOf(summonWays),
  text,
};

/** What else is said of an event, in the order in which it is printed. */
const details =
  '[{cause}] [by {by:card}] [(, done by|done by) {player}] [(, going to|going to|to) {to}] [(, controlled by|controlled by) {controller:player}] [in {position}] [(, to be|to be|for) {for:way}] [(, noting|noting) {note:text}]';

const subjects = ['{card} {event}', '{event:own}', 'a card {event}'];
const onto = '(, onto|onto) {onto:card}';
const bound = (words: string): string => `{card} (is ${words}|was ${words}|gets ${words}) {onto:card}`;

/** One thing that happens, to a card that is named, to none, or to one that is not: `"Dandylion" is sent to the GY`; onto another card last. */
export const told: Piece<Told> = memo(
  choice(
    ...[
      ...subjects,
      `{event=equipped} ${bound('equipped to')}`,
      `{event=became-xyz-material} ${bound('attached to')}`,
      ...subjects.map((each) => `${each} ${onto}`),
    ].map((each) => template<Told>(`${each} ${details}`, pieces)),
  ),
);

/** Things that happen at once. */
export const atOnce = memo(list(told));

/** What happens moment by moment: ", then" stands between them. */
export const moments: Piece<Told[][]> = choice(
  noneOf<Told[]>('nothing happens'),
  repeated(
    atOnce,
    (line, end) => {
      const next = phraseEnd(line, end, ', then');
      if (next === undefined) expect(line, end, () => ({ label: '"then"', words: ['then'] }));
      return next;
    },
    (texts) => texts.join(', then '),
  ),
);

/** Costs that have words of their own, which stand around the cards. */
const costWords: readonly (readonly [EventName, string])[] = [
  ['discarded', ', discarding {cards}'],
  ['tributed', ', Tributing {cards}'],
  ['banished', ', banishing {cards}'],
  ['detached', ', detaching {cards}'],
  ['sent-to-gy', ', sending {cards} to the GY'],
];

const shortCosts = costWords.map(([event, words]) =>
  mapped(
    template<{ cards: string[] }>(words, { cards: list(reference) }),
    ({ cards }): Told[] => cards.map((card) => ({ event, card })),
    (value) => {
      if (!Array.isArray(value) || value.length === 0) return null;
      const same = value.every((each) => Object.keys(each).length === 2 && each.event === event);
      return same ? { cards: value.map(({ card }) => card) } : null;
    },
  ),
);

/** What was paid: ", discarding ...", or in full what happens as cost. */
export const cost: Piece<Told[]> = choice<Told[]>(
  ...shortCosts,
  mapped(
    template<{ cost: Told[] }>('(, with the cost:|cost:) {cost}', { cost: atOnce }),
    ({ cost: paid }) => paid,
    (value) => ({ cost: value }),
  ),
  mapped(
    template('(, paying nothing|, without a cost)', {}),
    () => [],
    (value) => (Array.isArray(value) && value.length === 0 ? {} : null),
  ),
);
