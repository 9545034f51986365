import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import { readClause } from '../../../src/cardtext/phrases/read-clause.ts';
import { readLeaf } from '../../../src/cardtext/read-leaf.ts';

const does = (text: string) => readClause(text, 'resolution')?.instructions;
const lantern = {
  count: 1 as const,
  from: ['deck' as const],
  filter: { cardType: 'monster' as const, archetype: 'Lantern', owner: 'you' as const },
};
type Row = readonly [text: string, instructions: readonly Instruction[]];

describe('forms of a resolution', () => {
  test.for<Row>([
    [
      'add to your hand, or Special Summon, 1 "Lantern" monster from your Deck',
      [
        { do: 'add-to-hand', what: lantern },
        { do: 'special-summon', what: lantern, joined: 'or' },
      ],
    ],
    [
      'reveal and add to your hand 1 "Lantern" monster from your Deck',
      [
        { do: 'reveal', what: lantern },
        { do: 'add-to-hand', what: 'those', joined: 'and' },
      ],
    ],
    [
      'add 1 "Lantern" monster from your Deck to your hand, with a different name than the cards you control',
      [
        {
          do: 'add-to-hand',
          what: {
            ...lantern,
            filter: {
              ...lantern.filter,
              beside: {
                to: { all: ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'], whose: 'you' },
                different: ['name'],
              },
            },
          },
        },
      ],
    ],
    ['otherwise, send this card to the GY', [{ do: 'send-to-gy', what: 'this', joined: 'otherwise' }]],
    ['return this card to the hand/Extra Deck', [{ do: 'return-to-hand', what: 'this' }]],
    [
      'move this card to another of your Main Monster Zones',
      [{ do: 'move', what: 'this', reads: 'to another of your Main Monster Zones' }],
    ],
    [
      "this card's Level becomes the same as that monster's",
      [{ do: 'change-level', what: 'this', becomes: true, reads: "the same as that monster's" }],
    ],
    [
      'the ATK of all "Lantern" monsters on the field becomes 0',
      [
        {
          do: 'change-atk',
          what: {
            count: 'all',
            from: ['monster-zone'],
            filter: { cardType: 'monster', archetype: 'Lantern' },
          },
          becomes: true,
          amount: 0,
        },
      ],
    ],
    [
      "increase or decrease this card's Level by 1",
      [{ do: 'change-level', what: 'this', reads: 'increase or decrease by 1' }],
    ],
    [
      'its Pendulum Scale becomes 4',
      [{ do: 'change-scale', what: { reads: 'it' }, becomes: true, amount: 4 }],
    ],
    [
      'place 1 Lantern Counter on this card for each Spell you control',
      [{ do: 'place-counter', what: 'this', reads: '1 Lantern Counter, for each Spell you control' }],
    ],
    [
      'Special Summon this card (but negate its effects), also it is destroyed during the End Phase',
      [
        { do: 'special-summon', what: 'this' },
        { do: 'negate-effects', what: 'this', joined: 'also' },
        { do: 'destroy', what: 'this', joined: 'also', delayed: 'during the End Phase' },
      ],
    ],
    [
      'banish this card when it leaves the field, and if you do, draw 1 card',
      [
        { do: 'banish', what: 'this', delayed: 'when it leaves the field' },
        { do: 'draw', amount: 1, joined: 'if-you-do', delayed: 'when it leaves the field' },
      ],
    ],
    [
      'Special Summon this card, but banish it when it leaves the field, then draw 1 card',
      [
        { do: 'special-summon', what: 'this' },
        {
          do: 'banish',
          what: 'this',
          joined: 'also',
          delayed: 'when it leaves the field',
          reads: 'banish it when it leaves the field',
        },
        { do: 'draw', amount: 1, joined: 'then' },
      ],
    ],
    [
      'for the rest of this turn, this card gains 350 ATK, also it cannot be destroyed by battle, nor be destroyed by card effects',
      [
        { do: 'change-atk', what: 'this', amount: 350, until: 'end-of-turn' },
        {
          do: 'change-status',
          what: 'this',
          joined: 'also',
          until: 'end-of-turn',
          reads: 'cannot be destroyed by battle, nor be destroyed by card effects',
        },
      ],
    ],
    [
      'your opponent draws 1 card, then they discard 1 card',
      [
        { do: 'draw', amount: 1, who: 'opponent' },
        { do: 'discard', what: { count: 1, filter: {} }, who: 'opponent', joined: 'then' },
      ],
    ],
    [
      'the activated effect becomes "Draw 1 card"',
      [{ do: 'described', reads: 'the activated effect becomes "Draw 1 card"' }],
    ],
    [
      'this card is used to Ritual Summon "Paper Lantern"',
      [{ do: 'ritual-summon', what: { count: 1, filter: { names: ['Paper Lantern'] } } }],
    ],
  ])('%s', ([text, instructions]) => {
    expect(does(text)).toEqual(instructions);
  });

  test.for([
    [
      'what a player cannot do is nothing that holds for cards',
      'your opponent cannot be destroyed by battle',
    ],
    ['to whose GY it would go is not told', 'any card sent to their GY is banished instead'],
    ['whom "they" means is not told', 'they cannot Special Summon'],
    [
      'a position of one of two verbs',
      'add to your hand or Special Summon 1 "Paper Lantern" in Defense Position',
    ],
  ])('not read: %s', ([, text]) => {
    expect(does(text ?? '')).toBeUndefined();
  });
});

describe('restrictions', () => {
  test.for([
    ['you cannot Special Summon the turn you activate this effect, except FIRE monsters', 'you', undefined],
    ['you can only use Warrior monsters as Link Material for the rest of this turn', 'you', 'end-of-turn'],
    [
      "your opponent cannot activate cards or effects in response to this card's activation",
      'opponent',
      undefined,
    ],
    ['neither player can activate the effects of Link Monsters this turn', 'both', 'end-of-turn'],
    ['you must control no Spells/Traps to activate and to resolve this effect', 'you', undefined],
  ] as const)('%s', ([text, who, until]) => {
    expect(does(text)).toEqual([
      { do: 'restrict', who, ...(until === undefined ? {} : { until }), reads: text },
    ]);
  });
});

describe('an activation that names its cost or target', () => {
  test('a target', () => {
    const read = readClause('Activate this card by targeting 1 Spell you control', 'activation');
    expect(read?.instructions).toEqual([]);
    expect(read?.targets).toMatchObject([{ count: 1, filter: { cardType: 'spell', controller: 'you' } }]);
  });
  test('a cost', () => {
    expect(readClause('activate this card by paying 500 LP', 'cost')?.instructions).toEqual([
      { do: 'pay-lp', amount: 500 },
    ]);
  });
});

describe('a sentence with signs of its own', () => {
  test.for([
    ['a case', '3+: Draw 1 card.', { instructions: [{ do: 'draw', amount: 1, onlyIf: '3+' }], targets: [] }],
    [
      'a later time',
      'During your End Phase: You can draw 1 card.',
      { instructions: [{ do: 'draw', amount: 1, delayed: 'During your End Phase', may: true }], targets: [] },
    ],
    [
      'a cost and a target',
      'You can discard 1 card, then target 1 card on the field; destroy it.',
      {
        instructions: [{ do: 'destroy', what: { target: 0 } }],
        targets: [
          { count: 1, from: ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'], filter: {} },
        ],
        pays: [{ do: 'discard', what: { count: 1, filter: {} }, may: true }],
      },
    ],
    ['a part that is not read', '3+: Fold 1 card.', null],
  ] as const)('%s', ([, text, read]) => {
    expect(readLeaf('resolution', text)).toEqual(read);
  });
});
