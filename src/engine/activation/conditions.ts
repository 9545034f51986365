import { readBattleCondition } from '../../effects/battle-conditions.ts';
import { holdsInBattle } from '../battle/conditions.ts';
import type { Duel } from '../duel.ts';
import { rule } from '../rule.ts';
import type { ActivationCase } from './case.ts';

/** Does a condition on what the players control hold, surely? Undefined for other words, and where it is open. */
function surely(duel: Duel, { card, granted }: ActivationCase, words: string): 'yes' | 'no' | undefined {
  const read = readBattleCondition(words);
  if (read === null || !read.every(({ is }) => is === 'controls')) return undefined;
  const { is, assumed } = holdsInBattle(duel, card, words);
  if (is === 'unknown' || assumed !== undefined) return undefined;
  // Beside the cards that were told of there may be others: then only what these do can be said.
  const told = read.every((each) => each.is === 'controls' && each.not === (is === 'no'));
  return granted && !told ? undefined : is;
}

/** The conditions of an activation on what the players control that surely hold. */
export const heldConditions = (duel: Duel, asked: ActivationCase): readonly string[] =>
  asked.effect.conditions.filter((words) => surely(duel, asked, words) === 'yes');

/** "If you control a Dragon monster", "if your opponent controls no monsters": checked when it is activated. */
export const controlsNeeded = rule({
  id: 'activation/condition-checked-once',
  reasons: {
    lacks: ['forbids', 'it asks for this, which does not hold: {words}'],
    holds: ['permits', 'what it asks for holds: {words}'],
  },
  decide(duel: Duel, asked: ActivationCase) {
    const { conditions } = asked.effect;
    const lacking = conditions.find((words) => surely(duel, asked, words) === 'no');
    if (lacking !== undefined) return { code: 'lacks', facts: { words: lacking } };
    const [held] = heldConditions(duel, asked);
    return held === undefined ? null : { code: 'holds', facts: { words: held } };
  },
});
