import { expect, test } from 'vitest';
import { mustBePossible } from '../../../src/card-model/conjunctions.ts';
import { cardOf } from '../../../src/engine/state/duel.ts';
import { monster, type Placed } from '../../support/duels.ts';
import { type Does, missingOf, playEffect } from './play-effect.ts';

/** "Excavate the top 3 cards, add 1 of them, and send the rest to the GY" (rule wording/excavate). */

const inDeck = (name: string, type = 'Plant'): Placed => [monster(name, [], { type }), 'deck'];
const cards = { a: inDeck('Apple'), b: inDeck('Berry', 'Rock'), c: inDeck('Cherry') };
const among = { dealt: 'excavate' };
const dig = (count: number): Does => ({
  do: 'excavate',
  what: { count, from: ['deck'], filter: { owner: 'you', taken: 'top' } },
});
const add: Does = {
  do: 'add-to-hand',
  what: { count: 1, from: ['deck'], filter: { owner: 'you', type: 'Plant' }, among },
};
const rest: Does = {
  do: 'send-to-gy',
  joined: 'also',
  what: { count: 'all', from: ['deck'], filter: { owner: 'you' }, among },
};
const known = (deck: number) => ({
  P0: { lp: 8000, unseen: { deck: deck - 3, hand: 0, 'extra-deck': 0, gy: 0, banished: 0 } },
});
const placesOf = (duel: ReturnType<typeof playEffect>) => ['a', 'b', 'c'].map((id) => cardOf(duel, id).place);

test('a Deck of as many cards is excavated whole: what is not taken is the rest', () => {
  const now = playEffect([dig(3), add, rest], { cards, chosen: ['a'], players: known(3) });
  expect(placesOf(now)).toEqual(['hand', 'gy', 'gy']);
  expect(missingOf(now)).toEqual([]);
});

test('of a larger Deck which are excavated is not said: the chosen one is, the rest stays open', () => {
  const now = playEffect([dig(3), add, rest], { cards, chosen: ['a'], players: known(9) });
  expect(placesOf(now)).toEqual(['hand', 'deck', 'deck']);
  expect(missingOf(now).join()).toMatch(
    /Berry is taken: it was not said that it is one of those that were shown/,
  );
});

test('what does not fit is not taken', () => {
  const now = playEffect([dig(3), add], { cards, chosen: ['b'], players: known(3) });
  expect(cardOf(now, 'b').place).toBe('deck');
});

test('an empty Deck has nothing to excavate', () => {
  const now = playEffect([dig(3), rest], { players: { P0: known(3).P0 } });
  expect(missingOf(now)).toEqual([]);
});

test('of fewer revealed cards than are shown the others are not known', () => {
  const show: Does = { do: 'reveal', what: { count: 2, from: ['deck'], filter: { owner: 'you' } } };
  const other: Does = {
    ...rest,
    what: { count: 'all', from: ['deck'], filter: { owner: 'you' }, among: { dealt: 'reveal' } },
  };
  const one: Does = {
    ...add,
    what: { count: 1, from: ['deck'], filter: { owner: 'you' }, among: { dealt: 'reveal' } },
  };
  const now = playEffect([show, one, other], { cards, chosen: ['a'], players: known(3) });
  expect(placesOf(now)).toEqual(['hand', 'deck', 'deck']);
  expect(missingOf(now)).toHaveLength(1);
});

test('what is revealed is only there once it was drawn: that has to be possible, and no more', () => {
  const draw = { do: 'draw', amount: 1 } as const;
  const reveal = { do: 'reveal', joined: 'and' } as const;
  expect(mustBePossible([draw, { ...reveal, what: { dealt: 'draw' } }])).toEqual([draw]);
  expect(mustBePossible([draw, { ...reveal, what: 'this' }])).toHaveLength(2);
});
