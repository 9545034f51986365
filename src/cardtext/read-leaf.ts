import type { ReadPhrase } from './effect-facts.ts';
import { readClause } from './phrases/read-clause.ts';

/** Turns the words of an effect into instructions by the grammar of phrases; null where it does not read them whole. */
export const readLeaf: ReadPhrase = (role, text, given) => {
  if (role === 'condition') return null;
  const read = readClause(text, role === 'cost' ? 'activation' : 'resolution', given);
  return read === null ? null : { instructions: read.instructions, targets: read.targets };
};
