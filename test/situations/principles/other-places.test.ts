import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Cards that are banished in place of the GY, that have moved on, and that are negated where they no longer are. */

const catalogue = makeCatalogue([
  textTrap('Hollow Sky', 'Any card sent to the GY is banished instead.', 'Continuous'),
  textSpell('Hollow Ground', 'Any monster sent to the GY is banished instead.', 'Continuous'),
  textTrap('Mute Valley', 'The effects of all face-up monsters on the field are negated.', 'Continuous'),
  textSpell('Dim Lantern', 'Special Summon 1 Level 3 monster from your Deck, but negate its effects.'),
  textSpell('Scouring Light', 'Destroy all monsters your opponent controls.'),
  textMonster('Fallen Wren', 'If this card is sent to the GY: You can draw 1 card.'),
  textMonster('Given Wren', 'If this card is Tributed: You can draw 1 card.'),
  textMonster('Tossed Wren', 'If this card is discarded: You can draw 1 card.'),
  textMonster('Settled Wren', 'If this card is Special Summoned: You can draw 1 card.'),
  textMonster('Selfless Wren', 'You can Tribute this card; draw 1 card.'),
  textMonster('Idle Wren', 'Once per turn: You can draw 1 card.'),
  textMonster('Proud Ox', 'Cannot attack unless you send 1 other card you control to the GY.'),
  textMonster('Bold Ox', 'Cannot attack unless you discard 1 card.'),
  textMonster(
    'Gravedigger Wren',
    "(Quick Effect): You can discard this card, then target 1 card in your opponent's GY; banish that target.",
  ),
  textMonster('Buried Wren', '(Quick Effect): You can discard this card to the GY; draw 1 card.'),
  textMonster('Thrown Wren', '(Quick Effect): You can discard this card; draw 1 card.'),
  textMonster('Humble Ox', 'You can discard 1 card; draw 1 card.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'sent to the GY',
    'Hollow Sky is up. My Fallen Wren gets destroyed and of course banished. Do I get to draw?',
    'no',
  ],
  [
    'only Tributed',
    'Hollow Sky is up. I tribute Given Wren and of course it gets banished. Can I still draw?',
    'yes',
  ],
])('banished instead: %s', ([, text = '', answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  [
    'a discard to the GY is a cost that cannot be paid',
    'Hollow Sky is face-up on the field. Can I activate Buried Wren?',
    'no',
  ],
  ['a discard can', 'Hollow Sky is face-up on the field. Can I activate Thrown Wren?', 'yes'],
])('costs: %s', ([, text = '', answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  ['it is not told to be there', 'I own Hollow Sky. I tribute Given Wren for a cost. Can I still draw?'],
  ['an attack that asks for no GY', 'Hollow Sky is on my field. Can Bold Ox attack, losing another card?'],
])('banished instead, open: %s', ([, text = '']) => {
  expect(answered(text)).toBe('cannot tell');
});

test.for([
  [
    'paid as its own cost',
    'Mute Valley is active. I tribute Selfless Wren for its own effect, of course. Do I draw?',
    'yes',
  ],
  [
    'still there',
    'Mute Valley is active and my own Idle Wren sits there, of course. Do I draw with Idle Wren?',
    'no',
  ],
  [
    'negated by its Summon, and gone',
    'Fallen Wren came out via Dim Lantern (effects negated). It just hit the GY. Does Fallen Wren draw?',
    'yes',
  ],
  [
    'negated by its Summon, and there',
    'Idle Wren came out via Dim Lantern (effects negated). Does Idle Wren draw?',
    'no',
  ],
])('negated on the field: %s', ([, text = '', answer]) => {
  expect(answered(text)).toBe(answer);
});

test('what was done is another thing than what the effect asks for', () => {
  const text = 'Hollow Sky is up. My Given Wren gets destroyed and of course banished. Can I still draw?';
  expect(answered(text)).toBe('no');
});
