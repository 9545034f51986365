import { createHash } from 'node:crypto';

/** Digits and letters that are not taken for one another (Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 60 bits: a hundred million lines hardly share one, and a person can type it. */
const LENGTH = 12;

/** The key that a line is kept under: the same line has the same one. */
export function lineKey(line: string): string {
  const bytes = createHash('sha256').update(line).digest();
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]).join('');
}

/** A key as a person types it, as it was made: case, spaces and hyphens do not count, nor `o` for `0` and `l` for `1`. */
export const typedKey = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
