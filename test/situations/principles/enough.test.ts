import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** LP, cards and zones that were told, in players' words, and whether they are enough. */

const catalogue = makeCatalogue([
  textSpell('Toll Gate', 'Pay 1500 LP; draw 1 card.'),
  textTrap(
    'Sworn Ban',
    'When a Spell Card is activated: Pay half your LP; negate the activation.',
    'Counter',
  ),
  textSpell('Fair Trade', 'Discard 1 card, then target 1 monster on the field; destroy it.'),
  textSpell('Harsh Sweep', 'Destroy all Attack Position monsters your opponent controls, then draw 1 card.'),
  textSpell('Clean Sweep', 'Banish all monsters your opponent controls.'),
  textSpell('Paid Sweep', 'Discard 1 card; banish all face-up monsters your opponent controls.'),
  textSpell('Deep Well', 'Draw 3 cards.'),
  textSpell('Heap of Six', 'Target 5 monsters in your GY; shuffle them into the Deck, then draw 2 cards.'),
  textSpell('Borrowed Paw', 'Target 1 monster your opponent controls; take control of it.'),
  textSpell('Four Kids', 'Special Summon 4 "Kid Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0).'),
  textMonster(
    'Lone Otter',
    'If you have no monsters in your GY, you can Special Summon this card (from your hand).',
  ),
  textMonster(
    'Dusk Otter',
    'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by having exactly 3 DARK monsters in your GY.',
  ),
  textMonster(
    'Brash Otter',
    'If your opponent controls a monster and you control no monsters, you can Special Summon this card (from your hand).',
  ),
  textMonster(
    'Gift Otter',
    "You can Special Summon this card (from your hand) to your opponent's field, by Tributing 1 monster they control.",
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['too few LP', "I'm down to 1,400 life points. Could I still activate Toll Gate?", 'no'],
  ['just enough LP', 'With exactly 1500 LP left, is Toll Gate playable?', 'yes'],
  ['LP of both', 'My opponent has 900 LP and I have 4000 LP. Can I use Toll Gate?', 'yes'],
  ['half of any LP', 'My LP is 50. Can I flip Sworn Ban?', 'yes'],
  ['nothing to discard', 'Fair Trade is the only card in my hand. May I activate it?', 'no'],
  ['the hand is otherwise empty', 'My hand is empty except for Fair Trade. Can I use it?', 'no'],
  ['one card to discard', 'I hold Fair Trade and one other card in hand. Can I activate Fair Trade?', 'yes'],
  ['too few cards in the Deck', 'Deep Well with 2 cards in deck, legal?', 'no'],
  ['just enough of them', 'There are three cards left in my deck. Can I play Deep Well?', 'yes'],
  ['too few monsters in the GY', 'My graveyard has only four monsters. Can I activate Heap of Six?', 'no'],
  ['no zone for what changes control', 'I control five monsters. Can I activate Borrowed Paw?', 'no'],
  ['too few zones for the Tokens', "I've only got three monster zones open. Is Four Kids activatable?", 'no'],
  ['enough of them', 'Four free monster zones. Can I activate Four Kids?', 'yes'],
  ['every one is taken', 'Every one of my monster zones is taken. Can I activate Borrowed Paw?', 'no'],
  [
    'Spells in the GY, and no monster',
    'My GY has five spells but not a single monster. Can Lone Otter be special summoned from my hand?',
    'yes',
  ],
  ['nothing to banish', 'Can Clean Sweep be activated if my opponent controls no monsters?', 'no'],
  ['something to banish', 'My opponent controls two monsters. Can Clean Sweep be activated?', 'yes'],
  ['nothing for what is paid', "My opponent's board is empty. Is Paid Sweep playable?", 'no'],
  ['a monster there', 'There is a monster in my graveyard. Can I special summon Lone Otter?', 'no'],
  [
    'who controls a monster',
    'I control no monsters and they have two. Can I special summon Brash Otter?',
    'yes',
  ],
  [
    'both do',
    'I control a monster and so does my opponent. Can I special summon Brash Otter from my hand?',
    'no',
  ],
  [
    "a Tribute makes room on the opponent's field",
    "My opponent's monster zones are all full. Can I tribute one of them to special summon Gift Otter to their side?",
    'yes',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    ['LP of the opponent alone', 'My opponent has 900 LP. Can I activate Toll Gate?'],
    ['LP that are paid, not had', 'I would have to pay 900 LP. Can I activate Toll Gate?'],
    ['LP change before', 'I have 900 LP and then gain 1000. Can I activate Toll Gate?'],
    ['a card beside it', 'I hold nothing but Fair Trade and a Level 1 monster. Can I activate Fair Trade?'],
    ['no count that it takes', 'I have 2 cards in my hand. Can I activate Toll Gate?'],
    ['another kind of card in the GY', 'I have five spells in my GY. Can I activate Heap of Six?'],
    ['what the opponent controls was not told', 'I control no monsters. Can I special summon Brash Otter?'],
    ['a denial', "My opponent's effect doesn't let me pay. I have 900 LP. Can I activate Toll Gate?"],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
