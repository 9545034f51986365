import { describe, expect, test } from 'vitest';
import type { Facts } from '../../src/card-model/facts.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';

const facts = (abilities: readonly ['Effect'] | readonly ['Fusion', 'Effect']): Facts => ({
  cardType: 'monster',
  attribute: 'EARTH',
  type: 'Beast',
  abilities: [...abilities],
  level: 5,
  atk: 2000,
  def: 1000,
});
const read = (text: string, abilities: readonly ['Effect'] | readonly ['Fusion', 'Effect'] = ['Effect']) =>
  cardModelOf({ name: 'Patient Crane', facts: facts(abilities), text }).summoning;
const first = (text: string, abilities?: readonly ['Fusion', 'Effect']) =>
  read(text, abilities).procedures?.[0];

const monsters = { from: ['monster-zone'], filter: { cardType: 'monster', controller: 'you' } };
const theirs = { from: ['monster-zone'], filter: { cardType: 'monster', controller: 'opponent' } };
const mossback = { ...monsters.filter, archetype: 'Mossback' };

describe('what has to be so', () => {
  test.for([
    ['If you control no monsters', [[{ cards: monsters, atMost: 0 }]]],
    [
      'If only your opponent controls a monster',
      [
        [
          { cards: theirs, atLeast: 1 },
          { cards: monsters, atMost: 0 },
        ],
      ],
    ],
    [
      'If your opponent controls a monster and you control no monsters',
      [
        [
          { cards: theirs, atLeast: 1 },
          { cards: monsters, atMost: 0 },
        ],
      ],
    ],
    ['If your opponent controls more monsters than you do', [[{ more: theirs, than: monsters, by: 1 }]]],
    [
      'If your opponent controls at least 2 more monsters than you do',
      [[{ more: theirs, than: monsters, by: 2 }]],
    ],
    [
      'If you control 2 or more "Mossback" monsters',
      [[{ cards: { ...monsters, filter: mossback }, atLeast: 2 }]],
    ],
    [
      'If you control a "Mossback" monster other than "Patient Crane"',
      [
        [
          {
            cards: { ...monsters, filter: { ...mossback, except: [{ names: ['Patient Crane'] }] } },
            atLeast: 1,
          },
        ],
      ],
    ],
    ['If the moon is full', undefined],
    ['If you control a monster that is older than this card', undefined],
  ])('%s', ([words, holds]) => {
    const said = first(`${words}, you can Special Summon this card (from your hand).`);
    expect(said?.onlyIf[0]?.holds).toEqual(holds);
    expect(said?.unread).toBeUndefined();
  });

  test('"by having" is a condition, and uses nothing up', () => {
    const said = first(
      'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by having exactly 3 DARK monsters in your GY.',
    );
    expect(said?.uses).toEqual([]);
    expect(said?.onlyIf[0]?.holds?.[0]?.[0]).toMatchObject({ atLeast: 3, atMost: 3 });
  });
});

describe('what is used up', () => {
  test.for([
    ['by Tributing 2 monsters', [['tribute', 2]]],
    [
      'by banishing 1 LIGHT and 1 DARK monster from your GY',
      [
        ['banish', 1],
        ['banish', 1],
      ],
    ],
    ['by discarding 1 card', [['discard', 1]]],
    ['by returning 1 other monster you control to the hand', [['return-to-hand', 1]]],
  ])('%s', ([words, uses]) => {
    const said = first(`You can Special Summon this card (from your hand) ${words}.`);
    const found = said?.uses.map(({ do: verb, what }) => [
      verb,
      typeof what === 'object' && 'count' in what ? what.count : null,
    ]);
    expect([found, said?.unread]).toEqual([uses, undefined]);
  });

  test.for([
    'by Tributing 2 monsters whose names rhyme',
    'by shuffling all monsters in your GY into the Deck',
    'to your zone a Link Monster points to',
    'by Tributing 1 or more monsters',
  ])('words that no field says stay open: %s', (words) => {
    expect(first(`You can Special Summon this card (from your hand) ${words}.`)?.unread).toBeDefined();
  });

  test('"the above cards" are those of the first line, wherever the player has them on the field', () => {
    const said = first(
      '"Mossback Elk" + 2 Beast monsters\nMust first be Special Summoned (from your Extra Deck) by banishing the above cards you control.',
      ['Fusion', 'Effect'],
    );
    expect(said?.from).toEqual(['extra-deck']);
    expect(said?.uses.map(({ what }) => what)).toMatchObject([
      { count: 1, filter: { names: ['Mossback Elk'], controller: 'you' } },
      { count: 2, filter: { type: 'Beast', controller: 'you' } },
    ]);
  });

  test('different names', () => {
    expect(
      first(
        'You can Special Summon this card (from your hand) by banishing 3 Beast monsters with different names from your GY.',
      ),
    ).toMatchObject({ different: ['names'] });
  });
});

describe('where to, how often, and what follows', () => {
  test('to the field of the opponent, in a position', () => {
    const said = first(
      "You can Special Summon this card (from your hand) to your opponent's field in Defense Position, by Tributing 1 monster they control.",
    );
    expect(said).toMatchObject({
      to: 'opponent',
      position: 'defense',
      uses: [{ do: 'tribute', what: { filter: { controller: 'opponent' } } }],
    });
  });

  test.for([
    ['You can only Special Summon "Patient Crane" once per turn this way.', 'turn', undefined],
    ['You can only Special Summon "Patient Crane" once per Duel this way.', 'duel', undefined],
    ['You can only Special Summon "Patient Crane" once per turn.', undefined, 'turn'],
    [
      'You can only Special Summon "Patient Crane" once per turn this way. You can only use this effect of "Patient Crane" once per turn.',
      'turn',
      undefined,
    ],
  ])('%s', ([words, thisWay, anyWay]) => {
    const said = read(
      `If you control no monsters, you can Special Summon this card (from your hand). ${words}`,
    );
    expect([said.procedures?.[0]?.oncePer, said.specialOncePer]).toEqual([thisWay, anyWay]);
  });

  test('what the turn may not see', () => {
    const said = first(
      'If you control no monsters, you can Special Summon this card (from your hand). You cannot Normal Summon/Set the turn you Special Summon this card.',
    );
    expect(said?.turn?.bans).toEqual({ summons: ['normal', 'set'] });
  });

  test('what follows is read as instructions', () => {
    expect(
      first(
        'If you control no monsters, you can Special Summon this card (from your hand), but its original ATK/DEF become halved.',
      ),
    ).toMatchObject({
      follows: [
        { do: 'change-atk', what: 'this', value: { how: 'halved', original: true } },
        { do: 'change-def', what: 'this', value: { how: 'halved', original: true } },
      ],
    });
  });

  test('or described, where they do not say all of it', () => {
    const said = first(
      "You can Special Summon this card (from your hand) by Tributing 1 monster, and if you do, this card gains ATK equal to the Tributed monster's original ATK.",
    );
    expect([said?.follows, said?.afterwards]).toEqual([
      undefined,
      expect.stringMatching(/^and if you do, this card gains ATK/),
    ]);
  });

  test.for([
    'Must be Special Summoned with "Wide Door".',
    'Must be Special Summoned by its own effect.',
    'If this card is in your hand: You can Special Summon this card.',
  ])('no procedure: %s', (words) => {
    expect(read(words).procedures).toBeUndefined();
  });
});

describe('a column that it asks for', () => {
  test.for([
    [
      'If 2 or more cards are in the same column, you can Special Summon this card (from your hand) in that column.',
      { inColumnWith: { atLeast: 2 }, onlyIf: [] },
    ],
    [
      'If there is a column with no cards, you can Special Summon this card (from your hand) to your zone in that column.',
      { inColumnWith: { atMost: 0 }, onlyIf: [] },
    ],
    [
      'If 2 or more cards are in the same column, you can Special Summon this card (from your hand) in an adjacent column.',
      { unread: 'in an adjacent column' },
    ],
  ] as const)('%s', ([text, fields]) => {
    expect(first(text)).toMatchObject(fields);
  });

  test('nothing of one that was read is left unread', () => {
    const whole = first(
      'If 2 or more cards are in the same column, you can Special Summon this card (from your hand) in that column.',
    );
    expect(whole?.unread).toBeUndefined();
  });
});

test.for([
  [
    "Destroy all other cards in this card's column.",
    {
      do: 'destroy',
      what: {
        count: 'all',
        from: ['monster-zone', 'spell-trap-zone', 'pendulum-zone'],
        filter: { other: true, column: 'own' },
      },
    },
  ],
  [
    "Destroy all monsters your opponent controls in this card's column.",
    {
      do: 'destroy',
      what: {
        count: 'all',
        from: ['monster-zone'],
        filter: { cardType: 'monster', controller: 'opponent', column: 'own' },
      },
    },
  ],
] as const)('an effect about its column: %s', ([words, does]) => {
  const { parts } = cardModelOf({
    name: 'Patient Crane',
    facts: facts(['Effect']),
    text: `Once per turn: You can discard 1 card; ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
  });
  expect(parts[0]).toMatchObject({ does: [does] });
});

test('what is activated in its column is a condition of the event', () => {
  const { parts } = cardModelOf({
    name: 'Patient Crane',
    facts: facts(['Effect']),
    text: "If a Spell/Trap Card is activated in this card's column: You can draw 1 card.",
  });
  expect(parts[0]).toMatchObject({
    on: [{ event: 'effect-activated', of: { cardType: 'spell-trap', column: 'own' } }],
  });
});
