import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** A Battle Phase that was ended, cards that are shown, what negates all cards of a kind, and texts on attacks. */

const catalogue = makeCatalogue([
  textMonster('Marching Goat', 'Gains 100 ATK.'),
  textMonster('Idle Goat', 'Gains 200 ATK.'),
  textMonster(
    'Bell Goat',
    "When an opponent's monster declares a direct attack (Quick Effect): You can discard this card; negate the attack, then end the Battle Phase.",
  ),
  textTrap(
    'Closing Bell',
    "When an opponent's monster declares an attack: Negate the attack, then end the Battle Phase.",
  ),
  textTrap(
    'Cracked Bell',
    'When a Trap Card is activated: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap('Quiet Field', 'Your opponent cannot declare an attack this turn.'),
  textSpell(
    'Tilted Field',
    'Change all face-up Level 4 or higher monsters to Defense Position.',
    'Continuous',
  ),
  textMonster('Stern Goat', 'Other monsters on the field cannot change their battle positions or attack.'),
  textSpell('Picked Straw', 'Add 1 Beast monster from your Deck to your hand.'),
  textSpell('Any Straw', 'Add 1 card from your Deck to your hand.'),
  textTrap('Trap Damper', 'Negate all other Trap effects on the field.', 'Continuous'),
  textSpell('Goat Damper', 'Negate the effects of all face-up Beast monsters on the field.', 'Continuous'),
  textTrap(
    'Brittle Fence',
    'Monsters you control gain 100 ATK. When a monster you control leaves the field, destroy this card.',
    'Continuous',
  ),
  textMonster('Brittle Goat', 'If there is no face-up Field Spell on the field, destroy this card.'),
]);
const books = { ...projectBooks, catalogue };
const byPrinciple = (text: string) => ruleOnPrinciples(text, books, 'tcg')?.answer;
const answered = (text: string) => ruleOnWords(text, books, 'tcg')?.answer;

describe('once the Battle Phase was ended', () => {
  test.for([
    [
      'nothing else attacks',
      'I attack directly and my opponent discards Bell Goat. Can my second monster attack?',
      'no',
    ],
    [
      'said with what it negates',
      'My opponent used Closing Bell, negating the attack. Can Marching Goat still attack?',
      'no',
    ],
    [
      'it was negated',
      'My opponent used Closing Bell and I negated it with Cracked Bell. Can my other monster attack?',
      undefined,
    ],
    ['in another turn', 'My opponent used Closing Bell. Can I attack next turn?', undefined],
    ['who ended it', 'My opponent used Closing Bell. Can he attack this turn?', undefined],
  ] as const)('%s', ([, text, answer]) => {
    expect(byPrinciple(text)).toBe(answer);
  });
});

describe('a card that was added from the Deck', () => {
  test.for([
    [
      'a certain card is shown',
      'My opponent uses Picked Straw and adds Idle Goat. Does he have to show me the card?',
      'yes',
    ],
    [
      'any card is not',
      'My opponent uses Any Straw and adds a card. Does he have to show me the card?',
      'no',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(byPrinciple(text)).toBe(answer);
  });
});

describe('while all Traps are negated', () => {
  test.for([
    [
      'their own text does not destroy them',
      'With Trap Damper out, my last monster leaves the field. Is Brittle Fence destroyed?',
      'no',
    ],
    [
      'what else may destroy them',
      'With Trap Damper out, Brittle Fence is hit by a card effect. Is Brittle Fence destroyed?',
      undefined,
    ],
    ['monsters are not', 'With Trap Damper out, is Brittle Goat destroyed?', undefined],
    ['nor other monsters than it names', 'With Goat Damper out, is Brittle Goat destroyed?', undefined],
  ] as const)('%s', ([, text, answer]) => {
    expect(byPrinciple(text)).toBe(answer);
  });
});

describe('texts on attacks', () => {
  test.for([
    ['none', 'My opponent controls Idle Goat. Can my Marching Goat attack?', 'yes'],
    ['for this turn', 'My opponent used Quiet Field. Can my Marching Goat attack?', 'no'],
    ['it turns monsters', 'Tilted Field is on the field. Can my Marching Goat attack?', 'cannot tell'],
    [
      'it keeps the others from attacking',
      'My opponent controls Stern Goat. Can my Marching Goat attack?',
      'no',
    ],
    [
      'an attack that was never told',
      'My opponent activated Closing Bell. Can my Marching Goat attack?',
      'no',
    ],
    [
      'directly, and nobody spoke of the other monsters',
      'Can my Marching Goat attack directly?',
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});
