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
  beforeTheAnswer(verdict, situation, books) ??
  afterTheChain(verdict, situation, text, books) ??
  inTheNextTurn(verdict, situation, text, books);

/**
 * A Trigger Effect is placed on the Chain before the other player may answer what happened with a fast effect (rule
 * timing/triggers-first). Where such an answer was told, whether the effect is activated is asked of the time before it.
 */
function beforeTheAnswer(verdict: Verdict, situation: Situation, books: Books): Verdict | undefined {
  const { actions, cards, question } = situation;
  const isDeed = question.ask === 'effect-does';
  if ((question.ask !== 'activates' && !isDeed) || verdict.answer !== 'no') return undefined;
  const controllerOf = (id: string) => cards.find((card) => card.id === id)?.controller;
  for (const [at, action] of actions.entries()) {
    const opens =
      action.do === 'activate' && openLinks(actions.slice(0, at)) === 0 && action.card !== question.card;
    if (!opens || (action.player ?? controllerOf(action.card)) === controllerOf(question.card)) continue;
    const { card } = question;
    const earlier = actions.slice(0, at);
    const before = ruleOn({ ...situation, actions: earlier, question: { ask: 'activates', card } }, books);
    if (!before.ok || before.value.answer !== 'yes') continue;
    if (!isDeed) return withAssumed(before.value, FIRST);
    const rest = actions.slice(at);
    const under = [...earlier, { do: 'activate' as const, card }, ...resolvedLast(rest)];
    const played = ruleOn({ ...situation, actions: under }, books);
    return played.ok ? withAssumed(played.value, FIRST) : undefined;
  }
  return undefined;
}

const FIRST = 'it is placed on the Chain first, before what the opponent activated then';

/** A Chain that was told to its end, with one more Chain Link under it, which resolves last. */
function resolvedLast(actions: Situation['actions']): Situation['actions'] {
  const end = actions.findIndex((_, at) => openLinks(actions.slice(0, at + 1)) === 0);
  const until = end < 0 ? actions.length : end + 1;
  return [...actions.slice(0, until), { do: 'resolve' }, ...actions.slice(until)];
}

/** How many Chain Links have been activated, and have not resolved. */
const openLinks = (actions: Situation['actions']): number =>
  actions.reduce(
    (open, action) => open + (action.do === 'activate' ? 1 : action.do === 'resolve' ? -1 : 0),
    0,
  );

/** The rule that says in whose turn, and when in it, a monster attacks. */
const TURN = 'battle-step/when-to-attack';

/** Nobody asks whether a monster can attack in a turn of the other player: the next turn is meant, where no time is told. */
function inTheNextTurn(
  verdict: Verdict,
  situation: Situation,
  text: string,
  books: Books,
): Verdict | undefined {
  const { answer, findings } = verdict;
  const isOfTurn = (all: Verdict['findings']) => all[0]?.rule === TURN && all[0].verdict === 'forbids';
  const { question, actions } = situation;
  if (question.ask !== 'can-attack' && question.ask !== 'can-attack-directly') return undefined;
  if (answer !== 'no' || !isOfTurn(findings)) return undefined;
  if (anotherTurn.test(text)) return openTurn(verdict);
  if (/\b(?:turn|phase|step)\b/i.test(text)) return undefined;
  const next = ruleOn({ ...situation, actions: [...actions, { do: 'end-turn' }] }, books);
  return next.ok && !isOfTurn(next.value.findings)
    ? withAssumed(next.value, 'it is asked of the next turn')
    : undefined;
}

/** A turn that was spoken of may be the one that is meant. */
const anotherTurn = /\b(?:next|following|later|other) turn\b|\bturns? later\b/i;

const openTurn = (verdict: Verdict): Verdict => ({
  ...verdict,
  answer: 'cannot tell',
  headline: 'It depends on in which turn the monster is to attack, which was not understood.',
  missing: ['in which turn the monster is to attack'],
});

/** The rule that says that what an effect answers has not happened. */
const ANSWERS = 'timing/after-an-action';

/** Words by which it is asked of any time from now on. */
const atAnyTime = /\bstill\b|\b(?:this|that|the same) turn\b|\blater\b|\bany ?more\b/i;

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
  const open = Math.max(0, openLinks(actions));
  const resolved = [...actions, ...Array.from({ length: open }, () => ({ do: 'resolve' as const }))];
  const after = open > 0 ? ruleOn({ ...situation, actions: resolved }, books) : undefined;
  if (after?.ok === true && after.value.answer !== 'no') return withAssumed(after.value, THEN);
  const isStanding = actions.length === 0 && cards.length > 1;
  if (!atAnyTime.test(asked) && !isStanding) return undefined;
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
