import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { wordBooks } from '../support/word-cards.ts';

const asked = (text: string) => ruleOnWords(`${text} Does a replay occur?`, wordBooks, 'tcg');
const responds = 'P1 responds at the attack declaration as described and the Chain resolves.';

describe('what changes who can battle, told in short', () => {
  test.for<[string, string, string]>([
    ['a monster comes', `opponent gains a monster. Plain Boar attacks Tall Heron; ${responds}`, 'yes'],
    [
      'a monster goes',
      `another monster is destroyed by Late Snare. Plain Boar attacks Tall Heron; ${responds}`,
      'yes',
    ],
    ['the attacker goes', `attacker removed by Late Snare. Plain Boar attacks Tall Heron; ${responds}`, 'no'],
    [
      'the target is turned face-down',
      `target turned face-down (no count change). Plain Boar attacks Tall Heron; ${responds}`,
      'no',
    ],
    [
      'one goes and one comes, in one Chain',
      `one monster leaves and one arrives in the same chain (count equal). Plain Boar attacks Tall Heron; ${responds}`,
      'yes',
    ],
    [
      'a card alone is the response',
      `direct attack; Calf Flock. Plain Boar attacks directly; ${responds}`,
      'yes',
    ],
    ['with no word of the attack', `Calf Flock. Plain Boar attacks Tall Heron; ${responds}`, 'yes'],

    ['told after the attack', 'Plain Boar attacks Tall Heron. Then another monster is destroyed.', 'yes'],
  ])('%s', ([, text, answer]) => {
    expect(asked(text)).toMatchObject({ answer, missing: [] });
  });

  test('the card that did it is a Chain Link of the timeline', () => {
    const verdict = asked(
      `another monster is destroyed by Late Snare. Plain Boar attacks Tall Heron; ${responds}`,
    );
    expect(verdict?.timeline.map(({ what }) => what)).toContain('Late Snare is activated by P1');
  });

  test.for<[string, string, RegExp]>([
    [
      'told before the attack, and not as a response',
      'Another monster is destroyed. Plain Boar attacks Tall Heron.',
      /before the attack or after/,
    ],
    [
      'a response that was not described',
      `Plain Boar attacks Tall Heron; ${responds}`,
      /what was done in response/,
    ],
    ['a card that stands alone, and no response', 'Calf Flock. Plain Boar attacks Tall Heron.', /Calf Flock/],

    [
      'the Chain has not resolved',
      'Another monster is destroyed. Plain Boar attacks Tall Heron; P1 responds at the attack declaration as described.',
      /whether the Chain has resolved/,
    ],
    [
      'a count that does not fit',
      `another monster is destroyed (no count change). Plain Boar attacks Tall Heron; ${responds}`,
      /how many monsters there are/,
    ],
    [
      'what a card that stands alone targets',
      `Late Snare. Plain Boar attacks Tall Heron; ${responds}`,
      /what it targets/,
    ],
  ])('not ruled: %s', ([, text, missing]) => {
    const verdict = asked(text);
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing.join()).toMatch(missing);
  });
});
