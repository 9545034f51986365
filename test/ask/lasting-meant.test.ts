import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** What was told without its card, or of a card that is not there: what is missing is said, and nothing is ruled. */

const catalogue = makeCatalogue([
  textTrap(
    'Standing Hush',
    'Negate the effects of all face-up monsters while they are face-up on the field.',
    'Continuous',
  ),
  textSpell(
    'Passing Hush',
    'Negate the effects of all face-up monsters your opponent currently controls, until the end of this turn.',
  ),
  textMonster('Plain Newt', 'If this card is sent to the GY: You can draw 1 card.'),
  textMonster(
    'Watchful Newt',
    "If a card(s) is added from the Main Deck to your opponent's hand, except during the Draw Phase (Quick Effect): You can send this card from your hand to the GY; draw 1 card.",
  ),
]);
const verdictOf = (text: string) => ruleOnWords(text, { ...books, catalogue }, 'tcg');

test('"is active" of a card that lies there means the card; of one that has resolved, its effect', () => {
  expect(verdictOf('Standing Hush is active. Is my face-up Plain Newt negated?')?.answer).toBe('yes');
  const lasting = verdictOf('Passing Hush is active. Is my face-up Plain Newt negated?');
  expect(lasting?.answer).toBe('cannot tell');
  expect(lasting?.missing).toContain('whether the effect of Passing Hush has resolved');
});

test('what happened to a card that nobody named may be what an effect answers', () => {
  const text = 'My opponent added a card from the Deck to the hand. Can I activate Watchful Newt?';
  expect(verdictOf(text)?.answer ?? 'cannot tell').not.toBe('no');
});
