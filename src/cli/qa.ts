import type { App } from '../app.ts';
import type { Result } from '../problem.ts';
import { ageOf, type QaIndex } from '../qa/qa-index.ts';
import type { Synced } from '../qa/sync.ts';
import { type ExitStatus, exitStatus } from './boundary.ts';
import { printFailure } from './outcome.ts';
import { type Output, type Streams, writeLine } from './streams.ts';

/** Reads a source of Q&A numbers into the app's storage; `progress` is told how many there are so far. */
export type SyncNow = (progress: (read: number) => void) => Promise<Result<Synced>>;

/** `qa sync`: fetches the index, and says what came and what went. On a terminal, stderr shows how far it is. */
export async function syncQaNumbers(sync: SyncNow, json: boolean, streams: Streams): Promise<ExitStatus> {
  const shown = progressOn(streams.errors);
  const synced = await sync(shown.progress);
  shown.end();
  if (!synced.ok) return printFailure(synced.problem, json, streams);
  const { index, unchanged, added, withdrawn, putAside, examples } = synced.value;
  if (json) {
    const row = { ...statusRow(index), unchanged, added, withdrawn, putAside, examples };
    await writeLine(streams.output, JSON.stringify(row));
    return exitStatus.answered;
  }
  const changes = unchanged ? 'nothing new' : `${added} new, ${withdrawn} withdrawn`;
  await writeLine(streams.output, `${sizeLine(index)}; ${changes}`);
  for (const { name, why } of examples) await writeLine(streams.errors, `put aside: ${name} (${why})`);
  if (putAside > examples.length)
    await writeLine(streams.errors, `put aside: ${putAside - examples.length} more`);
  return exitStatus.answered;
}

/** `qa status`: what index there is, from where, and how old. Having none is an answer, too. */
export async function showQaStatus({ services }: App, json: boolean, streams: Streams): Promise<ExitStatus> {
  const index = await services.qas.read();
  const text =
    index === undefined
      ? 'no index of official Q&As yet: headjudge qa sync fetches it'
      : `${sizeLine(index)}; ${ageWords(index)}, from ${index.from}`;
  const row = index === undefined ? { present: false } : { present: true, ...statusRow(index) };
  await writeLine(streams.output, json ? JSON.stringify(row) : text);
  return exitStatus.answered;
}

function statusRow(index: QaIndex): object {
  const { size, entries, from, syncedAt } = index;
  const { days, stale } = ageOf(index);
  return {
    size,
    newest: entries[0]?.date ?? null,
    from,
    syncedAt: new Date(syncedAt).toISOString(),
    days,
    stale,
  };
}

const sizeLine = ({ size, entries }: QaIndex): string =>
  `${size} official Q&As, the newest of ${entries[0]?.date ?? 'no day'}`;

function ageWords(index: QaIndex): string {
  const { inWords, stale } = ageOf(index);
  return `${inWords}${stale ? ' (stale)' : ''}`;
}

/** One line that is written over as numbers come in; nothing where no one looks. */
function progressOn(errors: Output): { progress(read: number): void; end(): void } {
  if (errors.isTTY !== true) return { progress: () => undefined, end: () => undefined };
  let shown = false;
  return {
    progress(read) {
      shown = true;
      errors.write(`\r${read} Q&As read`);
    },
    end() {
      if (shown) errors.write('\r\u001b[K');
    },
  };
}
