import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { QaEntry } from './entry.ts';
import { orderedQaIndex, type QaIndex } from './qa-index.ts';

/** The form in which an index is kept: one value, so that it is replaced whole or not at all. */
const keptSchema = z.object({
  format: z.literal(1),
  from: z.string(),
  syncedAt: z.number(),
  tag: z.string().optional(),
  /** How many Q&As `packed` holds. */
  size: z.int().min(1),
  /** [number, date, cards] of each, newest first, as JSON, compressed, in base64. */
  packed: z.string(),
});
export type Kept = z.infer<typeof keptSchema>;

/** An index as it is kept: about 160 KB for the 11,600 Q&As of 2026. */
export function pack({ entries, from, syncedAt, tag, size }: QaIndex): Kept {
  const rows = entries.map(({ number, date, cards }) => [number, date, cards]);
  return {
    format: 1,
    from,
    syncedAt,
    ...(tag === undefined ? {} : { tag }),
    size,
    packed: gzipSync(JSON.stringify(rows)).toString('base64'),
  };
}

/** The index that was kept, or undefined where what was kept is damaged or of another version. */
export function unpack(value: unknown): QaIndex | undefined {
  const kept = keptSchema.safeParse(value);
  if (!kept.success) return undefined;
  const { from, syncedAt, tag, size, packed } = kept.data;
  const rows = unzipped(packed);
  if (!Array.isArray(rows) || rows.length !== size) return undefined;
  const entries: QaEntry[] = [];
  for (const row of rows) {
    const entry = entryOf(row);
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return orderedQaIndex(entries, { from, syncedAt, ...(tag === undefined ? {} : { tag }) });
}

/** Checked by hand: a schema would take several times as long, and this is on the way of a first answer. */
function entryOf(row: unknown): QaEntry | undefined {
  if (!Array.isArray(row)) return undefined;
  const [number, date, cards]: readonly unknown[] = row;
  if (typeof number !== 'number' || typeof date !== 'string' || !Array.isArray(cards)) return undefined;
  return cards.every((card): card is number => typeof card === 'number')
    ? { number, date, cards }
    : undefined;
}

/** What a damaged text throws here is not told apart: it cannot be used. */
function unzipped(packed: string): unknown {
  try {
    return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'));
  } catch {
    return undefined;
  }
}
