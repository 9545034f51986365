import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Ways to tell that something left before an effect resolved: what it was to the effect decides. */

const catalogue = makeCatalogue([
  textMonster(
    'Showing Crane',
    'You can reveal 1 monster in your hand, then target 1 card on the field; return that target to the hand.',
  ),
  textMonster(
    'Keeping Crane',
    'You can reveal 1 monster in your hand; draw 1 card, and if you do, shuffle the revealed monster into the Deck.',
  ),
  textMonster(
    'Striking Crane',
    'You can target 1 monster on the field; destroy that target, then draw 1 card.',
  ),
  textSpell(
    'Crane Court',
    'If you control a Dragon monster: Destroy all Spells and Traps your opponent controls.',
  ),
  textSpell(
    'Crane Levy',
    'If you control a Dragon monster: Draw cards equal to the number of monsters you control.',
  ),
  textSpell(
    'Crane Twins',
    'Target 1 monster in your GY and 1 of your banished monsters; Special Summon both targets.',
  ),
  textSpell(
    'Picked Name',
    'Declare 1 card name; your opponent discards all cards with that name.',
    'Quick-Play',
  ),
  textTrap('Long Way Home', 'Target 1 monster on the field; return that target to the hand.'),
  textSpell(
    'Crane Controls',
    'Activate 1 of these effects. ● Target 1 monster your opponent controls; change its battle position. ● Tribute 1 monster, then target 1 monster your opponent controls; take control of it until the End Phase.',
    'Quick-Play',
  ),
  textMonster(
    'Gravedigger Wren',
    "(Quick Effect): You can discard this card, then target 1 card in your opponent's GY; banish that target.",
  ),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'what was shown for it',
    'I use Showing Crane and target two sets. Picked Name then ripped the revealed card. Do they still go back?',
    'yes',
  ],
  [
    'a target that dodges',
    'Striking Crane targeted a monster, which dodged with Long Way Home. Do I still draw?',
    'no',
  ],
  [
    'what was asked for',
    'I activate Crane Court; in response Long Way Home bounces my only dragon. Are the backrow cards still destroyed?',
    'yes',
  ],
  [
    'a target that is Tributed for what takes control',
    'My opponent activates Striking Crane targeting my Gravedigger Wren. I chain Crane Controls Tributing Gravedigger Wren. Do they still draw?',
    'no',
  ],
  [
    'one of two that go together',
    'I use Crane Twins with one gy target and one banished target. Gravedigger Wren takes the gy one. Does the banished one still arrive?',
    'no',
  ],
])('%s', ([, text = '', answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  [
    'the effect does more with what was shown',
    'I use Keeping Crane. Picked Name then ripped the revealed card. Do I still draw?',
  ],
  [
    'it is asked of another card than the one that left',
    'Striking Crane targeted a monster, which dodged with Long Way Home. Does it destroy another monster?',
  ],
  [
    'the effect counts what was asked for',
    'I activate Crane Levy; in response Long Way Home bounces my only dragon. Do I still draw?',
  ],
])('stays open: %s', ([, text = '']) => {
  expect(answered(text)).toBe('cannot tell');
});
