import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { statBooks } from '../support/stat-cards.ts';

const answer = (text: string) => ruleOnWords(text, statBooks, 'tcg')?.answer;

describe('how many LP a player has', () => {
  test.for<[string, string]>([
    ['I activate Kind Well. How many LP do I have?', 'P0 9000'],
    ['I have 3000 LP. I activate Kind Well. How many LP do I have?', 'P0 4000'],
    ['I activate Kind Well and gain 1000 LP. How many LP do I have?', 'P0 9000'],
    ['I activate Kind Well (gains 1000 LP). How many LP do I have?', 'P0 9000'],
    ['I activate Kind Well and gain 500 LP. How many LP do I have?', 'cannot tell'],
    ['I activate Kind Well and gain 1000 LP and draw a card. How many LP do I have?', 'cannot tell'],
    ['I control Plain Boar. My opponent takes 700 damage. How many LP does my opponent have?', 'P1 7300'],
    ['I control Plain Boar. I lose 700 LP. How many LP do I have?', 'P0 7300'],
    ['I control Plain Boar. I pay 700 LP. How many LP do I have?', 'cannot tell'],
    ['I have 3000 LP. I activate Kind Well. I have 4000 LP now. How many LP do I have?', 'P0 4000'],
    ['I have 3000 LP. I activate Kind Well. I have 5000 LP now. How many LP do I have?', 'cannot tell'],
    ['I activate Kind Well. I am at 4000 LP. How many LP do I have?', 'cannot tell'],
    ['I am at 4000 LP. I activate Kind Well. How many LP do I have?', 'P0 5000'],
    ['They have 700 LP. I activate Kind Well. How many LP does my opponent have?', 'P1 700'],
  ])('%s', ([text, lp]) => {
    expect(answer(text)).toBe(lp);
  });
});

describe('values that hang on the LP', () => {
  const equipped =
    'I have 3000 LP and my opponent has 4000 LP. I control Plain Boar. I equip it with Scales of Fate.';
  const ruled = (what: string) => answer(`${equipped} ${what} What is the ATK of Plain Boar?`);
  test.for<[string, string]>([
    ['', 'ATK 750'],
    ['I gain 1000 LP.', 'ATK 1500'],
    ['My opponent takes 1500 damage.', 'ATK 3000'],
    ['I activate Kind Well, gaining 1000 LP.', 'ATK 1500'],
    ['I activate Kind Well (LP become equal).', 'ATK 1500'],
    ['I activate Kind Well. Both players have the same LP now.', 'ATK 1500'],
    ['I gain 500 LP. The LP are equal now.', 'cannot tell'],
    ['I gain 500 LP. My opponent is at 3500 LP.', 'cannot tell'],
  ])('%s', ([what, atk]) => {
    expect(ruled(what)).toBe(atk);
  });
});
