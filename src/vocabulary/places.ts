import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { vocabulary } from './terms.ts';

/** Where a card can be. */
export const places = vocabulary('place', words.places);

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
