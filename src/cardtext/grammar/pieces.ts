import { canBegin, type Found, type Grammar, type Input, longestFirst, onePerEnd } from './grammar.ts';

const wordCharacter = /[\p{L}\p{N}]/u;

/** Does a word that ends here end, or does it go on? */
const wordEnds = (text: string, word: string, end: number): boolean =>
  !wordCharacter.test(word.charAt(word.length - 1)) || !wordCharacter.test(text.charAt(end));

const startsOf = (words: readonly string[]): ReadonlySet<string> | null =>
  words.includes('') ? null : new Set(words.map((word) => word.charAt(0)));

/** How many characters of a word it is found by. */
const prefix = 4;

/** One of these words or groups of words, as it stands. A word must end where it ends: `it` is not found in `its`. */
export function words<const W extends string>(...all: readonly W[]): Grammar<W> {
  const ordered = [...new Set(all)].toSorted((a, b) => b.length - a.length);
  const short = Map.groupBy(
    ordered.filter((word) => word.length < prefix),
    (word) => word.charAt(0),
  );
  const long = Map.groupBy(
    ordered.filter((word) => word.length >= prefix),
    (word) => word.slice(0, prefix),
  );
  return {
    first: startsOf(all),
    read({ text }, at) {
      const found: Found<W>[] = [];
      const take = (value: W): void => {
        const end = at + value.length;
        if (text.startsWith(value, at) && wordEnds(text, value, end)) found.push({ value, end });
      };
      long.get(text.slice(at, at + prefix))?.forEach(take);
      short.get(text.charAt(at))?.forEach(take);
      short.get('')?.forEach(take);
      return found;
    },
    print: (value) => all.find((word) => word === value) ?? null,
  };
}

/** A number in digits, with a comma for thousands where the text has one: 500, 1,000 and 1000 are different texts. */
export const digits: Grammar<string> = matching(/\d{1,3}(?:,\d{3})+|\d+/y, '0123456789');

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
export function matching(pattern: RegExp, starts?: string): Grammar<string> {
  return {
    first: starts === undefined ? null : new Set(starts),
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

function unionOf(all: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const union = new Set<string>();
  for (const each of all) {
    if (each === null) return null;
    for (const character of each) union.add(character);
  }
  return union;
}

/** The first piece that can say a value; in reading, all of them in order of preference. */
export function choice<const G extends readonly Grammar<unknown>[]>(
  ...pieces: G
): Grammar<G[number] extends Grammar<infer T> ? T : never>;
export function choice(...pieces: readonly Grammar<unknown>[]): Grammar<unknown> {
  let known: ReadonlySet<string> | null | undefined;
  // Which pieces can begin with a character is worked out once: most of a choice never can.
  const byCharacter = new Map<string, readonly Grammar<unknown>[]>();
  const beginning = (input: Input, at: number): readonly Grammar<unknown>[] => {
    const character = input.text.charAt(at);
    const before = byCharacter.get(character);
    if (before !== undefined) return before;
    const able = pieces.filter((piece) => canBegin(piece, input, at));
    byCharacter.set(character, able);
    return able;
  };
  return {
    get first() {
      if (known === undefined) known = unionOf(pieces.map(({ first }) => first));
      return known;
    },
    read(input, at) {
      const found: Found<unknown>[] = [];
      for (const piece of beginning(input, at)) found.push(...piece.read(input, at));
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
      let last: readonly Found<readonly T[]>[] = piece
        .read(input, at)
        .map(({ value, end }) => ({ value: [value], end }));
      const all = [...last];
      for (let count = 1; count < most && last.length > 0; count += 1) {
        last = onePerEnd(
          last.flatMap((before) => {
            if (!input.text.startsWith(separator, before.end)) return [];
            const next = before.end + separator.length;
            if (!canBegin(piece, input, next)) return [];
            return piece
              .read(input, next)
              .map(({ value, end }) => ({ value: [...before.value, value], end }));
          }),
        );
        all.push(...last);
      }
      return longestFirst(all);
    },
    print(value) {
      if (!Array.isArray(value) || value.length === 0 || value.length > most) return null;
      const printed = value.map((each) => piece.print(each));
      return printed.includes(null) ? null : printed.join(separator);
    },
  };
}
