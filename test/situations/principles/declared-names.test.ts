import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Cards that cannot be used, or whose effects are negated, by a name. */

const catalogue = makeCatalogue([
  textSpell(
    'Struck Page',
    'Activate by declaring 1 card name. Cards with that name, and their effects, cannot be used. Cards already on the field are not affected.',
    'Continuous',
  ),
  textMonster(
    'Name Eater',
    'Once per turn: You can declare 1 card name; cards with that name, and their effects, cannot be used until the End of your opponent\'s next turn. You can only use this effect of "Name Eater" once per turn.',
  ),
  textSpell(
    'Grave Whisper',
    'Target 1 monster in either GY; banish it, and if you do, until the end of the next turn, its effects are negated, as well as the activated effects and effects on the field of monsters with the same original name.',
    'Quick-Play',
  ),
  textSpell(
    'Black Pencil',
    'Declare 1 card name; banish 1 of that declared card from your Main Deck, and if you do, negate its effects, as well as the activated effects and effects on the field of cards with the same original name, until the end of this turn.',
    'Quick-Play',
  ),
  textMonster('Paper Lantern', '(Quick Effect): You can discard this card; draw 1 card.'),
  textSpell('Long Rain', 'Destroy all monsters your opponent controls.'),
  textTrap('Plain Breeze', 'Target 1 Spell on the field; destroy it.'),
]);
const answer = (text: string) =>
  ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer ?? 'cannot tell';

test.for([
  ['Struck Page is up with Long Rain declared. Can I activate Long Rain?', 'no'],
  ['My opponent declared Paper Lantern with Struck Page. Can I Normal Summon Paper Lantern?', 'no'],
  ['My opponent declared Paper Lantern with Struck Page. Can I use Paper Lantern from my hand?', 'no'],
  [
    'Struck Page declared Long Rain, then Struck Page gets destroyed by Plain Breeze. Can I activate Long Rain now?',
    'yes',
  ],
  ['Struck Page is up declaring Paper Lantern. Can I Tribute Paper Lantern?', 'yes'],
  [
    'Struck Page is up declaring Paper Lantern. My Paper Lantern was already on the field. Is it affected?',
    'no',
  ],
  ['Struck Page is up declaring Long Rain. Can I activate Plain Breeze?', 'cannot tell'],
  ['My opponent activates Name Eater declaring Long Rain. Can I activate Long Rain this turn?', 'no'],
  [
    'My opponent banished my Paper Lantern with Grave Whisper. I activate another Paper Lantern. Is its effect negated?',
    'yes',
  ],
  ['My opponent banished my Paper Lantern with Grave Whisper. Can I activate another Paper Lantern?', 'yes'],
  [
    'Opponent used Grave Whisper on my Paper Lantern last turn. I activate Paper Lantern now. Is it negated?',
    'yes',
  ],
  [
    'Opponent used Grave Whisper on my Paper Lantern two turns ago. I activate Paper Lantern now. Is it negated?',
    'no',
  ],
  [
    'They hit my Paper Lantern with Grave Whisper. Next turn I use another Paper Lantern. Is it negated?',
    'yes',
  ],
  ['Grave Whisper hit my Paper Lantern. Can I Normal Summon Paper Lantern?', 'yes'],
  ['Black Pencil declared Long Rain this turn. I activate Long Rain. Is its effect negated?', 'yes'],
  ['Black Pencil declared Long Rain last turn. Is my Long Rain still negated this turn?', 'no'],
  ['They declared Paper Lantern with Black Pencil this turn. Does my Paper Lantern resolve?', 'no'],
] as const)('%s', ([text, expected]) => expect(answer(text)).toBe(expected));
