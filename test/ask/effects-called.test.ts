import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell } from '../support/text-cards.ts';

/** Effects that are called by what they answer or do, and copies that are called by where they are. */

const catalogue = makeCatalogue([
  textMonster('Cast Otter', 'If this card is discarded: You can draw 1 card.'),
  textMonster(
    'Payer Otter',
    'You can discard 1 monster; draw 1 card. If this card is Tributed: You can draw 1 card.',
  ),
  textMonster(
    'Grave Otter',
    "(Quick Effect): You can discard this card, then target 1 card in your opponent's GY; banish that target.",
  ),
  textMonster('Keen Otter', 'If this card is Special Summoned: You can draw 1 card.'),
  textMonster(
    'Joining Otter',
    'When you Normal or Special Summon a monster(s), except "Joining Otter": You can Special Summon this card from your hand.',
  ),
  textSpell(
    'Otter Call',
    'Special Summon 1 monster from your hand, Deck, or GY, then return 1 monster you control to the hand.',
  ),
  textSpell('Otter Song', 'Target 1 monster in your GY; Special Summon that target.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ["I pitch Cast Otter as the cost of Payer Otter. Can Cast Otter's discard trigger be activated?", 'yes'],
  [
    "I pitch Cast Otter as the cost of Payer Otter. Can Cast Otter's Tribute trigger be activated?",
    'cannot tell',
  ],
] as const)('called by what it answers: %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([['Otter Song summons Keen Otter from my GY. Can I use its effect?', 'yes']] as const)(
  'a card that Summons another: %s',
  ([text, answer]) => {
    expect(answered(text)).toBe(answer);
  },
);

test.for([
  [
    'I control Keen Otter. I have Joining Otter in my hand. Can Joining Otter be Special Summoned by its own effect?',
    'cannot tell',
  ],
] as const)('the one that is there: %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});
