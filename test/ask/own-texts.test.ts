import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { monster } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** What the text of a card makes of it: what it is safe from, how it lies, what it asks for, as players ask of it. */

const kind = (level: number, atk: number) => ({
  cardType: 'monster' as const,
  abilities: ['Effect' as const],
  level,
  atk,
  def: 1000,
});
const read = (name: string, text: string, level = 4, atk = 1000) => ({
  ...textMonster(name, text),
  facts: kind(level, atk),
});

const catalogue = makeCatalogue([
  monster('Placid Ram', [], { abilities: ['Normal'], level: 4, atk: 1500, def: 1000 }),
  monster('Tall Boar', [], { abilities: ['Normal'], level: 8, atk: 3000, def: 2500 }),
  monster('Deep Stag', [], { abilities: ['Fusion'], level: 8, atk: 3000, def: 2500 }),
  read('Upright Elk', "This Attack Position card cannot be destroyed by your opponent's card effects."),
  read('Called Elk', 'This Special Summoned card is unaffected by Spell effects.'),
  read('Called Vole', 'This Special Summoned card is unaffected by Spell effects, unless it is noon.'),
  read('Hidden Elk', 'Neither player can target this card with card effects.'),
  read(
    'Barred Newt',
    'While this Special Summoned card is on the field, your opponent cannot target this card with card effects.',
  ),
  read('Wary Vole', 'Cannot be destroyed by battle with a monster Special Summoned from the Extra Deck.'),
  read('Level Warden', 'Level 5 or higher monsters cannot be Special Summoned.'),
  read('Walled Warden', 'Cannot be Special Summoned.'),
  read('High Tower', 'Requires 3 Tributes to Normal Summon (cannot be Normal Set).', 10, 4000),
  read('Boar Tower', 'Requires 2 "Boar" Tributes to Normal Summon/Set.', 10, 4000),
  read(
    'Quick Crane',
    'If your opponent controls more monsters than you do, you can Special Summon this card (from your hand).',
    7,
    2600,
  ),
  read(
    'Thorny Crane',
    'After damage calculation, if this card was attacked: Inflict 1000 damage to your opponent.',
  ),
  textSpell('Wide Flood', 'Destroy all monsters on the field.'),
  textSpell('Second Dawn', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Quick Growth', 'Target 1 monster on the field; it gains 500 ATK.', 'Quick-Play'),
  textSpell(
    'Lasting Gate',
    "After this card's activation, it remains on the field, but destroy it during your opponent's 1st End Phase. When this card is activated: Draw 1 card.",
  ),
  textSpell('Plain Gate', 'Draw 1 card.'),
  textSpell('Small Gust', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Softening', 'Target 1 monster on the field; it loses 500 ATK.'),
  textTrap('Slow Wall', "When an opponent's monster declares an attack: Negate the attack."),
  textTrap('Slow Draw', 'Draw 1 card.'),
  textTrap(
    'War Seal',
    'When your opponent activates a Trap Card during the Battle Phase: Negate the activation.',
    'Counter',
  ),
  textTrap('Even Fog', 'Negate the effects of all face-up monsters on the field.', 'Continuous'),
  read(
    'Handy Crane',
    'If 3 or more monsters were Summoned this turn (Quick Effect): You can send this card from your hand to the GY; draw 1 card.',
  ),
  read(
    'Late Crane',
    "During damage calculation, if your opponent's monster attacks (Quick Effect): You can banish this card from your hand; you take no battle damage from this battle.",
  ),
  read(
    'Swift Crane',
    'During the Damage Step (Quick Effect): You can send this card from your hand to the GY; draw 1 card.',
  ),
  textTrap(
    'Sudden Fog',
    'Draw 1 card. If your opponent controls 4 or more cards and you control 1 or fewer cards, you can activate this card from your hand.',
  ),
  textTrap(
    'Levelling Fog',
    'If your opponent controls more cards than you do: You can draw 1 card. If you control no cards, you can activate this card from your hand.',
  ),
  read('Field Crane', 'Once per turn (Quick Effect): You can draw 1 card.'),
  textTrap('Long Way Home', 'Target 1 monster on the field; return it to the hand.'),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const table = (rows: readonly (readonly [text: string, answer: string])[]) =>
  test.for(rows)('%s', ([text, answer]) => {
    expect(asked(text)?.answer).toBe(answer);
  });

describe('safe only in one battle position', () => {
  const flood = 'My opponent activates Wide Flood. Is Upright Elk destroyed?';
  table([
    [`I control Upright Elk. ${flood}`, 'cannot tell'],
    [`I control Upright Elk in Attack Position. ${flood}`, 'no'],
    [`I control Upright Elk in Defense Position. ${flood}`, 'yes'],
    ['I control Placid Ram. My opponent activates Wide Flood. Is Placid Ram destroyed?', 'yes'],
  ]);

  test('it is asked for where it decides', () => {
    expect(asked(`I control Upright Elk. ${flood}`)?.missing).toEqual([
      'which battle position Upright Elk is in',
    ]);
  });
});

describe('unaffected if it was Summoned so', () => {
  table([
    ['I control Called Elk. My opponent activates Wide Flood. Is Called Elk destroyed?', 'cannot tell'],
    ['I Special Summon Called Elk. My opponent activates Wide Flood. Is Called Elk destroyed?', 'no'],
    ['I Normal Summon Called Elk. My opponent activates Wide Flood. Is Called Elk destroyed?', 'yes'],
    [
      'I Special Summon Called Vole. My opponent activates Wide Flood. Is Called Vole destroyed?',
      'cannot tell',
    ],
  ]);
});

describe('targeted, as it was told, though a text forbids it', () => {
  const home = (name: string) =>
    `I control ${name}. My opponent activates Long Way Home on ${name}. Is ${name} returned to the hand?`;
  table([
    [home('Hidden Elk'), 'no'],
    [home('Placid Ram'), 'yes'],
    [home('Barred Newt'), 'cannot tell'],
    [
      'I Special Summon Barred Newt. My opponent activates Long Way Home on Barred Newt. Is Barred Newt returned to the hand?',
      'no',
    ],
    [
      'I Normal Summon Barred Newt. My opponent activates Long Way Home on Barred Newt. Is Barred Newt returned to the hand?',
      'yes',
    ],
    [
      'I control Hidden Elk. My opponent activates Softening on Hidden Elk. What is the ATK of Hidden Elk?',
      'cannot tell',
    ],
    [
      'I control Placid Ram. My opponent activates Softening on Placid Ram. What is the ATK of Placid Ram?',
      'ATK 1000',
    ],
  ]);

  test('the text is what decides', () => {
    expect(asked(home('Hidden Elk'))?.headline).toBe(
      'Long Way Home cannot target Hidden Elk: the text of Hidden Elk keeps Hidden Elk from being targeted: "neither player can target this card with card effects".',
    );
  });
});

describe('what is said of others, or of battle, is no Summoning condition', () => {
  table([
    ['Level Warden is in my GY. Can I Special Summon Level Warden with Second Dawn?', 'yes'],
    ['Walled Warden is in my GY. Can I Special Summon Walled Warden with Second Dawn?', 'no'],
    [
      "My Tall Boar attacks my opponent's Attack Position Wary Vole. Is Wary Vole destroyed by battle?",
      'yes',
    ],
    [
      "My Deep Stag attacks my opponent's Attack Position Wary Vole. Is Wary Vole destroyed by battle?",
      'cannot tell',
    ],
    [
      "My Tall Boar attacks my opponent's Attack Position Placid Ram. Is Placid Ram destroyed by battle?",
      'yes',
    ],
  ]);
});

describe('Tributes that a text asks for, of which nobody spoke', () => {
  table([
    // Who asks that and nothing else asks whether it can be done at all.
    ['Can High Tower be Normal Summoned?', 'yes'],
    ['Can Boar Tower be Normal Summoned?', 'cannot tell'],
    ['I control no monsters. Can I Normal Summon High Tower?', 'no'],
    ['Can Placid Ram be Normal Summoned?', 'yes'],
    // A Normal Summon is none by its own procedure.
    ['Can Quick Crane be Normal Summoned?', 'yes'],
  ]);
});

describe('damage that nobody calls battle damage', () => {
  const battle = "My Placid Ram attacks my opponent's Attack Position Thorny Crane.";
  table([
    [`${battle} How much damage does my opponent take?`, '500'],
    [`${battle} How much battle damage does my opponent take?`, '500'],
    [
      "My Tall Boar attacks my opponent's Attack Position Placid Ram. How much damage does my opponent take?",
      '1500',
    ],
  ]);
});

describe('in which phase, where nobody says it', () => {
  table([
    ['My opponent activates Slow Wall. Can I chain War Seal?', 'yes'],
    ['My opponent activates Slow Draw. Can I chain War Seal?', 'cannot tell'],
    ['My opponent activates Second Dawn. Can I chain War Seal?', 'no'],
    // What answers an attack of mine is activated in my turn.
    ['My opponent activates Slow Wall. Can I chain Quick Growth from my hand?', 'yes'],
    ['I activate Slow Wall. Can my opponent chain Quick Growth from the hand?', 'yes'],
  ]);
});

describe('what is for the Damage Step alone', () => {
  table([
    ['Can I activate Late Crane in the Draw Phase?', 'no'],
    ['Can I activate Field Crane in the Draw Phase?', 'yes'],
    ["My opponent's Tall Boar attacks my Placid Ram. Can I activate Swift Crane?", 'cannot tell'],
    ["My opponent's Tall Boar attacks my Placid Ram. Can I activate Slow Wall?", 'yes'],
  ]);
});

describe('from the hand, where nobody told of the field', () => {
  table([
    ["Can I activate Sudden Fog from my hand during my opponent's turn?", 'cannot tell'],
    ["Can I activate Levelling Fog from my hand during my opponent's turn?", 'cannot tell'],
    ["Can I activate Slow Draw from my hand during my opponent's turn?", 'no'],
    ['I control Placid Ram. Can I activate Levelling Fog from my hand?', 'no'],
  ]);
});

describe('what a Continuous negation on the field leaves alone', () => {
  table([
    ['Even Fog is face-up. Can I activate the effect of Field Crane?', 'yes'],
    ['My opponent activates Even Fog. Can I chain Handy Crane?', 'cannot tell'],
  ]);
});

describe('a Normal Spell that stays on the field by its text', () => {
  table([
    [
      'My opponent activates Lasting Gate. I chain Small Gust on Lasting Gate. Does Lasting Gate resolve?',
      'yes',
    ],
    ['My opponent activates Plain Gate. I chain Small Gust on Plain Gate. Does Plain Gate resolve?', 'yes'],
  ]);
});
