import { z } from 'zod';
import { rulesets } from '../vocabulary/rulesets.ts';
import { holdsSchema } from './holds.ts';

/** A document of data/rules/sources.json; `url` may hold `{number}`, and `rank` 1 is the strongest. */
export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  url: z.url().optional(),
  /** The same page in the language in which it was published, if `url` leads to a translation. */
  original: z.url().optional(),
  kind: z.enum(['official', 'unofficial']),
  /** The ruleset that it speaks for. */
  ruleset: z.enum([...rulesets, 'both']),
  rank: z.int().min(1).max(9),
});
export type Source = z.infer<typeof sourceSchema>;

export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9-]+$/), sourceSchema);

/** One use of a source: which document, and where in it. */
export const citationRefSchema = z.strictObject({
  source: z.string(),
  number: z.int().positive().optional(),
  section: z.string().min(1).optional(),
});
export type CitationRef = z.infer<typeof citationRefSchema>;

/** A place in the five seed documents: file name, heading as printed there, rule number where the seed numbers it. */
export const seedRefSchema = z.strictObject({
  file: z.string().regex(/^00\d_[0-9a-f]+\.txt$/),
  section: z.string().min(1),
  rule: z.string().min(1).optional(),
});
export type SeedRef = z.infer<typeof seedRefSchema>;

/** A table of a rule: cells by column, plain text or codes that the engine reads; `words` says how a code is printed. */
export const tableSchema = z.strictObject({
  columns: z.array(z.string().min(1)).min(2),
  rows: z.array(z.array(z.string())).min(1),
  words: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string().min(1)).default({}),
});
export type Table = z.infer<typeof tableSchema>;

/** One rule of the rulebook, in our own words, with where it comes from. */
export const ruleEntrySchema = z.strictObject({
  /** `chapter/slug`, unique over all files. */
  id: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  title: z.string().min(3).max(120),
  /** The rule in our own words, complete enough to rule by. */
  statement: z.string().min(10).max(900),
  /** What players type when they look for it, abbreviations and slang included. */
  keywords: z.array(z.string().min(2)).min(1),
  /** Names of cards that the seed or a source uses as examples; people ask by them. */
  cards: z.array(z.string().min(1)).default([]),
  /** Its number in the numbered rulebook, chapter first: `3.01.7f`. */
  number: z
    .string()
    .regex(/^\d\.\d\d(\.\d{1,2}[a-z]?)?$/)
    .optional(),
  /** The id of the rule that it is a part of. */
  parent: z.string().optional(),
  related: z.array(z.string()).default([]),
  seed: z.array(seedRefSchema).default([]),
  sources: z.array(citationRefSchema).min(1),
  /** Where sources disagree, or a seed slips: which one wins and why. */
  note: z.string().min(10).optional(),
  table: tableSchema.optional(),
  /** What the rule says formally, so that questions in plain words can be answered by it. */
  holds: z.array(holdsSchema).optional(),
});
export type RuleEntry = z.infer<typeof ruleEntrySchema>;

/** One file of data/rules. */
export const chapterSchema = z.strictObject({
  chapter: z.string().min(3),
  rules: z.array(ruleEntrySchema).min(1),
});
export type Chapter = z.infer<typeof chapterSchema>;
