import { applyAll } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, effectOfLink, type UnlawfulTarget } from '../state/duel.ts';
import { sourceOf } from '../state/unaffected.ts';
import { protectedNow } from './may-be-targeted.ts';

/**
 * The targets of a told activation that no effect of its kind can target, or perhaps none can, as things stood before it (rule
 * target/protection-comes-late).
 */
export function unlawfulTargets(before: Duel, link: ChainLink): readonly UnlawfulTarget[] {
  const { card, player, targets } = link;
  if ((effectOfLink(before, link)?.targets ?? []).length === 0) return [];
  const by = { player, kind: sourceOf(cardOf(before, card), player).kind };
  return targets.flatMap(({ id }) =>
    applyAll([protectedNow], before, { card: cardOf(before, id), by }).map((finding) => ({
      card: id,
      by: card,
      finding,
    })),
  );
}
