import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { defined } from '../platform/defined.ts';
import { orderedQaIndex, type QaEntry, type QaIndex } from './qa-index.ts';

/** The form in which an index is kept: one value, so that it is replaced whole or not at all. */
const keptSchema = z.object({
  /** 1 is an index that was kept by a version without texts. */
  format: z.union([z.literal(1), z.literal(2)]),
  from: z.string(),
  syncedAt: z.number(),
  tag: z.string().optional(),
  texts: z.object({ edition: z.enum(['a', 'b']), blocks: z.int().min(1) }).optional(),
  /** By which table the concepts were noted. */
  concepts: z.string().optional(),
  /** How many Q&As `packed` holds. */
  size: z.int().min(1),
  /** [number, date, cards, concepts?, block?] of each, newest first, as JSON, compressed, in base64. */
  packed: z.string(),
});
export type Kept = z.infer<typeof keptSchema>;

/** An index as it is kept, without texts; `concepts` is the version of the table that they were noted by. */
export function pack({ entries, from, syncedAt, tag, texts, size }: QaIndex, concepts: string): Kept {
  const rows = entries.map(({ number, date, cards, concepts: about, block }) =>
    about === undefined ? [number, date, cards] : [number, date, cards, about, block],
  );
  return {
    format: 2,
    from,
    syncedAt,
    ...defined({ tag, texts }),
    concepts,
    size,
    packed: gzipSync(JSON.stringify(rows)).toString('base64'),
  };
}

/** The index that was kept, undefined if damaged; without a tag where texts or concepts are not of today, so that it is synced. */
export function unpack(value: unknown, concepts: string): QaIndex | undefined {
  const kept = keptSchema.safeParse(value);
  if (!kept.success) return undefined;
  const { format, from, syncedAt, tag, texts, size, packed } = kept.data;
  const isOfTable = format === 2 && kept.data.concepts === concepts;
  const rows = unzipped(packed);
  if (!Array.isArray(rows) || rows.length !== size) return undefined;
  const entries: QaEntry[] = [];
  for (const row of rows) {
    const entry = entryOf(row, isOfTable);
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return orderedQaIndex(entries, {
    from,
    syncedAt,
    ...(tag === undefined || !isOfTable ? {} : { tag }),
    ...(texts === undefined ? {} : { texts }),
  });
}

/** Checked by hand: a schema would take several times as long, and this is on the way of a first answer. */
function entryOf(row: unknown, isOfTable: boolean): QaEntry | undefined {
  if (!Array.isArray(row)) return undefined;
  const [number, date, cards, concepts, block]: readonly unknown[] = row;
  if (typeof number !== 'number' || typeof date !== 'string' || !Array.isArray(cards)) return undefined;
  if (!cards.every((card): card is number => typeof card === 'number')) return undefined;
  return {
    number,
    date,
    cards,
    ...(isOfTable && typeof concepts === 'number' ? { concepts } : {}),
    ...(typeof block === 'number' ? { block } : {}),
  };
}

/** What a damaged text throws here is not told apart: it cannot be used. */
function unzipped(packed: string): unknown {
  try {
    return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'));
  } catch {
    return undefined;
  }
}
