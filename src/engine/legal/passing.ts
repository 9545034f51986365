import { notWhileResolving } from '../activation/offer.ts';
import { waitingTriggers } from '../answer/chain-order.ts';
import { whoMay } from '../answer/who-may.ts';
import { type Rule, rule } from '../rule.ts';
import type { Duel, Player } from '../state/duel.ts';
import { forcedNow } from '../trigger/phase-order.ts';
import { groupsOf } from '../trigger/simultaneous-order.ts';
import { quickMust } from './mandatory-quick.ts';

interface PassCase {
  readonly player: Player;
}

const notWhatMust = rule({
  id: 'trigger/mandatory-cannot-miss',
  reasons: { must: ['forbids', 'the effect of {card} is mandatory, and {player} cannot pass it by'] },
  decide(duel: Duel, { player }: PassCase) {
    if (duel.chain.length > 0) return null;
    const { placed, ofPhase } = waitingTriggers(duel);
    const [first] = groupsOf(duel, placed);
    // Of a phase, what must be done can be put off until both players have passed.
    const [forced] = forcedNow(duel, ofPhase)?.placed ?? [];
    const must = [...(first?.placed ?? []), ...(forced === undefined ? [] : [forced])].find(
      (each) => each.mandatory && each.player === player,
    );
    return must === undefined ? null : { code: 'must', facts: { card: must.name } };
  },
});

const whoIsAsked = rule({
  id: 'timing/fast-effect-timing',
  reasons: {
    asked: ['permits', '{player} may act now, or pass'],
    'not-asked': ['forbids', '{other} may act now, so it is not for {player} to pass'],
    nobody: ['forbids', 'nobody may act now, so there is nothing to pass'],
    open: ['unknown', 'who may act now is open: {words}'],
  },
  decide(duel: Duel, { player }: PassCase) {
    const [words] = duel.chain.length === 0 ? waitingTriggers(duel).open : [];
    if (words !== undefined) return { code: 'open', facts: { words } };
    const asked = whoMay(duel).player;
    if (asked === null) return { code: 'nobody' };
    return asked === player ? { code: 'asked' } : { code: 'not-asked', facts: { other: asked } };
  },
});

/** What is asked of a pass. */
export const passRules: readonly Rule<PassCase>[] = [notWhileResolving, notWhatMust, quickMust, whoIsAsked];
