import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { inSentences } from '../../../src/situations/chat/in-sentences.ts';
import { withQuestionApart } from '../../../src/situations/chat/run-on.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

const catalogue = makeCatalogue([
  textMonster('Pale Newt', 'If this card is sent to the GY: You can draw 1 card.'),
  textTrap('Long Drain', 'Target 1 face-up monster; negate its effects until the end of this turn.'),
  textMonster(
    'Ash Newt',
    'When a card or effect is activated that includes an effect that draws cards (Quick Effect): You can discard this card; negate that effect.',
  ),
  textSpell('Late Hoist', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Wide Net', 'Draw 2 cards.'),
]);
const read = (text: string) => inSentences(text, catalogue)?.text;

describe('a chat message in whole sentences', () => {
  test.for([
    [
      'a question that runs on',
      'opp has Long Drain up can i summon Pale Newt',
      'My opponent controls a face-up Long Drain. Can I summon Pale Newt?',
    ],
    ['short words', 'does Pale Newt eff work in grave', 'Does the effect of Pale Newt still work in gy?'],
    [
      'a Summon',
      'opp ss Pale Newt, can i chain Ash Newt',
      'My opponent special summons Pale Newt. Can I chain Ash Newt?',
    ],
    [
      'a name as a verb, to what it answers',
      'can i Ash Newt my opponents Wide Net',
      "Can I chain Ash Newt to my opponent's Wide Net?",
    ],
    [
      'a name as a verb, on what it targets',
      'opp Long Drains my Pale Newt does it trigger',
      'My opponent activates Long Drain targeting my Pale Newt. Does it trigger?',
    ],
    [
      'a condition behind the question',
      'does Pale Newt trigger if opp destroys it?',
      'My opponent destroys Pale Newt. Does Pale Newt trigger?',
    ],
    [
      'a supposition',
      'can i summon Pale Newt if my opponent controls Long Drain?',
      'My opponent controls Long Drain. Can I summon Pale Newt?',
    ],
    ['a negation that is asked for', 'can Ash Newt negate Wide Net?', 'Can Ash Newt be chained to Wide Net?'],
  ] as const)('%s', ([, text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });

  test('one that is in whole sentences already, or names no card, stays as it is', () => {
    expect(read('Pale Newt is destroyed. Does Pale Newt trigger?')).toBeUndefined();
    expect(read('can i chain it')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});

describe('the question of a message, apart from what it tells', () => {
  test.for([
    ['behind a comma', 'they chain #0, do i still draw', 'they chain #0. do i still draw?'],
    ['behind a join', 'i have #0 so can i chain it', 'i have #0. can i chain it?'],
    [
      'with the word that asks',
      'they chain #0 how many cards do i draw',
      'they chain #0. how many cards do i draw?',
    ],
    ['on a condition', 'if #0 died, does it trigger', 'if #0 died. does it trigger?'],
    ['at a time', 'in the end phase, do i draw?', 'in the end phase, do i draw?'],
    ['nothing asked', 'i do what i can', 'i do what i can'],
    ['nothing', '', ''],
  ] as const)('%s', ([, words, apart]) => {
    expect(withQuestionApart(words)).toBe(apart);
  });
});
