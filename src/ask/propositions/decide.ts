import type { Mood } from '../../rulebook/holds.ts';
import type { Condition, GeneralRule, GeneralRules } from './general-rules.ts';
import { type Fact, isYesNo, type Proposition } from './proposition.ts';
import { entailed, isKind, isMarked } from './vocabulary/concepts.ts';

/** What formal statements say of a question: an answer, or what keeps a rule from answering it. */
export type Decided =
  | { readonly is: 'decided'; readonly rule: string; readonly answer: string }
  | { readonly is: 'open'; readonly rule: string; readonly missing: readonly string[] };

/**
 * The answer of the formal statements to a question. Open where words were not read, or where more was told than a rule
 * speaks of; undefined where no rule comes near it, or two disagree. The statement with the most conditions counts, as
 * it is the one for the narrower case.
 */
export function decide(proposition: Proposition, rules: GeneralRules): Decided | undefined {
  const decided = decideAsSaid(proposition, rules);
  if (decided?.is === 'decided' || !proposition.aboutOpponent) return decided;
  // "My opponent did not conduct a Battle Phase. Is there a Main Phase 2 for him?" is no other question than one's own.
  const [asked] = proposition.asked;
  if (asked?.opponents !== true || !proposition.facts.every(isOpponentsOrNobodys)) return decided;
  const own = (facts: readonly Fact[]) => facts.map((fact) => ({ ...fact, opponents: false }));
  const same = { ...proposition, asked: own(proposition.asked), facts: own(proposition.facts) };
  return decideAsSaid(same, rules) ?? decided;
}

/** What belongs to nobody has no owner to change. */
const isOpponentsOrNobodys = ({ opponents, concept }: Fact): boolean =>
  opponents || isMarked(concept, 'nobodys');

function decideAsSaid(proposition: Proposition, rules: GeneralRules): Decided | undefined {
  let best: Near | undefined;
  let disagree = false;
  for (const rule of rulesFor(proposition, rules)) {
    const near = answerOf(rule, proposition);
    if (near === undefined || isNearer(best, near)) continue;
    const isEqual = best !== undefined && !isNearer(near, best);
    disagree = isEqual && best !== undefined && !isSame(best.answer, near.answer);
    if (!isEqual || best === undefined || near.answer.length > best.answer.length) best = near;
  }
  if (best === undefined || disagree) return undefined;
  const missing = [
    ...new Set([
      ...proposition.unread.map((each) => `I did not understand: "${each}"`),
      ...best.besides.map(({ text }) => `whether "${text}" changes it`),
    ]),
  ];
  if (missing.length > 0) return { is: 'open', rule: best.rule, missing };
  return { is: 'decided', rule: best.rule, answer: best.answer };
}

/** "yes" and "yes, in your own turn" are one answer, of which the second says more. */
const isSame = (one: string, other: string): boolean =>
  one === other || /^(?:yes|no)\b/.exec(one)?.[0] === (/^(?:yes|no)\b/.exec(other)?.[0] ?? null);

/** How a rule would answer, and what it does not speak of. */
interface Near {
  readonly rule: string;
  readonly answer: string;
  readonly conditions: number;
  /** How many of its conditions name what was told itself, and not what that is a sort of. */
  readonly exact: number;
  readonly besides: readonly Fact[];
}

/** Is one nearer to the question than the other: less is left over, or else more of it is spoken of, or that in its own words? */
const isNearer = (one: Near | undefined, than: Near): boolean =>
  one !== undefined &&
  (than.besides.length - one.besides.length || one.conditions - than.conditions || one.exact - than.exact) >
    0;

const rulesFor = ({ asked }: Proposition, rules: GeneralRules): ReadonlySet<GeneralRule> =>
  new Set(asked.flatMap(({ concept }) => [...entailed(concept)].flatMap((each) => rules.get(each) ?? [])));

function answerOf(rule: GeneralRule, { mood, asked, facts, denied }: Proposition): Near | undefined {
  let best: Near | undefined;
  for (const one of asked) {
    const asks = rule.asks.find(({ moods, what }) => answers(moods, rule.is, mood) && says(one, what));
    if (asks === undefined) continue;
    const others = [...facts, ...asked.filter((each) => each !== one)];
    const weighty = others.filter((each) => facts.includes(each) || !isMarked(each.concept, 'light'));
    if (!isMet(rule, one, others, mood)) continue;
    const answer = answerWith(rule.is, denied, [...others, one]);
    const besides = weighty.filter((each) => !isCovered(rule, each));
    // What answers the question itself is nearer than that from which it follows.
    const direct = asks.moods.includes(mood) ? 1 : 0;
    const exact =
      direct + rule.if.filter((condition) => others.some((each) => isThat(condition, each))).length;
    const near = { rule: rule.rule, answer: answer ?? '', conditions: rule.if.length, exact, besides };
    if (answer !== undefined && !isNearer(best, near)) best = near;
  }
  return best;
}

/** What is so may be so, and what may not be is not so and need not be. */
const answers = (moods: readonly Mood[], is: boolean | string, asked: Mood): boolean =>
  moods.includes(asked) ||
  (is === false && moods.includes('may') && (asked === 'fact' || asked === 'must')) ||
  (is === true && asked === 'may' && (moods.includes('fact') || moods.includes('must')));

function answerWith(is: boolean | string, denied: boolean, facts: readonly Fact[]): string | undefined {
  const isSo = typeof is === 'boolean' ? is : /^(?:yes|no)\b/.test(is) ? is.startsWith('yes') : undefined;
  if (typeof is === 'string' && (isSo === undefined || !denied)) return withNumbers(is, facts);
  return isSo === denied ? 'no' : 'yes';
}

/** Is all of `if` told? "negate the Summon" tells of a Summon too, and what a question for a value is about is told. */
const isMet = (rule: GeneralRule, asked: Fact, facts: readonly Fact[], mood: Mood): boolean =>
  rule.if.every(
    (condition) =>
      facts.some((fact) => says(fact, condition)) ||
      (says(asked, condition) && (!isYesNo(mood) || asked.concept !== condition.concept)),
  );

/** Does a fact say this, itself or because it is a sort of it? */
function says(fact: Fact, { concept, prefix, compare }: Condition): boolean {
  if (prefixOf(fact) !== prefix || !entailed(fact.concept).has(concept)) return false;
  if (compare === undefined) return true;
  const [number] = fact.numbers;
  if (number === undefined) return false;
  if (compare.how === '>=') return number >= compare.number;
  return compare.how === '<=' ? number <= compare.number : number === compare.number;
}

const prefixOf = ({ sign, opponents }: Fact): string =>
  `${opponents ? 'opponent:' : ''}${sign === undefined ? '' : `${sign}:`}`;

/** Does a rule speak of this fact, or say that it changes nothing? */
function isCovered({ if: given, whatever }: GeneralRule, fact: Fact): boolean {
  if (fact.inferred || (prefixOf(fact) === '' && isMarked(fact.concept, 'weightless'))) return true;
  const any = whatever.some(({ concept }) => concept === 'any-monster');
  if (any && isKind(fact.concept) && prefixOf(fact) === '') return true;
  return given.some((condition) => covers(condition, fact)) || whatever.some((each) => isThat(each, fact));
}

/** A kind of card is covered only where it is named itself: what holds for monsters need not hold for all sorts of them. */
const covers = (condition: Condition, fact: Fact): boolean =>
  isKind(fact.concept) ? isThat(condition, fact) : says(fact, condition);

const isThat = ({ concept, prefix }: Condition, fact: Fact): boolean =>
  prefixOf(fact) === prefix &&
  (concept === fact.concept || (concept === 'named-card' && entailed(fact.concept).has(concept)));

/** A number that may count: not that of "two effects". */
const isNumber = ({ concept, numbers, text }: Fact): boolean =>
  numbers.length > 0 && !(concept === 'several' && /^\p{L}/u.test(text));

/** Puts the numbers that were said into a value: `{level}` where it is one, `{max level}` where no other was said. */
function withNumbers(value: string, facts: readonly Fact[]): string | undefined {
  let known = true;
  const put = (_: string, max: string | undefined, concept: string): string => {
    const numbers = facts.flatMap((fact) => (fact.concept === concept ? fact.numbers : []));
    const clear =
      max === undefined
        ? new Set(numbers).size === 1
        : numbers.length > 0 && !facts.some((fact) => fact.concept !== concept && isNumber(fact));
    known &&= clear;
    return String(Math.max(...numbers));
  };
  const text = value.replaceAll(/\{(max )?([a-z0-9-]+)\}/g, put);
  return known ? text : undefined;
}
