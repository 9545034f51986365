import { describe, expect, test } from 'vitest';
import { withShield } from '../../../src/cardtext/model/lasting/damage-shields.ts';
import { withBattled } from '../../../src/cardtext/model/looked-up.ts';
import { withSuperlative } from '../../../src/cardtext/model/superlatives.ts';
import { withValues } from '../../../src/cardtext/model/values.ts';

describe('what becomes of damage that players would take', () => {
  test.for([
    ['take no battle damage', { who: 'you', damage: 'battle', becomes: 'none' }],
    ['you take no damage', { who: 'you', damage: 'any', becomes: 'none' }],
    ['your opponent takes no effect damage', { who: 'opponent', damage: 'effect', becomes: 'none' }],
    ['neither player takes any damage', { who: 'both', damage: 'any', becomes: 'none' }],
    ['any damage your opponent takes is halved', { who: 'opponent', damage: 'any', becomes: 'halved' }],
    ['you take no battle damage from that battle', { who: 'you', damage: 'battle', becomes: 'none' }],
    ['you take no damage from battles involving it', undefined],
    [
      "you take no effect damage from your opponent's card effects",
      { who: 'you', damage: 'effect', becomes: 'none', from: 'opponent' },
    ],
  ] as const)('%s', ([reads, shields]) => {
    expect(withShield({ do: 'described', reads }).shields).toEqual(shields);
  });

  test('that of one battle ends with its Damage Step', () => {
    const reads = 'you take no battle damage from that battle';
    expect(withShield({ do: 'described', reads }).until).toBe('end-of-damage-step');
  });
});

describe('the one monster with the highest or lowest value', () => {
  const faceUp = { cardType: 'monster', faceUp: true };
  const one = (filter: object, extreme: object) => ({
    do: 'destroy',
    what: { count: 1, from: ['monster-zone'], filter, extreme },
  });
  test.for([
    [
      'your opponent controls that has the lowest ATK, (your choice, if tied)',
      one({ ...faceUp, controller: 'opponent' }, { stat: 'atk', which: 'lowest' }),
    ],
    ['on the field that has the highest DEF', one(faceUp, { stat: 'def', which: 'highest' })],
    [
      'with the highest ATK you control',
      one({ ...faceUp, controller: 'you' }, { stat: 'atk', which: 'highest' }),
    ],
  ] as const)('%s', ([reads, expected]) => {
    const what = { reads: 'the 1 face-up monster' };
    expect(withSuperlative({ do: 'destroy', what, reads })).toEqual(expected);
  });

  test.for([
    ['one that may be face-down', 'the 1 monster', 'with the lowest ATK you control'],
    ['other values', 'the 1 face-up monster', 'you control with the highest Level'],
  ])('%s: as it is', ([, words = '', reads = '']) => {
    const each = { do: 'destroy' as const, what: { reads: words }, reads };
    expect(withSuperlative(each)).toBe(each);
  });
});

describe('what is done only if the card dealt with before is of a kind', () => {
  test.for([
    ['if it is a DARK monster', { cardType: 'monster', attribute: 'DARK' }],
    ['if it was a Monster Card', { cardType: 'monster' }],
    ['if it is a monster with the same Attribute as the target', undefined],
    ['if it is a monster that can be Normal Summoned/Set', undefined],
  ] as const)('%s', ([onlyIf, kind]) => {
    expect(withValues([{ do: 'draw', amount: 1, onlyIf }])[0]?.ifThoseAre).toEqual(kind);
  });
});

test('ATK by that of the monster battled', () => {
  const reads = "gains, equal to the ATK of the opponent's monster it is battling";
  const found = withBattled({ do: 'change-atk', what: { reads: 'that monster' }, reads });
  expect(found.counted).toEqual({ stat: 'atk', of: { reads: "the opponent's battling monster" } });
});
