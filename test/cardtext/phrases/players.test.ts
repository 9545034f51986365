import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import { readClause } from '../../../src/cardtext/phrases/read-clause.ts';

const does = (text: string) => readClause(text, 'resolution')?.instructions;
type Row = readonly [text: string, instructions: readonly Instruction[]];

describe('who does it', () => {
  test.for<Row>([
    ['its controller draws 1 card', [{ do: 'described', reads: 'its controller draws 1 card' }]],
    [
      'the turn player discards 1 card, then you draw 1 card',
      [
        { do: 'described', reads: 'the turn player discards 1 card' },
        { do: 'draw', amount: 1, joined: 'then' },
      ],
    ],
    [
      "banish your opponent's entire hand, and if you do, they draw 2 cards",
      [
        { do: 'banish', what: { count: 'all', from: ['hand'], filter: { owner: 'opponent' } } },
        { do: 'draw', amount: 2, who: 'opponent', joined: 'if-you-do' },
      ],
    ],
    ['have each player draw 1 card', [{ do: 'draw', amount: 1, who: 'both' }]],
    [
      'inflict 500 damage to its controller',
      [{ do: 'described', reads: 'inflict 500 damage to its controller' }],
    ],
    [
      'if your opponent activates a Spell Card, inflict 300 damage to them',
      [
        {
          do: 'inflict-damage',
          amount: 300,
          who: 'opponent',
          onlyIf: 'if your opponent activates a Spell Card',
        },
      ],
    ],
    [
      'your opponent cannot declare an attack this turn',
      [{ do: 'restrict', who: 'opponent', reads: 'your opponent cannot declare an attack this turn' }],
    ],
    ["make your opponent's LP 3000", [{ do: 'set-lp', who: 'opponent', amount: 3000 }]],
  ])('%s', ([text, instructions]) => {
    expect(does(text)).toEqual(instructions);
  });

  test('what is only described may be what "it" means', () => {
    const after = readClause('its controller reveals 1 monster, then destroy it', 'resolution', [
      { count: 1, filter: {} },
    ]);
    expect(after?.instructions.at(-1)).toEqual({ do: 'destroy', what: { reads: 'it' }, joined: 'then' });
  });
});

describe('targets of one way or another', () => {
  const targets = (text: string) => readClause(text, 'activation')?.targets;

  test('as many both ways', () => {
    const text =
      'target 1 "Lantern" card in your GY, or if you control a Fairy monster, you can target 1 Fairy monster instead';
    expect(targets(text)).toEqual([{ count: 1, filter: { reads: text } }]);
  });
  test('more the other way', () => {
    const text = 'target 1 card on the field, or you can target 2 if you control a Fairy monster';
    expect(targets(text)).toEqual([{ count: 'any', filter: { reads: text } }]);
  });
  test('the same number of two sorts', () => {
    expect(
      targets('target an equal number of "Lantern" monsters you control and cards your opponent controls'),
    ).toEqual([
      {
        count: 'any',
        from: ['monster-zone'],
        filter: { cardType: 'monster', archetype: 'Lantern', controller: 'you', reads: 'an equal number of' },
      },
      {
        count: 'any',
        from: ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'],
        filter: { controller: 'opponent', reads: 'the same number' },
      },
    ]);
  });
  test('on a condition', () => {
    const text = 'if it was discarded, target 1 monster on the field';
    expect(targets(text)).toEqual([{ count: 'any', filter: { reads: text } }]);
  });
  test('so many for each thing counted', () => {
    expect(targets('target up to 1 card on the field for every 2 face-down cards on the field')).toEqual([
      {
        count: 'any',
        from: ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'],
        filter: { reads: 'for every 2 face-down cards on the field' },
      },
    ]);
  });
});
