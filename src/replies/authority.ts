import type { Citation } from '../rulebook/citations.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';

/** What the footer says of how far the sources carry (rule authority/order), the strongest first. */
export function authorityNote([strongest]: readonly Citation[], ruleset: Ruleset): string | undefined {
  if (strongest === undefined) return undefined;
  if (strongest.kind === 'unofficial') return 'no official source: the head judge decides';
  return ruleset === 'tcg' && strongest.ruleset === 'ocg'
    ? 'OCG documents: in the TCG the head judge decides'
    : undefined;
}
