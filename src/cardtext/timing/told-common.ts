import type { TriggerEvent } from '../../card-model/part.ts';
import type { TimingTail, Told } from './syntax.ts';
import { timingTails } from './told.ts';

/** One sort of what a timing clause tells. */
export type ToldOf<K extends Told['is']> = Extract<Told, { is: K }>;
/** The events that words come to; null: the model cannot say them. */
export type Events = readonly TriggerEvent[] | null;

/** The events of all of several; null where one of them has none. */
export function each<T>(all: readonly T[], events: (one: T) => Events): Events {
  const made = all.map(events);
  return made.every((one) => one !== null) ? made.flat() : null;
}

/** What stands after the verb, in its words. */
export const tailWords = (tails: readonly TimingTail[] = []): string =>
  tails.length === 0 ? '' : (timingTails.print(tails) ?? '');

const sides: Readonly<Record<string, 'you' | 'opponent' | undefined>> = {
  you: 'you',
  'your opponent': 'opponent',
};

/** Which player a text names; null: whose turn it is decides, which no field says. */
export const byWhom = (who: string): Pick<TriggerEvent, 'byWhom'> | null => {
  const side = sides[who];
  return side === undefined ? (who === 'the turn player' ? null : {}) : { byWhom: side };
};
