import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import type { CardModel } from '../../src/effects/card-model.ts';
import type { Facts, spellTrapProperties } from '../../src/effects/facts.ts';
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
  monster('Lamp Counter', 'Gains 300 ATK/DEF for each card in your hand.', { atk: 600, def: 300 }),
  monster('Grave Reader', 'Gains 500 ATK for each Beast monster in your GY.', { atk: 2000 }),
  monster('Herd Watcher', 'This card gains 200 ATK for each other Beast monster on the field.'),
  monster('Odd Shade', 'Gains 600 ATK for each card in your hand.', { atk: '?', def: '?' }),
  monster('Careful Crow', 'Gains 400 ATK while you have 1 or less cards in your hand.', { atk: 1600 }),
  monster('Stone Pupil', 'Gains 100 ATK for each Spell Counter on it.'),
  monster('Proud Ram', 'Once per turn: You can make this card gain 700 ATK until the end of this turn.'),
  monster('Locked Turtle', "Unaffected by your opponent's Spell effects."),
  monster('Silent Bell', 'Gains ATK equal to the sound of the last bell.'),
  monster('Fence Ox', 'If this card attacks, it gains 500 ATK during the Damage Step only.'),
  monster('Fixed Stone', 'The ATK of this card cannot be changed.'),
  monster('Ghost Ram', 'While this card is in your GY, all Beast monsters you control gain 300 ATK.'),
  spell('Long Axe', 'Equip', 'The equipped monster gains 1000 ATK.'),
  spell('Heavy Chain', 'Equip', 'The equipped monster cannot attack, also its ATK and DEF become 100.'),
  spell(
    'Scales of Fate',
    'Equip',
    "While your LP is lower than your opponent's, the equipped monster's ATK becomes double its original ATK. While your LP is higher, the equipped monster's ATK becomes half its original ATK.",
  ),
  spell(
    'Strange Growth',
    'Equip',
    "While your LP is lower than your opponent's, the equipped monster's original ATK becomes 2400. While your LP is higher, the equipped monster's original ATK becomes 1000.",
  ),
  spell('Beast Moor', 'Field', 'All Beast monsters on the field gain 200 ATK/DEF.'),
  spell(
    'Old Quarry',
    'Field',
    'Increase the ATK of all EARTH monsters by 500 points and decrease their DEF by 400 points.',
  ),
  spell('Quick Rush', 'Quick-Play', `${target} it gains 700 ATK ${thisTurn}.`),
  spell(
    'Small Cup',
    'Quick-Play',
    `${target} ${thisTurn}, that target gains 400 ATK, but its effects are negated.`,
  ),
  spell(
    'Thin Spear',
    'Quick-Play',
    `${target} ${thisTurn}, that target loses 800 ATK, but is unaffected by the effects of other Spells/Traps.`,
  ),
  spell('Half Door', 'Quick-Play', `${target} its ATK is halved ${thisTurn}.`),
  spell('Little Lens', 'Quick-Play', `${target} its original ATK becomes halved ${thisTurn}.`),
  spell(
    'Turned Shield',
    'Normal',
    `Switch the original ATK and DEF of all face-up monsters currently on the field, ${thisTurn}.`,
  ),
  spell(
    'Borrowed Arm',
    'Normal',
    'Target 2 face-up monsters on the field; halve the ATK of 1 monster, and if you do, add that lost ATK to the other monster. These effects last until the end of this turn.',
  ),
  spell(
    'Herd Call',
    'Quick-Play',
    `Double the ATK of all Beast monsters you currently control, ${thisTurn}.`,
  ),
  spell('Night Page', 'Quick-Play', `${target} change that target to face-down Defense Position.`),
  spell('Clear Wind', 'Quick-Play', 'Target 1 Spell/Trap on the field; destroy that target.'),
  spell('Kind Well', 'Normal', 'Increase your Life Points by 1000 points.'),
  spell('Two Pages', 'Normal', 'Draw 2 cards.'),
  trap(
    'Dry Well',
    'Continuous',
    'Activate this card by paying 1000 LP. Negate the effects of all face-up monsters while they are face-up on the field (but their effects can still be activated).',
  ),
  trap('New Skins', 'Continuous', 'All face-up monsters on the field become Dragon.'),
  trap(
    'Sharp Wit',
    'Normal',
    "Discard 1 monster, then target 1 face-up monster on the field; it loses ATK equal to the discarded monster's original ATK.",
  ),
];

export const statBooks = { ...projectBooks, catalogue: makeCatalogue(cards) };
