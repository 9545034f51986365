import { paidAway } from './paid-away.ts';
import type { Principle } from './principle.ts';
import { stillDone } from './still-done.ts';
import { missedTiming } from './timing-missed.ts';

/** All principles. Each answers for itself; where two differ, none does. */
export const principles: readonly Principle[] = [stillDone, missedTiming, paidAway];
