import { describe, expect, test } from 'vitest';
import type { Saying } from '../../src/card-model/sayings.ts';
import { withSayings } from '../../src/cardtext/what-words-say.ts';
import { continuous, monster, when } from '../support/duels.ts';

const unread = (reads: string) => ({ kind: 'unread', reads });
const saying = (...parts: readonly unknown[]): string =>
  JSON.stringify(withSayings(monster('Paper Newt', parts)));

describe('what words speak of stands beside them', () => {
  test.for<readonly [string, unknown, Saying, boolean]>([
    ['a part that was not read', unread('Newts attack twice each.'), 'more-attacks', true],
    ['one that is about nothing of the kind', unread('Newts sleep twice each.'), 'more-attacks', false],
    ['an instruction', continuous({ do: 'described', reads: 'newts are unaffected' }), 'immunity', true],
    [
      'its condition',
      continuous({ do: 'draw', onlyIf: 'while this card is in the GY' }),
      'while-elsewhere',
      true,
    ],
    [
      'its condition in its other words',
      continuous({ do: 'draw', reads: 'while this card is in the GY' }),
      'while-elsewhere',
      false,
    ],
    [
      'cards in words',
      continuous({ do: 'destroy', what: { reads: 'the attacking monster' } }),
      'attacker',
      true,
    ],
    [
      'cards of which something is counted',
      continuous({ do: 'inflict-damage', counted: { stat: 'atk', of: { reads: 'the attacking monster' } } }),
      'attacker',
      true,
    ],
    [
      'targets',
      when('destroyed', { targets: [{ count: 1, filter: { reads: 'the attacking monster' } }] }),
      'attacking',
      true,
    ],
    [
      'an event',
      {
        kind: 'quick',
        on: [{ event: 'effect-activated', of: {}, reads: 'that would inflict damage to you' }],
      },
      'burns-you',
      true,
    ],
    ['the whole text', unread('You win the Duel.'), 'ends-duel', true],
  ])('%s: %s', ([, part, says, is]) => {
    expect(saying(part).includes(`"${says}"`)).toBe(is);
  });

  test.for([
    ['this card is unaffected by Spell effects', ['spell']],
    ['this card is unaffected by effects, except those of Traps', ['monster', 'spell', 'trap']],
    ['newts are unaffected by Spell effects', []],
  ] as const)('by whose effects its own card is left alone: %s', ([reads, kinds]) => {
    const all = ['monster', 'spell', 'trap'].filter((kind) =>
      saying(unread(reads)).includes(`"unaffected-by-${kind}"`),
    );
    expect(all).toEqual(kinds);
  });

  test('said again it is the same, and words that are gone say nothing', () => {
    const model = withSayings(monster('Paper Newt', [unread('Destroy each newt.')]));
    expect(withSayings(model)).toEqual(model);
    expect(withSayings({ ...model, parts: [] }).says).toBeUndefined();
  });

  test('where a card goes when it is lost is kept in its words', () => {
    const words = 'If this card would leave the field, place it in the window instead';
    expect(withSayings(monster('Paper Newt', [unread(words)])).whenLost).toEqual({ words });
  });
});
