import type { Catalogue } from '../../cards/catalogue.ts';
import { type Token, tokens } from './tokens.ts';

/** A card's name as it is looked for in a text: its words, and the marks that stand among them. */
interface IndexedName {
  readonly name: string;
  readonly words: readonly string[];
  readonly marks: ReadonlySet<string>;
  /** The marks that it ends with. */
  readonly ends: readonly string[];
}

/** The names of a catalogue by their first words, the longest first. */
export interface NameIndex {
  /** The card whose name begins at this token, the longest such name, and how many tokens it takes. */
  at(all: readonly Token[], start: number): { readonly name: string; readonly count: number } | undefined;
}

const indexes = new WeakMap<Catalogue['names'], NameIndex>();

/** The index of a catalogue's names; it is made once for a list of names. */
export function nameIndex({ names }: Catalogue): NameIndex {
  const known = indexes.get(names);
  if (known !== undefined) return known;
  const made = makeIndex(names);
  indexes.set(names, made);
  return made;
}

/** Most names have none: one empty set for all of them, not one each. */
const noMarks: ReadonlySet<string> = new Set();

function makeIndex(names: readonly string[]): NameIndex {
  const byFirst = new Map<string, IndexedName[]>();
  for (const name of names) {
    const all = tokens(name);
    const words = wordsOf(all).map(({ low }) => low);
    const [first] = words;
    if (first === undefined) continue;
    const found = all.filter(({ kind }) => kind === 'mark').map(({ text }) => text);
    const marks = found.length === 0 ? noMarks : new Set(found);
    const ends = all.slice(all.findLastIndex(({ kind }) => kind !== 'mark') + 1).map(({ text }) => text);
    const named = byFirst.get(first);
    if (named === undefined) byFirst.set(first, [{ name, words, marks, ends }]);
    else named.push({ name, words, marks, ends });
  }
  for (const named of byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);
  return {
    at(all, start) {
      const token = all[start];
      if (token === undefined || token.kind === 'mark') return undefined;
      for (const each of byFirst.get(token.low) ?? []) {
        const count = matches(all, start, each);
        if (count > 0) return { name: each.name, count };
      }
      return undefined;
    },
  };
}

/** How many tokens the name takes here, 0 where it does not stand. A mark among its words must be one of the name's. */
function matches(all: readonly Token[], start: number, { words, marks, ends }: IndexedName): number {
  let at = start;
  for (const [index, word] of words.entries()) {
    for (let mark = all[at]; index > 0 && mark?.kind === 'mark' && marks.has(mark.text); mark = all[at])
      at += 1;
    if (all[at]?.low !== word || all[at]?.kind === 'mark') return 0;
    at += 1;
  }
  // "A Wild Monster Appears!" ends with a mark of its own.
  for (const end of ends) {
    const mark = all[at];
    if (mark === undefined || mark.spaced || mark.text !== end) break;
    at += 1;
  }
  return at - start;
}

const wordsOf = (all: readonly Token[]): readonly Token[] => all.filter(({ kind }) => kind !== 'mark');
