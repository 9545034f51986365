import { type Books, ruleOn } from '../situations/rule-on.ts';
import type { Situation } from '../situations/situation.ts';
import { plainly, type Verdict } from '../situations/verdict.ts';
import { chainEnd, openLinks } from './telling/chain.ts';

/** The verdict of the time that is meant; undefined where that is the end of what was told. */
export const atTimeMeant = (
  verdict: Verdict,
  situation: Situation,
  text: string,
  books: Books,
): Verdict | undefined =>
  verdict.answer === 'no'
    ? (beforeTheAnswer(situation, books) ??
      afterTheChain(verdict, situation, text, books) ??
      inTheNextTurn(verdict, situation, text, books))
    : undefined;

/** Where an answer by the other player was told, a Trigger Effect is asked about before it: it comes first. */
function beforeTheAnswer(situation: Situation, books: Books): Verdict | undefined {
  const { actions, cards, question } = situation;
  const isDeed = question.ask === 'effect-does';
  if (question.ask !== 'activates' && !isDeed) return undefined;
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
    const under = [...earlier, { do: 'activate' as const, card }, ...resolvedLast(actions.slice(at))];
    const played = ruleOn({ ...situation, actions: under }, books);
    return played.ok ? withAssumed(played.value, FIRST) : undefined;
  }
  return undefined;
}

const FIRST = 'it is placed on the Chain first, before what the opponent activated then';

/** A Chain that was told to its end, with one more Chain Link under it, which resolves last. */
function resolvedLast(actions: Situation['actions']): Situation['actions'] {
  const until = chainEnd(actions, 0);
  return [...actions.slice(0, until), { do: 'resolve' }, ...actions.slice(until)];
}

/** Words by which an answer to the activation that was told is asked for. */
const inResponse = /\b(?:chain|chained|respond|response|responding|answer|negate)\b/i;

/** "They revive X. Can I use Y on that?": once the effect has resolved (rule timing/after-an-action). */
function afterTheChain(
  { findings }: Verdict,
  situation: Situation,
  text: string,
  books: Books,
): Verdict | undefined {
  const { question, actions } = situation;
  const open = openLinks(actions);
  if (question.ask !== 'can-activate' || findings[0]?.rule !== 'timing/after-an-action' || open < 1)
    return undefined;
  if (inResponse.test(text.split(/[.?!] /).at(-1) ?? text)) return undefined;
  const resolved = [...actions, ...Array.from({ length: open }, () => ({ do: 'resolve' as const }))];
  const after = ruleOn({ ...situation, actions: resolved }, books);
  return after.ok && after.value.answer !== 'no' ? withAssumed(after.value, THEN) : undefined;
}

const THEN = 'it is activated after the Chain that was told has resolved';

/** Nobody asks whether a monster can attack in a turn of the other player: the next turn is meant, where no time is told. */
function inTheNextTurn(
  verdict: Verdict,
  situation: Situation,
  text: string,
  books: Books,
): Verdict | undefined {
  const isOfTurn = ([first]: Verdict['findings']) =>
    first?.rule === 'battle-step/when-to-attack' && first.verdict === 'forbids';
  const { question, actions } = situation;
  if (question.ask !== 'can-attack' && question.ask !== 'can-attack-directly') return undefined;
  if (!isOfTurn(verdict.findings)) return undefined;
  if (/\b(?:next|following|later|other) turn\b|\bturns? later\b/i.test(text))
    return leftOpen(verdict, IN_WHICH_TURN, ['in which turn the monster is to attack']);
  if (/\b(?:turn|phase|step)\b/i.test(text)) return undefined;
  const next = ruleOn({ ...situation, actions: [...actions, { do: 'end-turn' }] }, books);
  return next.ok && !isOfTurn(next.value.findings)
    ? withAssumed(next.value, 'it is asked of the next turn')
    : undefined;
}

const IN_WHICH_TURN = 'It depends on in which turn the monster is to attack, which was not understood.';

/** The verdict where something that decides was not said, or not understood. */
export const leftOpen = (verdict: Verdict, headline: string, missing: readonly string[]): Verdict => ({
  ...verdict,
  answer: 'cannot tell',
  headline,
  missing,
  ...plainly('cannot tell'),
});

const withAssumed = (verdict: Verdict, assumed: string): Verdict => ({
  ...verdict,
  assumed: [...verdict.assumed, assumed],
});
