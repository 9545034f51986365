import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { monster } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Questions as players type them, each beside one that differs in what decides. */

const normal = (name: string, level: number, atk: number) =>
  monster(name, [], { abilities: ['Normal'], attribute: 'WIND', type: 'Fish', level, atk, def: 1000 });
const catalogue = makeCatalogue([
  normal('Placid Ram', 4, 1500),
  normal('Patient Ox', 4, 1200),
  normal('Tall Boar', 6, 2400),
  {
    ...textMonster('Bell Goat', ''),
    facts: { cardType: 'monster', abilities: ['Tuner', 'Normal'], level: 1 },
  },
  {
    ...textMonster('Star Stag', '1 Tuner + 1+ non-Tuner monsters'),
    facts: { cardType: 'monster', abilities: ['Synchro', 'Effect'], level: 7, atk: 2500 },
    summoning: {
      ways: ['synchro-summoned'],
      materials: {
        groups: [
          { count: 1, filter: { cardType: 'monster', abilities: ['Tuner'] } },
          { count: 1, orMore: true, filter: { cardType: 'monster', except: [{ abilities: ['Tuner'] }] } },
        ],
      },
    },
  },
  {
    ...textMonster('Twin Stag', '2 Level 4 monsters'),
    facts: { cardType: 'monster', abilities: ['Xyz', 'Effect'], rank: 4, atk: 2500 },
    summoning: {
      ways: ['xyz-summoned'],
      materials: { groups: [{ count: 2, filter: { cardType: 'monster', levels: [4] } }] },
    },
  },
  textMonster('Slow Crane', 'Once per turn: You can draw 1 card.'),
  textMonster('Swift Crane', 'Once per turn (Quick Effect): You can draw 1 card.'),
  textMonster(
    'Both Crane',
    'Once per turn: You can draw 1 card. You can send this card to the GY; draw 1 card. You can only use this effect of "Both Crane" once per turn.',
  ),
  textMonster(
    'Sharp Stag',
    'Once per turn: You can discard 1 card; this card can make a second attack during each Battle Phase this turn.',
  ),
  textMonster('Keen Stag', 'This card can make a second attack during each Battle Phase.'),
  textMonster('Still Owl', 'Negate all Trap effects on the field.'),
  textTrap(
    'Last Word',
    'When a monster(s) would be Summoned: Negate the Summon, and if you do, destroy that monster(s).',
    'Counter',
  ),
  textSpell('Hush', 'Target 1 Effect Monster on the field; negate its effects.'),
  textSpell('Small Gale', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Deep Pot', 'Banish 3 cards from the top of your Deck, face-down; draw 1 card.'),
  textSpell('Wide Flood', 'Destroy all monsters your opponent controls.'),
  textSpell('Lone Wind', 'Target 1 monster on the field; return it to the hand.'),
  textSpell(
    'Paper Coat',
    'Target 1 face-up monster on the field; until the End Phase, that target is unaffected by other Spell/Trap effects.',
    'Quick-Play',
  ),
  textSpell('Small Growth', 'Target 1 face-up monster on the field; it gains 500 ATK.', 'Quick-Play'),
  textSpell('Second Call', 'You can conduct 2 Normal Summons/Sets this turn, not just 1.'),
  textSpell('Plain Gate', 'Draw 1 card.'),
  textTrap(
    'Far Wall',
    "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls.",
  ),
  textTrap('Calm Evening', 'Negate the activation of a Spell Card, and if you do, destroy it.', 'Counter'),
]);
const books = { ...projectBooks, catalogue };

describe('questions as they are typed in chat', () => {
  test.for([
    ['can i make star stag with bell goat and tall boar', 'yes'],
    ['can i make star stag with bell goat and placid ram', 'no'],
    ['can i xyz summon twin stag using placid ram and patient ox', 'yes'],
    ['can i xyz summon twin stag using placid ram and tall boar', 'no'],
    ['can i xyz summon star stag using placid ram and patient ox', 'cannot tell'],
    ['can i synchro summon star stag with plain gate', 'cannot tell'],
    ['does paper coat protect from wide flood', 'yes'],
    ['does small growth protect from wide flood', 'no'],
    ['does paper coat protect my monster from lone wind', 'yes'],
    ['does small growth protect my monster from lone wind', 'no'],
    ['does paper coat protect placid ram from wide flood', 'yes'],
    ['does small growth protect placid ram from lone wind', 'no'],
    ['does paper coat protect from plain gate', 'cannot tell'],
    ['paper coat with far wall: does my monster survive', 'yes'],
    ['small growth with far wall: does my monster survive', 'no'],
    ['can i normal summon twice with second call', 'yes'],
    ['can i normal summon twice with plain gate', 'no'],
    ['i control tall boar and attack my opponents placid ram is it destroyed', 'yes'],
    ['i control patient ox and attack my opponents placid ram in attack position is it destroyed', 'no'],
    ['i control patient ox and tall boar and attack my opponents placid ram is it destroyed', 'cannot tell'],
    ['does placid ram survive far wall if i activate paper coat', 'yes'],
    ['does placid ram survive far wall if i activate small growth', 'no'],
    ['Paper Coat chained to Hush targeting the same monster: is it negated?', 'no'],
    ['i chain small growth to hush targeting the same monster, is it negated', 'yes'],
    ['i chain small growth to small gale targeting the same monster, is it negated', 'cannot tell'],
    ['does paper coat protect from hush', 'yes'],
    ['does small growth protect from hush', 'no'],
    ['does calm evening protect from hush', 'yes'],
    ['i activate deep pot, my opponent chains calm evening. do i still banish 3 cards', 'yes'],
    ['i activate deep pot, my opponent chains calm evening. do i still banish 2 cards', 'cannot tell'],
    ['i activate deep pot, my opponent chains calm evening. do i draw 1 card', 'no'],
    ['can sharp stag attack twice', 'cannot tell'],
    ['can keen stag attack twice', 'yes'],
    ['does still owl negate far wall', 'yes'],
    ['does still owl negate last word', 'yes'],
    ['can i chain calm evening to plain gate and does calm evening target', 'cannot tell'],
    ['does placid ram target', 'no'],
    ['does lone wind target', 'yes'],
    ['does slow crane miss timing', 'no'],
    ['is both crane once per turn', 'yes'],
    ['is both crane hard once per turn', 'cannot tell'],
    ['can i use slow crane on my opponents turn', 'no'],
    ['can i use swift crane on my opponents turn', 'yes'],
    ['is swift crane a quick effect', 'yes'],
    ['is placid ram a quick effect', 'no'],
    ['whats placid rams atk', 'ATK 1500'],
    ['what level is tall boar', '6'],
    ['what rank is twin stag', '4'],
    ['what attribute is tall boar', 'WIND'],
    ['whats the type of tall boar', 'Fish'],
    ['what spell speed is swift crane', '2'],
    ['what spell speed is slow crane', '1'],
  ])('%s', ([text, answer]) => {
    expect(ruleOnWords(text ?? '', books, 'tcg')?.answer).toBe(answer);
  });
});
