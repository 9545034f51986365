import { z } from 'zod';
import { fold } from '../vocabulary/terms.ts';

/** A word that players use, as data/rules/terms.json explains it. */
export const termSchema = z.strictObject({
  /** The word as it is usually written: `HOPT`. */
  word: z.string().min(1),
  /** Other ways to write it; case, spaces and punctuation do not count. */
  forms: z.array(z.string().min(1)).default([]),
  /** What it means, in our words. */
  meaning: z.string().min(3).max(600),
  /** `official` words stand in rulebooks or on cards, `players` words do not. */
  use: z.enum(['official', 'players']),
  /** The words of the rulebook that a search takes it for, where they are others than its own. */
  searchFor: z.string().min(2).optional(),
  /** The rules that say more, the first one first. */
  rules: z.array(z.string()).default([]),
});
export type TermEntry = z.infer<typeof termSchema>;

export const termsSchema = z.strictObject({ terms: z.array(termSchema).min(1) });

/** The terms in the order of the alphabet, and found as they are typed. */
export interface TermIndex {
  readonly terms: readonly TermEntry[];
  /** The term that is written so, in whatever form; case, spaces and punctuation do not count. */
  term(word: string): TermEntry | undefined;
  /** The terms of which a form begins as typed, then those that have it somewhere in a form. */
  termsWith(typed: string): readonly TermEntry[];
}

/** Makes the index once, as suggestions are asked for on every keystroke. No form belongs to two (check.ts). */
export function termIndex(entries: readonly TermEntry[]): TermIndex {
  const alphabet = new Intl.Collator('en', { sensitivity: 'base' });
  const terms = entries.toSorted((a, b) => alphabet.compare(a.word, b.word));
  const folded = terms.map((term) => ({ term, forms: [term.word, ...term.forms].map(fold) }));
  const byForm = new Map(folded.flatMap(({ term, forms }) => forms.map((form) => [form, term] as const)));
  const having = (fits: (form: string) => boolean) =>
    folded.filter(({ forms }) => forms.some(fits)).map(({ term }) => term);
  return {
    terms,
    term: (word) => byForm.get(fold(word)),
    termsWith(typed) {
      const meant = fold(typed);
      return [
        ...new Set([...having((form) => form.startsWith(meant)), ...having((form) => form.includes(meant))]),
      ];
    },
  };
}
