import type { Principle } from './principle.ts';
import { stillDone } from './still-done.ts';

/** All principles. Each answers for itself; where two differ, none does. */
export const principles: readonly Principle[] = [stillDone];
