import { atOnce, inTurns } from '../platform/cooperative.ts';
import type { Suggestion, Suggestions } from './command.ts';

/** What was suggested, where nobody else waits. */
export const suggestedAtOnce = (made: Suggestions): readonly Suggestion[] =>
  'next' in made ? atOnce(made) : made;

/** What was suggested, made so that others are answered between its parts. */
export const suggestedInTurns = async (made: Suggestions): Promise<readonly Suggestion[]> =>
  'next' in made ? await inTurns(made) : made;
