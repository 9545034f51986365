import { type Answer, byRules, claimsThat, fromFindings } from '../findings.ts';
import type { Duel, Player } from '../state/duel.ts';
import { waitingTriggers } from './chain-order.ts';
import { respondRules } from './may-respond.ts';
import { type Kind, whoMay } from './who-may.ts';

const words: Readonly<Record<Kind, string>> = {
  open: 'with anything that the phase allows',
  'fast-effects': 'with fast effects',
  'negate-the-summon': 'with what negates the Summon',
  'place-triggers': 'by placing Trigger Effects',
  'phase-effects': 'with an effect of the phase or a fast effect',
  'mandatory-of-phase': 'with an effect of the phase that must be activated',
  nothing: 'with nothing',
};

/** Who may act now, and with what kind of action: "P1, with fast effects; then P0". */
export function whoMayAct(duel: Duel): Answer {
  const { player, kind, next, findings } = whoMay(duel);
  const first = player === null ? 'nobody' : `${player}, ${words[kind]}`;
  const answer = next === null || player === null ? first : `${first}; then ${next}`;
  const claim = player === null ? 'nobody may act now' : `${first}, may act now`;
  const { open } = waitingTriggers(duel);
  const base = fromFindings(findings, { yes: claim, no: claim, open: 'who may act now is not settled' });
  // Whether a Trigger Effect comes first has to be known.
  if (open.length > 0 && duel.chain.length === 0)
    return { ...base, answer: 'cannot tell', claim: 'who may act now is not settled', missing: open };
  return { ...base, answer };
}

/** May the player respond now at all: is there an offer, and does no text forbid it? */
export const mayRespond = (duel: Duel, player: Player): Answer =>
  byRules(respondRules, duel, { player }, claimsThat(player, 'may', 'respond'));
