import { type Answer, claimsThat, fromFindings } from '../../findings.ts';
import { noProcedure } from '../../own-procedure/no-procedure.ts';
import { procedureCases } from '../../own-procedure/own-procedure-case.ts';
import { procedureRules } from '../../own-procedure/own-procedure-rules.ts';
import type { Question } from '../../question.ts';
import { applyAll, outcome } from '../../rule.ts';
import { cardOf, type Duel } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';

const order = { permits: 0, unknown: 1, forbids: 2 };

type Asked = Omit<Extract<Question, { ask: 'own-procedure' }>, 'ask'>;

/** What the rules say of the ways of its own that a monster has: of several, of the one that can be used. */
function procedureFindings(duel: Duel, { card: id, player, used, granted }: Asked): readonly Finding[] {
  const card = cardOf(duel, id);
  const cases = procedureCases({
    card,
    player: player ?? card.owner,
    ...(used === undefined ? {} : { used: used.map((each) => cardOf(duel, each)) }),
    ...(granted === undefined ? {} : { granted }),
  });
  if (cases.length === 0) return applyAll([noProcedure], duel, { card });
  const [best = []] = cases
    .map((each) => applyAll(procedureRules, duel, each))
    .toSorted((a, b) => order[outcome(a)] - order[outcome(b)]);
  return best;
}

/** May the player Special Summon the monster now by its own procedure, with these cards where they are told? */
export function maySummonByProcedure(duel: Duel, asked: Asked): Answer {
  const { name } = cardOf(duel, asked.card).model;
  const how = 'Special Summoned by its own procedure';
  const answer = fromFindings(procedureFindings(duel, asked), claimsThat(name, 'can', `be ${how}`));
  return answer.answer === 'yes' ? { ...answer, usual: ['nothing else forbids the Summon'] } : answer;
}
