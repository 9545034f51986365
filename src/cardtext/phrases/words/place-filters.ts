import { z } from 'zod';
import { type PlainFilter, plainFilterSchema } from '../../../card-model/filter.ts';
import { defined } from '../../../platform/defined.ts';
import { fieldPlaces, type Place } from '../../../vocabulary/places.ts';
import { meaningsOf, placesOf as placesIn } from '../../forms.ts';
import type { Row } from '../../grammar/lists.ts';
import type { Alternatives } from '../alternatives.ts';
import type { AndOr, PlaceName, Where } from '../syntax.ts';
import { lists } from './words.ts';

const named = placesIn('place-names');

/** The places that a name of a place means; undefined: none that the model has. */
export const placesOf = ({ place }: PlaceName): readonly Place[] | undefined =>
  named[place.replace(/s$|\(s\)$/, '')];

const sides = meaningsOf('whose-places', z.literal(['you', 'opponent', 'any']));

/** Whose place it is; undefined: it is not said or does not matter; null: only the text around it can tell. */
export function sideOf(whose = 'any'): 'you' | 'opponent' | undefined | null {
  const side = sides[whose];
  return side === undefined ? null : side === 'any' ? undefined : side;
}

const controls = meaningsOf('controlled-places', plainFilterSchema);
const plainly: ReadonlySet<string> = new Set(lists['plain-places']);
const upwards = /\bface-up (?:in|on|from)$/;

/** Which cards of a Deck. */
const ends = meaningsOf('ends-of-decks', plainFilterSchema.shape.taken.unwrap());

/** The places of a name with a slash together: "to the hand/Extra Deck". */
export function placesOfAll(name: PlaceName): readonly Place[] | undefined {
  const all = apart(name).map(placesOf);
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/** Where an aside says that a card is: "(from your hand)"; undefined: it says something else. */
export const originOf = (aside: string): readonly Place[] | undefined =>
  placesNamed(/^\(from your (?<places>[A-Za-z ]+)\)$/.exec(aside)?.groups?.['places'] ?? '');

/** Words that name places and nothing else: "in the hand, GY, or on the field"; undefined: they say more. */
export function placesNamed(words: string): readonly Place[] | undefined {
  const all = words
    .split(/,? or |, /)
    .map((each) => placesOf({ place: each.replace(/^(?:in |on )?(?:the )?/, '') }));
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/** "your hand/Deck" is two places. */
const apart = (name: PlaceName): readonly PlaceName[] =>
  name.place.split('/').map((place) => ({ ...name, place }));

/** Where cards are, as alternatives with `in` and whose side it is; null: no field can say it. */
export function whereFilter({ items }: Row<Where, AndOr>): Alternatives | null {
  const all: PlainFilter[] = [];
  for (const each of items) {
    if (typeof each === 'string') {
      const known = controls[each];
      if (known === undefined) return null;
      all.push(known);
      continue;
    }
    const up = upwards.test(each.at);
    const end = ends[each.at];
    if (!up && end === undefined && !plainly.has(each.at)) return null;
    let whose: string | undefined;
    for (const name of each.places.items.flatMap(apart)) {
      whose = name.whose ?? whose;
      const other = whose === 'your other';
      // "Your opponent controls or in their GY": the player who was spoken of.
      const side = other ? 'you' : whose === 'their' ? (all.at(-1)?.controller ?? null) : sideOf(whose);
      const [, kind] = /^(Main|Extra) (?=Monster Zone)/.exec(name.place) ?? [];
      const zone = kind === undefined ? undefined : kind === 'Main' ? 'main' : 'extra';
      const places = placesOf({ place: kind === undefined ? name.place : 'Monster Zone' });
      if (places === undefined || side === null || name.note !== undefined) return null;
      const faceUp = name.faceUp === undefined ? (up ? true : undefined) : name.faceUp === 'face-up ';
      const onField = places.some((place) => fieldPlaces.includes(place));
      all.push({
        in: [...places],
        ...(side === undefined ? {} : onField ? { controller: side } : { owner: side }),
        ...defined({ faceUp, taken: end, zone }),
        ...(other ? { other } : {}),
      });
    }
  }
  return merged(all);
}

/** Places that differ in nothing else are one alternative. */
function merged(all: readonly PlainFilter[]): Alternatives {
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0) {
    const { in: places = [], ...side } = only;
    return [{ ...side, in: places }];
  }
  const bySide = new Map<string, PlainFilter>();
  for (const each of all) {
    const { in: places = [], ...side } = each;
    const key = JSON.stringify(side);
    const before = bySide.get(key)?.in ?? [];
    bySide.set(key, { ...side, in: [...new Set([...before, ...places])] });
  }
  return [...bySide.values()];
}
