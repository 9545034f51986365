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

/** The cards that the first unclear name of a text may mean; none where every name is clear. */
export function cardsMeant(text: string, catalogue: Catalogue): readonly CardMeant[] {
  const all = tokens(text);
  const [unclear] = namesIn(all, text, catalogue).unclear;
  return unclear === undefined ? [] : withEach(unclear.names, unclear, all, text);
}

/** More cards than these are not tried one by one. */
const MOST_TRIED = 6;

/**
 * Every card that the only unclear name of a text may mean, those that are not offered too: all that have its words, and
 * all that players call so. None where they are too many, or where more than one name is unclear.
 */
export function everyCardMeant(text: string, catalogue: Catalogue): readonly CardMeant[] {
  const all = tokens(text);
  const typed = new Set(namesIn(all, text, catalogue).unclear.map((each) => nameWords(each.typed)));
  const [unclear] = namesIn(all, text, catalogue).unclear;
  if (unclear === undefined || typed.size > 1) return [];
  const { lookup } = catalogue;
  const words = nameWords(unclear.typed);
  const having = lookup.having(words).map((card) => lookup.nameOf(card));
  const names = [...new Set([...unclear.names, ...catalogue.called(words), ...having])];
  return names.length > MOST_TRIED ? [] : withEach(names, unclear, all, text);
}

/** The text with each of the names in the place of what was typed. */
const withEach = (
  names: readonly string[],
  unclear: UnclearName,
  all: readonly Token[],
  text: string,
): readonly CardMeant[] =>
  names.flatMap((name) => {
    const [first, last] = asTyped(name, unclear, all);
    const [from, to] = [all[first]?.from, all[last]?.to];
    if (from === undefined || to === undefined) return [];
    return [{ name, text: `${text.slice(0, from)}${name}${text.slice(to)}` }];
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
