import type { Need } from '../../card-model/part.ts';
import { eitherOf } from './state-conditions.ts';

/** What the conditions of an activation ask of the cards that lie there, of LP and of turns, where the state settles that. */
export const needsOf = (conditions: readonly string[]): readonly Need[] =>
  conditions.flatMap((words) => {
    const holds = eitherOf(words);
    return holds === null ? [] : [{ words, holds }];
  });
