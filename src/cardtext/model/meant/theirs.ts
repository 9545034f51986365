import type { Filter } from '../../../card-model/filter.ts';
import { type DescribedCards, type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { Target } from '../../../card-model/part.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { placesOf } from '../../phrases/words/place-filters.ts';

/** "They" may be any of these players. */
const anotherPlayer = /\b(?:controllers?|owners?|players?|who)\b/;
const theirs =
  /^(?:(?:from|of|in)(?<top> the top of)? their (?<place>hand|(?:Main |Extra )?Deck|GY|hand or GY)|(?<field>they control|on their field)|(?<it>from it))$/;

/** Does a text speak of no player but you and your opponent? Then "they" and "their" are your opponent. */
export const speaksOfOpponent = (words: string): boolean =>
  /\bopponent\b/.test(words) && !anotherPlayer.test(words);

/**
 * "Discard 1 card from their hand": from the opponent's; "look at your opponent's Extra Deck, and banish 1 card from it".
 * @param spoken the text speaks of no other player, so that who does it need not be said
 */
export function ofTheirs(does: readonly Instruction[], spoken: boolean): readonly Instruction[] {
  let seen: DescribedCards | undefined;
  return does.map((each): Instruction => {
    const { what, who, do: verb } = each;
    const place =
      verb === 'look-at' && typeof what === 'object' && 'reads' in what ? placeIn(what.reads) : undefined;
    if (place !== undefined) seen = { count: 'all', from: [...place], filter: { owner: 'opponent' } };
    else if (verb === 'look-at' && isDescribed(what) && what.count === 'all') seen = what;
    if (place !== undefined && seen !== undefined) return { ...each, what: seen };
    const isSaid = who === 'opponent' || who === 'both' || (who === undefined && spoken);
    if (isSaid && who !== 'both' && counts.test(each.reads ?? ''))
      return { ...each, reads: ofOpponent(each.reads ?? '') };
    if (!isDescribed(what) || !isSaid) return each;
    const found = inTheirs(what, seen, who === 'both' ? undefined : 'opponent');
    return found === undefined ? each : { ...each, what: { ...what, ...found } };
  });
}

const counts = /\b(?:for each|the number of)\b.*\b(?:they control$|their )/;

const ofOpponent = (words: string): string =>
  words.replace(/\bthey control$/, 'your opponent controls').replace(/\b(?:of )?their /g, "your opponent's ");

const placeIn = (words: string): readonly Place[] | undefined => {
  const place = /^(?:your opponent's|their) (?<place>hand|Extra Deck|Main Deck)$/.exec(words)?.groups?.[
    'place'
  ];
  return place === undefined ? undefined : placesOf({ place });
};

/** The same of what is targeted: "target 1 monster in their GY". */
export const targetsOfTheirs = (targets: readonly Target[]): readonly Target[] =>
  targets.map((each) => ({ ...each, ...inTheirs(each, undefined, 'opponent') }));

function inTheirs(
  { from, filter: { reads = '', ...filter } }: Pick<Target, 'from' | 'filter'>,
  seen: Pick<Target, 'from' | 'filter'> | undefined,
  owner: 'opponent' | undefined,
): { readonly from?: NonNullable<Target['from']>; readonly filter: Filter } | undefined {
  const { place, top, field, it } = theirs.exec(reads)?.groups ?? {};
  if (filter.owner !== undefined || filter.controller !== undefined) return undefined;
  if (field !== undefined) return { filter: { ...filter, controller: 'opponent' } };
  if (it !== undefined)
    return seen?.from === undefined || from !== undefined
      ? undefined
      : { from: seen.from, filter: { ...seen.filter, ...filter } };
  const places = from ?? (place === undefined ? undefined : placesOf({ place }));
  if (place === undefined || places === undefined) return undefined;
  // Of "each player" it is each one's own.
  const taken = top === undefined ? {} : { taken: 'top' as const };
  return { from: [...places], filter: { ...filter, ...taken, ...(owner === undefined ? {} : { owner }) } };
}
