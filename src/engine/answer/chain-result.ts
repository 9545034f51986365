import { isActivated, isMandatory } from '../../card-model/activated.ts';
import { eventLine } from '../events/event-words.ts';
import { type Answer, always, valueByRules } from '../findings.ts';
import { type Rule, rule } from '../rule.ts';
import { cardOf, type Duel, type PendingTrigger } from '../state/duel.ts';
import { activates } from '../turn/activates.ts';

interface ResultCase {
  readonly said: string;
}

/** What the Chain Links of the last Chain did, in the order in which they resolved. */
function done(duel: Duel): readonly string[] {
  const links = duel.resolved.filter(({ chain }) => chain === duel.chains);
  return links.flatMap(({ link, applied }) => {
    const events = duel.timeline.filter(
      ({ stage, index }) => stage.in === 'resolution' && stage.link === link.number && index > link.event,
    );
    const { name } = cardOf(duel, link.card).model;
    if (events.length > 0) return [...new Set(events.map((each) => eventLine(duel, each)))];
    return [applied ? `${name} resolves` : `${name} resolves without effect`];
  });
}

interface Next {
  readonly pending: PendingTrigger;
  readonly answer: Answer;
}

/** The Trigger Effects that what happened may have triggered, each with whether it is activated now. */
const nextOf = (duel: Duel): readonly Next[] =>
  duel.waiting
    .filter(({ passed }) => passed === undefined)
    .map((pending) => ({ pending, answer: activates(duel, pending.card, pending.part) }));

/** Those that must be activated now, and those that can be. */
const next = (duel: Duel): readonly string[] =>
  nextOf(duel)
    .filter(({ answer }) => answer.answer === 'yes')
    .map(({ pending: { card, met, part } }) => {
      const effect = met.model.parts[part];
      const must = effect !== undefined && isActivated(effect) && isMandatory(effect);
      return `then the effect of ${cardOf(duel, card).model.name} ${must ? 'must' : 'can'} be activated`;
    });

const result = rule('chain/resolves-in-reverse result', (duel, { said }: ResultCase) => {
  const [link] = duel.chain;
  if (link !== undefined)
    return { code: 'not-resolved', facts: { card: cardOf(duel, link.card).model.name } };
  if (duel.chains === 0) return { code: 'none' };
  const [missing] = duel.missing;
  if (missing !== undefined) return { code: 'not-played', facts: { words: missing.words } };
  const open = nextOf(duel).find(({ answer }) => answer.answer === 'cannot tell');
  if (open !== undefined) return { code: 'not-told', facts: { words: open.answer.missing.join('; ') } };
  return { code: 'is', facts: { said } };
});

export const chainResultRules: readonly Rule<ResultCase>[] = [result];

/** What the last Chain came to: "Dandylion is destroyed; then the effect of Dandylion must be activated". */
export function chainResult(duel: Duel): Answer {
  const said = [...done(duel), ...next(duel)].join('; ');
  const claims = { ...always(said), open: 'what the Chain comes to is not settled' };
  return valueByRules(chainResultRules, duel, { said }, said, claims);
}
