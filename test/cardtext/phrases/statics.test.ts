import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/card-model/instruction.ts';
import { readStatic } from '../../../src/cardtext/phrases/read-static.ts';

type Row = readonly [text: string, instructions: readonly Instruction[]];
const lanterns = {
  count: 'all' as const,
  from: ['monster-zone' as const],
  filter: { cardType: 'monster' as const, archetype: 'Lantern', controller: 'you' as const },
};

describe('sentences that start no Chain Link', () => {
  test.for<Row>([
    [
      'Cannot be destroyed by battle or by card effects.',
      [{ do: 'change-status', what: 'this', reads: 'cannot be destroyed by battle or by card effects' }],
    ],
    [
      'Gains 150 ATK for each "Lantern" card you control.',
      [{ do: 'change-atk', what: 'this', reads: 'gains 150, for each "Lantern" card you control' }],
    ],
    [
      'Your opponent cannot target "Lantern" monsters you control with card effects.',
      [
        {
          do: 'restrict',
          who: 'opponent',
          what: lanterns,
          reads: 'your opponent cannot target "Lantern" monsters you control with card effects',
        },
      ],
    ],
    [
      'All "Lantern" monsters you control gain 350 ATK, also they can attack directly.',
      [
        { do: 'change-atk', what: lanterns, amount: 350 },
        { do: 'change-status', what: 'those', joined: 'also', reads: 'can attack directly' },
      ],
    ],
    [
      'While you control a "Lantern" monster, this card gains 350 ATK, also it cannot attack.',
      [
        { do: 'change-atk', what: 'this', amount: 350, onlyIf: 'while you control a "Lantern" monster' },
        {
          do: 'change-status',
          what: 'this',
          joined: 'also',
          reads: 'cannot attack',
          onlyIf: 'while you control a "Lantern" monster',
        },
      ],
    ],
    [
      'If this card attacks a Defense Position monster, inflict piercing battle damage.',
      [
        {
          do: 'change-status',
          what: 'this',
          reads: 'inflict piercing battle damage',
          onlyIf: 'if this card attacks a Defense Position monster',
        },
      ],
    ],
    [
      'Once per turn, if "Paper Lantern" would be destroyed by battle, you can discard 1 card instead.',
      [
        {
          do: 'discard',
          what: { count: 1, filter: {} },
          may: true,
          onlyIf: 'once per turn, if "Paper Lantern" would be destroyed by battle',
          reads: 'instead',
        },
      ],
    ],
    [
      "During your opponent's turn, this card cannot attack.",
      [{ do: 'change-status', what: 'this', reads: 'cannot attack', onlyIf: "during your opponent's turn" }],
    ],
    [
      `This card's name becomes "Paper Lantern" while in the GY.`,
      [{ do: 'change-name', what: 'this', name: 'Paper Lantern', onlyIf: 'while in the GY' }],
    ],
    [
      '(This card is always treated as a "Lantern" card.)',
      [{ do: 'change-status', what: 'this', reads: 'is always treated as a "Lantern" card' }],
    ],
    [
      'Must first be Special Summoned (from your hand) by banishing 2 "Lantern" monsters from your GY.',
      [
        {
          do: 'change-status',
          what: 'this',
          reads:
            'must first be Special Summoned (from your hand) by banishing 2 "Lantern" monsters from your GY',
        },
      ],
    ],
    [
      'If you control no monsters, you can Special Summon this card (from your hand).',
      [
        {
          do: 'special-summon',
          what: 'this',
          from: ['hand'],
          may: true,
          onlyIf: 'if you control no monsters',
        },
      ],
    ],
    [
      'Equip only to a "Lantern" monster.',
      [{ do: 'change-status', what: 'this', reads: 'can only be equipped to a "Lantern" monster' }],
    ],
    [
      'Neither player can Special Summon monsters, except from the hand.',
      [
        {
          do: 'restrict',
          who: 'both',
          reads: 'neither player can Special Summon monsters, except from the hand',
        },
      ],
    ],
  ])('%s', ([text, instructions]) => {
    expect(readStatic(text)).toEqual(instructions);
  });

  test.for([
    ['"it" is not this card where the sentence names no card', 'It gains 350 ATK.', { reads: 'it' }],
    [
      'nor where another card could be meant',
      'If this card battles a monster, it cannot attack.',
      { reads: 'it' },
    ],
    [
      '"this card" with more words is this card only then',
      'This Special Summoned card cannot attack.',
      { reads: 'this Special Summoned card' },
    ],
  ] as const)('%s', ([, text, what]) => {
    expect(readStatic(text)?.map((each) => each.what)).toEqual([what]);
  });

  test.for([
    ['words that no form has', 'This card cannot be folded.'],
    [
      'a subject left out of which card it is not told',
      'If a monster you control attacks, inflict piercing battle damage.',
    ],
    ['a target', 'Target 1 card on the field.'],
    ['nothing', ''],
    ['too much', `Cannot attack ${'"A" '.repeat(1000)}`],
  ])('not read: %s', ([, text]) => {
    expect(readStatic(text ?? '')).toBeNull();
  });
});
