import type { Services } from '../commands/command.ts';
import { within } from '../platform/within.ts';

/** Can questions be answered now, and what is there to answer by. */
export interface Readiness {
  readonly ready: boolean;
  readonly rules: number;
  readonly cards: number;
  /** Since when the cards are as their source has them, in hours; left out for the starter catalogue. */
  readonly cardsAgeHours?: number;
  readonly storage: 'ok' | 'fails';
}

/** How long the storage may take to answer, in milliseconds. */
const STORAGE_MS = 1000;

/** Asks the parts whether they are there. Never throws. */
export async function readiness(
  { rulebook, catalogue, settings }: Pick<Services, 'rulebook' | 'catalogue' | 'settings'>,
  now: () => number = Date.now,
): Promise<Readiness> {
  const { size, origin } = catalogue;
  const answers = settings.readLine('ready').then(
    () => true,
    () => false,
  );
  const storage = await within(STORAGE_MS, answers, false);
  const age = origin.checkedAt === undefined ? undefined : (now() - origin.checkedAt) / 3_600_000;
  return {
    ready: storage && rulebook.rules.length > 0 && size > 0,
    rules: rulebook.rules.length,
    cards: size,
    ...(age === undefined ? {} : { cardsAgeHours: Math.round(age * 10) / 10 }),
    storage: storage ? 'ok' : 'fails',
  };
}
