import { anyOf, type Beginnings, beginningOf, wordEnds } from './beginnings.ts';
import { type Chain, chained, Later, valuesOf } from './chain.ts';
import { type Found, type Grammar, longestFirst, nothing, onePerEnd } from './grammar.ts';
import { after } from './lists.ts';
import { type Lookup, lookupOf } from './lookup.ts';
import { patternBeginnings } from './pattern-beginnings.ts';

/** One of these words or groups of words, as it stands. A word must end where it ends: `it` is not found in `its`. */
export function words<const W extends string>(...all: readonly W[]): Grammar<W> {
  const ordered = [...new Set(all)].toSorted((a, b) => b.length - a.length);
  const first = anyOf(ordered.map((word) => new Set([beginningOf(word)])));
  const known = new Map<string, W>(all.map((word) => [word, word]));
  let standing: Lookup<W> | undefined;
  return {
    first,
    read({ text }, at) {
      standing ??= lookupOf(ordered.map((word) => [word, new Set([beginningOf(word)])]));
      const here = standing(text, at);
      if (here.length === 0) return nothing;
      const found: Found<W>[] = [];
      for (const value of here) {
        const end = at + value.length;
        if (text.startsWith(value, at) && wordEnds(value, text, end)) found.push({ value, end });
      }
      return found;
    },
    print: (value) => (typeof value === 'string' ? (known.get(value) ?? null) : null),
  };
}

/** A number in digits, with a comma for thousands where the text has one: 500, 1,000 and 1000 are different texts. */
export const digits: Grammar<string> = matching(/\d{1,3}(?:,\d{3})+|\d+/y);

/** A name between quotation marks; the value is the name. */
export const quoted: Grammar<string> = {
  first: new Set(['"']),
  read({ text }, at) {
    if (text.charAt(at) !== '"') return [];
    const close = text.indexOf('"', at + 1);
    return close <= at + 1 ? [] : [{ value: text.slice(at + 1, close), end: close + 1 }];
  },
  print: (value) => (typeof value === 'string' && value !== '' && !value.includes('"') ? `"${value}"` : null),
};

/** What a sticky pattern matches here, as it stands. */
export function matching(pattern: RegExp): Grammar<string> {
  return {
    first: patternBeginnings(pattern),
    read({ text }, at) {
      pattern.lastIndex = at;
      const value = pattern.exec(text)?.[0];
      return value === undefined || value === '' ? [] : [{ value, end: at + value.length }];
    },
    print(value) {
      if (typeof value !== 'string') return null;
      // A pattern may ask for the comma after it.
      return [value, `${value}, `].some((text) => {
        pattern.lastIndex = 0;
        return pattern.exec(text)?.[0] === value;
      })
        ? value
        : null;
    },
  };
}

/** The first piece that can say a value; in reading, all of them in order of preference. */
export function choice<const G extends readonly Grammar<unknown>[]>(
  ...pieces: G
): Grammar<G[number] extends Grammar<infer T> ? T : never>;
export function choice(...pieces: readonly Grammar<unknown>[]): Grammar<unknown> {
  let known: { readonly first: Beginnings } | undefined;
  let able: Lookup<Grammar<unknown>> | undefined;
  return {
    get first() {
      known ??= { first: anyOf(pieces.map(({ first }) => first)) };
      return known.first;
    },
    read(input, at) {
      able ??= lookupOf(pieces.map((piece) => [piece, piece.first]));
      const found: Found<unknown>[] = [];
      const here = able(input.text, at);
      const [only] = here;
      if (only === undefined) return nothing;
      if (here.length === 1) return only.read(input, at);
      for (const piece of here) for (const each of piece.read(input, at)) found.push(each);
      return onePerEnd(found);
    },
    print(value) {
      for (const piece of pieces) {
        const text = piece.print(value);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

/** One or more of a piece with the same separator between them, at most `most`. */
export function many<T>(piece: Grammar<T>, separator: string, most = 12): Grammar<readonly T[]> {
  return {
    get first() {
      return piece.first;
    },
    read(input, at) {
      const found = piece.read(input, at);
      if (found.length === 0) return nothing;
      let last: readonly Chain<T>[] = found.map((each) => chained(null, each));
      const all = [...last];
      for (let count = 1; count < most && last.length > 0; count += 1) {
        last = onePerEnd(after(last, piece, separator, input));
        all.push(...last);
      }
      return longestFirst(all.map((chain) => new Later(chain.end, () => valuesOf(chain))));
    },
    print(value) {
      if (!Array.isArray(value) || value.length === 0 || value.length > most) return null;
      const printed = value.map((each) => piece.print(each));
      return printed.includes(null) ? null : printed.join(separator);
    },
  };
}
