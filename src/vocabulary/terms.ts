import { Recent } from '../platform/lru-cache.ts';

/** One word of the game: how it is printed, and the other forms in which players write it. */
export interface Term {
  readonly term: string;
  readonly forms?: readonly string[];
  /** How a condition says that it happens, where "is" and the term do not: "leaves the field"; the term is its past then. */
  readonly present?: string;
  /** How a sentence says that it happened, where the term does not either. */
  readonly past?: string;
}

/** A closed list of words, each with its id, its printed term and the forms that are read as it. */
export interface Vocabulary<Id extends string> {
  /** What the list is of, for error lines: `event`, `place`. */
  readonly noun: string;
  readonly ids: readonly [Id, ...Id[]];
  term(id: Id): string;
  /** How a sentence says that it happened: "was sent to the GY", "left the field". */
  past(id: Id): string;
  /** How a condition says that it happens: "is sent to the GY", "leaves the field". */
  present(id: Id): string;
  /** The ways in which an id is written: its printed term, then the other forms. */
  written(id: Id): readonly string[];
  /** The id that a player's word stands for, or undefined. Case, spaces, hyphens and punctuation do not count. */
  find(word: string): Id | undefined;
}

/** A text without marks on its letters, as NFKD has them; the marks go first, as ordering thousands takes seconds. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

/** Longer than any word or name that is compared, in characters. */
const LONGEST = 200;
/** A line is read as one form after the other, with the same words each time. */
const folded = new Recent<string>(1024);

/** Folds a word to what is compared: letters and digits in lower case. One of over 200 characters stays as it is. */
export const fold = (word: string): string =>
  word.length > LONGEST
    ? word
    : folded.of(word, () => withoutMarks(word.toLowerCase()).replace(/[^a-z0-9]+/g, ''));

/** Makes a vocabulary of a table of terms. Two entries that share a form are a bug and throw. */
export function vocabulary<const T extends Readonly<Record<string, Term>>>(
  noun: string,
  table: T,
): Vocabulary<keyof T & string> {
  type Id = keyof T & string;
  const entryOf = (id: Id): Term | undefined => table[id];
  const ids = Object.keys(table).filter((key): key is Id => Object.hasOwn(table, key));
  const [first, ...rest] = ids;
  if (first === undefined) throw new Error(`the vocabulary of ${noun} is empty`);
  const byForm = new Map<string, Id>();
  for (const id of ids) {
    const entry: Term | undefined = table[id];
    for (const form of new Set([id, entry?.term ?? id, ...(entry?.forms ?? [])].map(fold))) {
      const taken = byForm.get(form);
      if (taken !== undefined) throw new Error(`${noun}: "${form}" is a form of both ${taken} and ${id}`);
      byForm.set(form, id);
    }
  }
  return {
    noun,
    ids: [first, ...rest],
    term: (id) => table[id]?.term ?? id,
    past: (id) => {
      const { term = id, present, past } = entryOf(id) ?? {};
      return past ?? (present === undefined ? `was ${term}` : term);
    },
    present: (id) => entryOf(id)?.present ?? `is ${table[id]?.term ?? id}`,
    written: (id) => [table[id]?.term ?? id, ...(entryOf(id)?.forms ?? [])],
    find: (word) => byForm.get(fold(word)),
  };
}
