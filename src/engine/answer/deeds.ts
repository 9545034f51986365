import { events, isSummonWay } from '../../vocabulary/events.ts';
import type { DeedAsked } from '../question.ts';
import type { DuelEvent } from '../state/event.ts';

/** A deed that is asked about, and the card that it would be done to. */
export interface DeedCase {
  readonly card: string;
  readonly deed: DeedAsked;
}

/** Is the event that deed? */
export const isDeed = (deed: DeedAsked, { names }: DuelEvent): boolean =>
  names.some(
    (name) =>
      name === deed ||
      (deed === 'banished' && name === 'banished-face-down') ||
      (deed === 'returned-to-deck' && name === 'returned-to-extra-deck') ||
      (deed === 'special-summoned' && isSummonWay(name)),
  );

/** What was done to it, in words. */
export const deedWords = (deed: DeedAsked): string =>
  deed === 'special-summoned' ? 'Special Summoned' : events.term(deed);
