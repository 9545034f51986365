import { mustBePossible } from '../../card-model/conjunctions.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { applyAll, outcome } from '../rule.ts';
import { specialSummonRules } from '../special-summon/special-summon-rules.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';

/** A card that would be the target with this number, of an effect of that card and player. */
interface Aimed {
  readonly card: Card;
  readonly effect: ActivatedEffect;
  readonly at: number;
  readonly source: Card;
  readonly player: Player;
}

/**
 * Why a monster is no target of an effect that has to Special Summon its target (rule activation/must-be-able-to-resolve):
 * the rule that keeps it from that, or leaves it open; undefined where none does, or the effect does something else.
 */
export function cannotBeSummoned(
  duel: Duel,
  { card, effect, at, source, player }: Aimed,
): Finding | undefined {
  const target = effect.targets[at];
  const instruction = mustBePossible(effect.does).find(
    ({ do: verb, what }) =>
      verb === 'special-summon' &&
      (what === 'targets' || (typeof what === 'object' && 'target' in what && what.target === at)),
  );
  if (instruction === undefined || target === undefined) return undefined;
  const by = {
    kind: 'effect' as const,
    source: { name: source.model.name, id: source.id, player },
    instruction,
    target,
  };
  const findings = applyAll(specialSummonRules, duel, { card, by });
  const verdict = outcome(findings);
  return verdict === 'permits' ? undefined : findings.find((each) => each.verdict === verdict);
}
