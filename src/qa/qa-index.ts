import { z } from 'zod';

/** Where an index comes from, and when it was last found to be what the source has. */
export interface QaOrigin {
  /** The address, file or folder. */
  readonly from: string;
  /** In milliseconds since 1970. */
  readonly syncedAt: number;
  /** What the source calls this version (an HTTP ETag). */
  readonly tag?: string;
  /** Where the texts of its Q&As are kept, if it came with texts. */
  readonly texts?: KeptTexts;
}

/** The texts of an index: one of two editions, as a new one is written before the old one is dropped. */
export interface KeptTexts {
  readonly edition: 'a' | 'b';
  readonly blocks: number;
}

/** The official Q&As: which there are, of when, about which cards and what; the texts of them are kept apart. */
export interface QaIndex extends QaOrigin {
  readonly size: number;
  /** Every Q&A, newest first. */
  readonly entries: readonly QaEntry[];
  byNumber(number: number): QaEntry | undefined;
  has(number: number): boolean;
  /** The Q&As that mention all of these cards (by konamiId), newest first; none where no card is given. */
  forCards(cards: readonly number[]): readonly QaEntry[];
}

/** Makes an index. Of two entries with one number the first counts. */
export function makeQaIndex(given: readonly QaEntry[], origin: QaOrigin): QaIndex {
  const unique = new Map<number, QaEntry>();
  for (const entry of given) if (!unique.has(entry.number)) unique.set(entry.number, entry);
  return orderedQaIndex([...unique.values()].sort(newestFirst), origin);
}

/** The index of entries that are newest first, each number once. The look-ups are built at their first use. */
export function orderedQaIndex(entries: readonly QaEntry[], origin: QaOrigin): QaIndex {
  let numbers: ReadonlyMap<number, QaEntry> | undefined;
  let mentions: ReadonlyMap<number, readonly QaEntry[]> | undefined;
  const byNumber = () => {
    numbers ??= new Map(entries.map((entry) => [entry.number, entry]));
    return numbers;
  };
  return {
    ...origin,
    size: entries.length,
    entries,
    byNumber: (number) => byNumber().get(number),
    has: (number) => byNumber().has(number),
    forCards(cards) {
      mentions ??= groupByCard(entries);
      const [fewest, ...others] = [...new Set(cards)]
        .map((card) => ({ card, entries: mentions?.get(card) ?? [] }))
        .toSorted((a, b) => a.entries.length - b.entries.length);
      return (fewest?.entries ?? []).filter((entry) =>
        others.every(({ card }) => entry.cards.includes(card)),
      );
    },
  };
}

/** The newest date comes first; of one date, the highest number. */
export function newestFirst(a: QaEntry, b: QaEntry): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return b.number - a.number;
}

function groupByCard(entries: readonly QaEntry[]): ReadonlyMap<number, readonly QaEntry[]> {
  const groups = new Map<number, QaEntry[]>();
  for (const entry of entries) {
    for (const card of entry.cards) {
      const group = groups.get(card);
      if (group === undefined) groups.set(card, [entry]);
      else group.push(entry);
    }
  }
  return groups;
}

/** What the index keeps of one official Q&A: facts alone, none of its words. */
export interface QaEntry {
  readonly number: number;
  /** The day that the official database gives it, as YYYY-MM-DD. */
  readonly date: string;
  /** The cards that it mentions, by their number in the official database. */
  readonly cards: readonly number[];
  /** What its text asks about, as `Concepts`; undefined where there is no text of it. */
  readonly concepts?: number;
  /** In which block of the edition its text is kept. */
  readonly block?: number;
}

/** The official database numbers from 1 on; what is larger than this is no number of it. */
const LARGEST = 999_999_999;

const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(LARGEST));

const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .refine(isDay, 'must be a date such as 2026-08-07');

const cards = z.array(number).transform((list) => [...new Set(list)]);

/** More letters than the longest question or answer has. */
const LONGEST_TEXT = 20_000;
const words = z.string().trim().max(LONGEST_TEXT);

/** The words of a Q&A. What has none, or is not of this form, is a Q&A without a text. */
export const qaTextSchema = z.object({ title: words, question: words, answer: words.min(1) });

/** A Q&A as published. */
export type QaText = Readonly<z.infer<typeof qaTextSchema>>;

/** A file as the public repository has it. */
const publishedSchema = z
  .object({ fid: number, databaseDate: day, mentionedCards: cards })
  .transform(
    ({ fid, databaseDate, mentionedCards }): QaEntry => ({
      number: fid,
      date: databaseDate,
      cards: mentionedCards,
    }),
  );

const factSchema = z
  .object({ qa: number, date: day, cards })
  .transform(({ qa, date, cards: mentioned }): QaEntry => ({ number: qa, date, cards: mentioned }));

export type ReadEntry =
  | { readonly ok: true; readonly entry: QaEntry; readonly text?: QaText }
  | { readonly ok: false; readonly why: string };

/** Reads a Q&A as published or by its facts (`qa`, `date`, `cards`), with its texts; what is wrong is told with its field. */
export function readEntry(value: unknown): ReadEntry {
  const isFact = typeof value === 'object' && value !== null && 'qa' in value;
  const parsed = (isFact ? factSchema : publishedSchema).safeParse(value);
  if (parsed.success) {
    const text = qaTextSchema.safeParse(value);
    return { ok: true, entry: parsed.data, ...(text.success ? { text: text.data } : {}) };
  }
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.');
  return { ok: false, why: `${where ? `${where}: ` : ''}${issue?.message ?? 'no Q&A'}` };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
