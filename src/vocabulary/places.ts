import { vocabulary } from './terms.ts';

/** Where a card can be. */
export const places = vocabulary('place', {
  deck: { term: 'Deck', forms: ['main deck', 'in deck', 'library'] },
  'extra-deck': { term: 'Extra Deck', forms: ['extra', 'ed', 'in extra deck'] },
  hand: { term: 'hand', forms: ['in hand', 'hands'] },
  'monster-zone': {
    term: 'Monster Zone',
    forms: ['field', 'on the field', 'main monster zone', 'mmz', 'emz', 'extra monster zone', 'mzone'],
  },
  'spell-trap-zone': {
    term: 'Spell & Trap Zone',
    forms: ['spell trap zone', 'backrow', 's/t zone', 'szone', 'spell/trap card zone'],
  },
  'field-zone': { term: 'Field Zone', forms: ['field spell zone'] },
  'pendulum-zone': { term: 'Pendulum Zone', forms: ['pzone', 'scale'] },
  gy: { term: 'GY', forms: ['graveyard', 'grave', 'in gy'] },
  banished: { term: 'banished', forms: ['banishment', 'exile', 'removed from play', 'rfp', 'out of play'] },
  'xyz-material': { term: 'Xyz Material', forms: ['attached', 'overlay unit', 'overlay'] },
});

export type Place = (typeof places.ids)[number];

/** The places that together are the field. Xyz Materials are not cards on the field. */
export const fieldPlaces: readonly Place[] = [
  'monster-zone',
  'spell-trap-zone',
  'field-zone',
  'pendulum-zone',
];

export const isField = (place: Place): boolean => fieldPlaces.includes(place);

/**
 * Is a card there hidden from a player? Hand and Deck are private; the Extra Deck is private for face-down cards
 * only; a card Set on the field or banished face-down is not in a private place, it is face-down in a public one.
 */
export const isPrivate = (place: Place, faceUp: boolean): boolean =>
  place === 'hand' || place === 'deck' || (place === 'extra-deck' && !faceUp);
