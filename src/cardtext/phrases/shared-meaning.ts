import { type Instruction, isDescribed, type Join } from '../../effects/instruction.ts';
import type { Context } from './context.ts';
import type { Deed, VerbJoin } from './syntax.ts';
import { verbInstructions } from './verb-meaning.ts';

const joinOf: Readonly<Record<VerbJoin, Join>> = {
  ' or ': 'or',
  ', or ': 'or',
  ' and ': 'and',
  ', and ': 'and',
  ', then ': 'then',
};

/**
 * Verbs that share their cards: one instruction each, for the same cards. Where all are done, the later ones are about
 * the cards that the first one moved. What stands after the cards must hold for all verbs; only an exception does.
 */
export function sharedInstructions(
  { verbs: { items, join }, noun, tails = [] }: Extract<Deed, { is: 'verbs' }>,
  context: Context,
): readonly Instruction[] | null {
  if (items.length > 1 && tails.some(({ is }) => is !== 'except')) return null;
  const made: Instruction[] = [];
  for (const [at, { verb, tails: own = [] }] of items.entries()) {
    const [only, ...others] =
      verbInstructions({ is: 'verb', verb, noun, tails: [...own, ...tails] }, context) ?? [];
    if (only === undefined || (others.length > 0 && items.length > 1)) return null;
    if (join === undefined || at === 0) {
      made.push(only, ...others);
      continue;
    }
    const joined = joinOf[join];
    const same = joined === 'or' || !isDescribed(only.what);
    made.push({ ...only, joined, ...(same ? {} : { what: 'those' as const }) });
  }
  return made;
}
