import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readDataFile } from '../platform/data-file.ts';
import { ok, type Result } from '../platform/problem.ts';

/** As many as one number has bits for. */
const MOST = 31;

const conceptsSchema = z
  .array(
    z.strictObject({
      id: z.string().min(1),
      /** Words and phrases in lower case; what ends with `*` is the beginning of a word. */
      english: z.array(z.string().regex(/^[a-z][a-z -]*\*?$/, 'must be words in lower case')).min(1),
      japanese: z.array(z.string().min(1)).min(1),
    }),
  )
  .min(1)
  .max(MOST);

/** What can be asked about (a negation, a target), as bits that compare English questions with Japanese Q&As. */
export interface Concepts {
  readonly count: number;
  /** Another table has another one: what was noted by one table says nothing by another. */
  readonly version: string;
  inEnglish(text: string): number;
  inJapanese(text: string): number;
}

/** Loads data/qa/concepts.json. */
export function loadConcepts(file: string): Result<Concepts> {
  const rows = readDataFile(file, conceptsSchema);
  if (!rows.ok) return rows;
  const english = rows.value.map(
    ({ english }) => new RegExp(`\\b(?:${english.map(asPattern).join('|')})\\b`, 'i'),
  );
  const japanese = rows.value.map(({ japanese }) => japanese);
  return ok({
    count: rows.value.length,
    version: createHash('sha256').update(JSON.stringify(rows.value)).digest('hex').slice(0, 12),
    inEnglish: (text) => bits(english, (pattern) => pattern.test(text)),
    inJapanese(text) {
      const said = withoutNames(text);
      return bits(japanese, (words) => words.some((word) => said.includes(word)));
    },
  });
}

const asPattern = (words: string): string =>
  words.endsWith('*') ? `${words.slice(0, -1)}\\w*` : words.replaceAll('-', '[- ]?');

/** Names of cards stand between these marks, and may have any word in them. */
const withoutNames = (text: string): string => text.normalize('NFKC').replace(/「[^」]*」/g, '');

const bits = <T>(each: readonly T[], holds: (one: T) => boolean): number =>
  each.reduce((all, one, at) => (holds(one) ? all | (1 << at) : all), 0);
