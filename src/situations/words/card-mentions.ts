import type { Catalogue } from '../../cards/catalogue.ts';
import { isOwnWord, senseAt } from './lexicon.ts';
import { nameIndex } from './name-index.ts';
import { partNames } from './part-names.ts';
import { type Token, tokens } from './tokens.ts';

/** A card's name in a text: from which token, over how many. `takenFrom` is what was typed, where that is not the name. */
export interface CardMention {
  readonly name: string;
  readonly start: number;
  readonly count: number;
  readonly takenFrom?: string;
}

/** The longest text between quotation marks that may be a name, in characters. */
const LONGEST_NAME = 90;
/** How many names that are not exact are looked up in one text: each costs a search. */
const MOST_SEARCHES = 6;

/** Finds the cards that a text names: in full, with typos between quotation marks, then by parts of names. */
export function cardMentions(
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
): readonly CardMention[] {
  const named = [...inFull(all, catalogue)];
  const taken = new Set(named.flatMap(({ start, count }) => range(start, count)));
  named.push(...quoted(all, text, catalogue, taken));
  for (const { start, count } of named) for (const at of range(start, count)) taken.add(at);
  const short = [...shortForms(all, text, new Set(named.map(({ name }) => name)), taken)];
  for (const { start, count } of short) for (const at of range(start, count)) taken.add(at);
  const parts = partNames(all, text, catalogue, taken);
  return [...named, ...short, ...parts].toSorted((a, b) => a.start - b.start);
}

/**
 * "Bujin Yamato ... Yamato": with the cards that a text names, where it calls one that it has named by a part of its name
 * by less of it afterwards.
 */
export function withShorterNames(
  all: readonly Token[],
  text: string,
  named: readonly CardMention[],
): readonly CardMention[] {
  const taken = new Set(named.flatMap(({ start, count }) => range(start, count)));
  const shorter = shortForms(all, text, new Set(named.map(({ name }) => name)), taken);
  return [...named, ...shorter].toSorted((a, b) => a.start - b.start);
}

const range = (start: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => start + i);

function* inFull(all: readonly Token[], catalogue: Catalogue): Generator<CardMention> {
  const index = nameIndex(catalogue);
  for (let at = 0; at < all.length; at += 1) {
    const found = index.at(all, at);
    if (found === undefined || !meansCard(all, at, found.count)) continue;
    yield { name: found.name, start: at, count: found.count };
    at += found.count - 1;
  }
}

/** Words of the game that are also a name ("Fine", "Set") are the card only between quotation marks or as printed. */
function meansCard(all: readonly Token[], start: number, count: number): boolean {
  const words = all.slice(start, start + count).filter(({ kind }) => kind !== 'mark');
  if (isQuoted(all, start, count)) return true;
  const capital = words.every(({ text, kind }) => kind === 'number' || text[0] !== text[0]?.toLowerCase());
  if (words.every(({ kind }) => kind === 'number')) return false;
  const phrase = senseAt(all, start);
  if (phrase !== undefined && phrase.count >= count) return false;
  if (!capital && words.every(({ low, kind }) => kind === 'number' || isOwnWord(low))) return false;
  const [first] = words;
  return words.length > 1 || capital || (first !== undefined && first.low.length >= 7);
}

const isQuoted = (all: readonly Token[], start: number, count: number): boolean =>
  all[start - 1]?.text === '"' && all[start + count]?.text === '"';

/** What stands between quotation marks and is nearly a card's name. */
function* quoted(
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
  taken: ReadonlySet<number>,
): Generator<CardMention> {
  let searches = 0;
  for (let open = 0; open < all.length && searches < MOST_SEARCHES; open += 1) {
    if (all[open]?.text !== '"') continue;
    const close = all.findIndex(({ text: mark }, at) => at > open && mark === '"');
    if (close === -1) return;
    const [from, to] = [all[open]?.to ?? 0, all[close]?.from ?? 0];
    const inside = range(open + 1, close - open - 1);
    if (inside.length > 0 && to - from <= LONGEST_NAME && !inside.some((at) => taken.has(at))) {
      searches += 1;
      const typed = text.slice(from, to);
      const picked = catalogue.pick(typed);
      if (picked.ok)
        yield { name: picked.value.card.name, start: open + 1, count: inside.length, takenFrom: typed };
    }
    open = close;
  }
}

/** Words of every part of a name that may stand for it: those that are no words of the reader's own. */
function* shortForms(
  all: readonly Token[],
  text: string,
  cards: ReadonlySet<string>,
  taken: ReadonlySet<number>,
): Generator<CardMention> {
  const names = [...cards].map((name) => ({
    name,
    words: tokens(name).flatMap(({ kind, low }) => (kind === 'mark' ? [] : [low])),
  }));
  for (let at = 0; at < all.length; at += 1) {
    if (taken.has(at) || !canBeShort(all[at])) continue;
    const fits = names
      .map((each) => ({ ...each, count: shared(all, at, each.words, taken) }))
      .filter(({ count }) => count > 0);
    const longest = Math.max(0, ...fits.map(({ count }) => count));
    const [best, other] = fits.filter(({ count }) => count === longest);
    if (best === undefined || other !== undefined) continue;
    const [first, last] = [all[at], all[at + longest - 1]];
    yield {
      name: best.name,
      start: at,
      count: longest,
      takenFrom: text.slice(first?.from ?? 0, last?.to ?? 0),
    };
    at += longest - 1;
  }
}

const canBeShort = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.low.length >= 3 &&
  !isOwnWord(token.low) &&
  token.text[0] !== token.text[0]?.toLowerCase();

/** How many words from here on stand in the name one after the other. */
function shared(
  all: readonly Token[],
  at: number,
  words: readonly string[],
  taken: ReadonlySet<number>,
): number {
  let best = 0;
  for (const [index, word] of words.entries()) {
    if (word !== all[at]?.low) continue;
    let count = 1;
    while (
      words[index + count] !== undefined &&
      all[at + count]?.low === words[index + count] &&
      !taken.has(at + count)
    )
      count += 1;
    best = Math.max(best, count);
  }
  return best;
}
