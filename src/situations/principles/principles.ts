import { alreadyThere } from './already-there.ts';
import { negatedCard } from './negated-card.ts';
import { negatedOnField } from './negated-on-field.ts';
import { paidAway } from './paid-away.ts';
import type { Principle } from './principle.ts';
import { stillDone } from './still-done.ts';
import { missedTiming } from './timing-missed.ts';
import { useAgain } from './use-again.ts';

/** All principles. Each answers for itself; where two differ, none does. */
export const principles: readonly Principle[] = [
  alreadyThere,
  stillDone,
  missedTiming,
  paidAway,
  negatedCard,
  negatedOnField,
  useAgain,
];
