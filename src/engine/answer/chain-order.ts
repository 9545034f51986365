import { isTrigger } from '../../card-model/activated.ts';
import type { Part } from '../../card-model/part.ts';
import { isField } from '../../vocabulary/places.ts';
import { activationCases } from '../activation/activation-case.ts';
import { neededRules } from '../activation/activation-rules.ts';
import { type Answer, always, fromFindings } from '../findings.ts';
import type { Asked } from '../question.ts';
import { applyAll, outcome } from '../rule.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { isOfPhase } from '../trigger/condition-met.ts';
import { type Group, groupsOf, oneByOne, type Placed, placingRules } from '../trigger/simultaneous-order.ts';
import { activates } from '../turn/activates.ts';

/** The Trigger Effects that are activated now, and what keeps others open. */
interface Collected {
  /** Those that answer events, and share a Chain. */
  readonly placed: readonly Placed[];
  /** Those that activate during the phase as such, each on a Chain of its own. */
  readonly ofPhase: readonly Placed[];
  readonly open: readonly string[];
  readonly assumed: readonly string[];
  readonly read: Answer['read'];
}

/** What was collected of a Duel: several rules ask it of the same one, and a Duel never changes. */
const collected = new WeakMap<Duel, Collected>();

/** The Trigger Effects that wait and can be activated now. */
export function waitingTriggers(duel: Duel): Collected {
  const known = collected.get(duel) ?? collect(duel);
  collected.set(duel, known);
  return known;
}

function collect(duel: Duel): Collected {
  const all = Object.values(duel.cards).flatMap((card) =>
    card.model.parts.flatMap((effect, part) => {
      if (!isTrigger(effect)) return [];
      return [{ card, part, effect, answer: placedNow(duel, card.id, part, effect.mandatory) }];
    }),
  );
  const met = all.filter(({ answer }) => answer.answer === 'yes');
  const open = all.filter(({ answer }) => answer.answer === 'cannot tell');
  // Words of a card that were not read may be a Trigger Effect too.
  const unread = Object.values(duel.cards)
    .filter(({ id }) => !met.some(({ card }) => card.id === id))
    .flatMap(({ model }) =>
      model.parts.flatMap((part) =>
        mayBeTrigger(part) ? [`a part of the text of ${model.name} was not read`] : [],
      ),
    );
  const asPlaced = ({ card, part, effect }: (typeof all)[number]): Placed => ({
    card: card.id,
    part,
    name: card.model.name,
    player: isField(card.place) ? card.controller : card.owner,
    mandatory: effect.mandatory,
    // Hand and Set cards come in a step of their own in the OCG.
    hidden: card.place === 'hand' || (isField(card.place) && !card.faceUp),
  });
  return {
    placed: met.filter(({ effect }) => !isOfPhase(effect)).map(asPlaced),
    ofPhase: met.filter(({ effect }) => isOfPhase(effect)).map(asPlaced),
    open: [
      ...open.map(({ answer, card }) => `${card.model.name}: ${answer.deciding?.because ?? answer.claim}`),
      ...unread,
    ],
    assumed: met.flatMap(({ answer }) => answer.assumed),
    read: met.map(({ card, part }) => ({ card: card.id, part })),
  };
}

const mayBeTrigger = (part: Part): boolean => part.kind === 'unread' && part.timed === true;

/** Is the effect activated now? One that may be declined needs a target, and what else every activation needs. */
function placedNow(duel: Duel, id: string, part: number, mandatory: boolean): Answer {
  const answer = activates(duel, id, part);
  if (mandatory || answer.answer !== 'yes') return answer;
  const [asked] = activationCases(duel, id, part, undefined);
  const needed = asked === undefined ? [] : applyAll(neededRules, duel, { ...asked, granted: true });
  return outcome(needed) === 'forbids'
    ? fromFindings(needed, { yes: '', no: answer.claim, open: '' })
    : answer;
}

const EVERY_OPTIONAL = 'every optional effect that can be activated is activated';

/** In what order are the Trigger Effects put on the Chain that wait now; or which Chain Link is that of one card? */
export function chainOrder(duel: Duel, { card, effects }: Asked<'chain-order'>): Answer {
  const { placed, ofPhase, open, read, ...waiting } = waitingTriggers(duel);
  const mayDecline = effects === undefined && [...placed, ...ofPhase].some(({ mandatory }) => !mandatory);
  const assumed = [...waiting.assumed, ...(mayDecline ? [EVERY_OPTIONAL] : [])];
  const groups = groupsOf(duel, placed);
  const alone = oneByOne(duel, ofPhase);
  const claim = 'in what order the Trigger Effects are put on the Chain is not settled';
  const missing = [...open, ...duel.missing.map(({ words }) => words)];
  const findings = applyAll(placingRules, duel, { groups, alone });
  if (missing.length > 0) return { ...fromFindings([], always(claim)), missing: [...new Set(missing)] };
  const order = orderWords(groups.length > 0 ? groups : alone);
  const base = { ...fromFindings(findings, always(order)), assumed, read };
  if (groups.length + alone.length === 0)
    return { ...base, answer: 'none', claim: 'no Trigger Effect is put on the Chain' };
  if (card === undefined)
    return {
      ...base,
      answer: order,
      claim:
        groups.length > 0
          ? `the Chain is built in this order: ${order}`
          : `the effects are activated one at a time, each on a Chain of its own: ${order}`,
    };
  const { name } = cardOf(duel, card).model;
  const first = groups.length > 0 || !ofPhase.some((each) => each.card === card);
  const link = first ? linkWords(groups, card) : 'Chain Link 1';
  return {
    ...base,
    answer: link,
    claim: link === 'none' ? `${name} is not put on the Chain` : `${name} is ${link}`,
  };
}

/** "A, B and C in the order that P1 chooses, D": from Chain Link 1 upward. */
const orderWords = (groups: readonly Group[]): string =>
  groups
    .map(({ player, placed }) => {
      const names = placed.map(({ name }) => name);
      const last = names.at(-1) ?? '';
      return names.length === 1
        ? last
        : `${names.slice(0, -1).join(', ')} and ${last} (in the order that ${player} chooses)`;
    })
    .join(', ');

/** Which Chain Link the effect of a card is: one number, or the several that its player can choose from. */
function linkWords(groups: readonly Group[], card: string): string {
  let first = 1;
  for (const { placed, player } of groups) {
    const last = first + placed.length - 1;
    if (placed.some((each) => each.card === card))
      return last === first ? `Chain Link ${first}` : `Chain Link ${first} to ${last}, as ${player} chooses`;
    first = last + 1;
  }
  return 'none';
}
