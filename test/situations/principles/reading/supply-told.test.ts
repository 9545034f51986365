import { describe, expect, test } from 'vitest';
import { groupsTold } from '../../../../src/situations/principles/reading/groups-told.ts';
import { resourcesTold } from '../../../../src/situations/principles/reading/resources-told.ts';
import { roomsTold } from '../../../../src/situations/principles/reading/room-told.ts';

/** What players say that they have, in the lower case of a sketch. */

test.for([
  ["i'm down to 1,000 life points.", { lp: 1000 }],
  ['my life points are at 300', { lp: 300 }],
  ['i have to pay 1500 lp', {}],
  ['#0 is the only card i have in hand, my field is empty.', { others: 0 }],
  ["i don't have any cards in hand besides #0", { others: 0 }],
  ['holding nothing but #0 and a level 1 machine.', {}],
  ['can i just #0?', {}],
  ['i have 3 cards in my hand, one of them #0', { hand: 3 }],
  ['my deck is down to 2 cards', { deck: 2 }],
] as const)('resources: %s', ([text, mine]) => {
  expect(resourcesTold(text)?.me).toEqual(mine);
});

test('two numbers of LP do not go together', () => {
  expect(resourcesTold('i have 500 lp. i have 600 lp.')).toBeUndefined();
});

test.for([
  ['every one of my monster zones is taken', [['monster', 0, 'me']]],
  ['4 of my 5 main monster zones are occupied', [['monster', 1, 'me']]],
  ["i don't have a free spell and trap zone", [['spellTrap', 0, 'me']]],
  [
    'my opponent has five monsters, i have three free zones.',
    [
      ['monster', 0, 'opponent'],
      ['monster', 3, 'me'],
    ],
  ],
  ['i control one monster and no spells', []],
  ['my extra monster zone is taken', []],
] as const)('room: %s', ([text, rooms]) => {
  expect(roomsTold(text).map(({ kind, free, side }) => [kind, free, side])).toEqual(rooms);
});

describe('groups', () => {
  test.for([
    ['i have exactly 3 dark monsters in my graveyard.', [['gy', 'me', 3, 'monster', 'DARK']]],
    [
      'my grave has a dark monster but no light.',
      [
        ['gy', 'me', 1, 'monster', 'DARK'],
        ['gy', 'me', 0, 'monster', 'LIGHT'],
      ],
    ],
    [
      'my gy has five spells but not a single monster.',
      [
        ['gy', 'me', 5, 'spell', undefined],
        ['gy', 'me', 0, 'monster', undefined],
      ],
    ],
    [
      'i control no monsters and they have two.',
      [
        ['monster-zone', 'me', 0, 'monster', undefined],
        ['monster-zone', 'opponent', 2, 'monster', undefined],
      ],
    ],
    ['i have 2 cards in hand and 1000 lp', []],
  ] as const)('%s', ([text, groups]) => {
    expect(
      groupsTold(text).map(({ place, side, count, kind, attribute }) => [
        place,
        side,
        count,
        kind,
        attribute,
      ]),
    ).toEqual(groups);
  });
});
