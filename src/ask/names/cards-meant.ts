import type { Catalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';
import { type Token, tokens } from '../text/tokens.ts';
import type { UnclearName } from './mention.ts';
import { namesIn } from './names-in.ts';

/** A card that an unclear name may mean, and the text with the card's whole name in its place. */
export interface CardMeant {
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
