import { expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import { readStatic } from '../../../src/cardtext/phrases/read-static.ts';

type Row = readonly [text: string, instructions: readonly Instruction[]];

test.for<Row>([
  [
    'Any card sent to the GY is banished instead.',
    [{ do: 'banish', what: { count: 'all', filter: {} }, insteadOf: 'sent-to-gy' }],
  ],
  [
    "While this card is face-up on the field, any monster sent to your opponent's GY is banished instead, except LIGHT monsters.",
    [
      {
        do: 'banish',
        what: {
          count: 'all',
          filter: {
            cardType: 'monster',
            owner: 'opponent',
            except: [{ cardType: 'monster', attribute: 'LIGHT' }],
          },
        },
        insteadOf: 'sent-to-gy',
        onlyIf: 'while this card is face-up on the field',
      },
    ],
  ],
  [
    'All Lantern Spells sent from the hand or Deck to the GY are banished instead of being sent to the GY.'.replace(
      'Lantern',
      '"Lantern"',
    ),
    [
      {
        do: 'banish',
        what: { count: 'all', from: ['hand', 'deck'], filter: { cardType: 'spell', archetype: 'Lantern' } },
        insteadOf: 'sent-to-gy',
      },
    ],
  ],
  [
    'Any monster destroyed by battle is returned to the hand instead of going to the GY.',
    [
      {
        do: 'described',
        reads: 'any monster destroyed by battle is returned to the hand instead of going to the GY',
      },
    ],
  ],
  [
    'Any monster destroyed by battle with this card is banished.',
    [
      {
        do: 'banish',
        what: { count: 'all', filter: { cardType: 'monster', reads: 'destroyed by battle with this card' } },
      },
    ],
  ],
])('%s', ([text, instructions]) => {
  expect(readStatic(text)).toEqual(instructions);
});

test.for([
  'Any card sent to their GY is banished instead.',
  'Any card sent to the hand is banished instead.',
])('not read: %s', (text) => {
  expect(readStatic(text)).toBeNull();
});
