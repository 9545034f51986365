import { isActivated } from '../../card-model/activated.ts';
import { applyAll } from '../rule.ts';
import type { ChainLink, Duel, UnlawfulTarget } from '../state/duel.ts';
import { cardOf } from '../state/duel.ts';
import { sourceOf } from '../state/unaffected.ts';
import { protectedNow } from './may-be-targeted.ts';

/**
 * The targets of a told activation that no effect of its kind can target, or perhaps none can, as things stood before it (rule
 * target/protection-comes-late).
 */
export function unlawfulTargets(
  before: Duel,
  { card, part, player, targets }: ChainLink,
): readonly UnlawfulTarget[] {
  const source = cardOf(before, card);
  const read = part === undefined ? undefined : source.model.parts[part];
  if (read === undefined || !isActivated(read) || read.targets.length === 0) return [];
  const by = { player, kind: sourceOf(source, player).kind };
  return targets.flatMap(({ id }) =>
    applyAll([protectedNow], before, { card: cardOf(before, id), by }).map((finding) => ({
      card: id,
      by: card,
      finding,
    })),
  );
}
