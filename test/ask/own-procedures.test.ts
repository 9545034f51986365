import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { wordBooks } from '../support/word-cards.ts';

const ruled = (text: string) => {
  const verdict = ruleOnWords(text ?? '', wordBooks, 'tcg');
  return [verdict?.answer, verdict?.findings[0]?.rule];
};

describe("a Summon by a monster's own procedure", () => {
  test.for([
    [
      'My opponent controls Plain Boar and I control no monsters. Can I Special Summon Patient Crane from my hand?',
      'yes',
      'own-procedure/condition',
    ],
    [
      'I control Copper Heron. My opponent controls Plain Boar. Can I Special Summon Patient Crane?',
      'no',
      'own-procedure/condition',
    ],
    [
      'My opponent controls Plain Boar and I control no monsters. Can I Special Summon Patient Crane by its own procedure?',
      'yes',
      'own-procedure/condition',
    ],
    [
      "It is my opponent's turn. My opponent controls Plain Boar and I control no monsters. Can I Special Summon Patient Crane?",
      'no',
      'own-procedure/when',
    ],
    [
      'I control Copper Heron, Plain Boar and Weeping Owl. I Special Summon Hungry Crane by Tributing Copper Heron and Plain Boar. Does Copper Heron trigger?',
      'yes',
      'trigger/if-cannot-miss',
    ],
    [
      'I control Lantern Newt and Plain Boar. I Special Summon Hungry Crane, Tributing Lantern Newt and Plain Boar. Does Lantern Newt trigger?',
      'no',
      'trigger/missed-timing-material',
    ],
  ])('%s', ([text, answer, rule]) => {
    expect(ruled(text ?? '')).toEqual([answer, rule]);
  });

  test.for([
    ['My opponent controls Plain Boar. Can I Special Summon Patient Crane?', 'which monsters P0 controls'],
    ['I control no monsters. Can I Special Summon Patient Crane from my hand?', 'which monsters P1 controls'],
  ])('what nobody said is missing: %s', ([text, missing]) => {
    const verdict = ruleOnWords(text ?? '', wordBooks, 'tcg');
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing).toContain(missing);
  });

  test('an effect that was named may be meant as well', () => {
    const text = 'I have Grave Call and Patient Crane in my hand. Can I Special Summon Patient Crane?';
    expect(ruleOnWords(text ?? '', wordBooks, 'tcg')?.answer).toBe('cannot tell');
  });
});
