import { describe, expect, test } from 'vitest';
import type { Target } from '../../../src/card-model/part.ts';
import { readClause } from '../../../src/cardtext/phrases/read-clause.ts';

const does = (text: string, given?: readonly Target[]) => readClause(text, 'resolution', given)?.instructions;

describe('what words for cards spoken of before refer to', () => {
  const one: Target = { count: 1, filter: {} };
  test.for([
    ['the only target', 'destroy it', [one], [{ target: 0 }]],
    ['several targets', 'destroy them', [{ ...one, count: 2 }], ['targets']],
    ['a number that does not fit', 'destroy them', [one], [{ reads: 'them' }]],
    ['nothing that was said', 'destroy it', [], [{ reads: 'it' }]],
    ['that target', 'destroy that target', [one], [{ target: 0 }]],
    ['this card or the target', 'destroy this card, then banish it', [one], ['this', { reads: 'it' }]],
    [
      'never this card',
      'destroy this card, then banish that monster',
      [],
      ['this', { reads: 'that monster' }],
    ],
    ['both targets', 'destroy both targets', [{ ...one, count: 2 }], ['targets']],
    [
      'the only target, not the one before',
      'destroy that target, then banish it',
      [one],
      [{ target: 0 }, { target: 0 }],
    ],
    ['what no step has named', 'draw 1 card, then reveal it', [], [undefined, { reads: 'it' }]],
    ['what was negated', 'negate that effect, and if you do, banish it', [], [undefined, 'those']],
    ['the attacking monster', 'destroy the attacking monster', [one], [{ reads: 'the attacking monster' }]],
    ['a card with more said of it', 'destroy that FIRE monster', [one], [{ reads: 'that FIRE monster' }]],
  ] as const)('what a reference means: %s', ([, text, given, objects]) => {
    expect(does(text, given)?.map(({ what }) => what)).toEqual(objects);
  });

  test.for([
    ['the one card before', 'Special Summon 1 "Paper Lantern" from your GY, then destroy it', 'those'],
    [
      'one card is not "them"',
      'Special Summon 1 "Paper Lantern" from your GY, then destroy them',
      { reads: 'them' },
    ],
    ['several cards before', 'Special Summon 2 "Lantern" monsters from your GY, then destroy them', 'those'],
    [
      'several cards are not "it"',
      'Special Summon 2 "Lantern" monsters from your GY, then destroy it',
      { reads: 'it' },
    ],
    [
      'two sorts together',
      'Special Summon 1 Tuner and 1 "Paper Lantern" from your GY, then destroy them',
      'those',
    ],
    ['a monster before', 'Special Summon 1 FIRE monster from your GY, then destroy that monster', 'those'],
    [
      'a card before that is no monster',
      'Set 1 "Lantern" Spell from your Deck, then destroy that monster',
      { reads: 'that monster' },
    ],
  ] as const)('cards before: %s', ([, text, object]) => {
    expect(does(text, [])?.at(-1)?.what).toEqual(object);
  });

  test('a target and other cards before it: "it" is the nearer, "that monster" could be either', () => {
    const text = (end: string) => `Special Summon 1 FIRE monster from your GY, then destroy ${end}`;
    expect(does(text('it'), [one])?.at(-1)?.what).toBe('those');
    expect(does(text('that monster'), [one])?.at(-1)?.what).toEqual({ reads: 'that monster' });
  });

  test('who does it is who did the step before, where the verb says so', () => {
    expect(does('your opponent discards 1 card, then draws 1 card')?.map(({ who }) => who)).toEqual([
      'opponent',
      'opponent',
    ]);
    expect(does('your opponent discards 1 card, then draw 1 card')?.map(({ who }) => who)).toEqual([
      'opponent',
      undefined,
    ]);
    expect(does('draws 1 card')).toBeUndefined();
  });
});
