import type { App } from '../../app/app.ts';
import type { Result } from '../../platform/problem.ts';
import type { QaIndex } from '../../qa/qa-index.ts';
import type { Synced } from '../../qa/sync.ts';
import { ageOf } from '../../sources/age.ts';
import { type ExitStatus, exitStatus } from '../boundary.ts';
import { printFailure } from '../outcome.ts';
import { progressLine } from '../progress.ts';
import { type Streams, writeLine } from '../streams.ts';

/** Reads a source of Q&A numbers into the app's storage; `progress` is told how many there are so far. */
export type SyncNow = (progress: (read: number) => void) => Promise<Result<Synced>>;

/** `qa sync`: fetches the index, and says what came and what went. On a terminal, stderr shows how far it is. */
export async function syncQaNumbers(sync: SyncNow, json: boolean, streams: Streams): Promise<ExitStatus> {
  const line = progressLine(streams.errors);
  const synced = await sync((read) => line.show(`${read} Q&As read`));
  line.end();
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
      ? 'no index of official Q&As yet: npm run -s headjudge -- qa sync fetches it'
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
