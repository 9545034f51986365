import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What players ask of one card, without a situation. */

const catalogue = makeCatalogue([
  textSpell('Broad Broom', 'Destroy all monsters your opponent controls.'),
  textSpell('Thin Broom', 'Target 1 monster on the field; destroy it.'),
  textTrap('Standing Rake', 'Target 1 card on the field; return it to the hand.'),
  textTrap(
    'Watching Rake',
    "When an opponent's monster declares an attack: Destroy all monsters they control.",
  ),
  textTrap(
    'Closed Gate',
    'When your opponent activates a Spell Card: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textMonster(
    'Veiled Owl',
    "During your opponent's Main Phase (Quick Effect): You can send this card from your hand to the GY, then target 1 Effect Monster your opponent controls; negate its effects until the end of this turn.",
  ),
  textMonster(
    'Double Owl',
    'When your opponent activates a monster effect (Quick Effect): You can send this card and 1 other Fairy monster from your hand to the GY; negate the activation, and if you do, destroy it.',
  ),
  textMonster(
    'Calm Owl',
    'When a card or effect is activated that includes an effect that draws cards (Quick Effect): You can discard this card; negate that effect.',
  ),
  textMonster(
    'Late Owl',
    "If a card(s) is added from the Main Deck to your opponent's hand, except during the Draw Phase (Quick Effect): You can discard this card; draw 1 card.",
  ),
  textMonster('Busy Owl', 'You can target 1 card; destroy it. Once per turn: You can draw 1 card.'),
]);
const answered = (text: string) =>
  ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer ?? 'cannot tell';

describe('when it can be used', () => {
  test.for([
    ["Can I use Broad Broom on my opponent's turn?", 'no'],
    ['Can I activate Broad Broom in the Battle Phase?', 'no'],
    ['Can Broad Broom be activated during my own turn?', 'yes'],
    ["Can I activate Standing Rake during my opponent's turn?", 'yes'],
    ['Can my opponent use Standing Rake on my turn?', 'yes'],
    ['Can Veiled Owl be used on my own turn?', 'no'],
    ["Can I use Veiled Owl during my opponent's Draw Phase?", 'no'],
    ["Can I use Veiled Owl during my opponent's Main Phase?", 'yes'],
    ['Can I use Double Owl on my own turn?', 'yes'],
    ['Can I use Watching Rake on my own turn?', 'cannot tell'],
    ['Can I use Standing Rake on the turn?', 'cannot tell'],
    // What it answers says itself in which phase that counts.
    ['Can I use Late Owl during the Draw Phase?', 'cannot tell'],
  ])('%s', ([text = '', answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('what it does', () => {
  test.for([
    ['Does Broad Broom target?', 'no'],
    ['Does Thin Broom need to target a monster?', 'yes'],
    ['Is Thin Broom a targeting effect?', 'yes'],
    ['Does Busy Owl target?', 'cannot tell'],
    ['Does Broad Broom negate?', 'no'],
    ['Does Broad Broom negate effects?', 'no'],
    ['Does Standing Rake negate?', 'cannot tell'],
    ['Does Closed Gate negate the activation?', 'yes'],
    ['Does Calm Owl negate the activation?', 'no'],
    ['Does Calm Owl negate the effect?', 'yes'],
    ['My opponent controls Closed Gate. Does Broad Broom negate?', 'cannot tell'],
  ])('%s', ([text = '', answer]) => {
    expect(answered(text)).toBe(answer);
  });
});
