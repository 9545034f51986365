import { z } from 'zod';
import { type EffectObject, isDescribed } from '../../card-model/instruction.ts';
import type { Place } from '../../vocabulary/places.ts';
import { meaningsOf } from '../forms.ts';
import { filterOf, withMentioned } from './alternatives.ts';
import type { Cards, Context } from './context.ts';
import { isReference, pronounObject, referenceObject } from './references.ts';
import type { After, Group, Noun, OneNoun, Share } from './syntax.ts';
import { type Meant, meantBy } from './words/group-filters.ts';
import { noun as nounPiece } from './words/nouns.ts';
import { originOf, placesOf, sideOf } from './words/place-filters.ts';

/** How many, of a description; null: not a number of cards. */
export function countOf(
  count: string | undefined,
  head = '',
): { readonly count: number | 'all' | 'any'; readonly upTo?: true; readonly reads?: string } | null {
  if (count === undefined) return { count: 'all' };
  const number = Number(/\d+/.exec(count)?.[0] ?? 0);
  if (/^\d+$/.test(count)) return number === 0 ? null : { count: number };
  if (/^up to \d+$/.test(count)) return { count: number, upTo: true };
  if (/^(?:exactly|any|a total of) \d+$/.test(count)) return { count: number };
  if (/^\d+ or more$|^at least \d+$|^\d+ or \d+$/.test(count)) return { count: 'any', reads: count };
  if (/^the (?:top|bottom) \d+$/.test(count)) return { count: number, reads: count };
  if (/^the (?:top|bottom)$/.test(count)) return { count: /s$/.test(head) ? 'any' : 1, reads: count };
  return count === 'any' && /s$|\(s\)$/.test(head) ? null : (numbers[count] ?? null);
}

const numbers = meaningsOf(
  'numbers-of-cards',
  z.strictObject({ count: z.literal([1, 'all', 'any']), reads: z.string().exactOptional() }),
);

const oneWords: ReadonlySet<string> = new Set(['it', 'itself']);
const manyWords: ReadonlySet<string> = new Set(['them', 'they', 'themselves', 'both', 'all']);
const print = (noun: OneNoun): string => nounPiece.print({ items: [noun] }) ?? '';

const wordsOfSide: ReadonlySet<string> = new Set([' you control', ' your opponent controls']);

/** The cards of one noun. Never null: what no form can name is kept in its words. */
function cardsOfOne(noun: OneNoun, context: Context): Cards {
  const whole = noun.is === 'group' ? wholePlace(noun) : undefined;
  if (whole !== undefined) return { what: whole };
  if (noun.is === 'share') return { what: ownedAway(noun) ?? { reads: print(noun) } };
  if (noun.is === 'pronoun') {
    const many = manyWords.has(noun.word) || /^all \d/.test(noun.word);
    const known = many || oneWords.has(noun.word);
    const what = known ? pronounObject(noun.word, many, context) : { reads: noun.word };
    return { what, ...placed(noun.after) };
  }
  if (isReference(noun)) {
    const { after, ...bare } = noun;
    const what = referenceObject(bare, print(bare), context);
    const words = print(noun);
    // "That monster you control": whose it is may tell which one is meant.
    const sided = noun.count !== 'this' && wordsOfSide.has(words.slice(print(bare).length));
    return { what: sided && 'reads' in Object(what) ? { reads: words } : what, ...placed(after) };
  }
  return { what: describedBy(noun) ?? { reads: print(noun) } };
}

/** "1 of your banished monsters": so many of the cards that a player owns off the field; undefined: it says something else. */
function ownedAway({ count, whole: { items } }: Share): EffectObject | undefined {
  const [group] = items;
  if (group?.is !== 'group') return undefined;
  const owner = sideOf(group.count);
  const howMany = countOf(count);
  // "Of your banished A monsters or B cards": both are banished.
  const where = group.words?.filter((each) => each.items.join() === 'banished') ?? [];
  const more = items
    .slice(1)
    .map((each) =>
      each.is === 'group' && where.length > 0 ? { ...each, words: [...where, ...(each.words ?? [])] } : each,
    );
  const { count: _whose, ...first } = group;
  const either = more.length === 0 ? null : (eitherOf([first, ...more]) ?? undefined);
  const meant = either === null ? meantBy(group) : isDescribed(either) ? either : null;
  if (owner === undefined || owner === null || howMany === null || meant === null) return undefined;
  const { filter, from } = meant;
  const away = from?.every((place) => place === 'banished' || place === 'gy') === true;
  const isOwned = [filter, ...(filter.anyOf ?? [])].every((each) => (each.owner ?? owner) === owner);
  if (!away || !isOwned) return undefined;
  // "That is banished or in your GY": both piles are that player's.
  const { anyOf: _, ...rest } = filter;
  const anyOf = filter.anyOf?.map(({ owner: __, ...each }) => each);
  const bare = anyOf?.every(({ in: at, ...each }) => at !== undefined && Object.keys(each).length === 0);
  const kinds = anyOf === undefined || bare === true ? {} : { anyOf };
  return described(howMany, { from, filter: { ...rest, owner, ...kinds } });
}

/** What stands after a noun, in its words. */
export const afterWords = (after: readonly After[]): string =>
  (nounPiece.print({ items: [{ is: 'group', head: 'card', after }] }) ?? '').replace(/^card,? /, '');

/** Where spoken-of cards are; anything else that is said of them stays in words. */
function placed(after: readonly After[] | undefined): Omit<Cards, 'what'> {
  if (after === undefined) return {};
  const [only, ...more] = after;
  const aside = only?.is === 'said' && more.length === 0 ? originOf(only.words.trim()) : undefined;
  if (aside !== undefined) return { from: aside };
  const meant = meantBy({ is: 'group', head: 'card', after });
  const { from, filter } = meant ?? { filter: {} };
  const plain = Object.keys(filter).every(
    (key) => key === 'owner' || key === 'controller' || key === 'faceUp',
  );
  if (meant !== null && from !== undefined && plain) return { from };
  return { reads: afterWords(after) };
}

/** A whole hand or pile; undefined: the group is none. */
function wholePlace({ count = '', head = '' }: Group): EffectObject | undefined {
  const place = placesOf({ place: head });
  if (place === undefined) return undefined;
  const side = sideOf(count.replace(/ entire$/, ''));
  if (side === null || side === undefined) return { reads: `${count} ${head}` };
  return { count: 'all', from: [...place], filter: { owner: side } };
}

function describedBy(group: Group): EffectObject | null {
  const howMany = countOf(group.count, group.head);
  const meant = meantBy(group);
  if (howMany === null || meant === null) return null;
  // Where the text says how many in other words, "monsters" is not all of them.
  const { reads, taken, different } = meant.filter;
  const open = group.count === undefined && (reads ?? taken ?? different) !== undefined;
  return described(open ? { count: 'any' } : howMany, meant, group.count);
}

function described(
  { count, upTo, reads }: NonNullable<ReturnType<typeof countOf>>,
  { filter, from }: Meant,
  word?: string,
): EffectObject {
  const end = /^the (top|bottom)\b/.exec(reads ?? '')?.[1];
  const taken = end === undefined ? {} : { taken: end === 'top' ? ('top' as const) : ('bottom' as const) };
  const said = [filter.reads, end === undefined ? reads : undefined]
    .filter((each) => each !== undefined)
    .join(', ');
  const places = from ?? placeInWords(said);
  const other = word === 'another' ? { other: true as const } : {};
  return {
    count,
    ...(upTo === undefined ? {} : { upTo }),
    ...(places === undefined ? {} : { from: [...places] }),
    filter: { ...filter, ...other, ...taken, ...(said === '' ? {} : { reads: said }) },
  };
}

/** Where the cards are, where words that no field has say it: "with a lower Level from your hand", "from their hand, with ...". */
function placeInWords(said: string): readonly Place[] | undefined {
  const [, before = '', first, last] =
    /^(?:(.* )?from your ([\w ]+)|from their ([\w ]+?)(?:, .*)?)$/.exec(said) ?? [];
  const place = first ?? last;
  return place === undefined || moved.test(before) ? undefined : placesOf({ place });
}
/** What was done before "from your hand" is not where the cards are now. */
const moved = /\b(?:added|banished|destroyed|discarded|returned|sent|Set|Special Summoned|Tributed) $/;

/** The cards of a noun, an entry for each sort, alternatives ("1 A or 1 B") in one; where the last is counts for all. */
export function cardsOf({ items, join }: Noun, context: Context): readonly Cards[] {
  const [first] = items;
  if (first === undefined) return [];
  if (items.length === 1) return [cardsOfOne(first, context)];
  const shared = sharedPlace(items);
  const all = items.map((each) => (shared === undefined ? each : withPlace(each, shared)));
  if (join === ' and ' || join === ', and ') return all.map((each) => cardsOfOne(each, context));
  const one = join?.includes('or') === true && !join.includes('and/or') ? eitherOf(all) : null;
  return [{ what: one ?? { reads: nounPiece.print({ items, join }) ?? '' } }];
}

function sharedPlace(items: readonly OneNoun[]): readonly After[] | undefined {
  const last = items.at(-1);
  if (last === undefined || last.is === 'share') return undefined;
  const before = items.slice(0, -1);
  const bare = before.every((each) => each.is !== 'share' && each.after === undefined);
  const where = last.after?.filter(
    (each) =>
      each.is === 'where' || each.is === 'except' || (each.is === 'said' && each.words === ' among them'),
  );
  return bare && where !== undefined && where.length > 0 ? where : undefined;
}

function withPlace(noun: OneNoun, where: readonly After[]): OneNoun {
  const points = noun.is === 'group' && (noun.count === 'that' || noun.count === 'the');
  return noun.is === 'share' || noun.after !== undefined || points ? noun : { ...noun, after: where };
}

/** One described group or another with the same count. */
function eitherOf(items: readonly OneNoun[]): EffectObject | null {
  const groups = items.flatMap((each) => (each.is === 'group' && !isReference(each) ? [each] : []));
  const [first] = groups;
  if (first === undefined || groups.length < items.length) return null;
  const howMany = countOf(first.count);
  if (howMany === null || groups.some(({ count }) => count !== undefined && count !== first.count))
    return null;
  const meant = groups.map(meantBy);
  const known = meant.flatMap((each) => (each === null ? [] : [each]));
  if (known.length < groups.length) return null;
  const except = known.flatMap(({ filter }) => filter.except ?? []);
  const origins = known.map(({ from }) => from);
  const sameFrom = new Set(origins.map((each) => JSON.stringify(each))).size === 1;
  const plain = known.flatMap(({ filter: { except: _, anyOf, ...rest }, from }) =>
    (anyOf ?? [{}]).map((each) => ({
      ...rest,
      ...each,
      ...(sameFrom || from === undefined || each.in !== undefined ? {} : { in: [...from] }),
    })),
  );
  const filter = filterOf(withMentioned(plain), except);
  const from = origins.every((each): each is readonly Place[] => each !== undefined)
    ? [...new Set(origins.flat())]
    : undefined;
  return described(howMany, { filter, ...(from === undefined ? {} : { from }) });
}
