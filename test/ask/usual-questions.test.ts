import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { readModifier } from '../../src/situations/readers/modifiers.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Short questions with nothing told: what is played is a usual board, and the same question about a told one has its answer. */

const strong = (name: string, atk: number) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', abilities: ['Normal'], level: 4, atk, def: 0 },
    text: '',
  });
const catalogue = makeCatalogue([
  strong('Heavy Condor', 3000),
  strong('Light Condor', 1000),
  textMonster('Parting Wren', 'If this card is sent from the field to the GY: Draw 1 card.'),
  textMonster('Calling Wren', 'When this card is Normal Summoned: Draw 1 card.'),
  textMonster(
    'Grieving Wren',
    'When this card is destroyed by battle and sent to the GY: You can Special Summon 1 monster from your Deck.',
  ),
  textMonster('Still Wren', 'Gains 100 ATK.'),
  cardModelOf({
    name: 'Grand Condor',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 7, atk: 2500, def: 0 },
    text: 'You can only use each of the following effects of "Grand Condor" once per turn. You can discard 1 card; draw 1 card. You can banish 1 card from your GY; gain 500 LP.',
  }),
  textMonster('Barred Condor', 'Cannot be Normal Summoned/Set.'),
  textSpell(
    'Counted Broom',
    'Destroy all monsters your opponent controls. You can only activate 1 "Counted Broom" per turn.',
  ),
  textTrap(
    'Stern Word',
    'When your opponent would Special Summon a monster(s), OR when a Spell Card is activated: Negate the Summon or activation, and if you do, destroy that card.',
    'Counter',
  ),
  textTrap('Wet Ground', 'When a monster is Summoned: Destroy that monster.'),
  textTrap(
    'Front Line',
    "When an opponent's monster declares an attack: Target the attacking monster; destroy that target.",
  ),
  textSpell(
    'Quiet Fall',
    'Target 1 face-up monster; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textTrap('Long Fence', 'Monsters cannot declare an attack.', 'Continuous'),
  textSpell(
    'Warm Cloak',
    'Target 1 face-up monster; it is unaffected by Spell effects this turn.',
    'Quick-Play',
  ),
  textMonster('Busy Wren', 'Once per turn: You can draw 1 card.'),
  textSpell('Wide Broom', 'Destroy all monsters your opponent controls.'),
  textSpell('Narrow Broom', 'Destroy all face-up monsters your opponent controls.'),
  textSpell('Calling Home', 'Return all monsters you control to the hand.'),
  textSpell('Hearth Fire', 'Target 1 monster you control; destroy that target, then draw 1 card.'),
  textSpell(
    'Brief Guest',
    'Special Summon 1 monster from your hand, but it is destroyed during the End Phase.',
  ),
  textSpell('Calm Spring', 'Gain 1000 LP.'),
  textMonster('Falling Wren', 'If this card is sent to the GY: Draw 1 card.'),
  textMonster('Iron Warden', 'Your opponent cannot Special Summon monsters.'),
  textMonster('Rootbound Wren', 'Cannot be Special Summoned.'),
  textSpell('Deep Sending', 'Send 1 monster from your Deck to the GY.'),
  textSpell('Called Back', 'Target 1 monster in your GY; Special Summon that target.'),
  textSpell('Quick Broom', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell('Homing Wind', 'Target 1 monster your opponent controls; shuffle that target into the Deck.'),
  textTrap('Grey Hush', 'Negate the effects of all face-up monsters on the field.', 'Continuous'),
  textTrap('Trap Hush', 'Negate all other Trap effects on the field.', 'Continuous'),
  textTrap('Spell Hush', 'Negate all Spell effects on the field.', 'Continuous'),
  textTrap('Lifted Arm', 'Target 1 monster on the field; it gains 500 ATK.'),
  textMonster('Twofold Wren', 'Can attack twice during each Battle Phase.'),
  textSpell(
    'Melding',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Material.',
  ),
  cardModelOf({
    name: 'Melted Condor',
    facts: { cardType: 'monster', abilities: ['Fusion'], level: 8, atk: 3200, def: 0 },
    text: '"Heavy Condor" + "Light Condor"',
  }),
  textTrap(
    'Graded Word',
    "Once per turn, when a Level 5 or higher monster's effect is activated: You can negate the effect.",
    'Continuous',
  ),
  textMonster('Sweeping Wren', 'Can attack all monsters your opponent controls once each.'),
  textMonster(
    'Watching Wren',
    "When a monster effect is activated on your opponent's field (Quick Effect): You can draw 1 card.",
  ),
  textSpell(
    'Loud Hush',
    'Target 1 face-up monster on the field; negate its effects until the end of this turn.',
    'Quick-Play',
  ),
  textTrap('Sharp Word', 'When a monster effect is activated: Negate the activation.', 'Counter'),
  textMonster(
    'Quick Ear',
    'When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate that effect. ● Add a card from the Deck to the hand.',
  ),
  textMonster(
    'Full Shelf',
    'Neither player can add cards from their Deck to their hand except by drawing them.',
  ),
  textTrap(
    'Sworn Line',
    "When an opponent's monster declares an attack: Target the attacking monster; negate the attack, and 1 face-up LIGHT monster you control gains ATK equal to that target's ATK.",
  ),
  textSpell('Firm Word', "This card's activation and effect cannot be negated. Draw 1 card."),
  textTrap('Late Fence', 'Your opponent cannot declare an attack this turn.'),
  textMonster('Salt Wren', 'Unaffected by Trap effects.'),
  textMonster('Stone Wren', 'Your opponent cannot target this card with card effects.'),
  textMonster('Home Wren', 'If this card is discarded to the GY by a card effect: Draw 1 card.'),
  textSpell(
    'Gravedigger',
    "Target 1 monster in your opponent's GY; banish it, and if you do, until the end of the next turn, its effects are negated, as well as the activated effects and effects on the field of monsters with the same original name.",
    'Quick-Play',
  ),
  textTrap('Even Calm', 'Neither player can Special Summon monsters.', 'Continuous'),
  textTrap('Lone Calm', 'You cannot Special Summon monsters.', 'Continuous'),
  textSpell('Dear Reading', 'Discard 1 card; draw 2 cards.'),
  textSpell('Late Reading', 'Draw 2 cards, then discard 1 card.'),
  textTrap(
    'Paid Word',
    'When a Spell Card is activated: Pay half your LP; negate the activation.',
    'Counter',
  ),
  textTrap('Odd Word', 'When a monster effect is activated that is oddly spoken: Negate the effect.'),
  textMonster('Passing Wren', 'If a certain thing comes about: You can draw 1 card.'),
  cardModelOf({
    name: 'Linked Wren',
    facts: { cardType: 'monster', abilities: ['Link', 'Effect'], link: 1, atk: 500 },
    text: 'Gains 100 ATK.',
  }),
]);
const verdict = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const rows = (all: readonly (readonly [text: string, answer: string])[]) =>
  test.for(all)('%s', ([text, answer]) => {
    expect(verdict(text)?.answer).toBe(answer);
  });

describe('a card that is Set, and used in the same turn', () => {
  rows([
    ['can i set lifted arm and use it this turn', 'no'],
    ['can i set quick broom and activate it the same turn?', 'no'],
    ['can i activate lifted arm the turn i set it', 'no'],
    ['can i set wide broom and use it this turn', 'yes'],
  ]);
});

describe('how many Tributes', () => {
  rows([
    ['how many tributes does grand condor need?', '2'],
    ['how many tributes to summon barred condor', 'none'],
    ['can i ns grand condor with one tribute', 'no'],
    ['can i tribute summon grand condor with 2 tributes', 'yes'],
    ['can i summon grand condor without tributing', 'no'],
    ['does grand condor need 1 tribute', 'no'],
    ['how many tributes does "Grand Condor" need to be Normal Summoned', '2'],
    ['can grand condor be normal summoned with 1 tribute', 'no'],
    ['can grand condor be summoned using 2 tributes', 'yes'],
    // One of them would not be used.
    ['can i summon grand condor with 3 tributes', 'cannot tell'],
  ]);
});

describe('how often in a turn', () => {
  rows([
    ['is counted broom once per turn', 'yes'],
    ['is busy wren a hard once per turn', 'no'],
    ['is wide broom opt', 'no'],
    ['can i use two copies of counted broom in one turn', 'no'],
    ['can i activate wide broom twice in a turn', 'yes'],
    ['can i use 2 copies of busy wren in the same turn', 'yes'],
    // It has to be said whether the same copy is meant.
    ['can i use busy wren twice in one turn', 'cannot tell'],
    ['can i use both effects of grand condor in one turn', 'yes'],
  ]);
});

describe('a Summon or an attack of a kind, and what answers it', () => {
  rows([
    ['can stern word negate a pendulum summon', 'yes'],
    ['can stern word negate a normal summon', 'no'],
    ['can stern word negate a special summon from a card effect', 'no'],
    // It may negate what Fusion Summons.
    ['does stern word stop a fusion summon', 'cannot tell'],
    ['can i use wet ground on a flip summon', 'yes'],
    ['does stern word negate spells', 'yes'],
    ['does stern word negate a trap', 'no'],
    ['does front line stop an attack', 'yes'],
    // For want of a monster that nobody told of it would go on.
    ['does sworn line stop an attack', 'cannot tell'],
    ['does quiet fall stop an attack', 'yes'],
    // It keeps others from being declared.
    ['does long fence stop attacks', 'yes'],
    ['does long fence negate an attack', 'cannot tell'],
    ['does late fence stop attacks', 'yes'],
    ['does even calm stop special summons', 'yes'],
    ['does even calm stop pendulum summons', 'yes'],
    ['does even calm stop normal summons', 'cannot tell'],
    ['does iron warden stop special summons', 'yes'],
    ['does stern word stop special summons', 'yes'],
    ['does lone calm stop special summons', 'cannot tell'],
  ]);
});

describe('effects of which only is said what they do, or the sort', () => {
  rows([
    ['does quick ear stop searching', 'yes'],
    ['can i use quick ear on a search', 'cannot tell'],
    ['can i chain quick ear to a search', 'yes'],
    ['does quick ear negate draws', 'yes'],
    ['does quick ear negate milling', 'no'],
    ['does full shelf stop searching', 'yes'],
    ['does full shelf stop drawing', 'cannot tell'],
    ['can i chain quick broom to a counter trap', 'no'],
    ['can i chain stern word to a normal spell', 'yes'],
    ['can i chain sharp word to a trap', 'no'],
    ['does sharp word negate monster effects', 'yes'],
    ['is salt wren affected by traps', 'no'],
    ['is salt wren affected by spells', 'yes'],
    ['is salt wren unaffected by trap cards', 'yes'],
    ['is salt wren affected by card effects', 'cannot tell'],
    ['can stone wren be targeted', 'no'],
    ['can stone wren be targeted by my own spells', 'yes'],
    ['can i target my opponents stone wren', 'cannot tell'],
    ['can salt wren be targeted by my opponent', 'yes'],
    ['can still wren be targeted', 'yes'],
    ['can still wren be destroyed by monster effects', 'yes'],
    ['can stone wren be destroyed by card effects', 'yes'],
  ]);
});

describe('what a card does at all, and what it is', () => {
  rows([
    ['does deep sending mill', 'yes'],
    ['does deep sending search', 'no'],
    ['does busy wren draw', 'yes'],
    ['do i get to draw with busy wren', 'yes'],
    ['do i draw if i activate hearth fire', 'yes'],
    ['does calm spring draw', 'no'],
    ['does calm spring gain lp', 'yes'],
    ['does grieving wren special summon from the deck', 'yes'],
    ['does called back special summon from the deck', 'no'],
    ['does called back special summon from the gy', 'yes'],
    ['does wide broom destroy', 'yes'],
    ['does homing wind destroy', 'no'],
    ['can parting wren be used from the gy', 'yes'],
    ['can i use busy wren from the gy', 'no'],
    ['can i use wide broom from my gy', 'no'],
    ['is long fence a continuous trap', 'yes'],
    ['is long fence a normal trap', 'no'],
    ['is quick broom a spell card', 'yes'],
    ['is quick broom a trap', 'no'],
    ['is still wren a trap', 'no'],
    // It is never there.
    ['can still wren be special summoned from the extra deck', 'cannot tell'],
  ]);
});

describe('an activation of which only the sort is told', () => {
  rows([
    ['my opponent activates a spell can i chain stern word', 'yes'],
    ['can i use stern word if my opponent activates a trap', 'no'],
    ['my opponent activates a monster effect. can i use sharp word to negate it', 'yes'],
    ["can i use graded word if my opponent activates a level 4 monster's effect", 'no'],
    ["can i use graded word if my opponent activates a level 6 monster's effect", 'yes'],
    ['can i use front line against a direct attack', 'yes'],
    ['does front line work on direct attacks', 'yes'],
  ]);
});

describe('the time of what it answers, and kinds behind a name used as a verb', () => {
  rows([
    ['can i use quick ear on my own turn', 'yes'],
    ['can i use quick ear', 'cannot tell'],
    ['can i activate paid word in the end phase', 'yes'],
    ['can i activate paid word with 1 lp', 'yes'],
    ['can i use front line on my own turn', 'cannot tell'],
    ['does wide broom destroy tokens', 'yes'],
    ['can i return a token with homing wind', 'cannot tell'],
    ['does quick broom destroy pendulum scales', 'yes'],
    ['i activate melding using home wren as fusion material. does home wren trigger', 'cannot tell'],
    ['does falling wren trigger if used as fusion material for melding', 'yes'],
    ['does falling wren trigger if used as fusion material for wide broom', 'cannot tell'],
  ]);
});

describe('what answers an activation, and what negates it or keeps it from that', () => {
  rows([
    ['does grey hush stop watching wren', 'yes'],
    ['does grey hush stop quick ear', 'no'],
    ['does gravedigger negate quick ear', 'yes'],
    ['does gravedigger negate busy wren', 'no'],
    ['does stern word negate firm word', 'cannot tell'],
    ['does gravedigger negate parting wren', 'yes'],
  ]);
});

test.for([
  [
    'what is discarded by a card that has it for a cost',
    'does home wren trigger if discarded by dear reading',
    'no',
  ],
  ['by one that has it for an effect', 'does home wren trigger if discarded by late reading', 'yes'],
  ['for one that has it for an effect', 'does home wren trigger if discarded for late reading', 'yes'],
  ['for one that has it for a cost', 'does home wren trigger if discarded for dear reading', 'no'],
  ['for one that has neither', 'does home wren trigger if discarded for wide broom', 'cannot tell'],
] as const)('%s: %s', ([, text, answer]) => {
  expect(verdict(text)?.answer).toBe(answer);
});

describe('what works on what', () => {
  rows([
    ['does quiet fall work on still wren', 'yes'],
    ['does quiet fall work on wide broom', 'no'],
    ['does sharp word work on busy wren', 'yes'],
    // It may be targeted, and nothing comes of it.
    ['does loud hush work on heavy condor', 'cannot tell'],
    ['does loud hush negate still wren', 'yes'],
    // What its effect answers is left aside: it lies there when it is hit.
    ['does loud hush negate watching wren', 'yes'],
    ['does sharp word negate still wren', 'no'],
    ['does sharp word negate heavy condor', 'no'],
    ['does homing wind return light condor to the deck', 'yes'],
    ['can i stern word a normal summon of still wren', 'no'],
    ['can i wet ground the normal summon of still wren', 'yes'],
  ]);
});

describe('a second attack, and Defense Position', () => {
  rows([
    ['can twofold wren attack twice', 'yes'],
    ['can still wren attack two times in one turn', 'no'],
    ['can sweeping wren attack twice', 'cannot tell'],
    ['can wide broom attack twice', 'cannot tell'],
    ['can linked wren be in defense position', 'no'],
    ['can still wren be in defense', 'cannot tell'],
  ]);
});

describe('protected by what is chained', () => {
  rows([
    ['does warm cloak protect still wren from wide broom', 'yes'],
    ['does quick broom protect still wren from wide broom', 'cannot tell'],
    ['my opponent activates wide broom. i control still wren. is still wren affected by wide broom?', 'yes'],
    ['my opponent activates wide broom. i control still wren. is still wren safe from wide broom?', 'no'],
  ]);
});

describe('what a battle comes to', () => {
  rows([
    [
      'my heavy condor attacks his light condor in attack position. what happens',
      'P1 takes 2000 battle damage; Light Condor is destroyed',
    ],
  ]);
});

describe('a Special Summon of which nobody said the monster, or the place', () => {
  rows([
    ['my opponent controls iron warden. can i special summon', 'no'],
    ['i control iron warden. can my opponent special summon a monster', 'no'],
    ['i control iron warden. can i special summon', 'yes'],
    ['can still wren be special summoned', 'yes'],
    ['can rootbound wren be special summoned', 'no'],
    ['can still wren be special summoned with called back', 'yes'],
  ]);
});

describe('a card that an effect takes from the Deck', () => {
  rows([
    ['i use deep sending on falling wren. do i draw', 'yes'],
    ['i use deep sending on parting wren. do i draw', 'no'],
  ]);
});

describe('cards of which only the kind is said', () => {
  rows([
    ['does wide broom destroy face-down monsters', 'yes'],
    ['does wide broom destroy the monsters', 'yes'],
    ['does wide broom destroy a face-up spell', 'no'],
    ['does quick broom destroy set traps', 'yes'],
    ['does quick broom destroy monsters', 'no'],
    // Used by whom it was not said, "my own" by their player.
    ['does wide broom destroy my monsters', 'cannot tell'],
    ['does wide broom destroy my own monsters', 'no'],
    ['does narrow broom destroy monsters', 'cannot tell'],
    ['does calling home return their monsters', 'no'],
    ['does calling home return my own monsters', 'yes'],
    ['does quiet fall work on link monsters', 'no'],
    ['does quiet fall work on xyz monsters', 'yes'],
    ['can quick broom be used on a set spell', 'yes'],
    // Of nobody's, those on either side.
    ['does hearth fire destroy face-up monsters', 'yes'],
    // It destroys one that it brings itself.
    ['does brief guest destroy my own monsters', 'cannot tell'],
    ['does narrow broom destroy face-down monsters', 'no'],
  ]);
});

describe('a target that nobody said whose it is', () => {
  rows([
    ['can my opponent target still wren with homing wind', 'yes'],
    ['can homing wind target still wren', 'yes'],
  ]);
});

describe('how much damage', () => {
  rows([
    ['how much damage if heavy condor attacks light condor', 'P0 0, P1 2000'],
    ['light condor attacks heavy condor how much damage', 'P0 2000, P1 0'],
    ['does light condor survive an attack by heavy condor', 'no'],
    ['does heavy condor survive an attack by light condor', 'yes'],
  ]);
});

describe('what a face-up card negates', () => {
  rows([
    ['does spell hush negate front line', 'no'],
    ['does trap hush negate front line', 'yes'],
    ['does grey hush negate calling wren', 'yes'],
    // It activates in the GY.
    ['does grey hush negate parting wren', 'no'],
    ['does grey hush negate still wren', 'yes'],
    // There is nothing to negate.
    ['does grey hush negate heavy condor', 'cannot tell'],
    // Its text negates nothing; what it may stop otherwise is not asked.
    ['does wide broom negate calling wren', 'no'],
    ['does quick broom negate anything', 'no'],
    ['does stern word negate anything', 'cannot tell'],
  ]);
});

describe('what a face-up card keeps from being activated', () => {
  rows([
    ['does even calm stop called back', 'yes'],
    ['can i stop called back with even calm', 'yes'],
    ['does even calm stop grieving wren', 'yes'],
    ['does even calm stop wide broom', 'cannot tell'],
    ['does even calm negate called back', 'no'],
    // Its own player is kept from it, not the other.
    ['does iron warden stop called back', 'yes'],
    ['does lone calm stop called back', 'cannot tell'],
    // What is Summoned or attacks is another monster than the one that lies there.
    ['does heavy condor stop front line', 'cannot tell'],
    ['does grey hush stop calling wren', 'yes'],
  ]);
});

describe('what the activation costs', () => {
  rows([
    ['is the discard for dear reading a cost', 'yes'],
    ["is dear reading's discard a cost", 'yes'],
    ['is discarding for late reading a cost', 'no'],
    ['is the tribute for dear reading a cost', 'cannot tell'],
    ['is paying lp for paid word a cost', 'yes'],
  ]);
});

describe('an effect by the name of its card', () => {
  rows([
    ['is the effect of busy wren once per turn', 'yes'],
    ['is the effect of parting wren mandatory', 'yes'],
    ['does the effect of called back target', 'yes'],
    ['does wide broom need a target', 'no'],
  ]);
});

test('what only the words of a card say of what it answers is not taken for granted', () => {
  expect(verdict('does odd word work on busy wren')?.answer).toBe('cannot tell');
});

test('what is told to be Summoned as a Fusion resolves is chosen for it', () => {
  const told = 'I activate Melding. It resolves and I Fusion Summon Melted Condor using Heavy Condor and';
  const { readAs } = verdict(`${told} Light Condor. Is Heavy Condor in the GY?`) ?? {};
  expect(readAs?.find((line) => line.startsWith('resolve'))).toMatch(
    /^resolve, choosing "Melted Condor", "Heavy Condor"(?:,| and) "Light Condor"/,
  );
  expect(verdict(`${told} Light Condor. Is Heavy Condor in the GY?`)?.answer).toBe('yes');
});

describe('whoever said whose it is, the answer is one', () => {
  rows([
    ['does wide broom destroy heavy condor', 'yes'],
    ['I activate Wide Broom; is Heavy Condor destroyed?', 'yes'],
    ['My opponent activates Wide Broom. Is Heavy Condor destroyed?', 'yes'],
    ['I control Heavy Condor. I activate Wide Broom. Is Heavy Condor destroyed?', 'no'],
  ]);
});

describe('as players type', () => {
  rows([
    ['is parting wrens effect mandatory', 'yes'],
    ['is grieving wrens effect mandatory?', 'no'],
    ['can parting wren miss the timing', 'no'],
    ['can grieving wren miss the timing', 'yes'],
    ['does grieving wren summon light condor', 'yes'],
    ['does homing wind return light condor', 'yes'],
    ['does homing wind return light condor to the hand', 'no'],
  ]);
});

test.for([
  ['Spell Hush is on the field. Can I activate Calm Spring?', true],
  ['Grey Hush is on the field. Can I activate Calm Spring?', false],
] as const)('%s: it may be, and is negated: %s', ([text, negated]) => {
  const { answer, headline = '' } = verdict(text) ?? {};
  expect([answer, headline.includes('But it is negated when it resolves')]).toEqual(['yes', negated]);
});

test('the same monster is not the one that was activated in the hand', () => {
  expect(verdict('i chain lifted arm to quick broom targeting the same monster, is it negated')?.answer).toBe(
    'cannot tell',
  );
});

test('a modifier of an Equip Card is continuous', () => {
  const read = readModifier('+800 equip');
  expect(read.ok && read.value.do === 'apply' && read.value.how).toBe('continuous');
});
