import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Questions as they are typed at a table: cards as verbs, monsters that nobody named, what is supposed on the way. */

const plain = (name: string, atk: number, facts: object = {}) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', abilities: ['Normal'], level: 4, atk, def: 500, ...facts },
    text: '',
  });
const catalogue = makeCatalogue([
  plain('Heavy Condor', 3000, { attribute: 'WIND', type: 'Winged Beast' }),
  plain('Light Condor', 800, { attribute: 'LIGHT', type: 'Winged Beast' }),
  textMonster('Iron Wren', 'Cannot be destroyed by battle.'),
  textMonster(
    'Sharp Wren',
    'If this card attacks a Defense Position monster, inflict piercing battle damage.',
  ),
  textMonster('Still Wren', 'Once per turn: You can draw 1 card.'),
  textMonster('Peaceful Wren', 'If this card battles a monster, neither can be destroyed by that battle.'),
  textMonster('Lone Wren', 'You can only control 1 "Lone Wren".'),
  textSpell('Wide Broom', 'Destroy all monsters your opponent controls.'),
  textSpell('Two Lanterns', 'Draw 2 cards.'),
  textSpell('Deep Sending', 'Send 1 monster from your Deck to the GY.'),
  textSpell('Called Back', 'Target 1 monster in your GY; Special Summon that target.'),
  textSpell('Called From Anywhere', 'Target 1 monster in either GY; Special Summon it.'),
  textSpell('Quick Broom', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell(
    'Quiet Fall',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textTrap('Wet Ground', 'When your opponent Normal Summons a monster(s) with 1500 or more ATK: Destroy it.'),
  textTrap('Soft Ground', 'When your opponent Special Summons a monster(s): Destroy it.'),
  textMonster(
    'Veiling Wren',
    "During your opponent's Main Phase (Quick Effect): You can discard this card, then target 1 Effect Monster your opponent controls; negate its effects.",
  ),
  textMonster('Dim Warden', 'Neither player can Normal or Special Summon LIGHT monsters.'),
  textSpell('Paid Broom', 'Discard 1 card, then target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textMonster(
    'Ringing Wren',
    'Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves. Gains 100 ATK for each Spell Counter on this card.',
  ),
  cardModelOf({
    name: 'Wide Gate',
    facts: { cardType: 'monster', abilities: ['Xyz', 'Effect'], rank: 4, atk: 2000, def: 0 },
    text: '2 Level 4 monsters',
  }),
  cardModelOf({
    name: 'Grand Wren',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 5, atk: 2000, def: 0 },
    text: 'Once per turn: You can draw 1 card.',
  }),
  textMonster('Falling Wren', 'If this card is sent from the field to the GY: You can draw 1 card.'),
  textMonster(
    'Watching Wren',
    "If a card(s) is added to your opponent's hand (Quick Effect): You can discard this card; draw 1 card.",
  ),
  textMonster('Low Warden', 'Neither player can Special Summon monsters.'),
  textTrap('Hushing Trap', 'Target 1 monster on the field; return it to the hand.'),
  textTrap(
    'Kind Lantern',
    'Your opponent cannot target monsters you control with card effects.',
    'Continuous',
  ),
  textSpell('Thrice Called', 'Target 3 monsters in your GY; Special Summon 1 of them.'),
  textTrap('Balm', 'When you take damage by battle or by a card effect: Gain 500 LP.'),
  textMonster(
    'Wronged Wren',
    "If this card in its owner's possession is destroyed by an opponent's card: You can draw 1 card.",
  ),
  textMonster('Sated Wren', 'If this card inflicts battle damage to your opponent: You can draw 1 card.'),
  textMonster(
    'Proud Wren',
    "When this card destroys an opponent's monster by battle and sends it to the GY: You can draw 1 card.",
  ),
  textTrap('Long Fence', 'Monsters cannot declare an attack.', 'Continuous'),
  textMonster(
    'Hushing Wren',
    'When a Spell Card is activated (Quick Effect): You can discard this card; negate that activation.',
  ),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
const rows = (all: readonly (readonly [text: string, answer: string])[]) =>
  test.for(all)('%s', ([text, answer]) => {
    expect(answered(text)).toBe(answer);
  });

describe('what was done first, and what for', () => {
  rows([
    ['I activate wet ground when my opponent normal summons heavy condor. is heavy condor destroyed?', 'yes'],
    [
      'I activate wet ground when my opponent normal summons light condor. is light condor destroyed?',
      'cannot tell',
    ],
    // So many monsters, and no more.
    ['can i activate thrice called with 2 monsters in my gy', 'no'],
    ['can i activate thrice called with 3 monsters in my gy', 'yes'],
    ['i have 2 monsters in my gy. can i activate thrice called', 'no'],
    // Whose it is decides, and "I destroy it" does not say that.
    ['does wronged wren trigger when i destroy it with wide broom', 'cannot tell'],
    ['does wronged wren trigger when my opponent destroys it with wide broom', 'yes'],
    ['does sated wren trigger when it inflicts battle damage', 'yes'],
    ['sated wren inflicts battle damage. does its effect activate', 'yes'],
    ['does proud wren trigger when it destroys heavy condor by battle', 'yes'],
    ['does proud wren trigger when it destroys a monster by battle', 'yes'],
    // What nobody said more of than that it happened may be what is answered.
    ['can balm be activated when i take 1000 effect damage', 'cannot tell'],
    // Whether its effect is activated was not said.
    ['I discard veiling wren. is still wren negated?', 'cannot tell'],
    ['I discard veiling wren when my opponent summons still wren. is still wren negated?', 'cannot tell'],
    // What happens to another card is no cost of the card that was activated.
    ['I activate veiling wren on still wren. heavy condor is discarded. is heavy condor in the gy?', 'yes'],
    // Nothing that was told does that.
    ['my opponent activated two lanterns. is still wren destroyed by wide broom?', 'cannot tell'],
  ]);
});

describe('a card as a verb', () => {
  rows([
    ["my opponent quick broom's my set quick broom. can i chain my quick broom", 'yes'],
    ['can i quiet fall my own monster', 'yes'],
    ['can i quiet fall a face-down monster', 'no'],
    ['can i quiet fall a face-down heavy condor', 'no'],
    ['can i wet ground heavy condor', 'cannot tell'],
    ['can i wet ground a normal summoned heavy condor', 'yes'],
    ['can i wet ground a special summoned heavy condor', 'no'],
    ['can wet ground be used on a normal summoned light condor', 'no'],
    ['can i soft ground a special summoned light condor', 'yes'],
  ]);
});

describe('what it hits, targets, sends', () => {
  rows([
    ['does wide broom hit heavy condor', 'yes'],
    ['does wide broom hit my own monsters', 'no'],
    ['does widebroom hit face-up spells', 'no'],
    ['does quick broom target monsters', 'no'],
    ['can i target a face-down monster with quiet fall', 'no'],
    ['can deep sending send wide broom', 'no'],
    ['can deep sending send still wren', 'yes'],
    ["can called back revive still wren from my opponent's gy", 'no'],
    ["can called from anywhere revive still wren from my opponent's gy", 'yes'],
    ["can i use called back on my opponent's gy", 'no'],
    ['can i use called back on a monster in my gy', 'yes'],
    // It targets nothing: what it does to the card is asked.
    ['can i use wide broom on still wren', 'yes'],
  ]);
});

describe('what is printed, and what its own text does in battle', () => {
  rows([
    ['is heavy condor a normal monster', 'yes'],
    ['is still wren a normal monster?', 'no'],
    ['is light condor a light winged beast', 'yes'],
    ['is heavy condor a tuner', 'no'],
    ['can iron wren be destroyed by battle', 'no'],
    ['can still wren be destroyed in battle', 'yes'],
    ['does sharp wren deal piercing damage', 'yes'],
    ['does still wren pierce', 'no'],
    // Where nothing was said, both are in Attack Position.
    ['heavy condor attacks light condor, how much damage', 'P0 0, P1 2200'],
    ['heavy condor attacks a defense position light condor, how much damage', 'P0 0, P1 0'],
    ['heavy condor attacks light condor in defence position, how much damage', 'P0 0, P1 0'],
    ['heavy condor attacks a face-down light condor, how much damage', 'P0 0, P1 0'],
    ['heavy condor attacks a set light condor, how much damage', 'P0 0, P1 0'],
    // What attacks is in Attack Position.
    ['does light condor survive an attack by heavy condor in defense position', 'no'],
    // "Neither can be destroyed by that battle".
    ['does peaceful wren get destroyed by battle', 'cannot tell'],
  ]);
});

describe('monsters that nobody named', () => {
  rows([
    ['opp controls dim warden, can i summon light condor', 'no'],
    ['can i summon lone wren if i control another lone wren', 'no'],
    ['can i special summon lone wren with called back if i control another lone wren', 'no'],
    ['can i special summon still wren with called back if i control another still wren', 'yes'],
    // What Summons or targets has to be activated for it.
    ['can i special summon still wren with called back', 'yes'],
    ['can i special summon still wren with called back in the battle phase', 'no'],
    ['can i target still wren with hushing trap in the damage step', 'no'],
    ['can my opponent chain to two lanterns with low warden on the field', 'yes'],
    // What was said besides and was not read leaves it open.
    ['can i activate wide broom as chain link 3', 'cannot tell'],
    ['can i normal summon light condor during damage calculation', 'cannot tell'],
    ['can i normal summon light condor face-down', 'cannot tell'],
    // Who asks about a text that protects means the other player's cards.
    ['can hushing trap target still wren under kind lantern', 'no'],
    ['i control kind lantern and still wren. can i target still wren with hushing trap', 'yes'],
    ['opp controls dim warden, can i summon heavy condor', 'yes'],
    // By a Normal Summon, and not by an effect.
    ['opp controls low warden, can i summon heavy condor', 'cannot tell'],
    ['opp controls long fence. can i attack', 'no'],
    ["opp controls quick broom. can my opponent's monsters attack", 'yes'],
    ['can still wren summon light condor', 'no'],
    ["can i use veiling wren on my opponent's turn", 'yes'],
    ['can veiling wren be activated during my own turn', 'no'],
    // What monsters there are has to be told where a Duel is told of.
    ['my opponent activates two lanterns. can i chain veiling wren', 'cannot tell'],
  ]);
});

describe('what is supposed behind "with"', () => {
  rows([
    ['can i activate two lanterns with 2 cards in my deck', 'yes'],
    ['can i activate two lanterns with only 1 card in my deck', 'no'],
    ['can i use wide broom with no monsters on the field', 'no'],
    ["can i use wide broom with no monsters on my opponent's field", 'no'],
    ['there are no monsters on the field. can i activate wide broom', 'no'],
  ]);
});

describe('what is told on the way is not lost', () => {
  rows([
    ['i have one card in hand and its paid broom, can i play it', 'no'],
    ['i have 2 cards in hand, paid broom and still wren. can i activate paid broom on my turn', 'yes'],
    ["what is ringing wren's atk with its spell counter", 'cannot tell'],
    ['opp drew cards with two lanterns, can i use watching wren', 'yes'],
    ['i attack a face-down monster and its iron wren, is it destroyed', 'no'],
    ['lets say opp controls long fence. can i attack', 'no'],
    ['theres a long fence up, can i attack', 'no'],
    ['can a level 4 monster attack while long fence is on the field', 'no'],
    ['if i tribute falling wren to summon grand wren, do i get to draw', 'yes'],
    ['i used called back on still wren. does it return to the hand', 'no'],
  ]);
});

describe('materials of which only the kind is said', () => {
  rows([
    ['can i summon wide gate using two level 4 monsters', 'yes'],
    ['can i xyz summon wide gate with a level 4 and a level 3 monster', 'no'],
    ['can i overlay 2 tokens into wide gate', 'no'],
  ]);
});

describe('the attack goes on, or does not', () => {
  rows([
    ['opp attacks with heavy condor and i flip quiet fall on it does the attack go through', 'no'],
    [
      'opp attacks my light condor with heavy condor. i use quiet fall on light condor. does the attack continue',
      'yes',
    ],
    ['my light condor attacks directly how much damage', 'P0 0, P1 800'],
  ]);
});

describe('set, and used in the same turn, in general', () => {
  rows([
    ['can i set a trap and use it the same turn', 'no'],
    ['can i set a quick play spell and use it the same turn', 'no'],
    ['can i set a normal spell and activate it the same turn', 'yes'],
    ['can i set a trap this turn', 'yes'],
  ]);
});
