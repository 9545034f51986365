import { z } from 'zod';

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
