import { isActivated } from '../../effects/activated.ts';
import type { ChainLink, Duel } from '../duel.ts';
import { cardOf } from '../duel.ts';
import { applyAll, type Finding } from '../rule.ts';
import { sourceOf } from '../state/unaffected.ts';
import { protectedNow } from './may-be-targeted.ts';

/** A target that was told of, and that a text keeps from being targeted, or may keep. */
export interface UnlawfulTarget {
  readonly card: string;
  readonly by: string;
  /** What keeps it from being targeted, or may keep it. */
  readonly finding: Finding;
  /** The card could not be activated at all: what comes of it, no rule says, whichever card is asked about. */
  readonly whatever?: true;
}

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
