import { type UnseenPlace, unseenPlaces } from '../../engine/state/players.ts';
import { phases } from '../../vocabulary/phases.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import { rulesets } from '../../vocabulary/rulesets.ts';
import { monsterZones, spellTrapZones } from '../../vocabulary/zones.ts';
import { oneOf, wordOf } from './pieces.ts';

/** The words of the game as the situation language writes them. */

export const player = oneOf('a player', [
  { value: 'P0', says: 'P0', also: ["P0's", 'player 0'] },
  { value: 'P1', says: 'P1', also: ["P1's", 'player 1'] },
]);

export const ruleset = oneOf(
  'a ruleset',
  rulesets.map((value) => ({ value, says: value.toUpperCase() })),
);

export const phase = wordOf(phases, (id) => `the ${phases.term(id)}`);

export const battlePosition = oneOf('a battle position', [
  { value: 'attack', says: 'Attack Position', also: ['ATK', 'ATK Position'] },
  { value: 'defense', says: 'Defense Position', also: ['DEF', 'DEF Position', 'Defence Position'] },
]);

/** "in the GY", "banished", "as Xyz Material". */
const whereWords = (place: Place): string => {
  if (place === 'banished') return places.term(place);
  return place === 'xyz-material' ? `as ${places.term(place)}` : `in the ${places.term(place)}`;
};

const placeNamed = (word: string): Place | undefined =>
  places.find(word) ?? places.find(word.replace(/^(in|on|as|to)\s+(the\s+|their\s+)?/i, ''));

/** Where a card is. */
export const where = oneOf(
  'a place',
  places.ids.map((value) => ({ value, says: whereWords(value) })),
  placeNamed,
);

/** A Monster Zone, from the view of the player whose monster it is. */
export const zone = wordOf(monsterZones);
/** A Spell & Trap Zone, from the view of the player whose card it is. */
export const spellTrapZone = wordOf(spellTrapZones);

/** Where a card goes. */
export const destination = oneOf(
  'a place',
  places.ids.map((value) => ({
    value,
    says: value === 'banished' ? 'the banished cards' : `the ${places.term(value)}`,
  })),
  placeNamed,
);

const unseenNamed = (word: string): UnseenPlace | undefined => {
  const place = placeNamed(word.replace(/^cards?\s+|\s+cards?$/gi, ''));
  return unseenPlaces.find((each) => each === place);
};

/** Cards of a place that may hold some that nobody named: "cards in the hand", "banished cards". */
export const unseenCards = oneOf(
  'cards of a place',
  unseenPlaces.map((value) => ({
    value,
    says: value === 'banished' ? `${whereWords(value)} cards` : `cards ${whereWords(value)}`,
  })),
  unseenNamed,
);
