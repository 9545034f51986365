import { isActivated } from '../effects/activated.ts';
import { elapsedMs } from '../elapsed.ts';
import { answeredEvents } from '../engine/activation/answers.ts';
import { problemLine } from '../problem.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { ruleOnGeneral } from './general-verdict.ts';
import { ruleOnPrinciples } from './principles-verdict.ts';
import { type Books, ruleOn } from './rule-on.ts';
import type { Situation } from './situation.ts';
import { ruleOnDamageStepWords } from './table-words/damage-step-words-verdict.ts';
import { ruleOnTableWords } from './table-words/table-words-verdict.ts';
import type { Verdict } from './verdict.ts';
import { followsFromTold, isSaidFaceUp } from './words/event-conditions.ts';
import { readWords } from './words/read-words.ts';
import type { Unsaid } from './words/unsaid.ts';

/**
 * Rules on a situation in plain words, on a general question by what rules say formally, or by one principle of the rules
 * and the words of the cards. Undefined where the text is none of them: it names no card or tells nothing, no table of the
 * rulebook answers it, and no rule comes near it.
 * Where anything was not understood, or a fact that decides was not said, the verdict is "cannot tell" and names it; a
 * situation is never played in part.
 */
export function ruleOnWords(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const told = ruleOnTold(text, books, ruleset, start);
  if (told !== undefined && told.answer !== 'cannot tell') return told;
  const inStep = ruleOnDamageStepWords(text, books, ruleset);
  if (inStep !== undefined) return inStep;
  const general = ruleOnGeneral(text, books, ruleset);
  if (general !== undefined && general.answer !== 'cannot tell') return general;
  const settled = ruleOnPrinciples(text, books, ruleset);
  if (settled !== undefined) return settled;
  return told ?? general;
}

/** Rules on a text that tells of named cards. */
function ruleOnTold(text: string, books: Books, ruleset: Ruleset, start: number): Verdict | undefined {
  const {
    isSituation,
    situation = null,
    missing,
    taken,
    unsaid = [],
  } = readWords(text, books.catalogue, ruleset);
  if (!isSituation) {
    const ruled = ruleOnTableWords(text, books, ruleset);
    return ruled === undefined ? undefined : { ...ruled, ms: elapsedMs(start) };
  }
  const open = (what: readonly string[]) => notUnderstood(what, taken, situation, ruleset, elapsedMs(start));
  if (situation === null || missing.length > 0) return open(missing);
  const verdict = ruleOn(situation, books);
  if (!verdict.ok) return open([problemLine(verdict.problem)]);
  const deciding = unsaid.filter(({ otherwise }) => changes(verdict.value, otherwise, books));
  if (deciding.length > 0) return forEachCase(verdict.value, deciding, books, elapsedMs(start));
  const first = beforeTheAnswer(verdict.value, situation, books) ?? verdict.value;
  const told = onlyIfTold(first, situation, books);
  return { ...told, ms: elapsedMs(start) };
}

/** A fact that nobody said decides: the answer as the fact was taken, and as it may be else. */
function forEachCase(taken: Verdict, deciding: readonly Unsaid[], books: Books, ms: number): Verdict {
  const whats = [...new Set(deciding.map(({ what }) => what))];
  const [first] = deciding;
  const other = first === undefined ? undefined : ruleOn(first.otherwise, books);
  const cases =
    first?.cases === undefined || other?.ok !== true || whats.length > 1
      ? ''
      : `: ${first.cases[0]}, ${taken.answer}; ${first.cases[1]}, ${other.value.answer}`;
  return {
    ...taken,
    answer: 'cannot tell',
    headline: `It depends on ${whats.join(', and ')}, which was not said${cases}.`,
    missing: whats,
    ms,
  };
}

/** Would the answer be another one in this situation? */
function changes({ answer }: Verdict, otherwise: Situation, books: Books): boolean {
  const other = ruleOn(otherwise, books);
  return !other.ok || other.value.answer !== answer;
}

const notUnderstood = (
  missing: readonly string[],
  taken: readonly string[],
  situation: Situation | null,
  ruleset: Ruleset,
  ms: number,
): Verdict => ({
  answer: 'cannot tell',
  headline: 'Not everything here was understood, so nothing is ruled.',
  tier: 'engine',
  ruleset,
  timeline: [],
  findings: [],
  words: [],
  readings: [],
  citations: [],
  assumed: taken,
  missing,
  situation,
  ms,
});

/**
 * A Trigger Effect is placed on the Chain before the other player may answer what happened with a fast effect (rule
 * timing/triggers-first). Where such an answer was told, whether the effect is activated is asked of the time before it.
 */
function beforeTheAnswer(verdict: Verdict, situation: Situation, books: Books): Verdict | undefined {
  const { actions, cards, question } = situation;
  if (question.ask !== 'activates' || verdict.answer !== 'no') return undefined;
  const controllerOf = (id: string) => cards.find((card) => card.id === id)?.controller;
  let links = 0;
  for (const [at, action] of actions.entries()) {
    const opens = action.do === 'activate' && links === 0 && action.card !== question.card;
    if (action.do === 'activate') links += 1;
    if (action.do === 'resolve') links -= 1;
    if (!opens || (action.player ?? controllerOf(action.card)) === controllerOf(question.card)) continue;
    const before = ruleOn({ ...situation, actions: actions.slice(0, at) }, books);
    if (!before.ok || before.value.answer !== 'yes') continue;
    const assumed = 'it is placed on the Chain first, before what the opponent activated then';
    return { ...before.value, assumed: [...before.value.assumed, assumed] };
  }
  return undefined;
}

/**
 * Whoever tells what happened has told how: a condition on the event that only the words of the card say, and that
 * nothing told settles, is missing here, where `/timing` takes it for granted.
 */
function onlyIfTold(verdict: Verdict, situation: Situation, { catalogue }: Books): Verdict {
  const { cards, question } = situation;
  const judged =
    question.ask === 'activates' || question.ask === 'can-activate' || question.ask === 'effect-does';
  if (verdict.answer !== 'yes' || !judged) return verdict;
  const asked = cards.find(({ id }) => id === question.card);
  const model = typeof asked?.card === 'string' ? catalogue.exact(asked.card) : asked?.card;
  const effects = (model?.parts ?? []).filter(isActivated);
  const conditions = [
    ...effects.flatMap(answeredEvents).flatMap(({ reads }) => reads ?? []),
    ...(question.ask === 'can-activate' ? effects.flatMap((each) => each.conditions) : []),
  ];
  const open = verdict.assumed.filter(
    (each) => conditions.includes(each) && !(asked !== undefined && followsFromTold(each, asked, situation)),
  );
  // How a card lay on the field is told with a word of its own; what nobody said of a Set card is not assumed.
  const lay = effects.flatMap(answeredEvents).some(({ was }) => was?.faceUp === true);
  if (lay && asked !== undefined && !isSaidFaceUp(asked, situation))
    open.push(`${model?.name ?? 'it'} was face-up`);
  if (open.length === 0) return verdict;
  return {
    ...verdict,
    answer: 'cannot tell',
    headline: `It depends on this, which was not said or not understood: ${open.join('; ')}.`,
    assumed: verdict.assumed.filter((each) => !open.includes(each)),
    missing: open.map((each) => `whether this holds: ${each}`),
  };
}
