import type { Duel } from '../../src/engine/state/duel.ts';
import { type LegalCardAction, legalActions } from './legal-actions.ts';

/** Those of the actions that a player may take now, each as a line of words, sorted. */
export const actionsInWords = (
  duel: Duel,
  isMeant: (action: LegalCardAction) => boolean,
  words: (action: LegalCardAction) => readonly (string | undefined)[],
): readonly string[] =>
  legalActions(duel)
    .filter((action) => action.card !== undefined)
    .filter(isMeant)
    .map((action) =>
      words(action)
        .filter((word) => word !== undefined)
        .join(' '),
    )
    .toSorted();
