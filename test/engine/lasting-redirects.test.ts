import { expect, test } from 'vitest';
import { cardOf, type Duel } from '../../src/engine/state/duel.ts';
import { activate, activation, duel, monster, type Placed, resolve, spell } from '../support/duels.ts';

const redirect = (filter: object, until: string): Placed => [
  spell('Torn Page', [
    activation([{ do: 'banish', what: { count: 'all', filter }, insteadOf: 'sent-to-gy', until }]),
  ]),
  'hand',
];
const flood: Placed = [
  spell('Wide Flood', [
    activation([
      { do: 'destroy', what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster' } } },
    ]),
  ]),
  'hand',
];
const cards = (filter: object, until: string): Readonly<Record<string, Placed>> => ({
  page: redirect(filter, until),
  flood,
  x: [monster('Tame Boar'), 'monster-zone'],
});
const places = (now: Duel) => ['x', 'foe'].map((id) => cardOf(now, id).place);
const played = [activate('page'), resolve()] as const;
const washed = [activate('flood'), resolve()] as const;

test('cards are banished from then on', () => {
  const now = duel(cards({}, 'end-of-turn'), ...played, ...washed);
  expect(places(now)).toEqual(['banished', 'banished']);
  // So are Spells that have resolved after it, but not what went to the GY before.
  expect(cardOf(now, 'flood').place).toBe('banished');
  expect(now.missing).toEqual([]);
});

test('only those that the text speaks of', () => {
  const now = duel(cards({ cardType: 'monster', owner: 'opponent' }, 'end-of-turn'), ...played, ...washed);
  expect(places(now)).toEqual(['gy', 'banished']);
});

test('until the turn ends', () => {
  const now = duel(cards({}, 'end-of-turn'), ...played, { do: 'end-turn' }, { do: 'end-turn' }, ...washed);
  expect(places(now)).toEqual(['gy', 'gy']);
});

test('until the end of the next turn', () => {
  const next = duel(cards({}, 'end-of-next-turn'), ...played, { do: 'end-turn' }, ...washed);
  expect(places(next)).toEqual(['banished', 'banished']);
  const later = duel(
    cards({}, 'end-of-next-turn'),
    ...played,
    { do: 'end-turn' },
    { do: 'end-turn' },
    ...washed,
  );
  expect(places(later)).toEqual(['gy', 'gy']);
});

test('a Spell of Spell Speed 1 that was told to be chained is applied, and pointed out', () => {
  const now = duel(cards({}, 'end-of-turn'), activate('page'), activate('flood'));
  expect(now.chain).toHaveLength(2);
  expect(now.illegalities.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
    'chain/spell-speed answers-nothing',
  ]);
  expect(duel({}, activate('errand'), activate('theirs')).illegalities).toEqual([]);
});
