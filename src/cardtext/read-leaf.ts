import type { Leaf, Phrase, ReadPhrase } from './effect-facts.ts';
import { type ClauseKind, readClause } from './phrases/read-clause.ts';

/** What the words of each role may be: before the semicolon stands a cost, or a target (with or without a cost). */
const kinds: Readonly<Record<Leaf['role'], readonly ClauseKind[]>> = {
  condition: [],
  cost: ['cost', 'target'],
  resolution: ['resolution'],
};

/** Turns the words of an effect into instructions by the grammar of phrases; null where it does not read them whole. */
export const readLeaf: ReadPhrase = (role, text, given): Phrase | null => {
  for (const kind of kinds[role]) {
    const read = readClause(text, kind, given);
    if (read !== null) return { instructions: read.instructions, targets: read.targets };
  }
  return null;
};
