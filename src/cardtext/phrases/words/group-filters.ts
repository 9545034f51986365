import { differences, type Filter, type PlainFilter, plainFilterSchema } from '../../../card-model/filter.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { summonWays } from '../../../vocabulary/summons.ts';
import { meaningsOf } from '../../forms.ts';
import { type Alternatives, allOf, anything, both, filterOf } from '../alternatives.ts';
import { after as afterPiece } from '../postmodifiers/postmodifiers.ts';
import type { After, Group, Noun, Word } from '../syntax.ts';
import { besideFilterIn } from './beside-words.ts';
import { columnFilter, placesInColumns } from './column-words.ts';
import { placesOf, whereFilter } from './place-filters.ts';
import { exceptedBy, headFilter, wordFilter } from './word-filters.ts';
import { word as wordPiece } from './words.ts';

/** Which cards a group means, and where they are. */
export interface Meant {
  readonly filter: Filter;
  readonly from?: readonly Place[];
}

/** Which cards the words, the noun and what follows it mean; null: not expressible, or against itself. */
export function meantBy(group: Group): Meant | null {
  const loose = looseOf(group);
  if (loose === null) return null;
  const { alternatives, except } = loose;
  const everywhere = alternatives.map((each) => each.in);
  const known = everywhere.every((each) => each !== undefined);
  const inColumns = alternatives.some(({ column }) => column !== undefined);
  const elsewhere = inColumns ? placesInColumns : undefined;
  const byArrows = alternatives.some(({ arrows }) => arrows !== undefined);
  const from: readonly Place[] | undefined = known
    ? [...new Set(everywhere.flat())]
    : byArrows
      ? ['monster-zone']
      : elsewhere;
  const oneSort =
    everywhere.length === 1 || new Set(everywhere.map((each) => JSON.stringify(each))).size === 1;
  // Where all alternatives are in the same places, `from` says it.
  const kept = oneSort ? alternatives.map(({ in: _, ...rest }): PlainFilter => rest) : alternatives;
  const filter = filterOf(kept, except);
  const places = from?.filter((place) => !inColumns || placesInColumns.includes(place));
  return { filter, ...(places === undefined ? {} : { from: narrowed(places, alternatives) }) };
}

interface Loose {
  readonly alternatives: Alternatives;
  readonly except: Alternatives;
}

/** "on the field" is a Monster Zone where only monsters are meant. */
function narrowed(from: readonly Place[], alternatives: Alternatives): readonly Place[] {
  if (!alternatives.every(({ cardType }) => cardType === 'monster')) return from;
  return from.filter((place) => !['spell-trap-zone', 'field-zone', 'pendulum-zone'].includes(place)).length >
    0 && from.includes('monster-zone')
    ? from.filter((place) => !['spell-trap-zone', 'field-zone', 'pendulum-zone'].includes(place))
    : from;
}

/** "1 A and B", `"A" and "B"`: each of them, not one or the other. With "all monsters" it makes no difference. */
function isEach(join: string | undefined, { count, head }: Group): boolean {
  if (join !== ' and ' && join !== ', and ') return false;
  return count === undefined ? head === undefined : count !== 'all' && count !== 'any number of';
}

/** "1 card from both players' fields" is one from each; all of them are all, of whichever player. */
const isOfEach = (words: string, { count = '' }: Group): boolean =>
  words.includes("both players' ") && /\d|^an?\b/.test(count);

function looseOf(group: Group): Loose | null {
  const parts: Alternatives[] = [];
  const reads: string[] = [];
  const except: PlainFilter[] = [];
  const isAnother = group.count === 'another';
  const head = headFilter(group.head);
  if (head === null) reads.push(group.head ?? '');
  else parts.push(head);
  for (const row of group.words ?? []) {
    const known = row.items.flatMap(ratingsOf).map((each) => oneOrMore(wordFilter(each, group.head), group));
    const not = row.items.map((each) => exceptedBy(each, group.head));
    const said = () => reads.push(row.items.map((each) => wordPiece.print(each) ?? '').join(row.join ?? ' '));
    if (isEach(row.join, group)) said();
    else if (row.items.join() === 'random') parts.push([{ taken: 'random' }]);
    else if (not.every((each) => each !== null)) except.push(...not);
    else if (known.every((each) => each !== null)) parts.push(known);
    else said();
  }
  for (const each of (group.after ?? []).flatMap(apart)) {
    const words = (afterPiece.print(each) ?? '').replace(/^,? /, '');
    const known = kindAfter[words] ?? columnFilter(words) ?? inForm(words, isAnother);
    const plain = known === null ? (bothStats(words) ?? afterFilter(each)) : [known];
    const found = isOfEach(words, group) ? null : plain;
    if (found === null) reads.push(words);
    else if ('except' in found) except.push(...found.except);
    else parts.push(found);
  }
  const said: Alternatives = reads.length === 0 ? anything : [{ reads: reads.join(', ') }];
  const all = allOf(parts);
  const alternatives = all === null ? null : both(all, said);
  return alternatives === null ? null : { alternatives, except };
}

/** "Level/Rank 3 or higher" is one or the other. */
const ratingsOf = (word: Word): readonly Word[] =>
  typeof word === 'object' && 'rating' in word && /\/| or /.test(word.rating)
    ? (['Level', 'Rank', 'Link'] as const).flatMap((rating) =>
        word.rating.split(/\/| or /).includes(rating) ? [{ ...word, rating }] : [],
      )
    : [word];

/** `all "Baby Wicks"`: where several are meant, a name may stand in its plural. */
function oneOrMore(filter: PlainFilter | null, { count = '' }: Group): PlainFilter | null {
  const [name = '', ...others] = filter?.names ?? [];
  const many = count !== '' && !/^(?:an?|1|this|another)$/.test(count);
  return filter === null || !many || others.length > 0 || !name.endsWith('s')
    ? filter
    : { ...filter, names: [name, name.slice(0, -1)] };
}

/** What stands behind a noun and is a field of the filter. */
const kindAfter = meaningsOf('kinds-after', plainFilterSchema);

const differ =
  /^with different (names|Types|Attributes)(?: from (?:each|one an)other)?(?: from your (Deck|Extra Deck|GY|hand))?$/;
const counters =
  /^(?:with|that ha(?:s|ve)) (?:an? |any |(?<least>\d+) or more )?(?<name>[A-Z].*Counter)(?:s|\(s\))?(?: on (?:it|them))?$/;

const usingThis =
  /^(?:that was )?(?:(?<way>Fusion|Ritual|Synchro|Xyz|Link|Tribute) )?Summoned using this card(?: as (?:an? )?(?:[A-Z][a-z]+ )?[Mm]aterial)?$/;

/** What follows a noun in a form that one pattern tells: "with different names", "with 800 ATK/200 DEF", "with less ATK than this card". */
function inForm(words: string, isAnother: boolean): PlainFilter | null {
  const [, of, place] = differ.exec(words) ?? [];
  const different = differences.find((each) => each === of?.toLowerCase());
  if (different !== undefined)
    return { different: [different], ...(place && { in: [...(placesOf({ place }) ?? [])], owner: 'you' }) };
  const { name: counter, least } = counters.exec(words)?.groups ?? {};
  if (counter !== undefined) return { counter: { name: counter, ...(least && { atLeast: Number(least) }) } };
  const made = usingThis.exec(words)?.groups;
  if (made !== undefined) {
    const way = summonWays.ids.find((each) => each === `${made['way']?.toLowerCase()}-summoned`);
    return { madeOf: { this: true }, ...(way && { summoned: [way] }) };
  }
  return besideFilterIn(words, isAnother);
}

/** ", except "A", up to the number of B": the bound is one of the cards, not of the exception. */
function apart(after: After): readonly After[] {
  const last = after.is === 'except' ? after.noun.items.at(-1) : undefined;
  if (after.is !== 'except' || last === undefined || last.is === 'share') return [after];
  const bound = last.after?.at(-1);
  if (bound?.is !== 'equal' || !bound.how.startsWith(',')) return [after];
  const { after: all = [], ...bare } = last;
  const kept = all.slice(0, -1);
  const items = [...after.noun.items.slice(0, -1), kept.length === 0 ? bare : { ...bare, after: kept }];
  return [{ ...after, noun: { ...after.noun, items } }, bound];
}

function afterFilter(after: After): Alternatives | { readonly except: Alternatives } | null {
  switch (after.is) {
    case 'where':
      return whereFilter(after.where);
    case 'with':
      return after.with === 'with' ? statFilter(after.amount, after.stat) : null;
    case 'except':
      return exceptFilter(after.noun);
    case 'named':
      return [{ archetype: after.name }];
    case 'mentions': {
      if (/Material|material/.test(after.as ?? '')) return listedMaterial(after.names.items);
      const names = after.names.items.map(nameOf);
      return names.every((each) => each !== null) ? [{ mentions: names }] : null;
    }
    default:
      return null;
  }
}

/** "That lists "X", or a "Y" monster, as material": cards by name, and monsters of series; null for any others. */
function listedMaterial(all: readonly Noun[]): Alternatives | null {
  const names = all.flatMap((each) => nameOf(each) ?? []);
  const archetypes = all.flatMap((each) => seriesOf(each) ?? []);
  if (names.length + archetypes.length < all.length) return null;
  return [
    {
      listsMaterial: {
        ...(names.length === 0 ? {} : { names }),
        ...(archetypes.length === 0 ? {} : { archetypes }),
      },
    },
  ];
}

/** The series of "a "Y" monster". */
function seriesOf({ items: [only, ...more] }: Noun): string | null {
  if (only?.is !== 'group' || more.length > 0 || only.head !== 'monster' || only.after !== undefined)
    return null;
  const { count: _, head: _head, ...named } = only;
  return nameOf({ items: [named] });
}

/** "with 800 ATK/1000 DEF", "with 1500 or more ATK and 1000 DEF", "with 2100 ATK or DEF". */
function bothStats(words: string): Alternatives | null {
  const [, atk, join, def = atk] =
    /^with ([\d,]+(?: or (?:less|more))?) ATK(\/| and | or )(?:([\d,]+(?: or (?:less|more))?) )?DEF$/.exec(
      words,
    ) ?? [];
  const [left, right] = [statFilter(atk ?? '', 'ATK'), statFilter(def ?? '', 'DEF')];
  if (atk === undefined || left === null || right === null) return null;
  return join === ' or ' ? [...left, ...right] : both(left, right);
}

function statFilter(amount: string, stat: string): Alternatives | null {
  const value = Number(amount.replace(/,/g, '').split(' ')[0]);
  const below = / or (?:less|lower)$/.test(amount);
  const above = / or (?:more|higher)$/.test(amount);
  if (stat === 'ATK')
    return [{ ...(below ? {} : { atkAtLeast: value }), ...(above ? {} : { atkAtMost: value }) }];
  if (stat === 'DEF')
    return [{ ...(below ? {} : { defAtLeast: value }), ...(above ? {} : { defAtMost: value }) }];
  return null;
}

/** The name that a row of one quoted name is; null: it is something else. */
export function nameOf({ items }: Noun): string | null {
  const [only, ...more] = items;
  if (only === undefined || more.length > 0 || only.is !== 'group') return null;
  if (only.count !== undefined || only.head !== undefined || only.after !== undefined) return null;
  const [row, ...others] = only.words ?? [];
  const first = row?.items.length === 1 && others.length === 0 ? row.items[0] : undefined;
  return typeof first === 'object' && 'name' in first ? first.name : null;
}

/** Exceptions; "except this card" is `other`. */
function exceptFilter({ items, join }: Noun): Alternatives | { readonly except: Alternatives } | null {
  const except: PlainFilter[] = [];
  // "except A, or a B": what is counted behind the comma is meant as well, and no exception.
  if (join === ', or ' && items.slice(1).some((each) => each.is === 'group' && each.count !== undefined))
    return null;
  for (const each of items) {
    if (each.is !== 'group') return null;
    if (each.count === 'this')
      return items.length === 1 && each.after === undefined ? [{ other: true }] : null;
    // "1 A, except B, or 1 C": what is counted behind the first is no exception.
    const counts = items.length === 1 ? /^(?:a|an|\d+)$/ : /^(?:a|an)$/;
    if (each.count !== undefined && !counts.test(each.count)) return null;
    const loose = looseOf(each);
    // What is only said in words would leave every card open; the exception of an exception is not read.
    if (loose === null || loose.except.length > 0) return null;
    except.push(...loose.alternatives);
  }
  return { except };
}
