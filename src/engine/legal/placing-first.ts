import { isTrigger } from '../../card-model/activated.ts';
import { waitingTriggers } from '../answer/chain-order.ts';
import { type Rule, ruleIf } from '../rule.ts';
import { cardOf, type Duel, effectOfLink, type Player } from '../state/duel.ts';
import { forcedNow, groupsOf } from '../trigger/simultaneous-order.ts';

/** An activation that was told, to be judged: which effect of which card, by whom. */
export interface ActivationStep {
  readonly card: string;
  readonly part: number | undefined;
  readonly player: Player;
}

const isTriggerOf = (duel: Duel, link: Parameters<typeof effectOfLink>[1]): boolean => {
  const effect = effectOfLink(duel, link);
  return effect !== undefined && isTrigger(effect);
};

/** What has to be activated before what a player would activate, and what has to wait itself. */
export const placingFirst: readonly Rule<ActivationStep>[] = [
  /** Mandatory Trigger Effects that wait go on the Chain before anything else, each player's in turn. */
  ruleIf('trigger/simultaneous-order', 'waits', (duel, { card, part }) => {
    const { placed } = waitingTriggers(duel);
    const [first] = groupsOf(duel, placed);
    const [waiting] = first?.placed.filter(({ mandatory }) => mandatory) ?? [];
    if (first === undefined || waiting === undefined) return null;
    const own = first.placed.some((each) => each.card === card && (part === undefined || each.part === part));
    if (own) return null;
    // A Chain that fast effects have begun to answer has left the triggers behind: that is another rule's say.
    const answered = duel.chain.some((link) => link.part !== undefined && !isTriggerOf(duel, link));
    return answered ? null : { facts: { waiting: waiting.name, player: waiting.player } };
  }),
  /** Both players have passed in a phase, and what must be activated in it is left: nothing else can be. */
  ruleIf('phase-order/order', 'must', (duel, { card, part }) => {
    const forced = forcedNow(duel, waitingTriggers(duel).ofPhase);
    const [waiting] = forced?.placed ?? [];
    if (forced === undefined || waiting === undefined) return null;
    const own = forced.placed.some(
      (each) => each.card === card && (part === undefined || each.part === part),
    );
    return own ? null : { facts: { waiting: waiting.name, player: forced.player } };
  }),
  /** A Trigger Effect waits until the Chain has resolved that its event came in, or that others have begun. */
  ruleIf('trigger/collected', 'chain', (duel, { card, part }) => {
    const [first] = duel.chain;
    if (first === undefined || part === undefined) return null;
    const { model } = cardOf(duel, card);
    if (!isTriggerOf(duel, { card, part })) return null;
    const placing = duel.chain.every((link) => isTriggerOf(duel, link));
    const met = duel.waiting.filter((each) => each.card === card && each.part === part);
    const since = met.length > 0 && met.every(({ event }) => event > first.event);
    return placing && !since ? null : { facts: { name: model.name } };
  }),
];
