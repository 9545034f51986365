import { type Instruction, isDescribed, type Join } from '../../card-model/instruction.ts';
import type { Row } from '../grammar/lists.ts';
import type { Context } from '../phrases/context.ts';
import type { Deed, Tail, VerbJoin } from '../phrases/deed-syntax.ts';
import type { AndOr, Where } from '../phrases/syntax.ts';
import { verbInstructions } from './verb-meaning.ts';

const joinOf: Readonly<Record<VerbJoin, Join>> = {
  ' or ': 'or',
  ', or ': 'or',
  ' and ': 'and',
  ', and ': 'and',
  ', then ': 'then',
};

/** What can be said of a Summon alone, though it stands after the cards of other verbs too. */
const isOfSummon = (tail: Tail): boolean => tail.is === 'said' && /Summoning conditions$/.test(tail.words);

/** "Special Summon from your Deck ...": where the cards are, said before them. */
const originOf = (tail: Tail): readonly Row<Where, AndOr>[] =>
  tail.is === 'origin' ? [{ items: [{ at: 'from', places: tail.places }] }] : [];

/** Verbs that share their cards: an instruction each; later ones are about what the first moved, and tails hold for all. */
export function sharedInstructions(
  { verbs: { items, join }, noun, tails = [] }: Extract<Deed, { is: 'verbs' }>,
  context: Context,
): readonly Instruction[] | null {
  if (items.length > 1 && tails.some((tail) => tail.is !== 'except' && !isOfSummon(tail))) return null;
  const made: Instruction[] = [];
  const origins = items.flatMap(({ tails: own = [] }) => own.flatMap(originOf));
  const [first, ...more] = origins;
  if (more.length > 0) return null;
  const early = first === undefined ? {} : { early: first };
  for (const [at, { verb, tails: own = [] }] of items.entries()) {
    const shared = tails.filter((tail) => !isOfSummon(tail) || / Summons?$/.test(verb));
    const moves = own.filter((tail) => originOf(tail).length === 0);
    const [only, ...others] =
      verbInstructions({ is: 'verb', verb, ...early, noun, tails: [...moves, ...shared] }, context) ?? [];
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
