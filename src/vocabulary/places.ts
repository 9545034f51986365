import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { listOf } from '../platform/list-of.ts';
import { vocabulary } from './terms.ts';

/** Where a card can be. */
export const places = vocabulary('place', words.places);

export type Place = (typeof places.ids)[number];

/** The places that together are the field. Xyz Materials are not cards on the field. */
export const fieldPlaces: readonly Place[] = listOf('monster-zone spell-trap-zone field-zone pendulum-zone');

export const isField = (place: Place): boolean => fieldPlaces.includes(place);

/** Is a card there hidden: in the hand, the Deck, or face-down in the Extra Deck? A face-down card on the field is in a public place. */
export const isPrivate = (place: Place, faceUp: boolean): boolean =>
  place === 'hand' || place === 'deck' || (place === 'extra-deck' && !faceUp);
