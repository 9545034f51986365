import type { CardModel } from '../../src/card-model/card-model.ts';
import type { Facts, spellTrapProperties } from '../../src/card-model/facts.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from './project-data.ts';

/** Invented cards that change ATK and DEF, in the words that real cards use, read from those words as real cards are. */

type MonsterMore = Partial<Omit<Extract<Facts, { cardType: 'monster' }>, 'cardType'>>;

const monster = (name: string, text: string, more: MonsterMore = {}): CardModel =>
  cardModelOf({
    name,
    text,
    facts: {
      cardType: 'monster',
      abilities: [text === '' ? 'Normal' : 'Effect'],
      level: 4,
      type: 'Beast',
      attribute: 'EARTH',
      atk: 1500,
      def: 1000,
      ...more,
    },
  });

type Property = (typeof spellTrapProperties)[number];

const spell = (name: string, property: Property, text: string): CardModel =>
  cardModelOf({ name, text, facts: { cardType: 'spell', property } });

const trap = (name: string, property: Property, text: string): CardModel =>
  cardModelOf({ name, text, facts: { cardType: 'trap', property } });

const target = 'Target 1 face-up monster on the field;';
const thisTurn = 'until the end of this turn';

const cards = [
  monster('Plain Boar', ''),
  monster('Plain Heron', '', { type: 'Winged Beast', attribute: 'WIND', atk: 1901, def: 800 }),
  monster('Boar Captain', 'All Beast monsters you control gain 400 ATK.', { atk: 1200 }),
  monster('Lamp Counter', 'Gains 250 ATK/DEF for each card in your hand.', { atk: 600, def: 300 }),
  monster('Grave Reader', 'Gains 500 ATK for each Beast monster in your GY.', { atk: 2000 }),
  monster('Herd Watcher', 'This card gains 200 ATK for each other Beast monster on the field.'),
  monster('Odd Shade', 'Gains 600 ATK for each card in your hand.', { atk: '?', def: '?' }),
  monster('Careful Crow', 'Gains 350 ATK while you have 2 or less cards in your hand.', { atk: 1650 }),
  monster('Stone Pupil', 'Gains 100 ATK for each Spell Counter on it.'),
  monster('Proud Ram', 'Once per turn: You can make this card gain 650 ATK until the end of this turn.'),
  monster('Locked Turtle', "Unaffected by your opponent's Spell effects."),
  monster('Rank Drummer', 'All monsters on the field lose ATK equal to their own Level/Rank x 100.'),
  monster('Heavier Half', 'Each Beast monster you control gains DEF equal to its original ATK.', {
    type: 'Rock',
  }),
  monster(
    'Herd Sum',
    'Gains ATK equal to the combined original DEF of all other Beast monsters you control.',
  ),
  monster('Colour Wheel', 'Gains 300 ATK for each different Attribute on the field.'),
  monster('Name Keeper', 'Gains 100 ATK for each Beast monster with a different name in your GY.'),
  monster('Exile Tally', 'The ATK of this card becomes the number of your banished cards x 400.', {
    atk: '?',
  }),
  monster(
    'Greedy Pike',
    'Gains ATK equal to half the combined ATK of the monsters equipped to it by this effect.',
  ),
  monster('Night Owl', "Gains 700 ATK during your opponent's turn only."),
  monster('Twin Herald', 'EARTH monsters and Level 4 monsters you control gain 250 ATK.'),
  spell('Rising Strap', 'Equip', 'Equip only to a Beast monster. It gains ATK equal to its Level x 50.'),
  monster('Silent Bell', 'Gains ATK equal to the sound of the last bell.'),
  monster('Fence Ox', 'If this card attacks, it gains 500 ATK during the Damage Step only.'),
  monster('Fixed Stone', 'The ATK of this card cannot be changed.'),
  monster('Ghost Ram', 'While this card is in your GY, all Beast monsters you control gain 300 ATK.'),
  spell('Long Axe', 'Equip', 'The equipped monster gains 1000 ATK.'),
  spell('Heavy Chain', 'Equip', 'The ATK and DEF of the equipped monster become 150.'),
  spell(
    'Scales of Fate',
    'Equip',
    "While your LP is higher than your opponent's, the ATK of the equipped monster becomes double its original ATK. While your LP is lower, the ATK of the equipped monster becomes half its original ATK.",
  ),
  spell(
    'Strange Growth',
    'Equip',
    "While your LP is higher than your opponent's, the original ATK of the equipped monster becomes 2700.",
  ),
  spell('Beast Moor', 'Field', 'All Beast monsters on the field gain 200 ATK/DEF.'),
  spell(
    'Old Quarry',
    'Field',
    'Increase the ATK of all EARTH monsters by 600 points and decrease their DEF by 100 points.',
  ),
  spell('Quick Rush', 'Quick-Play', `${target} it gains 650 ATK ${thisTurn}.`),
  spell(
    'Small Cup',
    'Quick-Play',
    `${target} negate its effects ${thisTurn}, and if you do, it gains 250 ATK ${thisTurn}.`,
  ),
  spell(
    'Thin Spear',
    'Quick-Play',
    `${target} ${thisTurn}, it loses 350 ATK, also it is unaffected by the effects of other Spells/Traps.`,
  ),
  spell('Half Door', 'Quick-Play', `${target} its ATK is halved ${thisTurn}.`),
  spell('Little Lens', 'Quick-Play', `${target} halve its original ATK ${thisTurn}.`),
  spell(
    'Turned Shield',
    'Normal',
    'Until the end of this turn, switch the original ATK and DEF of all face-up monsters on the field.',
  ),
  spell(
    'Borrowed Arm',
    'Normal',
    'Target 2 Level 4 monsters on the field; until the end of this turn, halve the ATK of 1 monster, and if you do, add that lost ATK to the other monster.',
  ),
  spell(
    'Herd Call',
    'Quick-Play',
    `Double the ATK of all Beast monsters you currently control, ${thisTurn}.`,
  ),
  spell(
    'Night Page',
    'Quick-Play',
    'Target 1 Attack Position monster on the field; change it to face-down Defense Position.',
  ),
  spell('Clear Wind', 'Quick-Play', 'Target 1 face-up Spell/Trap on the field; destroy it.'),
  spell('Kind Well', 'Normal', 'Increase your Life Points by 1000 points.'),
  spell('Two Pages', 'Normal', 'Draw 2 cards.'),
  trap('Low Pit', 'Normal', 'Target 1 face-up monster on the field with 1700 or less ATK; destroy it.'),
  trap('High Pit', 'Normal', 'Target 1 face-up monster on the field with 1600 or more ATK; destroy it.'),
  trap('Dry Well', 'Continuous', 'Negate the effects of all monsters on the field.'),
  trap('New Skins', 'Continuous', 'All face-up monsters on the field become Dragon.'),
  trap(
    'Sharp Wit',
    'Normal',
    "Discard 1 Beast monster, then target 1 face-up monster on the field; that target loses ATK equal to the discarded monster's original ATK.",
  ),
];

export const statBooks = { ...projectBooks, catalogue: makeCatalogue(cards) };
