import type { EffectObject, Instruction, Join } from '../../effects/instruction.ts';
import type { Target } from '../../effects/part.ts';
import { cardsOf } from './card-objects.ts';
import { counterInstructions, turns } from './change-meaning.ts';
import type { About, Context } from './context.ts';
import { conditionOf, dependent, type Leading, leadingOf } from './dependence.ts';
import { forbidsInstructions, stateInstructions } from './hold-meaning.ts';
import { plainInstructions, pointsInstructions } from './plain-meaning.ts';
import { isReference } from './references.ts';
import { sharedInstructions } from './shared-meaning.ts';
import type { Clause, Deed, Noun, Step, Tail } from './syntax.ts';
import { timeFields } from './tail-meaning.ts';
import { tails as tailsPiece } from './tails.ts';
import { becomes, becomesOf, gains, statChange, statChangeOf } from './value-meaning.ts';
import { verbInstructions } from './verb-meaning.ts';
import { orderOf, passives } from './verbs.ts';

/** What a clause has players do, and what it targets. */
export interface Meaning {
  readonly instructions: readonly Instruction[];
  readonly targets: readonly Target[];
}

/** How the model says a join of the text; undefined: a new moment of its own ("; "). */
function joinOf(text: string | undefined): Join | undefined {
  const word = (text ?? '')
    .replace(/[,;.:]/g, '')
    .trim()
    .toLowerCase();
  switch (word) {
    case 'then':
    case 'and then':
      return 'then';
    case 'and if you do':
    case 'and if you do that':
    case 'and if they do':
    case 'and if it does':
      return 'if-you-do';
    case 'also':
    case 'and also':
    case 'but':
      return 'also';
    case 'also after that':
    case 'after that':
      return 'also-after-that';
    case 'and':
      return 'and';
    case 'or':
    case 'or else':
      return 'or';
    case 'otherwise':
    case 'or if you do not':
      return 'otherwise';
    default:
      return undefined;
  }
}

/** Are these cards spoken of before, this card, or all of a sort? */
const pointsBack = ({ items }: Noun): boolean =>
  items.every(
    (each) => each.is === 'pronoun' || (each.is === 'group' && (each.count === 'all' || isReference(each))),
  );

function deedInstructions(deed: Deed, context: Context): readonly Instruction[] | null {
  switch (deed.is) {
    case 'verb':
      return verbInstructions(deed, context);
    case 'passive': {
      const { is: _, verb, ...rest } = deed;
      // "Any card sent to the GY is banished instead" is no order.
      if (!pointsBack(deed.noun) || tailsPiece.print(deed.tails)?.includes('instead')) return null;
      return verbInstructions({ ...rest, is: 'verb', verb: passives.get(verb) ?? verb }, context);
    }
    case 'verbs':
      return sharedInstructions(deed, context);
    case 'by':
      return deedInstructions(deed.deed, context);
    case 'points':
      return pointsInstructions(deed, context);
    case 'plain':
      return plainInstructions(deed, context);
    case 'stat-change':
      return statChange(deed, context);
    case 'stat-change-of':
      return statChangeOf(deed, context);
    case 'gains':
      return gains(deed, context);
    case 'stat-becomes':
      return becomes(deed, context);
    case 'stat-of-becomes':
      return becomesOf(deed, context);
    case 'counters':
      return counterInstructions(deed, context);
    case 'turns':
      return turns(deed, context);
    case 'state':
      return stateInstructions(deed, context);
    case 'forbids':
      return forbidsInstructions(deed, context);
  }
}

type Who = NonNullable<Instruction['who']>;

function whoOf(who: string | undefined): { readonly who?: Who } | null {
  switch (who) {
    case undefined:
    case 'you':
      return {};
    case 'your opponent':
    case 'have your opponent':
    case 'make your opponent':
      return { who: 'opponent' };
    case 'each player':
    case 'both players':
      return { who: 'both' };
    case 'its owner':
      return { who: 'owner' };
    default:
      return null;
  }
}

/** Does a tail say more of the cards that are targeted? */
const describes = (tail: Tail): boolean =>
  tail.is === 'equal' ||
  tail.is === 'said' ||
  tail.is === 'more' ||
  (tail.is === 'using' && /including/.test(tail.how));

/** The targets of a step that targets; null: what is targeted cannot be said. */
function targetsOf(step: Step, context: Context): readonly Target[] | null | undefined {
  const deed = step.deed.is === 'by' ? step.deed.deed : step.deed;
  if (deed.is !== 'verb' || orderOf.get(deed.verb) !== 'target') return undefined;
  const { tails = [] } = deed;
  if (tails.some((tail) => !describes(tail)) || step.condition !== undefined || step.time !== undefined)
    return null;
  const all = cardsOf(deed.noun, context).map(({ what, from, reads }): Target | null => {
    if (typeof what !== 'object' || 'target' in what) {
      return typeof what === 'string' ? { count: 1, filter: { reads: whatWords(what) } } : null;
    }
    if ('reads' in what) return { count: countIn(what.reads), filter: { reads: what.reads } };
    if (what.count === 'all' && tails.length === 0) return null;
    const more = tails.length === 0 ? undefined : (tailsPiece.print(tails) ?? '').replace(/^,? /, '');
    const said = [what.filter.reads, reads, more].filter((each) => each !== undefined).join(', ');
    return {
      count: what.count === 'all' ? 'any' : what.count,
      ...(what.upTo === undefined ? {} : { upTo: what.upTo }),
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

/**
 * Could the step belong to the sentence before it: "you cannot Normal Summon or Special Summon"? Then where one ends
 * and the other begins is a guess.
 */
function runsOn(before: Step | undefined, { joined = '', who, may, condition, time, deed }: Step): boolean {
  if (before === undefined || (before.deed.is !== 'forbids' && before.deed.is !== 'state')) return false;
  const bare = who === undefined && may === undefined && condition === undefined && time === undefined;
  const order = !['forbids', 'state', 'gains', 'stat-becomes', 'stat-of-becomes', 'turns'].includes(deed.is);
  return bare && order && /^,? ?(?:and|or)? ?$/.test(joined);
}

/** "they" as what it means: cards, of what holds for cards; the player who did the step before, of what one does. */
function named(step: Step, { actor }: Context): Step {
  if (step.who !== 'they') return step;
  const { who: _, ...rest } = step;
  if (rest.deed.is === 'state' && rest.deed.noun === undefined && rest.may === undefined)
    return { ...rest, deed: { ...rest.deed, noun: { items: [{ is: 'pronoun', word: 'they' }] } } };
  return actor === 'your opponent' ? { ...rest, who: actor } : step;
}

/** "your opponent cannot attack": what holds for players is no state of cards. */
const isPlayersState = ({ who, deed }: Step): boolean =>
  who !== undefined && deed.is === 'state' && deed.noun === undefined;

/** "then draws 1 card": who does it stands in the step before. */
const inThird = ({ who, deed }: Step): boolean =>
  who === undefined &&
  ((deed.is === 'verb' && orderOf.get(deed.verb) !== deed.verb) ||
    (deed.is === 'points' && /s$/.test(deed.verb)));

/** The cards that a step was about, for "it" and "them" after it. */
function lastOf(made: readonly Instruction[]): EffectObject | undefined {
  const all = made.flatMap(({ what }) => (what === undefined ? [] : [what]));
  const [first, ...others] = new Set(all.map((each) => JSON.stringify(each)));
  // Several sorts of cards together are "them".
  if (first !== undefined && others.length > 0 && !all.includes('those')) return { count: 'all', filter: {} };
  return all.findLast((each) => each !== 'those') ?? all.at(-1);
}

/** Verbs about a card that the text does not name: "it" after them is that card. */
const speaksOf: ReadonlySet<Instruction['do']> = new Set([
  'negate-activation',
  'negate-effect',
  'negate-summon',
  'negate-attack',
]);

/**
 * The instructions and targets of a clause; null where a part of it has no form in the model.
 * @param about what "it", and a sentence without a subject, mean before the clause names any cards
 */
export function clauseMeaning(
  { steps }: Clause,
  given: readonly Target[] | undefined,
  about: About = {},
): Meaning | null {
  const instructions: Instruction[] = [];
  const targets: Target[] = [];
  let who = '';
  // What the step before says first; what follows it with "but" says nothing of the steps after.
  let lead: Instruction | undefined;
  let leading: Leading = {};
  let context: Context = {
    spoken: false,
    ...(given === undefined ? {} : { targets: given }),
    ...about,
  };
  for (const [at, printed] of steps.entries()) {
    const step = named(printed, context);
    const found = targetsOf(step, context);
    if (found === null) return null;
    if (found !== undefined) {
      if (step.who !== undefined && step.who !== 'you') return null;
      targets.push(...found);
      continue;
    }
    if (runsOn(steps[at - 1], step) || isPlayersState(step)) return null;
    const made = stepInstructions(inThird(step) ? { ...step, who } : step, context);
    const joined = joinOf(step.joined);
    leading = leadingOf(step, leading);
    const [first, ...rest] = dependent(made ?? [], joined, leading, lead);
    if (first === undefined) return null;
    lead = first;
    instructions.push(
      { ...first, ...(joined === undefined || (at > 0 && instructions.length === 0) ? {} : { joined }) },
      ...rest,
    );
    const last = lastOf(made ?? []);
    if (step.who !== undefined) who = step.who;
    const actor = step.who ?? (step.deed.is === 'forbids' ? step.deed.who : undefined);
    context = {
      ...context,
      spoken: context.spoken || made?.some((each) => speaksOf.has(each.do)) === true,
      ...(last === undefined ? {} : { last }),
      ...(actor === undefined || actor === 'they' ? {} : { actor }),
    };
  }
  return { instructions, targets };
}

function stepInstructions(step: Step, context: Context): readonly Instruction[] | null {
  const who = whoOf(step.who);
  const made = who === null ? null : deedInstructions(step.deed, context);
  if (who === null || made === null) return null;
  const may = step.may !== undefined && /can|may/.test(step.may) ? { may: true as const } : {};
  if (step.time !== undefined && step.soon !== undefined) return null;
  const spoken = step.time ?? step.soon;
  const time = spoken === undefined ? {} : timeFields(spoken);
  const onlyIf = conditionOf(step);
  const own = {
    ...may,
    ...(onlyIf === undefined ? {} : { onlyIf }),
  };
  const all: Instruction[] = [];
  for (const [at, each] of made.entries()) {
    const { reads, ...timed } = time;
    if (Object.keys(timed).some((key) => key in each || key in own)) return null;
    if (who.who !== undefined && each.who !== undefined && each.who !== who.who) return null;
    const said = [each.reads, reads].filter((words) => words !== undefined).join(', ');
    all.push({
      ...each,
      ...timed,
      ...who,
      ...(at === 0 || onlyIf === undefined ? own : { onlyIf }),
      ...(said === '' ? {} : { reads: said }),
    });
  }
  return all;
}
