import { attackRules } from '../../battle/attack-rules.ts';
import { replayRules } from '../../battle/replay-rules.ts';
import { type Answer, byRules, claimsOf, claimsThat, fromFindings } from '../../findings.ts';
import type { Question } from '../../question.ts';
import { cardOf, type Duel } from '../../state/duel.ts';

type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

/** May this monster declare an attack now: at all, on that monster, or directly? */
export function canAttack(duel: Duel, question: Ask<'can-attack' | 'can-attack-directly'>): Answer {
  const card = cardOf(duel, question.card);
  const target = question.ask === 'can-attack' ? question.target : undefined;
  const on = target === undefined ? undefined : cardOf(duel, target);
  const directly = question.ask === 'can-attack-directly';
  const what = directly ? ' directly' : on === undefined ? '' : ` ${on.model.name}`;
  const { name } = card.model;
  const asked = {
    card,
    ...(question.player === undefined ? {} : { player: question.player }),
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
