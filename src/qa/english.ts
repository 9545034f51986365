import type Keyv from 'keyv';
import { z } from 'zod';
import type { Log } from '../platform/log.ts';
import { within } from '../platform/within.ts';
import { readBounded } from '../sources/read-bounded.ts';
import { qaTextSchema } from './qa-index.ts';

/** The community database, which has the English texts of official Q&As. */
export const PUBLIC_TEXTS = 'https://db.ygoresources.com';

/** The texts of the community database: each is fetched when it is first shown, and kept. */
export interface EnglishQas {
  /** Whether there is an address to fetch them from. */
  readonly isOn: boolean;
  /** What is kept of a Q&A; undefined where nothing is. It never fails and hardly waits. */
  kept(number: number): Promise<FetchedQa | undefined>;
  /** Fetches a Q&A that is not kept, in turn; undefined where it cannot be had now. Never fails, nobody waits for it. */
  fetch(number: number): Promise<FetchedQa | undefined>;
  /** Ends what is being fetched, as a program that ends waits for nothing. */
  close(): void;
}

/** What texts are fetched with. */
export interface EnglishOptions {
  readonly store: Keyv<unknown>;
  /** Where the texts are, or `off`. */
  readonly from: string;
  readonly log: Log;
  readonly isNew?: () => boolean;
  readonly now?: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A text is fetched again after so long, as it may have been corrected; that there is none, sooner. */
const KEPT_MS = { text: 30 * DAY_MS, none: 7 * DAY_MS } as const;
const TIMEOUT_MS = 2000;
/** More bytes than these are no Q&A: the largest has some twenty thousand. */
const MOST_BYTES = 256 * 1024;
/** So many wait for their turn; more are fetched when they are shown again. */
const MOST_WAITING = 12;
/** A source that did not answer is left alone for so long. */
const PAUSE_MS = 60_000;
/** How long whoever shows a Q&A waits for the storage. */
const STORAGE_MS = 250;
const USER_AGENT = 'Headjudge/0.1 (Discord bot for Yu-Gi-Oh! rulings; fetches one Q&A when it is shown)';

const fetchedSchema = z.object({
  qaData: z.object({
    en: qaTextSchema.optional().catch(undefined),
    ja: qaTextSchema.optional().catch(undefined),
  }),
});
const keptSchema = z.object({
  /** What it calls this state of its data. */
  revision: z.string().optional(),
  /** Undefined where there is no English text of it. */
  english: qaTextSchema.optional(),
  japanese: qaTextSchema.optional(),
});

/** What the community database has of one Q&A. */
export type FetchedQa = Readonly<z.infer<typeof keptSchema>>;

/** Nothing is fetched, and nothing was. */
export const noEnglishQas: EnglishQas = {
  isOn: false,
  kept: async () => undefined,
  fetch: async () => undefined,
  close: () => undefined,
};

/** The texts of an address, one asked for at a time. */
export function englishQas({
  store,
  from,
  log,
  isNew = () => false,
  now = Date.now,
}: EnglishOptions): EnglishQas {
  if (from === 'off') return noEnglishQas;
  const waiting = new Map<number, Promise<FetchedQa | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let pausedUntil = 0;
  const closed = new AbortController();

  const ask = async (number: number): Promise<FetchedQa | undefined> => {
    if (now() < pausedUntil) return undefined;
    try {
      const fetched = await fetchQa(`${from.replace(/\/+$/, '')}/data/qa/${number}`, closed.signal);
      const ttl = fetched.english === undefined ? KEPT_MS.none : KEPT_MS.text;
      await store.set(keyOf(number), fetched, ttl).catch((error: unknown) => {
        log('debug', 'the text of an official Q&A could not be kept', { number, error });
      });
      return fetched;
    } catch (error) {
      if (closed.signal.aborted) return undefined;
      pausedUntil = now() + PAUSE_MS;
      log('warn', 'an official Q&A could not be fetched; its source is left alone for a minute', {
        number,
        reason: reasonOf(error),
      });
      return undefined;
    }
  };

  return {
    isOn: true,
    async kept(number) {
      if (isNew()) return undefined;
      try {
        return keptSchema.safeParse(await within(STORAGE_MS, store.get(keyOf(number)), undefined)).data;
      } catch (error) {
        log('debug', 'the kept text of an official Q&A could not be read', { number, error });
        return undefined;
      }
    },
    async fetch(number) {
      const known = waiting.get(number);
      if (known !== undefined) return known;
      if (waiting.size >= MOST_WAITING || now() < pausedUntil) return undefined;
      const turn = last.then(() => ask(number)).finally(() => waiting.delete(number));
      last = turn;
      waiting.set(number, turn);
      return turn;
    },
    close: () => closed.abort(),
  };
}

const keyOf = (number: number): string => `qa:english:${number}`;

/** One request. What is not the form of the source, too large, too late or refused is thrown. */
async function fetchQa(address: string, closed: AbortSignal): Promise<FetchedQa> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(address, {
    signal,
    headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
  });
  // What the source does not have is known now, and asked for again in a week.
  if (response.status === 404) {
    await response.body?.cancel();
    return {};
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}`);
  }
  const text = await readBounded(response.body, MOST_BYTES);
  if (text === undefined) throw new Error(`more than ${MOST_BYTES} bytes`);
  const { qaData } = fetchedSchema.parse(JSON.parse(text));
  const revision = response.headers.get('x-cache-revision') ?? undefined;
  return { revision, english: qaData.en, japanese: qaData.ja };
}

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? 'no Q&A in the form of the community database'
    : error instanceof Error
      ? [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(': ')
      : String(error);
