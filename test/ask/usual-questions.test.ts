import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import calledByTheGrave from '../../data/cards/called-by-the-grave.json' with { type: 'json' };
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { cardModelSchema } from '../../src/card-model/card-model.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { readModifier } from '../../src/situations/readers/modifiers.ts';
import { monster } from '../support/duels.ts';
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
  textMonster('Turned Wren', 'FLIP: Destroy 1 monster.', 'Flip', 'Effect'),
  textTrap('Grey Word', 'When a card or effect is activated: Negate the activation.', 'Counter'),
  textMonster('Calling Wren', 'When this card is Normal Summoned: Draw 1 card.'),
  textMonster(
    'Grieving Wren',
    'When this card is destroyed by battle and sent to the GY: You can Special Summon 1 monster from your Deck.',
  ),
  textMonster(
    'Early Wren',
    'At the start of the Damage Step, if this card attacks a monster: You can return that monster to the hand.',
  ),
  textTrap(
    'Loud Cellar',
    'You can banish 1 card from your GY to Normal Summon or Set 1 Beast monster from your hand. You can only activate this effect during your Main Phase.',
    'Continuous',
  ),
  textTrap('Deep Well', 'Inflict 100 damage to your opponent for each card in their GY.'),
  textMonster(
    'Fifth Star',
    'During the Main Phase, if your opponent Normal or Special Summoned 5 or more monsters this turn (Quick Effect): You can Special Summon this card from your hand.',
  ),
  textSpell(
    'Heron Song',
    'If you control "Paper Heron": Destroy all monsters your opponent controls. You can only activate 1 "Heron Song" per turn.',
  ),
  textMonster(
    'Side Walker',
    'If all monsters your opponent controls are in Defense Position, this card can attack your opponent directly.',
  ),
  strong('Paper Heron', 1000),
  monster('Placid Ram', [], { abilities: ['Normal'], atk: 1500, def: 1000 }),
  monster('Gentle Boar', [], { abilities: ['Normal'], atk: 1000, def: 2000 }),
  textSpell('Call to the Barracks', 'Add 1 Level 4 or lower Warrior monster from your Deck to your hand.'),
  textSpell('Map of the Coast', 'Add 1 Field Spell from your Deck to your hand.'),
  textMonster(
    'Wary Crane',
    'During the Standby Phase: You can add 1 monster from your Deck to your hand. When your opponent activates a card or effect (Quick Effect): You can send this card from your field to the GY; negate the activation. If this card is sent to the GY: You can gain 500 LP.',
  ),
  textMonster(
    'Page Turner',
    'Gains 500 ATK for each Spell Counter on it. When your opponent activates a card (Quick Effect): You can remove 2 Spell Counters from this card; draw 1 card.',
  ),
  textMonster(
    'Closing Bell',
    "(Quick Effect): You can discard this card; for the rest of this turn, cards cannot be added from either player's Main Deck to the hand.",
  ),
  textTrap(
    'Sleeping Net',
    'When your opponent Special Summons a monster(s) in Defense Position: Draw 1 card.',
  ),
  textSpell('Evening Light', 'Special Summon 1 LIGHT or DARK monster from your hand.'),
  textSpell('Sharp Breeze', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell(
    'Wren Rookery',
    'When you Normal Summon a "Wren" monster: You can add 1 monster from your Deck to your hand.',
    'Continuous',
  ),
  textSpell('Their Fence', "Your opponent's monsters cannot declare an attack.", 'Continuous'),
  textMonster(
    'Small Shield',
    "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; you take no battle damage from that battle.",
  ),
  textMonster(
    'Seed Wren',
    'You can discard this card; draw 2 cards. You cannot Special Summon during the turn you activate this effect.',
  ),
  textMonster('Old Digger', 'You can target 1 Spell in your GY; add it to your hand.'),
  textMonster(
    'Night Hunter',
    'At the start of the Damage Step, if this card battles a monster: Destroy that monster.',
  ),
  textMonster('Tending Wren', 'If you gain LP: You can draw 1 card.'),
  textSpell(
    'Empty Nest',
    'Once per turn: You can draw 1 card. You must control no monsters to activate and to resolve this effect.',
    'Continuous',
  ),
  textMonster('Still Wren', 'Gains 100 ATK.'),
  textMonster('Bright Wren', 'If this face-up card on the field is destroyed: You can draw 1 card.'),
  textMonster('Lone Warden', 'You can only control 1 "Lone Warden".'),
  textMonster(
    'Twice Wren',
    'If this card is Normal Summoned: Draw 1 card. If this card is sent to the GY: You can draw 1 card.',
  ),
  textSpell('Worn Blade', 'The equipped monster gains 100 ATK.', 'Equip'),
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
  textTrap(
    'Bright Wall',
    "When an opponent's monster declares an attack: Destroy all your opponent's Attack Position monsters.",
  ),
  textTrap('Long Fence', 'Monsters cannot declare an attack.', 'Continuous'),
  textSpell(
    'Warm Cloak',
    'Target 1 face-up monster; it is unaffected by Spell effects this turn.',
    'Quick-Play',
  ),
  textMonster('Busy Wren', 'Once per turn: You can draw 1 card.'),
  textTrap('Rising Tide', 'When a monster is Summoned: Destroy all monsters on the field.'),
  textSpell('Late Spade', 'Target 1 card in either GY; banish that target.'),
  textMonster('Dropped Wren', 'If this card is sent from the hand to the GY: Draw 1 card.'),
  textMonster('Hopeful Wren', 'When this card is sent to the GY: You can draw 1 card.'),
  textSpell(
    'Lone Gate',
    'If your opponent controls more monsters than you, your opponent cannot declare attacks.',
    'Field',
  ),
  textSpell('Barred Gate', 'Your opponent cannot declare attacks.', 'Field'),
  textMonster('Vain Wren', 'If this card is targeted for an attack: Destroy this card.'),
  textMonster(
    'Barring Wren',
    'During your Main Phase: You can Special Summon this card from your hand, also you cannot Special Summon for the rest of this turn.',
  ),
  textMonster('Late Wren', 'When you take battle damage: You can Special Summon this card from your hand.'),
  textMonster(
    'Lattice Wren',
    'When a card or effect is activated that targets this card (Quick Effect): You can detach 1 material from this card; negate the activation.',
    'Xyz',
    'Effect',
  ),
  textMonster(
    'Paired Wren',
    'This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with this effect.\n● Once per turn: You can draw 1 card.',
    'Gemini',
    'Effect',
  ),
  textSpell('Quick Sweep', 'Destroy all Spells and Traps your opponent controls.'),
  textSpell('Closed Gate', 'Neither player can Special Summon monsters.', 'Continuous'),
  textTrap(
    'Column Word',
    'Target 1 face-up monster your opponent controls; negate its effects until the end of this turn, then, all other Spell/Trap effects in this column are negated.',
  ),
  textTrap(
    'Plain Word',
    'Target 1 face-up monster your opponent controls; negate its effects until the end of this turn.',
  ),
  textSpell('Wide Broom', 'Destroy all monsters your opponent controls.'),
  textSpell('Narrow Broom', 'Destroy all face-up monsters your opponent controls.'),
  textSpell('Calling Home', 'Return all monsters you control to the hand.'),
  textSpell('Hearth Fire', 'Target 1 monster you control; destroy that target, then draw 1 card.'),
  textSpell(
    'Brief Guest',
    'Special Summon 1 monster from your hand, but it is destroyed during the End Phase.',
  ),
  textSpell('Calm Spring', 'Gain 1000 LP.'),
  textSpell('Roost Call', 'If you control a "Condor" monster: Draw 1 card.'),
  textSpell('Grand Call', 'If you control "Grand Condor": Draw 1 card.'),
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
  cardModelOf({
    name: 'Tall Goat',
    facts: { cardType: 'monster', abilities: ['Effect'], type: 'Beast', level: 5, atk: 2000, def: 0 },
    text: 'If you control no monsters, or all monsters you control are Beast monsters, you can Normal Summon this card without Tributing.',
  }),
  cardModelOf({
    name: 'Stone Giant',
    facts: { cardType: 'monster', abilities: ['Normal'], type: 'Rock', level: 4, atk: 1000, def: 0 },
    text: '',
  }),
  textMonster('Plain Shield', 'This card is unaffected by Spell effects.'),
  textSpell('Bare Altar', 'Neither player can Tribute cards.', 'Continuous'),
  textMonster(
    'Guarding Fern',
    'When a card or effect is activated that targets a card(s) on the field (Quick Effect): You can negate the activation.',
  ),
  textMonster(
    'Purple Wren',
    'When your opponent activates a Trap Card (Quick Effect): You can send this card from your hand to the GY; negate the activation.',
  ),
  textSpell('Open Rift', 'Any card sent to the GY is banished instead.', 'Continuous'),
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
  cardModelSchema.parse({ ...calledByTheGrave, name: 'Gravedigger' }),
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
  textMonster('Hushing Warden', 'Trap Cards, and their effects on the field, cannot be activated.'),
  textMonster('Battle Warden', 'Your opponent cannot activate Trap Cards during the Battle Phase.'),
  textMonster(
    'Split Wren',
    'If this card is Normal Summoned: You can add 1 monster from your Deck to your hand. If this card is sent to the GY: You can gain 500 LP.',
  ),
  textMonster('Shy Wren', 'Neither player can target this card with monster effects.'),
  textMonster('Passing Wren', 'If a certain thing comes about: You can draw 1 card.'),
  cardModelOf({
    name: 'Linked Wren',
    facts: { cardType: 'monster', abilities: ['Link', 'Effect'], link: 1, atk: 500 },
    text: 'Gains 100 ATK.',
  }),
]);
const verdict = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

/** A title, and a question with its answer a line; `#` says why. */
const blocks = readFileSync(path.join(import.meta.dirname, 'usual-questions.txt'), 'utf8')
  .split('\n\n')
  .map((block) =>
    block
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('# ')),
  );

describe.for(blocks.map(([title = '', ...rows]) => [title, rows] as const))('%s', ([, rows]) => {
  test.for(rows.map((row) => row.split(' -> ')))('%s', ([text = '', answer]) => {
    const { certainty, answer: said } = verdict(text) ?? {};
    expect(answer?.startsWith('unless: ') ? `${certainty}: ${said}` : said).toBe(answer);
  });
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
