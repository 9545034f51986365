import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What is answered without a name, what holds for kinds of cards, one event, and what is still done. */

const catalogue = makeCatalogue([
  textTrap(
    'Cracked Bell',
    'When a Trap Card is activated: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Stern Word',
    'When a monster effect is activated: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Back Draft',
    'When a Spell/Trap Card is activated that would inflict damage to you: Negate the activation.',
    'Counter',
  ),
  textSpell('Small Spark', 'Inflict 800 damage to your opponent.'),
  textSpell('Shared Chill', 'Inflict 800 damage to your opponent, then gain 500 LP.'),
  textSpell('Mild Rain', 'Gain 800 LP.'),
  textSpell('Swift Page', 'Target 1 face-up monster; it gains 500 ATK.', 'Quick-Play'),
  textTrap('Dry Field', 'Negate the effects of all face-up monsters on the field.', 'Continuous'),
  textMonster(
    'Strict Owl',
    'Neither player can add cards from the Deck to the hand, except by drawing them.',
  ),
  textMonster('Glad Owl', 'If another Beast monster(s) is Summoned: Inflict 600 damage to your opponent.'),
  textMonster('Proud Owl', 'If a monster(s) you control is destroyed: Draw 1 card.'),
  textTrap('Sudden Owls', 'When a monster(s) is Summoned: Draw 1 card.'),
  textMonster('Last Owl', 'If this card is sent from the field to the GY: You can draw 1 card.'),
  textTrap('Short Hush', 'Target 1 face-up monster; negate its effects until the end of this turn.'),
  textSpell('Wide Rescue', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Hard Bargain', 'Target 1 card you control; destroy it, and if you do, draw 1 card.'),
  textMonster(
    'Bell Goat',
    "When an opponent's monster declares an attack (Quick Effect): You can discard this card; negate the attack.",
  ),
  textTrap(
    'Cold Return',
    "When an opponent's monster declares an attack: Return all Spells your opponent controls to the hand.",
  ),
  textSpell(
    'Pale Scent',
    'Both players must Set Spell Cards before activating them, and cannot activate them until their next turn after Setting them.',
    'Continuous',
  ),
]);
const books = { ...projectBooks, catalogue };
const answer = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? 'cannot tell';

const suite = (name: string, rows: readonly (readonly [string, string])[]) =>
  describe(name, () => {
    test.for(rows)('%s', ([text, expected]) => {
      expect(answer(text)).toBe(expected);
    });
  });

suite('an activation of which the kind alone was told', [
  ['My opponent activates a Trap. Can I chain Cracked Bell?', 'yes'],
  ['My opponent activates a Field Spell. Can I chain Cracked Bell?', 'no'],
  ['My opponent activates a Counter Trap. Can I chain Swift Page to it?', 'no'],
  ['Opponent activates a Pendulum Effect. Can I negate it with Stern Word?', 'no'],
  ['Opponent activates a monster effect in the GY. Can I chain Stern Word?', 'yes'],
]);

suite('damage that an effect would inflict', [
  ['Opponent activates Small Spark. Can I chain Back Draft?', 'yes'],
  ['Opponent activates Mild Rain. Can I chain Back Draft?', 'no'],
]);

suite('what a negated monster forbids', [
  ['Dry Field is face-up and my opponent controls Strict Owl. Can I search?', 'yes'],
  ['Dry Field was destroyed and my opponent controls Strict Owl. Can I search?', 'no'],
]);

suite('what holds for kinds of cards', [
  ['Can I overlay a Link Monster for an Xyz Summon?', 'no'],
  ['Are cards in the Pendulum Zone treated as monsters?', 'no'],
]);

suite('one event', [
  ['Two of my monsters are destroyed at the same time. How many times does Proud Owl let me draw?', '1'],
  [
    "Two of my opponent's monsters are destroyed at the same time. How many times does Proud Owl let me draw?",
    'cannot tell',
  ],
  [
    'My opponent controls Proud Owl. Two of my monsters are destroyed at the same time. How many times does Proud Owl let them draw?',
    'cannot tell',
  ],
  ['Two monsters are Summoned at the same time. Can I activate Sudden Owls twice?', 'cannot tell'],
  [
    'Glad Owl is on my field and a single effect summons three Beasts at the same time. How much burn does my opponent take from Glad Owl?',
    '600',
  ],
  [
    'Glad Owl is on my field and three Beasts are summoned one by one. How much burn does my opponent take from Glad Owl?',
    'cannot tell',
  ],
]);

suite('negated on the field, activated in the GY', [
  ['Short Hush negated my Last Owl. Later Last Owl was sent to the GY. Do I draw?', 'yes'],
]);

suite('what is still done', [
  ['I target my own card with Hard Bargain, but that card cannot be destroyed. Do I still draw?', 'no'],
  [
    'On attack declaration I activate Cold Return and the opponent chains Bell Goat, negating the attack. Does Cold Return still return their Spells?',
    'yes',
  ],
]);
