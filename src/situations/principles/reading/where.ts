import type { CardModel } from '../../../effects/card-model.ts';
import { fieldPlaceOf } from '../../../effects/facts.ts';
import type { Place } from '../../../vocabulary/places.ts';

const words: readonly (readonly [RegExp, Place])[] = [
  [/\bextra-deck\b/, 'extra-deck'],
  [/\bdeck\b/, 'deck'],
  [/\bhand\b/, 'hand'],
  [/\bgy\b/, 'gy'],
  [/\bbanished\b/, 'banished'],
  [/\bpendulum-zone\b/, 'pendulum-zone'],
  [/\bspell-trap-zone\b/, 'spell-trap-zone'],
  [/\b(?:monster-zone|extra-monster-zone)\b/, 'monster-zone'],
];

/** Where something is, in a pattern: "in my GY", "from the Deck", "on their field". */
export const place =
  '(?<place>(?:(?:from|in|inside|out of|at|on|off) (?:my |their |your |his |her )?(?:extra-deck|deck|hand|gy|pendulum-zone|spell-trap-zone|monster-zone|extra-monster-zone|field|side))|banished)';

/** What such words say of a card: where it is, and whose place it is. */
export function placeOf(
  said: string,
  { facts }: CardModel,
): { readonly place: Place; readonly theirs: boolean } {
  const found = words.find(([form]) => form.test(said))?.[1] ?? fieldPlaceOf(facts);
  return { place: found, theirs: /\btheir\b/.test(said) };
}
