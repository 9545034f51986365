import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, monster, spell } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../support/text-cards.ts';

/** Monsters that are taken, that come back by a card, and that are lost: what players tell of them, and ask. */

const catalogue = makeCatalogue([
  monster('Placid Ram', [], { abilities: ['Normal'], level: 4, atk: 1500, def: 1000 }),
  textMonster(
    'Glass Newt',
    'If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Trap, instead of sending it to the GY. You can discard 1 card; draw 1 card.',
  ),
  textMonster('Listening Owl', 'If a monster(s) is Special Summoned from the GY: Draw 1 card.'),
  textMonster(
    'Late Owl',
    'During your End Phase, if this card is in the GY because it was sent there this turn: You can add 1 Level 2 monster from your Deck to your hand. You can banish this card from your GY; draw 1 card.',
  ),
  spell(
    'Two Ways',
    [
      activation(
        [
          { do: 'change-position', what: { target: 0 } },
          { do: 'take-control', joined: 'or', what: { target: 0 }, until: 'end-phase' },
        ],
        {
          targets: [
            { count: 1, from: ['monster-zone'], filter: { cardType: 'monster', controller: 'opponent' } },
          ],
        },
      ),
    ],
    'Quick-Play',
  ),
  textSpell(
    'Old Rope',
    'Activate this card by targeting 1 Level 4 or lower monster in your GY; Special Summon that target in Attack Position and equip it with this card. When this card is destroyed, destroy the equipped monster.',
    'Equip',
  ),
  textPendulum('Swinging Owl', 'Once per turn: You can draw 1 card.', 'You can discard 1 card; draw 1 card.'),
  textMonster(
    'Hungry Newt',
    'Once per turn: You can target 1 monster your opponent controls; equip that target to this card.',
  ),
  textMonster(
    'Eaten Ram',
    'If this card is sent to the GY while equipped to a monster: You can draw 1 card.',
  ),
  textMonster(
    'Sated Newt',
    'Cannot be destroyed by battle while equipped with a card. Once per turn: You can target 1 monster your opponent controls; equip that target to this card.',
  ),
  textTrap('Rising Tide', 'When a monster(s) is Summoned: Draw 1 card, then discard 1 card.'),
  textSpell('Recall', 'Target 1 monster in either GY; Special Summon it.'),
  textSpell('Snuff', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Big Wave', 'Destroy all monsters on the field.'),
  textSpell(
    'Turn Down',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textTrap('Locked Door', 'Neither player can Special Summon monsters from the GY.', 'Continuous'),
  textTrap(
    'Grey Fog',
    'Negate the effects of all face-up monsters while they are face-up on the field.',
    'Continuous',
  ),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('what was taken, and what was lost', () => {
  test.for([
    // It was equipped; nobody says that anything was Summoned, though a card that applies lies there.
    ["I stole my opponent's Placid Ram with Two Ways. Can Placid Ram attack?", 'yes'],
    ["I activate Two Ways on my opponent's Placid Ram. Who controls Placid Ram?", 'cannot tell'],
    // What it took was told as done: the next card was not chained to it.
    [
      "I took my opponent's Placid Ram with Two Ways. My opponent activates Big Wave. Is Placid Ram destroyed?",
      'yes',
    ],
    [
      'Placid Ram came back with Old Rope. My opponent activates Snuff on Old Rope. Is Placid Ram destroyed?',
      'yes',
    ],
    [
      'Placid Ram came back via Old Rope. My opponent activates Turn Down on Placid Ram. Is Placid Ram destroyed?',
      'no',
    ],
    ['Placid Ram came back. Is Placid Ram on the field?', 'cannot tell'],
    ['Glass Newt is destroyed by battle. Where does it go?', 'cannot tell'],
    ['Glass Newt is destroyed by battle. Is it sent to the GY?', 'cannot tell'],
    ['Glass Newt is destroyed by battle while Grey Fog is active. Where does it go?', 'GY'],

    ['Glass Newt is destroyed by battle. May I put it in my backrow?', 'cannot tell'],

    ['Placid Ram is on the field. Can I place it in my Spell & Trap Zone?', 'cannot tell'],
    ['I Special Summon Listening Owl from my GY with Recall. Does its effect activate?', 'no'],
    [
      'I control Listening Owl. I Special Summon Placid Ram from my GY with Recall. Does the effect of Listening Owl activate?',
      'yes',
    ],
    ['I discard Late Owl for the hand size limit. Can I activate its End Phase search?', 'no'],

    ["Can I activate Late Owl's hand effect?", 'cannot tell'],
    [
      'Placid Ram is in my GY. I activate Recall targeting Placid Ram. My opponent chains Locked Door. Does Recall go through?',
      'no',
    ],
    [
      'I activate Recall targeting Placid Ram. My opponent chains Snuff on Old Rope. Does Recall go through?',
      'yes',
    ],
    ["I activate Big Wave. What happens to my opponent's Placid Ram?", 'it is destroyed, and goes to the GY'],
    ["I activate Big Wave. Where does my opponent's Placid Ram go?", 'GY'],
    [
      "I activate Two Ways, taking control of my opponent's Placid Ram. What happens to Placid Ram?",
      'cannot tell',
    ],
    // The Battle Phase with its article is a time.
    [
      'Grey Fog is on the field. In the Battle Phase I activate Snuff on Grey Fog. Is Grey Fog destroyed?',
      'yes',
    ],

    ["It is my opponent's turn. Can I place a Pendulum Monster from my hand into a Pendulum Zone?", 'no'],
    // A monster that another one has equipped to itself lies on its side, and goes to its owner's GY.

    [
      "My Eaten Ram is equipped to my opponent's Hungry Newt. I activate Big Wave. Is Eaten Ram destroyed?",
      'yes',
    ],
    [
      "My Eaten Ram is equipped to my opponent's Placid Ram. I activate Big Wave. Is Eaten Ram destroyed?",
      'cannot tell',
    ],
    [
      "My opponent's Placid Ram took my Eaten Ram. I activate Big Wave. Is Eaten Ram destroyed?",
      'cannot tell',
    ],
    ['I activate Snuff on Eaten Ram. Do I get to draw a card?', 'cannot tell'],
  ] as const)('%s', ([text, answer]) => {
    expect(asked(text)).toBe(answer);
  });
});
