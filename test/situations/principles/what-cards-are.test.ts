import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Questions about what a card is, about invented cards with invented texts. */

const plain = (name: string, facts: Omit<MonsterFacts, 'cardType'>) =>
  cardModelOf({ name, facts: { cardType: 'monster', ...facts }, text: '' });

const catalogue = makeCatalogue([
  plain('Slate Drake', { abilities: ['Normal'], type: 'Dragon', attribute: 'EARTH', level: 4 }),
  plain('Ranked Drake', { abilities: ['Xyz'], type: 'Dragon', attribute: 'EARTH', rank: 4 }),
  plain('Tin Squire', { abilities: ['Normal'], type: 'Warrior', attribute: 'EARTH', level: 4 }),
  textMonster('Young Squire', 'This card\'s name becomes "Tin Squire" while on the field or in the GY.'),
  textMonster('Old Squire', '(This card\'s name is always treated as "Tin Squire".)\nYou can draw 1 card.'),
  textMonster('Lone Regent', 'You can only control 1 "Lone Regent".'),
  textSpell('Knightly Blade', 'Equip only to a Warrior monster. It gains 500 ATK.', 'Equip'),
  textSpell('Foreign Chain', "Equip only to an opponent's monster. It loses 500 ATK.", 'Equip'),
  textSpell('Any Blade', 'The equipped monster gains 500 ATK.', 'Equip'),
  textSpell('Sudden Gale', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Scouring Light', 'Destroy all monsters your opponent controls.'),
  textSpell('Long March', 'All Warrior monsters on the field gain 300 ATK.', 'Continuous'),
  textSpell('Heavy Air', 'Level 4 or higher monsters cannot attack.', 'Continuous'),
  textSpell(
    'Book of Naps',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textSpell('Ticket Home', 'Target 1 monster on the field; return that target to the hand.', 'Quick-Play'),
  textTrap(
    'Stern Muffler',
    'Target 1 Effect Monster your opponent controls; negate the effects of that monster until the end of this turn.',
  ),
  textTrap('Mute Valley', 'The effects of all face-up monsters on the field are negated.', 'Continuous'),
  textTrap(
    'Walking Snare',
    'Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1000) (this card is also still a Trap).',
    'Continuous',
  ),
  textTrap(
    'Turned Snare',
    'Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1000). (This card is NOT treated as a Trap.)',
    'Continuous',
  ),
  textTrap('Hard Choice', 'Your opponent sends 1 monster they control to the GY (their choice).'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

type Row = readonly [what: string, text: string, answer: string];
const rows = (all: readonly Row[]) =>
  test.for<Row>(all)('%s', ([, text, answer]) => {
    expect(answered(text) ?? 'cannot tell').toBe(answer);
  });

describe('names', () => {
  rows([
    ['where its text gives the name', 'My Young Squire is in the GY. Is its name Tin Squire there?', 'yes'],
    ['where it does not', 'does Young Squire count as Tin Squire while its in my hand?', 'no'],
    [
      'an effect that is negated',
      'Mute Valley is face-up. Is my Young Squire on the field still treated as Tin Squire?',
      'no',
    ],
    ['always', 'Is Old Squire treated as Tin Squire in my Deck?', 'yes'],
    [
      'always, and whatever is negated',
      'Mute Valley is face-up. I control Old Squire, does it still count as Tin Squire?',
      'yes',
    ],
    ['nobody said where', 'Does Young Squire count as Tin Squire?', 'cannot tell'],
    [
      'negated by something else',
      'Young Squire on the field was negated. Is it treated as Tin Squire?',
      'cannot tell',
    ],
    ['no text gives that name', 'Does Slate Drake on the field count as Tin Squire?', 'cannot tell'],
  ]);
});

describe('Equip Spells', () => {
  rows([
    ['a monster that it is for', 'Can I equip Knightly Blade to Tin Squire?', 'yes'],
    ['a monster that it is not for', 'Can I put Knightly Blade on my Slate Drake?', 'no'],
    ['any monster', "Can Any Blade be equipped to my opponent's monster?", 'yes'],
    ["only the opponent's", 'Can I equip Foreign Chain to a monster I control?', 'no'],
    ["only the opponent's, and theirs", "Can I use Foreign Chain on my opponent's monster?", 'yes'],
    ['whose it is was not said', 'Can I equip Foreign Chain to Slate Drake?', 'cannot tell'],
    ['face-down', 'Slate Drake is face-down. Can I equip Any Blade to Slate Drake?', 'no'],
  ]);
});

describe('Traps that are monsters', () => {
  rows([
    [
      'also still a Trap, for what takes Traps',
      'I flipped Walking Snare and its now a monster in my monster zone. Can my opponent destroy it with Sudden Gale?',
      'yes',
    ],
    [
      'also still a Trap, for what takes monsters',
      'Walking Snare is a monster on my field. My opponent plays Scouring Light. Does Walking Snare die?',
      'yes',
    ],
    [
      'not treated as a Trap, for what takes Traps',
      'Turned Snare is on my field as a monster. Can my opponent target it with Sudden Gale?',
      'no',
    ],
  ]);
});

describe('kinds of monsters', () => {
  rows([
    ['no Level', 'Does Heavy Air stop my Ranked Drake?', 'no'],
    ['another Type', 'Does my Slate Drake get the boost from Long March?', 'no'],
    [
      'it may have another Level by now',
      'The Level of Slate Drake became 2. Does Heavy Air affect Slate Drake?',
      'cannot tell',
    ],
    ['a second copy', 'We both control Lone Regent and I take control of theirs. Do I keep both?', 'no'],
    [
      'a second copy that is face-down',
      'I control Lone Regent and a face-down one. Do I keep both?',
      'cannot tell',
    ],
  ]);
});

describe('Tokens as targets', () => {
  rows([
    ['never face-down', 'can i Book of Naps one of my opponents Tokens?', 'no'],
    ['no Effect Monster', 'my opponent controls a Token. can i use Stern Muffler on the Token?', 'no'],
    ['a monster like others', 'Can I use Ticket Home on a Token?', 'yes'],
    [
      'picked for an effect',
      'My opponent resolved Hard Choice and I must send a monster to the GY. Can I pick the Token?',
      'yes',
    ],
  ]);
});

describe('whether it targets', () => {
  rows([
    ['its text says so', 'does Sudden Gale target?', 'yes'],
    ['its text does not', 'Does Scouring Light target?', 'no'],
    ['what it would target is another question', 'Does Sudden Gale target Slate Drake?', 'cannot tell'],
  ]);
});
