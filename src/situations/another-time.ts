import { type Books, ruleOn } from './rule-on.ts';
import type { Situation } from './situation.ts';
import type { Verdict } from './verdict.ts';

/**
 * The verdict of the time that is meant, where that is not the end of what was told: before an answer that comes too early,
 * or after the Chain under way. Undefined where the end is meant.
 */
export const atAnotherTime = (
  verdict: Verdict,
  situation: Situation,
  text: string,
  books: Books,
): Verdict | undefined =>
  beforeTheAnswer(verdict, situation, books) ?? afterTheChain(verdict, situation, text, books);

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

/** The rule that says that what an effect answers has not happened. */
const ANSWERS = 'timing/after-an-action';

/** Words by which an answer to the activation that was told is asked for. */
const inResponse = /\b(?:chain|chained|respond|response|responding|answer|negate)\b/i;

/**
 * "They revive X. Can I use Y on that?": what answers what an effect does is not activated in response to its activation, but
 * when it has resolved. "They used X. Can I still use Y?", "X is up. Can I use Y?": whether anything keeps Y from being
 * activated then is asked, not whether Y answers what was told.
 */
function afterTheChain(
  { answer, findings }: Verdict,
  situation: Situation,
  text: string,
  books: Books,
): Verdict | undefined {
  const { question, actions, cards } = situation;
  const asked = text.split(/[.?!] /).at(-1) ?? text;
  if (question.ask !== 'can-activate' || answer !== 'no' || findings[0]?.rule !== ANSWERS) return undefined;
  if (inResponse.test(asked)) return undefined;
  const links = (what: 'activate' | 'resolve') => actions.filter((each) => each.do === what).length;
  const open = Math.max(0, links('activate') - links('resolve'));
  const resolved = [...actions, ...Array.from({ length: open }, () => ({ do: 'resolve' as const }))];
  const after = open > 0 ? ruleOn({ ...situation, actions: resolved }, books) : undefined;
  if (after?.ok === true && after.value.answer !== 'no') return withAssumed(after.value, THEN);
  const isStanding = actions.length === 0 && cards.length > 1;
  if (!/\bstill\b/i.test(asked) && !isStanding) return undefined;
  const later = ruleOn(
    { ...situation, actions: resolved, question: { ...question, later: true, granted: true } },
    books,
  );
  return later.ok ? later.value : undefined;
}

const THEN = 'it is activated after the Chain that was told has resolved';

const withAssumed = (verdict: Verdict, assumed: string): Verdict => ({
  ...verdict,
  assumed: [...verdict.assumed, assumed],
});
