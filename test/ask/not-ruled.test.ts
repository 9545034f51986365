import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { wordBooks } from '../support/word-cards.ts';

const asked = (text: string) => ruleOnWords(text, wordBooks, 'tcg');

describe('nothing is ruled where something was not understood or not said', () => {
  test.for([
    ['a word that is not known', 'Lantern Newt might be destroyed by Wide Flood. Does it trigger?', /might/],
    [
      'what did not happen',
      'My Lantern Newt was not destroyed by Wide Flood. Does Lantern Newt trigger?',
      /did not happen/,
    ],
    [
      'what only could be',
      'I could have destroyed Lantern Newt with Wide Flood. Does Lantern Newt trigger?',
      /only may be/,
    ],
    [
      'one or the other',
      'Wide Flood destroys Lantern Newt or Copper Heron. Does Lantern Newt trigger?',
      /"or/,
    ],
    [
      'instead',
      'Lantern Newt is banished instead of being destroyed by Wide Flood. Does it trigger?',
      /instead/,
    ],
    [
      'before',
      'Before Wide Flood resolves, Lantern Newt is Tributed for Rain of Needles. Does it trigger?',
      /Before/,
    ],
    [
      'whose it is',
      "My opponent's Lantern Newt is destroyed by my Wide Flood. Can I activate its effect?",
      /whose Lantern Newt/,
    ],
    [
      'how it came about',
      'Does Lantern Newt trigger if it is sent from the hand to the GY?',
      /how it came about/,
    ],
    [
      'a card that nobody named, beside one that was',
      'My Lantern Newt is face-up and a Fusion Monster is destroyed by Wide Flood. Does it trigger?',
      /Fusion Monster is destroyed/,
    ],
    [
      'a kind that the card is not',
      'Wide Flood destroys my Lantern Newt, a Fusion Monster. Does it trigger?',
      /which card Lantern Newt is/,
    ],
    ['nothing happened', 'Can Lantern Newt trigger in the hand?', /what happened before/],

    ['a question with a not', 'Does Lantern Newt not trigger if it is destroyed by Wide Flood?', /"not"/],
    [
      'two questions',
      'Lantern Newt is destroyed by Wide Flood. Does it trigger? Does Wide Flood resolve?',
      /one question/,
    ],
    [
      'what a card that is named has to do with it',
      'With Calm Errand on the field my Lantern Newt is destroyed by battle. Does it trigger?',
      /what Calm Errand has to do with it/,
    ],
    [
      'which monster "the monster" is, where only a Trap was spoken of',
      'I destroy Stern Refusal with Rain of Needles. Is the monster destroyed?',
      /which card "it" is/,
    ],
    [
      'what is answered, where "its" speaks of no card',
      'Pale Moth was used in response to its effect. Does the effect resolve?',
      /which card "it" is/,
    ],
    [
      'by what a monster with a procedure of its own would be Special Summoned',
      'Lone Envoy was returned to the hand. Can I Special Summon it?',
      /by what .* is Special Summoned/,
    ],
    [
      'whether a Trap may be Set',
      'Late Snare is in my hand. Can I Set Late Snare?',
      /no question of that kind/,
    ],
    ['no question', 'Lantern Newt is destroyed by Wide Flood.', /what is asked/],
    [
      'a card that is not known',
      'Skill Dryer is active. Lantern Newt is destroyed by Wide Flood. Does it trigger?',
      /Dryer/,
    ],
    [
      'by what it is Summoned from the hand',
      'I control Plain Boar. Can I Special Summon Lantern Newt from my hand?',
      /by what Lantern Newt/,
    ],

    [
      'by what a monster that nobody named was Special Summoned, where the Summon is to be negated',
      'My opponent Special Summons a monster. Can I activate Summon Bane?',
      /by what the monster was/,
    ],

    [
      'which cards all of them are',
      'P0 controls Lantern Newt. P1 activates Rain of Needles and it destroys all monsters. Does Lantern Newt trigger?',
      /all of them/,
    ],
    [
      'which effect comes first',
      'Split Fox is sent to the GY by Quiet Burial. Does the first effect of Split Fox activate?',
      /which effect/,
    ],
    [
      'what a monster did',
      'Plain Boar destroys Lantern Newt. Does Lantern Newt trigger?',
      /how Plain Boar did it/,
    ],
  ] as const)('%s', ([, text, missing]) => {
    const verdict = asked(text);
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing.join('; ')).toMatch(missing);
  });
});

test.for([
  ['nothing', ''],
  ['no card', 'What is Spell Speed 2?'],
  ['another game', 'I tap two islands and counter it. Does it resolve?'],

  ['marks alone', '"" ?! ((( ))) ... \'\' --- ""'],
] as const)('%s is no situation', ([, text]) => expect(asked(text)).toBeUndefined());
