import type { PlainFilter } from '../../../card-model/filter.ts';
import { defined } from '../../../platform/defined.ts';
import { fieldPlaces, type Place } from '../../../vocabulary/places.ts';
import type { Row } from '../../grammar/lists.ts';
import type { Alternatives } from '../alternatives.ts';
import type { AndOr, PlaceName, Where } from '../syntax.ts';
import { lists } from './words.ts';

/** The places that a name of a place means; undefined: none that the model has. */
export function placesOf({ place }: PlaceName): readonly Place[] | undefined {
  switch (place.replace(/s$|\(s\)$/, '')) {
    case 'hand':
      return ['hand'];
    case 'Deck':
    case 'Main Deck':
      return ['deck'];
    case 'Extra Deck':
      return ['extra-deck'];
    case 'GY':
      return ['gy'];
    case 'banishment':
      return ['banished'];
    case 'field':
    case 'side of the field':
      return fieldPlaces;
    case 'Monster Zone':
      return ['monster-zone'];
    case 'Spell & Trap Zone':
      return ['spell-trap-zone'];
    case 'Field Zone':
      return ['field-zone'];
    case 'Pendulum Zone':
      return ['pendulum-zone'];
    default:
      return undefined;
  }
}

/** Whose place it is; undefined: it is not said or does not matter; null: only the text around it can tell. */
export function sideOf(whose: string | undefined): 'you' | 'opponent' | undefined | null {
  switch (whose) {
    case 'your':
    case 'your own':
    case 'each of your':
      return 'you';
    case "your opponent's":
    case "the opponent's":
    case "opponent's":
      return 'opponent';
    case undefined:
    case 'the':
    case 'either':
    case "either player's":
    case "both players'":
    case 'any':
    case 'a':
      return undefined;
    default:
      return null;
  }
}

const controls: Readonly<Record<string, PlainFilter>> = {
  'you control': { controller: 'you', in: [...fieldPlaces] },
  'you currently control': { controller: 'you', in: [...fieldPlaces] },
  'your opponent controls': { controller: 'opponent', in: [...fieldPlaces] },
  'your opponent currently controls': { controller: 'opponent', in: [...fieldPlaces] },
  'the opponent controls': { controller: 'opponent', in: [...fieldPlaces] },
  'either player controls': { in: [...fieldPlaces] },
  'that is banished': { in: ['banished'] },
  'that are banished': { in: ['banished'] },
};
const plainly: ReadonlySet<string> = new Set(lists['plain-places']);
const upwards: ReadonlySet<string> = new Set([
  'face-up in',
  'face-up on',
  'face-up from',
  'that is face-up in',
]);

/** Which cards of a Deck. */
const ends: ReadonlyMap<string, NonNullable<PlainFilter['taken']>> = new Map([
  ['from the top of', 'top'],
  ['from the bottom of', 'bottom'],
]);

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
    const up = upwards.has(each.at);
    const end = ends.get(each.at);
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
