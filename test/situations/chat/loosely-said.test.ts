import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { inSentences } from '../../../src/situations/chat/in-sentences.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What players leave out, put behind, or add without saying anything, in the sentences that the readers know. */

const catalogue = makeCatalogue(
  [
    textMonster('Pale Newt', 'If this card is sent to the GY: You can draw 1 card.'),
    textMonster('Dark Newt', 'You can discard 1 card; draw 1 card.'),
    textTrap('Long Drain', 'Target 1 face-up monster; negate its effects until the end of this turn.'),
    textTrap('Still Air', 'Neither player can activate Trap Cards.', 'Continuous'),
    textSpell(
      'Small Wind',
      'Target 1 Spell/Trap on the field; destroy that target. You can only activate 1 "Small Wind" per turn.',
      'Quick-Play',
    ),
    textSpell('Wide Net', 'Draw 2 cards.'),
    textTrap('Stern No', 'When a Spell/Trap Card is activated: Negate the activation.', 'Counter'),
  ],
  new Map([['ldrn', ['Long Drain']]]),
);
const read = (text: string) => inSentences(text, catalogue)?.text ?? text;
const first = (text: string) => inSentences(text, catalogue)?.first;

describe('what is told without a verb', () => {
  test.for([
    ['Holding Pale Newt, can i chain it?', 'I have Pale Newt in my hand. Can I chain it?'],
    [
      'Pale Newt in hand, opp plays Wide Net. Can i chain it?',
      'I have Pale Newt in my hand. My opponent plays Wide Net. Can I chain it?',
    ],
    [
      'Small Wind on his Still Air. Is it destroyed?',
      'I activate Small Wind targeting his Still Air. Is it destroyed?',
    ],
    [
      'Small Wind on my Still Air, I chain Stern No. Is it negated?',
      'My opponent activates Small Wind targeting my Still Air. I chain Stern No. Is it negated?',
    ],
    [
      'With Still Air face-up, can I activate Stern No?',
      'Still Air is on the field. Can I activate Stern No?',
    ],
    [
      'I targeted Pale Newt with Long Drain. Is it negated?',
      'I activate Long Drain targeting Pale Newt. Is it negated?',
    ],
    [
      'My set Stern No gets hit by Small Wind. Is it gone?',
      'My opponent activates Small Wind targeting my set Stern No. Is it gone?',
    ],
  ] as const)('%s', ([text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });

  test.for([
    ['a card that does not stay', 'With Wide Net on the field, can I activate Stern No?'],
    ['a card that targets nothing', 'Wide Net on his Still Air. Is it destroyed?'],
    ['whether it can be targeted is asked', 'Can I target Pale Newt with Long Drain?'],
  ] as const)('%s', ([, text]) => {
    expect(read(text)).toBe(text);
  });
});

describe('words that say nothing, and LP that are said late', () => {
  test.for([
    ['Maybe a dumb question but does Wide Net resolve?', 'Does Wide Net resolve?'],
    ['I activate Wide Net lol. Does it resolve?', 'I activate Wide Net. Does it resolve?'],
    ["I'd like to chain Stern No to his Wide Net. Fine?", 'Can I chain Stern No to his Wide Net?'],
    ['I activate Wide Net, and nobody responds. Does it resolve?', 'I activate Wide Net. Does it resolve?'],
    [
      'opp at 900 LP activates Wide Net. Can he?',
      'My opponent has 900 LP. Can my opponent activate Wide Net?',
    ],
    [
      'I attack directly with Pale Newt while they are at 900 LP. Do I win?',
      'They have 900 LP. I attack directly with Pale Newt. Do I win?',
    ],
    [
      'He attacks directly with Pale Newt. Do I lose?',
      'My opponent attacks directly with Pale Newt. Do I lose?',
    ],
    [
      "opp activates Dark Newt's effect, can i ldrn it?",
      "My opponent activates Dark Newt's effect. Can I activate Long Drain targeting Dark Newt?",
    ],
  ] as const)('%s', ([text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });
});

describe('a statement with a question mark', () => {
  test.for([
    [
      'I use Long Drain on Pale Newt, so it is negated, right?',
      'I use Long Drain on Pale Newt. Is it negated?',
    ],
    ['I attack with Pale Newt, so it dies?', 'I attack with Pale Newt. Does it die?'],
    ['I control Still Air, so i can activate Wide Net?', 'I control Still Air. Can I activate Wide Net?'],
  ] as const)('%s', ([text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });

  test('what cannot be done asks the other way round, and stays', () => {
    const text = "I control Still Air, so I can't activate Stern No?";
    expect(read(text)).toBe(text);
  });
});

describe('what something is used for', () => {
  test.for([
    [
      'Opp has Still Air up. Can I activate Small Wind to destroy it?',
      'Can I activate Small Wind targeting it?',
      'I activate Small Wind targeting it. Is it destroyed?',
    ],
    [
      'Pale Newt attacks. Can I activate Long Drain to stop the attack?',
      'Can I activate Long Drain targeting Pale Newt?',
      'I activate Long Drain targeting Pale Newt. Is the attack stopped?',
    ],
    [
      'I control Pale Newt. Can I activate Long Drain to save Pale Newt?',
      'Can I activate Long Drain targeting Pale Newt?',
      'I activate Long Drain targeting Pale Newt. Does Pale Newt survive?',
    ],
    [
      'They activate Still Air. Can I chain Small Wind to stop it?',
      'Can I chain Small Wind targeting Still Air?',
      'I chain Small Wind targeting Still Air. Is Still Air stopped?',
    ],
    [
      'They activate Wide Net. Can I activate Long Drain to make them sad?',
      'Can I activate Long Drain?',
      'Can I activate Long Drain to make them sad?',
    ],
  ] as const)('%s', ([text, whether, comes]) => {
    expect(first(text)?.endsWith(whether)).toBe(true);
    expect(read(text).endsWith(comes)).toBe(true);
  });
});
