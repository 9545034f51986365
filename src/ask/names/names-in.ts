import type { Catalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';
import type { NameLookup } from '../../cards/names/name-lookup.ts';
import { isCounter, type Token, tokens } from '../text/tokens.ts';
import { takeCommonNouns } from './common-nouns.ts';
import { takeDescribedMonsters } from './described-monsters.ts';
import { takeFullNames } from './full-names.ts';
import { takeMonstersOfKind } from './kind-of-monster.ts';
import type { CardMention, NamesRead, UnclearName } from './mention.ts';
import { Corrector, takeMistypedNames } from './mistyped-names.ts';
import { takeNicknames } from './nicknames.ts';
import { takeLowerShortForms, takePartNames } from './part-names.ts';
import { takeQuotedNames } from './quoted-names.ts';
import { TypedText } from './typed-text.ts';
import { takeVerbs } from './verb-names.ts';

interface Read {
  readonly text: string;
  readonly catalogue: Catalogue;
  readonly lookup: NameLookup;
  readonly names: NamesRead;
}

/** A text is read in several ways, one after the other, and put in other words between them: so many are remembered. */
const MOST_RECENT = 4;
let recent: readonly Read[] = [];

/**
 * Finds the cards that a text names: in full, between quotation marks, then by less than their names, each of these ways
 * among the words that those before it have left. Every reader of a text takes its names from here, so that the same words
 * name the same cards. Never throws.
 */
export function namesIn(text: string, catalogue: Catalogue): NamesRead {
  const { lookup } = catalogue;
  const known = recent.find(
    (each) => each.text === text && each.catalogue === catalogue && each.lookup === lookup,
  );
  const read = known ?? { text, catalogue, lookup, names: readNames(text, catalogue) };
  recent = [read, ...recent.filter((each) => each !== read)].slice(0, MOST_RECENT);
  return read.names;
}

/** A card that a text names, and what was typed, where that is not the name. */
type NamedCard = Pick<CardMention, 'name' | 'takenFrom'>;

/** The cards that a text names, in its order, each once. */
export const cardsIn = (text: string, catalogue: Catalogue): readonly NamedCard[] =>
  namesIn(text, catalogue).cards.filter(
    ({ name }, at, all) => all.findIndex((each) => each.name === name) === at,
  );

function readNames(text: string, catalogue: Catalogue): NamesRead {
  const all = tokens(text);
  const typed = new TypedText(all, text, catalogue);
  const corrector = new Corrector(catalogue);
  takeDescribedMonsters(typed);
  takeFullNames(typed);
  takeQuotedNames(typed);
  takeMistypedNames(typed, corrector);
  takePartNames(typed, corrector);
  takeNicknames(typed);
  takeVerbs(typed);
  takeLowerShortForms(typed);
  takeMonstersOfKind(typed);
  takeCommonNouns(typed);
  // "A Kaiju Counter" is no card.
  const cards = typed.mentions
    .filter(({ start, count, takenFrom }) => takenFrom === undefined || !isCounter(all, start + count))
    .toSorted((a, b) => a.start - b.start);
  const isNamed = (at: number): boolean =>
    cards.some(({ start, count }) => start <= at && at < start + count);
  return { all, cards, isNamed, unclear: typed.unclear };
}

/** A card that an unclear name may mean, and the text with the card's whole name in its place. */
interface CardMeant {
  readonly name: string;
  readonly text: string;
}

/** More cards than these are not tried one by one. */
const MOST_TRIED = 6;

/** The cards that the first unclear name of a text may mean: those `offered`, and `every` one, if it is the only name. */
export function cardsMeant(
  text: string,
  catalogue: Catalogue,
): Readonly<Record<'offered' | 'every', readonly CardMeant[]>> {
  const { all, unclear } = namesIn(text, catalogue);
  const [first, ...others] = unclear;
  if (first === undefined) return { offered: [], every: [] };
  const { lookup } = catalogue;
  const words = nameWords(first.typed);
  const having = lookup.having(words).map((card) => lookup.nameOf(card));
  // Words that are the whole name of one are no part of another's.
  const isName = first.names.some((name) => nameWords(name) === words);
  const names = [...new Set([...first.names, ...(isName ? [] : [...catalogue.called(words), ...having])])];
  const isOnly = others.every(({ typed }) => nameWords(typed) === words) && names.length <= MOST_TRIED;
  const texts = (each: readonly string[]) => withEach(each, first, all, text, catalogue);
  return { offered: texts(first.names), every: isOnly ? texts(names) : [] };
}

/** A name as it is read as that card alone: between quotation marks where players call another card so. */
export const wholeName = (name: string, catalogue: Catalogue): string =>
  !name.includes(' ') && catalogue.called(nameWords(name)).some((each) => each !== name) ? `"${name}"` : name;

/** The text with each of the names in the place of what was typed. */
const withEach = (
  names: readonly string[],
  unclear: UnclearName,
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
): readonly CardMeant[] =>
  names.flatMap((name) => {
    const [first, last] = asTyped(name, unclear, all);
    const [from, to] = [all[first]?.from, all[last]?.to];
    if (from === undefined || to === undefined) return [];
    return [{ name, text: `${text.slice(0, from)}${wholeName(name, catalogue)}${text.slice(to)}` }];
  });

/** The first and the last token of all that was typed of a name, beside what is unclear: "Leg" of "Leg of the Forbidden One". */
function asTyped(
  name: string,
  { start, count }: UnclearName,
  all: readonly Token[],
): readonly [number, number] {
  const words = tokens(name).map(({ low }) => low);
  const last = start + count - 1;
  const at = words.indexOf(all[last]?.low ?? '');
  let end = last;
  while (
    at !== -1 &&
    words[at + end - last + 1] !== undefined &&
    words[at + end - last + 1] === all[end + 1]?.low
  )
    end += 1;
  return [start, end];
}
