import { type EffectObject, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import { actorIn, isPlayersState, named, ofPlayers, whoOf } from '../phrases/actors.ts';
import { tails as tailsPiece } from '../phrases/adjuncts/adjuncts.ts';
import { attackerIn } from '../phrases/attackers.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { About, Context } from '../phrases/context.ts';
import type { Clause, Deed, Step, Tail } from '../phrases/deed-syntax.ts';
import { conditionOf, dependent, type Leading, leadingOf } from '../phrases/dependence.ts';
import { isReference } from '../phrases/references.ts';
import type { Group, Noun, OneNoun } from '../phrases/syntax.ts';
import { passive as passivePiece, printStep } from '../phrases/verb-phrases.ts';
import { orderOf, passives } from '../phrases/verbs.ts';
import { activationIn, counterInstructions, negates, turns, turnsTo } from './change-meaning.ts';
import { joinOf } from './join-meaning.ts';
import { plainInstructions, pointsInstructions } from './plain-meaning.ts';
import { redirectInstructions } from './redirect-meaning.ts';
import { sharedInstructions } from './shared-meaning.ts';
import { forbidsInstructions, stateInstructions } from './state-semantics.ts';
import { timeFields } from './tail-meaning.ts';
import { becomes, becomesOf, gains, statChange, statChangeOf } from './value-meaning.ts';
import { verbInstructions } from './verb-meaning.ts';

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
function targetsOf(step: Step, context: Context): readonly Target[] | null | undefined {
  const deed = step.deed.is === 'by' ? step.deed.deed : step.deed;
  if (deed.is !== 'verb' || !isTargeting(step)) return undefined;
  const { tails = [] } = deed;
  if (step.time !== undefined) return null;
  if (step.condition !== undefined || (step.who !== undefined && step.who !== 'you'))
    return [targetInWords([step])];
  if (tails.some(({ is }) => is === 'if')) return [targetInWords([step])];
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

const targetInWords = (steps: readonly Step[], count: Target['count'] = 'any'): Target => ({
  count,
  filter: { reads: steps.map((each) => printStep(each) ?? '').join('') },
});

/** Does the step name other targets to choose instead: "target 1 A, or if you control a B, you can target 2"? */
const offersTargets = (before: Step | undefined, step: Step): boolean =>
  before !== undefined && /^,? ?or,? $/.test(step.joined ?? '') && isTargeting(before) && isTargeting(step);

/** What is targeted in one way or another, as the text has it; as many as both ways have it. */
function eitherTarget(before: Step, step: Step, context: Context): Target {
  const { condition: _, ...plain } = step;
  const [one, ...others] = [before, plain].map((each) => {
    const [only, ...more] = targetsOf(each, context) ?? [];
    return only === undefined || more.length > 0 || only.upTo === true ? 'any' : only.count;
  });
  return targetInWords(
    [before, step],
    one !== undefined && others.every((each) => each === one) ? one : 'any',
  );
}

/** What a clause has players do, and what it targets. */
export interface Meaning {
  readonly instructions: readonly Instruction[];
  readonly targets: readonly Target[];
}

/** Are these cards spoken of before, this card, or all of a sort? */
const pointsBack = ({ items }: Noun): boolean =>
  items.every((each) => each.is === 'pronoun' || (each.is === 'group' && (isAll(each) || isReference(each))));

/** "any monster destroyed by battle is banished": each of them. */
const everyOne = (noun: OneNoun): OneNoun =>
  noun.is === 'group' && noun.count === 'any' ? { ...noun, count: 'every' } : noun;

/** "all monsters", "any monster", "monsters you control". */
const isAll = ({ count, head = '' }: Group): boolean =>
  count === 'all' || count === 'any' || (count === undefined && /s$/.test(head));

function deedInstructions(deed: Deed, context: Context): readonly Instruction[] | null {
  switch (deed.is) {
    case 'verb':
      return verbInstructions(deed, context);
    case 'passive': {
      const { is: _, verb, ...rest } = deed;
      // "Monsters destroyed by battle are returned to the hand instead" is no order.
      if (tailsPiece.print(deed.tails)?.includes('instead'))
        return [{ do: 'described', reads: passivePiece.print(deed) ?? '' }];
      if (!pointsBack(deed.noun)) return null;
      const noun = { ...deed.noun, items: deed.noun.items.map(everyOne) };
      return verbInstructions({ ...rest, noun, is: 'verb', verb: passives.get(verb) ?? verb }, context);
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
    case 'turns-to':
      return turnsTo(deed, context);
    case 'negates':
      return negates(deed, context);
    case 'redirect':
      return redirectInstructions(deed);
    case 'state':
      return stateInstructions(deed, context);
    case 'forbids':
      return forbidsInstructions(deed, context);
  }
}

/** Could the step belong to the sentence before it ("you cannot Normal Summon or Special Summon")? Then it is a guess. */
function runsOn(before: Step | undefined, { joined = '', who, may, condition, time, deed }: Step): boolean {
  if (before === undefined || (before.deed.is !== 'forbids' && before.deed.is !== 'state')) return false;
  const bare = who === undefined && may === undefined && condition === undefined && time === undefined;
  const order = !['forbids', 'state', 'gains', 'stat-becomes', 'stat-of-becomes', 'turns'].includes(deed.is);
  return bare && order && /^,? ?(?:and|or)? ?$/.test(joined);
}

/** "or, if ..., you can add 1 monster instead": where it goes stands in the step before. */
function completed(step: Step, before: Step | undefined): Step {
  const { deed } = step;
  const last = before?.deed;
  if (deed.is !== 'verb' || last?.is !== 'verb' || deed.verb !== last.verb) return step;
  const { tails = [] } = deed;
  const instead = tails.some((tail) => tail.is === 'said' && /instead$/.test(tail.words));
  const to = last.tails?.find(({ is }) => is === 'to');
  if (!instead || to === undefined || tails.some(({ is }) => is === 'to')) return step;
  return { ...step, deed: { ...deed, tails: [to, ...tails] } };
}

/** "then draws 1 card": who does it stands in the step before. */
const inThird = ({ who, deed }: Step): boolean =>
  who === undefined &&
  ((deed.is === 'verb' && orderOf.get(deed.verb) !== deed.verb) ||
    (deed.is === 'points' && /s$/.test(deed.verb)));

/** The cards that a step was about, for "it" and "them" after it. */
function lastOf(made: readonly Instruction[]): EffectObject | undefined {
  const all = made.flatMap(({ what }) => (what === undefined ? [] : [what]));
  if (all.length < 2) return all[0];
  const [first, ...others] = new Set(all.map((each) => JSON.stringify(each)));
  // Several sorts of cards together are "them".
  if (first !== undefined && others.length > 0 && !all.includes('those')) return { count: 'all', filter: {} };
  return all.findLast((each) => each !== 'those') ?? all.at(-1);
}

/** What is said of effects: "them" after it are their cards, which it does not name. */
const isOfEffects = ({ deed }: Step): boolean =>
  (deed.is === 'negates' && activationIn(deed.effects) === undefined) ||
  (deed.is === 'state' && deed.of !== undefined);

/** After what is only described, "it" could be a card that it speaks of. */
const unknown: EffectObject = { reads: 'it' };

/** What a player does whom the model has no name for, or may not do, in the words of the step; null: it has a form. */
function inWords(step: Step): readonly Instruction[] | null {
  if (step.deed.is === 'forbids') return null;
  const who = whoOf(step.who);
  if (who !== null && !(isPlayersState(step) && ofPlayers(step))) return null;
  const { joined: _, often: _often, condition: _condition, further: _further, ...rest } = step;
  const reads = printStep(rest);
  const onlyIf = conditionOf(step);
  if (reads === null) return null;
  return [
    {
      ...(who === null ? { do: 'described' } : { do: 'restrict', who: who.who ?? 'you' }),
      ...(onlyIf === undefined ? {} : { onlyIf }),
      reads,
    },
  ];
}

/** Verbs about a card that the text does not name: "it" after them is that card. */
const speaksOf = (verb: Verb): boolean => verb.startsWith('negate-') && verbFacts[verb].needs === 'nothing';

/** The instructions and targets of a clause, `about` what "it" is before it; null where a part has no form in the model. */
export function clauseMeaning(
  { steps }: Clause,
  given: readonly Target[] | undefined,
  about: About = {},
): Meaning | null {
  const instructions: Instruction[] = [];
  const targets: Target[] = [];
  let who = '';
  // How many targets there were before the last step that targets.
  let targetedBefore = 0;
  // What the step before says first; what follows it with "but" says nothing of the steps after.
  let lead: Instruction | undefined;
  let leading: Leading = {};
  let context: Context = { spoken: false, ...(given === undefined ? {} : { targets: given }), ...about };
  for (const [at, printed] of steps.entries()) {
    const before = steps[at - 1];
    const told = printed.condition === undefined ? undefined : actorIn(printed.condition);
    const step = named(printed, { ...context, ...(told === undefined ? {} : { actor: told }) });
    if (before !== undefined && offersTargets(before, step)) {
      targets.splice(targetedBefore, targets.length, eitherTarget(before, step, context));
      continue;
    }
    const found = targetsOf(step, context);
    if (found === null) return null;
    if (found !== undefined) {
      targetedBefore = targets.length;
      targets.push(...found);
      continue;
    }
    if (runsOn(before, step) || (isPlayersState(step) && !ofPlayers(step))) return null;
    const done = completed(inThird(step) ? { ...step, who } : step, before);
    const said = inWords(done);
    const attacker = attackerIn(step.further ?? step.condition, context);
    const made = said ?? stepInstructions(done, { ...context, ...defined({ attacker, actor: told }) });
    const joined = joinOf(step.joined);
    leading = leadingOf(step, leading);
    const [first, ...rest] = dependent(made ?? [], joined, leading, lead);
    if (first === undefined) return null;
    lead = first;
    instructions.push(
      { ...first, ...(joined === undefined || (at > 0 && instructions.length === 0) ? {} : { joined }) },
      ...rest,
    );
    if (at === steps.length - 1) break;
    const last = lastOf(made ?? []);
    if (step.who !== undefined) who = step.who;
    const actor =
      step.who ?? (step.deed.is === 'forbids' ? step.deed.who : actorIn(printStep(printed) ?? ''));
    context = {
      ...context,
      spoken: context.spoken || made?.some((each) => speaksOf(each.do)) === true,
      ...(last === undefined ? {} : { last }),
      ...(said !== null || isOfEffects(step) ? { last: unknown } : {}),
      ...(actor === undefined || actor === 'they' ? {} : { actor }),
    };
  }
  return { instructions, targets };
}

/** A time that stands before what holds in it. */
const wholeTurn = /^(?:for the rest of )?this turn$/i;
const changesAll = ({ do: verb, what }: Instruction): boolean =>
  (verb === 'change-atk' || verb === 'change-def') && isDescribed(what) && what.count === 'all';

function stepInstructions(step: Step, context: Context): readonly Instruction[] | null {
  const who = whoOf(step.who);
  const made = who === null ? null : deedInstructions(step.deed, context);
  if (who === null || made === null) return null;
  const may = step.may !== undefined && /can|may/.test(step.may) ? { may: true as const } : {};
  if (step.time !== undefined && step.soon !== undefined) return null;
  const spoken = step.time ?? step.soon;
  const time = spoken === undefined ? {} : timeFields(spoken);
  const onlyIf = conditionOf(step);
  const own = { ...may, ...(onlyIf === undefined ? {} : { onlyIf }) };
  const all: Instruction[] = [];
  for (const [at, each] of made.entries()) {
    const { reads, delayed: first, ...rest } = time;
    const delayed = [first, each.delayed].filter((words) => words !== undefined).join(', ');
    const { delayed: _, ...undelayed } = each;
    const timed = { ...rest, ...(delayed === '' ? {} : { delayed }) };
    if (Object.keys(timed).some((key) => key in undelayed || key in own)) return null;
    if (who.who !== undefined && each.who !== undefined && each.who !== who.who) return null;
    const said = [each.reads, reads].filter((words) => words !== undefined).join(', ');
    all.push({
      ...each,
      ...timed,
      ...(wholeTurn.test(step.time ?? '') && changesAll(each) ? { alsoLater: true as const } : {}),
      ...who,
      ...(at === 0 || onlyIf === undefined ? own : { onlyIf }),
      // "If A, do it as long as B": both.
      ...(onlyIf === undefined || each.onlyIf === undefined
        ? {}
        : { onlyIf: `${onlyIf}, and ${each.onlyIf}` }),
      ...(said === '' ? {} : { reads: said }),
    });
  }
  return all;
}
