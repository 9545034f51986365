import { type Answer, claimsOf, fromFindings, opposite } from '../../findings.ts';
import type { Question } from '../../question.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { isUnderWay } from '../../state/battle.ts';
import type { Duel } from '../../state/duel.ts';
import { advanceBattle } from '../../turn/battle-steps.ts';

const reasons = {
  negated: 'the attack was negated',
  stopped: 'the attack was stopped',
  'cannot-go-on': 'the attack cannot go on',
} as const;

/** After the declaration, and a replay where there is one, the attack goes on to the Damage Step, unless something stopped it. */
export const attackGoesOn = rule({
  id: 'battle-step/to-damage-step',
  reasons: {
    'goes-on': ['permits', 'nothing has stopped the attack: it goes on to the Damage Step'],
    ended: ['forbids', '{why}'],
    open: ['unknown', 'how the attack goes on was not said'],
    none: ['unknown', 'no attack was told'],
  },
  decide(duel: Duel, _: object) {
    const { battle } = advanceBattle(duel, { to: 'start' });
    if (battle === undefined) return { code: 'none' };
    if (battle.ended !== undefined) return { code: 'ended', facts: { why: reasons[battle.ended] } };
    return { code: battle.at === 'declared' && isUnderWay(duel) ? 'open' : 'goes-on' };
  },
});

export const attackGoesRules: readonly Rule<object>[] = [attackGoesOn];

/** Does the attack that was declared go on, or is it stopped? */
export function attackGoes(duel: Duel, { on }: Extract<Question, { ask: 'attack-goes' }>): Answer {
  const claims = claimsOf('the attack goes on', 'the attack does not go on');
  const answer = fromFindings(applyAll(attackGoesRules, duel, {}), claims);
  return on ? answer : opposite(answer, { ...claims, yes: claims.no, no: claims.yes });
}
