import type { Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** Sorts of happenings that words of a text name, and what of a timeline may be one of them. */
const sorts: readonly (readonly [RegExp, (event: DuelEvent) => boolean])[] = [
  // Damage by an effect stands on the timeline in words.
  [
    /\b(?:takes?|inflicts?|took|inflicted)\b[^,]*\bdamage\b/i,
    ({ names }) => names.includes('inflicted-battle-damage') || names.includes('something-else'),
  ],
  [/\bactivates?d?\b/i, ({ names }) => names.includes('effect-activated')],
];

/**
 * Can nothing that was told be what these words ask for? They were not read as events, but say of what sort it would be:
 * that damage is taken, that something is activated. Each alternative of the words must be of such a sort.
 */
export function hasNotHappened(duel: Duel, words: string): boolean {
  if (duel.missing.length > 0) return false;
  return words.split(/, or /i).every((alternative) => {
    const found = sorts.filter(([form]) => form.test(alternative));
    return found.length > 0 && found.every(([, may]) => !duel.timeline.some(may));
  });
}
