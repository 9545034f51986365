import { describe, expect, test } from 'vitest';
import { type Instruction, instructionSchema } from '../../../src/card-model/instruction.ts';
import { type Target, targetSchema } from '../../../src/card-model/part.ts';
import { readClause } from '../../../src/cardtext/phrases/read-clause.ts';

const field = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'] as const;
const does = (text: string) => readClause(text, 'cost')?.instructions;

type Row = readonly [text: string, instructions: readonly Instruction[]];

describe('costs', () => {
  test.for<Row>([
    ['discard 1 card', [{ do: 'discard', what: { count: 1, filter: {} } }]],
    ['banish this card from your GY', [{ do: 'banish', what: 'this', from: ['gy'] }]],
    ['pay 1000 LP', [{ do: 'pay-lp', amount: 1000 }]],
    ['pay half your LP', [{ do: 'pay-lp', times: 'half', reads: 'half your LP' }]],
    ['detach 2 materials from this card', [{ do: 'detach', what: { count: 2, filter: {} }, onto: 'this' }]],
    [
      'Tribute 1 other LIGHT or DARK monster',
      [
        {
          do: 'tribute',
          what: {
            count: 1,
            filter: {
              cardType: 'monster',
              other: true,
              anyOf: [{ attribute: 'LIGHT' }, { attribute: 'DARK' }],
            },
          },
        },
      ],
    ],
    [
      'banish this card and 1 "Lantern" monster from your GY',
      [
        { do: 'banish', what: 'this', from: ['gy'] },
        {
          do: 'banish',
          joined: 'and',
          what: {
            count: 1,
            from: ['gy'],
            filter: { cardType: 'monster', archetype: 'Lantern', owner: 'you' },
          },
        },
      ],
    ],
    [
      'send 1 card from your hand or field to the GY',
      [
        {
          do: 'send-to-gy',
          what: {
            count: 1,
            from: ['hand', ...field],
            filter: {
              anyOf: [
                { owner: 'you', in: ['hand'] },
                { controller: 'you', in: [...field] },
              ],
            },
          },
        },
      ],
    ],
    [
      'remove 2 Lantern Counters from this card',
      [{ do: 'remove-counter', amount: 2, what: 'this', reads: 'Lantern Counters' }],
    ],
  ])('%s', ([text, instructions]) => {
    expect(does(text)).toEqual(instructions);
  });

  test('"1 A and B" is each of them, which no filter says', () => {
    const [first] = does('banish 2 "Lantern" and "Candle" cards from your GY') ?? [];
    expect(first?.what).toMatchObject({ filter: { reads: '"Lantern" and "Candle"' } });
    const named = does('banish "Paper Lantern" and "Folded Crane" from your GY');
    expect(named?.map(({ what }) => what)).toMatchObject([
      { count: 'any', filter: { reads: '"Paper Lantern" and "Folded Crane"' } },
    ]);
  });
});

describe('targets', () => {
  test.for<readonly [string, readonly Target[]]>([
    [
      'target 1 face-up monster your opponent controls',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: { cardType: 'monster', faceUp: true, controller: 'opponent' },
        },
      ],
    ],
    [
      'target 1 of your banished "Lantern" monsters',
      [{ count: 1, from: ['banished'], filter: { cardType: 'monster', archetype: 'Lantern', owner: 'you' } }],
    ],
    [
      "target up to 3 of your opponent's banished Spells",
      [{ count: 3, upTo: true, from: ['banished'], filter: { cardType: 'spell', owner: 'opponent' } }],
    ],
    [
      'target 1 of your banished LIGHT or DARK monsters',
      [
        {
          count: 1,
          from: ['banished'],
          filter: {
            cardType: 'monster',
            owner: 'you',
            anyOf: [{ attribute: 'LIGHT' }, { attribute: 'DARK' }],
          },
        },
      ],
    ],
    [
      'target any number of your banished "Lantern" monsters or "Paper" cards',
      [
        {
          count: 'any',
          from: ['banished'],
          filter: {
            owner: 'you',
            anyOf: [{ cardType: 'monster', archetype: 'Lantern' }, { archetype: 'Paper' }],
          },
        },
      ],
    ],
    [
      'target 1 Link Monster you control in the Extra Monster Zone',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: { cardType: 'monster', abilities: ['Link'], controller: 'you', zone: 'extra' },
        },
      ],
    ],
    ['target 1 of your Zombie monsters', [{ count: 1, filter: { reads: '1 of your Zombie monsters' } }]],
    ['target up to 2 cards on the field', [{ count: 2, upTo: true, from: [...field], filter: {} }]],
    [
      'Target 1 Level 4 or lower "Lantern" monster in your GY, except "Paper Lantern"',
      [
        {
          count: 1,
          from: ['gy'],
          filter: {
            cardType: 'monster',
            levelAtMost: 4,
            archetype: 'Lantern',
            owner: 'you',
            except: [{ names: ['Paper Lantern'] }],
          },
        },
      ],
    ],
    [
      'target 1 Warrior monster or 1 Fusion Monster on the field',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: { cardType: 'monster', anyOf: [{ type: 'Warrior' }, { abilities: ['Fusion'] }] },
        },
      ],
    ],
    [
      'target 1 monster with 1500 or less ATK on the field',
      [{ count: 1, from: ['monster-zone'], filter: { cardType: 'monster', atkAtMost: 1500 } }],
    ],
    [
      'target 1 Rank 4 Xyz Monster or 1 Link-2 monster you control',
      [
        {
          count: 1,
          from: ['monster-zone'],
          filter: {
            cardType: 'monster',
            controller: 'you',
            anyOf: [{ ranks: [4], abilities: ['Xyz'] }, { links: [2] }],
          },
        },
      ],
    ],
    [
      'target 2 of your banished Warrior monsters',
      [{ count: 2, from: ['banished'], filter: { cardType: 'monster', type: 'Warrior', owner: 'you' } }],
    ],
    [
      "target 1 of your opponent's banished cards",
      [{ count: 1, from: ['banished'], filter: { owner: 'opponent' } }],
    ],
    ['target 1 of your face-up monsters', [{ count: 1, filter: { reads: '1 of your face-up monsters' } }]],
    ['target 1 of them', [{ count: 1, filter: { reads: '1 of them' } }]],
  ])('%s', ([text, targets]) => {
    expect(readClause(text, 'target')?.targets).toEqual(targets);
  });

  test('a cost before it stays a cost', () => {
    const read = readClause('discard 1 card, then target 1 card on the field', 'target');
    expect(read?.instructions).toEqual([{ do: 'discard', what: { count: 1, filter: {} } }]);
    expect(read?.targets).toHaveLength(1);
  });

  test('a clause is only read as what it is', () => {
    expect(readClause('discard 1 card', 'target')).toBeNull();
    expect(readClause('target 1 card on the field', 'cost')).toBeNull();
    expect(readClause('target 1 card on the field', 'resolution')).toBeNull();
  });
});

test('readings are instructions and targets of the effect model', () => {
  const read = readClause('Tribute 1 monster, then target 1 "A" monster you control or in your GY', 'target');
  expect(read?.instructions.map((each) => instructionSchema.safeParse(each).success)).toEqual([true]);
  expect(read?.targets.map((each) => targetSchema.safeParse(each).success)).toEqual([true]);
});
