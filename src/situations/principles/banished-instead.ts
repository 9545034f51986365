import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { toldAs } from './reading/event-words.ts';
import { payable } from './reading/payable.ts';
import { redirectOf } from './reading/redirects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/**
 * While a card banishes what would be sent to the GY: nothing is sent to the GY, for effects that ask for that and for
 * costs (rules move/banish-instead, cost/must-be-payable); what is destroyed, Tributed or discarded still is that.
 */
export const banishedInstead: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  const [redirector, second] = cards.filter((each) => redirectOf(each) !== undefined);
  const redirect = redirector === undefined ? undefined : redirectOf(redirector);
  if (redirector === undefined || redirect === undefined || second !== undefined) return undefined;
  if (!stands(redirector.ref, text)) return undefined;
  if (speaksAgainst(told) || /\btokens?\b/.test(text)) return undefined;
  if (departures(sketch).some(({ what }) => what.includes(redirector.ref))) return undefined;
  const payment = payable(redirector, redirect, sketch);
  if (payment !== undefined) return payment;
  const { kind } = redirect;
  if (redirect.of !== 'both' || /\bmaterials?\b|\bdetach/.test(text)) return undefined;
  const named = cards.filter((each) => each !== redirector && question.includes(each.ref));
  const others = cards.filter((each) => each !== redirector);
  const [card, more] = named.length > 0 ? named : others;
  if (card === undefined || more !== undefined || bystanders(sketch, [redirector, card]).length > 0)
    return undefined;
  if (kind === 'monster' && card.model.facts.cardType !== 'monster') return undefined;
  return triggered(card, sketch);
};

/** A Trigger Effect for what happened to its card. */
function triggered(card: SketchCard, sketch: Sketch): Ruled | undefined {
  if (!asksIfComes(sketch.question)) return undefined;
  const effects = effectsAsked(sketch.question, [card]).filter(({ part }) => part.kind === 'trigger');
  return agreed(effects.map((effect) => judged(effect, sketch)));
}

function judged({ part, card }: Source, { told, question }: Sketch): Ruled | undefined {
  if (part.kind !== 'trigger' || part.on.length === 0) return undefined;
  const reads = [{ model: card.model, part }];
  const asksGy = part.on.map(
    ({ event, to, of }) => of === 'this' && (event === 'sent-to-gy' || to?.includes('gy') === true),
  );
  if (asksGy.every((each) => each)) {
    const because = 'its text asks that it is sent to the GY, and it is banished instead';
    return { answer: 'no', rules: ['move/banish-instead', 'trigger/condition-met'], because, reads };
  }
  const [only, other] = part.on;
  if (only === undefined || other !== undefined || only.of !== 'this' || part.activatesIn !== undefined)
    return undefined;
  const { event, from, by, byWhom, byCard, was, reads: further, for: use } = only;
  const open = [by, byWhom, byCard, was, further, use].some((each) => each !== undefined);
  if (open || from !== undefined || !['tributed', 'discarded', 'destroyed'].includes(event)) return undefined;
  const happened = `${told} ${question}`
    .split(/[.;?]/)
    .some((each) => each.includes(card.ref) && toldAs(event)?.test(each) === true);
  if (!happened || (part.word === 'when' && !part.mandatory)) return undefined;
  const because = 'its text asks only for that, not where the card ends up';
  return { answer: 'yes', rules: ['move/banish-instead', 'trigger/condition-met'], because, reads };
}
