import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import type { Target } from '../../../src/card-model/part.ts';
import { readClause } from '../../../src/cardtext/phrases/read-clause.ts';

type Row = readonly [text: string, instructions: readonly Instruction[]];
type Paid = readonly [text: string, instructions: readonly Instruction[], targets: readonly Target[]];

describe('resolutions', () => {
  test.for<Row>([
    ['it becomes a Zombie monster', [{ do: 'change-type', reads: 'Zombie', what: { reads: 'it' } }]],
    [
      'that monster becomes that Attribute until the end of this turn',
      [
        {
          until: 'end-of-turn',
          do: 'change-attribute',
          what: { reads: 'that monster' },
          becomes: true,
          reads: 'that Attribute',
        },
      ],
    ],
    ['make this card Level 4', [{ do: 'change-level', amount: 4, becomes: true, what: 'this' }]],
    [
      'this card becomes the declared Type and Attribute',
      [
        { do: 'change-type', what: 'this', becomes: true, reads: 'the declared Type and Attribute' },
        {
          do: 'change-attribute',
          joined: 'and',
          what: 'this',
          becomes: true,
          reads: 'the declared Type and Attribute',
        },
      ],
    ],
    [
      'draw cards equal to the number of Link Monsters you control +1',
      [{ do: 'draw', reads: 'equal to the number of Link Monsters you control +1, cards' }],
    ],
    [
      'inflict damage to your opponent equal to half the ATK it had on the field',
      [{ reads: 'damage, equal to half the ATK it had on the field', do: 'inflict-damage', who: 'opponent' }],
    ],
    [
      "banish (face-down) 1 card from your opponent's hand",
      [{ faceDown: true, do: 'banish', what: { count: 1, from: ['hand'], filter: { owner: 'opponent' } } }],
    ],
    [
      'add from your Deck to your hand, 1 "Lantern" monster',
      [
        {
          do: 'add-to-hand',
          what: {
            count: 1,
            from: ['deck'],
            filter: { cardType: 'monster', archetype: 'Lantern', owner: 'you' },
          },
        },
      ],
    ],
    [
      'Special Summon, from your hand or Deck, 1 "Lantern" monster',
      [
        {
          do: 'special-summon',
          what: {
            count: 1,
            from: ['hand', 'deck'],
            filter: { cardType: 'monster', archetype: 'Lantern', owner: 'you' },
          },
        },
      ],
    ],
    [
      'shuffle into the Deck, from your hand or GY, 3 "Lantern" cards',
      [
        {
          to: 'deck',
          do: 'return-to-deck',
          what: { count: 3, from: ['hand', 'gy'], filter: { archetype: 'Lantern', owner: 'you' } },
        },
      ],
    ],
    [
      'reveal 3 "Lantern" cards from your Deck, your opponent randomly picks 1 for you to add to your hand, also shuffle the rest into the Deck',
      [
        { do: 'reveal', what: { count: 3, from: ['deck'], filter: { archetype: 'Lantern', owner: 'you' } } },
        { do: 'described', reads: 'randomly picks 1 for you to add to your hand', who: 'opponent' },
        { to: 'deck', do: 'return-to-deck', what: { reads: 'the rest' }, joined: 'also' },
      ],
    ],
    [
      'excavate cards from the top of your Deck until you excavate a monster',
      [
        {
          reads: 'until you excavate a monster',
          do: 'excavate',
          what: { count: 'any', from: ['deck'], filter: { owner: 'you', taken: 'top' } },
        },
      ],
    ],
    [
      'add 1 "Lantern" card from your Deck to your hand, or, if you control a Fairy monster, you can add 1 Fairy monster instead',
      [
        {
          do: 'add-to-hand',
          what: { count: 1, from: ['deck'], filter: { archetype: 'Lantern', owner: 'you' } },
        },
        {
          onlyIf: 'if you control a Fairy monster',
          reads: 'instead',
          do: 'add-to-hand',
          what: { count: 1, filter: { cardType: 'monster', type: 'Fairy' } },
          may: true,
          joined: 'or',
        },
      ],
    ],
    [
      'Special Summon 1 Fusion Monster from your Extra Deck that mentions "Paper Lantern" as material',
      [
        {
          do: 'special-summon',
          what: {
            count: 1,
            from: ['extra-deck'],
            filter: {
              cardType: 'monster',
              abilities: ['Fusion'],
              owner: 'you',
              listsMaterial: { names: ['Paper Lantern'] },
            },
          },
        },
      ],
    ],
    [
      'add 1 card that is mentioned on that monster from your GY to your hand',
      [
        {
          do: 'add-to-hand',
          what: {
            count: 1,
            from: ['gy'],
            filter: { owner: 'you', reads: 'that is mentioned on that monster' },
          },
        },
      ],
    ],
    [
      'this card gains 500 ATK during your turn only',
      [{ reads: 'during your turn only', amount: 500, do: 'change-atk', what: 'this' }],
    ],
    [
      'Special Summon it, but negate its effects (even if this card leaves the field)',
      [
        { do: 'special-summon', what: { reads: 'it' } },
        {
          do: 'negate-effects',
          joined: 'also',
          what: 'those',
          reads: '(even if this card leaves the field)',
        },
      ],
    ],
    [
      'attach 1 material from this card to that target',
      [
        {
          onto: { target: 0 },
          reads: 'from this card',
          do: 'attach',
          what: { count: 1, filter: { reads: 'material' } },
        },
      ],
    ],
  ])('%s', ([text, instructions]) => {
    expect(readClause(text, 'resolution')?.instructions).toEqual(instructions);
  });
});

describe('costs and targets', () => {
  test.for<Paid>([
    [
      'pay LP so that you only have 100 left',
      [{ do: 'pay-lp', reads: 'pay LP so that you only have 100 left' }],
      [],
    ],
    [
      'banish this card from your GY to activate 1 of these effects',
      [
        { do: 'banish', what: 'this', from: ['gy'] },
        { do: 'activate-one', joined: 'and', reads: 'activate 1 of these effects' },
      ],
      [],
    ],
    ['target 1 monster in either GY', [], [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }]],
    [
      'target 1 card that is "Paper Lantern" or mentions it',
      [],
      [{ count: 1, filter: { reads: 'that is "Paper Lantern" or mentions it' } }],
    ],
    [
      'banish 2 monsters from your GY with the same Type and Attribute, but different names',
      [
        {
          do: 'banish',
          what: {
            count: 2,
            from: ['gy'],
            filter: {
              cardType: 'monster',
              owner: 'you',
              reads: 'with the same Type and Attribute, but different names',
            },
          },
        },
      ],
      [],
    ],
    [
      'Tribute monsters whose total Levels equal 8 or more',
      [
        {
          do: 'tribute',
          what: {
            count: 'any',
            filter: { cardType: 'monster', reads: 'whose total Levels equal 8 or more' },
          },
        },
      ],
      [],
    ],
    [
      'target up to 2 monsters in each GY',
      [],
      [{ count: 2, upTo: true, filter: { cardType: 'monster', reads: 'in each GY' } }],
    ],
    [
      'Tribute 1 Level/Rank/Link 2 monster',
      [
        {
          do: 'tribute',
          what: {
            count: 1,
            filter: { cardType: 'monster', anyOf: [{ levels: [2] }, { ranks: [2] }, { links: [2] }] },
          },
        },
      ],
      [],
    ],
  ])('%s', ([text, instructions, targets]) => {
    const read = readClause(text, 'activation');
    expect(read?.instructions).toEqual(instructions);
    expect(read?.targets).toEqual(targets);
  });
});

test.for([
  ['a Type that no monster has', 'it becomes a Lantern monster'],
  ['a value of no card', 'this card becomes that wick'],
  ['cards in two places at once', 'Special Summon, from your hand, from your Deck, 1 monster'],
  ['a payment of nothing', 'pay LP so that you have fun'],
  ['a choice for nobody', 'your opponent randomly picks 1 to keep'],
  ['a sum of nothing', 'Tribute monsters whose total Levels equal'],
])('not read: %s', ([, text = '']) => {
  expect(readClause(text, 'resolution')).toBeNull();
});
