import { isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { tails as tailsPiece } from '../phrases/adjuncts/adjuncts.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import { printStep } from '../phrases/clauses.ts';
import type { Context } from '../phrases/context.ts';
import type { Step, Tail } from '../phrases/deed-syntax.ts';
import { orderOf } from '../phrases/verbs.ts';

/** Does a tail say more of the cards that are targeted? */
const describes = (tail: Tail): boolean =>
  ['equal', 'said', 'more', 'position', 'each', 'per'].includes(tail.is) ||
  (tail.is === 'time' && tail.words === ' this turn') ||
  (tail.is === 'using' && /including/.test(tail.how));

/** Does a tail count how many are targeted? Then the number of the text is that of each thing counted. */
const counts = (tail: Tail): boolean => tail.is === 'each' || tail.is === 'per';

const isTargeting = ({ deed }: Step): boolean => {
  const done = deed.is === 'by' ? deed.deed : deed;
  return done.is === 'verb' && orderOf.get(done.verb) === 'target';
};

/** The targets of a step; undefined: none; null: they cannot be said; of others or on a condition, any number in words. */
export function targetsOf(step: Step, context: Context): readonly Target[] | null | undefined {
  const deed = step.deed.is === 'by' ? step.deed.deed : step.deed;
  if (deed.is !== 'verb' || !isTargeting(step)) return undefined;
  const { tails = [] } = deed;
  if (step.time !== undefined) return null;
  if (step.condition !== undefined || (step.who !== undefined && step.who !== 'you'))
    return [inWords([step])];
  if (tails.some(({ is }) => is === 'if')) return [inWords([step])];
  if (tails.some((tail) => !describes(tail))) return null;
  const equal = deed.noun.items.some((each) => each.is === 'group' && each.count === 'an equal number of');
  const all = cardsOf(deed.noun, context).map(({ what, from, reads }): Target | null => {
    if (typeof what !== 'object' || 'target' in what)
      return typeof what === 'string' ? { count: 1, filter: { reads: whatWords(what) } } : null;
    if ('reads' in what) return { count: countIn(what.reads), filter: { reads: what.reads } };
    if (!isDescribed(what) || (what.count === 'all' && tails.length === 0 && !equal)) return null;
    const more = tails.length === 0 ? undefined : (tailsPiece.print(tails) ?? '').replace(/^,? /, '');
    const same = equal && what.count === 'all' ? 'the same number' : undefined;
    const said = [what.filter.reads, reads, more, same].filter((each) => each !== undefined).join(', ');
    const count = what.count === 'all' || tails.some(counts) ? 'any' : what.count;
    return {
      count,
      ...(what.upTo === undefined || count === 'any' ? {} : { upTo: what.upTo }),
      ...(what.from === undefined ? (from === undefined ? {} : { from: [...from] }) : { from: what.from }),
      filter: { ...what.filter, ...(said === '' ? {} : { reads: said }) },
    };
  });
  const known = all.flatMap((each) => (each === null ? [] : [each]));
  return known.length < all.length ? null : known;
}

const whatWords = (what: string): string => (what === 'this' ? 'this card' : what === 'those' ? 'it' : what);

/** How many cards a phrase in words means: "2 of them". One where it names no number. */
const countIn = (words: string): number | 'any' =>
  /up to|or more|any number/.test(words) ? 'any' : Number(/^\d+/.exec(words)?.[0] ?? 1);

const inWords = (steps: readonly Step[], count: Target['count'] = 'any'): Target => ({
  count,
  filter: { reads: steps.map((each) => printStep(each) ?? '').join('') },
});

/** Does the step name other targets to choose instead: "target 1 A, or if you control a B, you can target 2"? */
export const offersTargets = (before: Step | undefined, step: Step): boolean =>
  before !== undefined && /^,? ?or,? $/.test(step.joined ?? '') && isTargeting(before) && isTargeting(step);

/** What is targeted in one way or another, as the text has it; as many as both ways have it. */
export function eitherTarget(before: Step, step: Step, context: Context): Target {
  const { condition: _, ...plain } = step;
  const [one, ...others] = [before, plain].map((each) => {
    const [only, ...more] = targetsOf(each, context) ?? [];
    return only === undefined || more.length > 0 || only.upTo === true ? 'any' : only.count;
  });
  return inWords([before, step], one !== undefined && others.every((each) => each === one) ? one : 'any');
}
