import { attackRules } from '../../battle/attack-rules.ts';
import { replayRules } from '../../battle/replay-rules.ts';
import { type Answer, byRules, claimsOf, claimsThat, fromFindings, opposite } from '../../findings.ts';
import type { Asked } from '../../question.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { isUnderWay } from '../../state/battle.ts';
import { cardOf, type Duel } from '../../state/duel.ts';
import { advanceBattle } from '../../turn/battle-steps.ts';

const reasons = {
  negated: 'the attack was negated',
  stopped: 'the attack was stopped',
  'cannot-go-on': 'the attack cannot go on',
} as const;

/** After the declaration, and a replay where there is one, the attack goes on to the Damage Step, unless something stopped it. */
const attackGoesOn = rule('battle-step/to-damage-step', (duel, _: object) => {
  const { battle } = advanceBattle(duel, { to: 'start' });
  if (battle === undefined) return { code: 'none' };
  if (battle.ended !== undefined) return { code: 'ended', facts: { why: reasons[battle.ended] } };
  return { code: battle.at === 'declared' && isUnderWay(duel) ? 'open' : 'goes-on' };
});

export const attackGoesRules: readonly Rule<object>[] = [attackGoesOn];

/** Does the attack that was declared go on, or is it stopped? */
export function attackGoes(duel: Duel, { on }: Asked<'attack-goes'>): Answer {
  const claims = claimsOf('the attack goes on', 'the attack does not go on');
  const answer = fromFindings(applyAll(attackGoesRules, duel, {}), claims);
  return on ? answer : opposite(answer, { ...claims, yes: claims.no, no: claims.yes });
}

/** May this monster declare an attack this turn, or now: at all, on that monster, or directly? */
export function canAttack(duel: Duel, question: Asked<'can-attack' | 'can-attack-directly'>): Answer {
  const card = cardOf(duel, question.card);
  const target = question.ask === 'can-attack' ? question.target : undefined;
  const on = target === undefined ? undefined : cardOf(duel, target);
  const directly = question.ask === 'can-attack-directly';
  const what = directly ? ' directly' : on === undefined ? '' : ` ${on.model.name}`;
  const { name } = card.model;
  const asked = {
    card,
    ...(question.player === undefined ? {} : { player: question.player }),
    ...(question.now ? { now: true } : {}),
    ...(directly ? { target: 'directly' as const } : on === undefined ? {} : { target: on }),
  };
  return byRules(attackRules, duel, asked, claimsThat(name, 'can', `attack${what}`));
}

/** Does a replay happen now? */
export function replays(duel: Duel): Answer {
  const claims = claimsOf('a replay happens', 'no replay happens');
  const { battle } = duel;
  if (battle === undefined) return fromFindings([], claims);
  const answer = byRules(replayRules, duel, { battle }, claims);
  // What was not said of an effect that resolved may have changed the targets, unless the attack has ended anyway.
  const lost = duel.missing.filter(({ may }) => may.length > 0).map(({ words }) => words);
  const settled = battle.ended !== undefined || lost.length === 0;
  return settled
    ? answer
    : {
        ...answer,
        answer: 'cannot tell',
        claim: claims.open,
        missing: [...new Set([...answer.missing, ...lost])],
      };
}
