import type { EveryWordPrinciple } from './principle.ts';
import { casesOf, described, ruledOn } from './reading/answer-cases.ts';
import type { Answering } from './reading/answering.ts';
import { describedCards, describedLink } from './reading/described-link.ts';
import { form, said } from './reading/forms.ts';
import type { Side } from './reading/side.ts';

const plays =
  '(?:activates?|plays?|flips?|uses?|chains?|fires off|sets off|drops?|puts?|places?|responds with|answers with|tries to activate)';
const link = `(?:an? )?${describedLink}(?: in response| on me| on my turn| during my turn)?`;
const tells = [form(`(?<who>i|opp) ${plays} (?:(?:their|my) )?${link}`)];
const that =
  '(?:(?: in response)?(?: to| against| on)? ?(?:it|that|this|(?:that|this) (?:card|effect|spell|trap)|(?:its |that )?activation(?: of it)?))?';
const respond = '(?:still )?(?:chain|use|activate|flip|play|discard|drop|respond with|answer with|fire)';
const stop = '(?:still )?(?:negate|stop|counter|hit|answer)';
/** What it is negated as, where it is asked of a card that counts as that. */
const asThat = '(?: as (?:spell|trap|card|effect)(?: card)?(?: activation)?)?';
const asks = [
  form(`can (?<asks>i|opp) ${respond} {z}${that}(?: in response)?`),
  form(`can (?<asks>i|opp) (?<negates>${stop}) (?:it|that|this|activation)${asThat} (?:with|by|using) {z}`),
  form(`can {z} (?<negates>${stop}) (?:it|that|this|activation|that activation)${asThat}`),
  form(`can {z} be (?:chained|activated|used|flipped|played)(?: in response)?(?: to (?:it|that|this))?`),
  form(`is {z} (?:legal|allowed|possible|okay|ok|an option|live)(?: here)?`),
];
const asksOfAny = [
  form(
    `can (?<asks>i|opp) ${respond} {z} (?:in response )?(?:to|against|on|when opp activates) ${link}(?: activation)?`,
  ),
  form(`can (?<asks>i|opp) (?<negates>${stop}) ${link} (?:with|by|using) {z}`),
  form(`can {z} (?<negates>${stop}) ${link}`),
  form(`can {z} be (?:chained|activated|used|flipped|played) (?:in response )?(?:to|against) ${link}`),
];

/**
 * Can that card answer an activation of which only the kind was told: a Trap, a Quick-Play Spell, the effect of a monster
 * in the GY? Every card that may be meant is put on the Chain, and the engine rules (chain/spell-speed,
 * timing/after-an-action); where they differ, nothing is settled.
 */
export const answersSome: EveryWordPrinciple = (sketch, books, ruleset) => {
  const { cards, sentences } = sketch;
  const { told, asked } = sentences;
  const [z, other] = cards;
  const [only, more] = told;
  if (z === undefined || other !== undefined || more !== undefined) return undefined;
  const says = only === undefined ? undefined : said(only, tells);
  const question = said(asked, only === undefined ? asksOfAny : asks);
  if (question === undefined || (only !== undefined && says === undefined)) return undefined;
  const kind = (says ?? question)['kind'];
  if (kind === undefined || question['z'] !== '0') return undefined;
  const toSide: Side = says?.['who'] === 'i' ? 'me' : 'opponent';
  const answers: Omit<Answering, 'to'> = {
    by: z,
    bySide: toSide === 'me' ? 'opponent' : 'me',
    toSide,
    negates: question['negates'] !== undefined,
    toThat: true,
  };
  const verdicts = describedCards(kind).flatMap((model) => {
    const to = { ref: described, model };
    const answering = { ...answers, to };
    const parts = model.parts.flatMap((part) =>
      part.kind === 'activation' || part.kind === 'quick' || part.kind === 'ignition' ? [part] : [],
    );
    return casesOf(answering, parts, '', ruleset).map((each) => ({
      answer: ruledOn(each, answering, sketch, books),
      situation: each.situation,
    }));
  });
  const [first] = verdicts;
  if (first?.answer === undefined || verdicts.some(({ answer }) => answer !== first.answer)) return undefined;
  return { situation: first.situation };
};
