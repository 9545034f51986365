import { describe, expect, test } from 'vitest';
import { printStockPhrase, readStockPhrase } from '../../../src/cards/shipped/stock-phrases.ts';

describe('phrases of the game', () => {
  test.for([
    ["cannot be destroyed by your opponent's card effects", '{not-destroyed|4|4|0|0|1}'],
    ['cannot be destroyed by battle or card effects', '{not-destroyed|4|0|4|0|1}'],
    ['neither player can target this card with card effects', /^\{opponent-cannot-target\|/],
    ['If you control no cards, you can activate this card from your hand.', /^\{from-hand\|0\|/],
    [
      'If you control a "Paper Lantern" monster, you can Normal Summon this card without Tributing.',
      /^\{summon-itself\|3~"Paper Lantern"\|1\|/,
    ],
    [
      "Your opponent cannot activate cards or effects in response to this effect's activation.",
      /^\{no-answer\|/,
    ],
    ['can make up to 2 attacks on monsters during each Battle Phase', /^\{second-attack\|/],
    ['You can only Special Summon "Paper Lantern" once per turn this way.', /~"Paper Lantern"\|/],
    ['(Warrior/DARK/Level 4/ATK 1500/DEF 0)', /~Warrior\|0~DARK\|0~4\|0~1500\|0~0/],
  ] as const)('%s', ([words, printed]) => {
    const found = printStockPhrase(words) ?? '';
    expect(found).toMatch(printed);
    expect(readStockPhrase(found)).toBe(words);
  });

  test.for([
    'cannot be destroyed by the light of other lanterns in the window',
    'Your opponent cannot count the paper lanterns of this street with card effects',
  ])('other words are none: %s', (words) => expect(printStockPhrase(words)).toBeUndefined());

  test('one that is not known any more is a fault of the file', () =>
    expect(() => readStockPhrase('{no-such|a}')).toThrow('no such phrase'));
});
