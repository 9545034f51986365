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

/** Finds the term that a word or one of its other forms stands for; no form belongs to two (src/rulebook/check.ts). */
export function termLookup(terms: readonly TermEntry[]): (word: string) => TermEntry | undefined {
  const byForm = new Map(
    terms.flatMap((term) => [term.word, ...term.forms].map((form) => [fold(form), term] as const)),
  );
  return (word) => byForm.get(fold(word));
}
