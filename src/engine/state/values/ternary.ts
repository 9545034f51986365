import type { Ternary } from '../duel.ts';

/** What comes of several that have to hold together. */
export const allOf = (all: readonly Ternary[]): Ternary =>
  all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes';

/** What comes of several of which one is enough. */
export const oneOf = (all: readonly Ternary[]): Ternary =>
  all.includes('yes') ? 'yes' : all.includes('unknown') ? 'unknown' : 'no';

export const opposite = (is: Ternary): Ternary => (is === 'yes' ? 'no' : is === 'no' ? 'yes' : 'unknown');
