import type { CompiledStore } from '../../cards/compiled/open-compiled.ts';
import type { CatalogueProgress, CatalogueSynced } from '../../cards/sync/sync-catalogue.ts';
import type { Result } from '../../platform/problem.ts';
import type { QaIndex } from '../../qa/qa-index.ts';
import type { Synced } from '../../qa/sync.ts';
import { ageOf } from '../../sources/age.ts';
import { type ExitStatus, exitStatus, printAnswer, printFailure } from '../program.ts';
import { type Output, type Streams, writeLine } from '../streams.ts';

/** A line that is written over as work goes on; nothing where no one looks. */
export function progressLine(output: Output) {
  let shown = false;
  return {
    show(text: string): void {
      if (output.isTTY !== true) return;
      shown = true;
      output.write(`\r${text}\u001b[K`);
    },
    end(): void {
      if (shown) output.write('\r\u001b[K');
    },
  };
}

const BAR = 20;
const MEGABYTE = 1_000_000;

/** How far the sync of a catalogue is, with a bar where it is known how much there is to do. */
export function catalogueBar({ step, done, all }: CatalogueProgress): string {
  const amount = step === 'fetch' ? `${(done / MEGABYTE).toFixed(0)} MB of cards` : `${done} cards compiled`;
  if (all === undefined || all === 0) return amount;
  const full = Math.min(BAR, Math.round((BAR * done) / all));
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${amount}`;
}

/** What a sync came to: its row and line, and what could not be used of the source. */
interface Came {
  readonly row: object;
  readonly line: string;
  readonly putAside: number;
  /** The first of them. */
  readonly examples: readonly string[];
}

/** Syncs, and says what came of it. On a terminal, stderr shows how far it is. */
async function synced<T>(
  sync: (show: (progress: string) => void) => Promise<Result<T>>,
  tell: (synced: T) => Came,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> {
  const progress = progressLine(streams.errors);
  const result = await sync((text) => progress.show(text));
  progress.end();
  if (!result.ok) return printFailure(result.problem, json, streams);
  const { row, line, putAside, examples } = tell(result.value);
  if (json) return printAnswer(JSON.stringify(row), streams);
  await writeLine(streams.output, line);
  const more = putAside > examples.length ? [`${putAside - examples.length} more`] : [];
  for (const each of [...examples, ...more]) await writeLine(streams.errors, `put aside: ${each}`);
  return exitStatus.answered;
}

/** `catalog sync`: fetches the catalogue; `progress` is told how far it is. */
export const syncCards = (
  sync: (progress: (progress: CatalogueProgress) => void) => Promise<Result<CatalogueSynced>>,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> =>
  synced(
    (show) => sync((progress) => show(catalogueBar(progress))),
    (row) => ({
      row,
      line: `${row.size} cards; ${changeWords(row)}`,
      putAside: row.putAside,
      examples: row.examples.map(
        ({ at, name, why }) => `record ${at}${name === undefined ? '' : `, ${name}`} (${why})`,
      ),
    }),
    json,
    streams,
  );

function changeWords({ unchanged, before, published }: CatalogueSynced): string {
  if (unchanged || before === 0) return unchanged ? 'nothing new' : 'all of them new';
  const more = published - before;
  return more === 0 ? 'as many as before' : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than before`;
}

/** `qa sync`: fetches the index; `progress` is told how many Q&As there are so far. */
export const syncQaNumbers = (
  sync: (progress: (read: number) => void) => Promise<Result<Synced>>,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> =>
  synced(
    (show) => sync((read) => show(`${read} Q&As read`)),
    ({ index, unchanged, added, withdrawn, putAside, examples }) => ({
      row: { ...qaRow(index), unchanged, added, withdrawn, putAside, examples },
      line: `${qaLine(index)}; ${unchanged ? 'nothing new' : `${added} new, ${withdrawn} withdrawn`}`,
      putAside,
      examples: examples.map(({ name, why }) => `${name} (${why})`),
    }),
    json,
    streams,
  );

/** What there is, from where, and how old. Having none is an answer, too. */
const status = (
  there:
    | { readonly row: object; readonly line: string; readonly from: string; readonly syncedAt: number }
    | string,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> => {
  if (typeof there === 'string') return printAnswer(json ? '{"present":false}' : there, streams);
  const { row, line, from, syncedAt } = there;
  const { stale, inWords } = ageOf({ syncedAt });
  const text = `${line}; ${inWords}${stale ? ' (stale)' : ''}, from ${from}`;
  return printAnswer(json ? JSON.stringify({ present: true, ...row }) : text, streams);
};

const synchronised = (from: string, syncedAt: number) => {
  const { days, stale } = ageOf({ syncedAt });
  return { from, syncedAt: new Date(syncedAt).toISOString(), days, stale };
};

/** `catalog status`: which catalogue there is. */
export async function showCatalogueStatus(
  opened: Result<CompiledStore> | undefined,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> {
  if (opened === undefined)
    return status(
      'no card catalogue yet, only the one of the project: npm run -s headjudge -- catalog sync fetches it',
      json,
      streams,
    );
  if (!opened.ok) return printFailure(opened.problem, json, streams);
  const { size, checkedAt: syncedAt, about, close } = opened.value;
  const { from, published, aside: putAside } = about;
  close();
  const row = { size, published, putAside, ...synchronised(from, syncedAt) };
  return status({ row, line: `${size} cards`, from, syncedAt }, json, streams);
}

/** `qa status`: what index there is. */
export const showQaStatus = (
  index: QaIndex | undefined,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> =>
  status(
    index === undefined
      ? 'no index of official Q&As yet: npm run -s headjudge -- qa sync fetches it'
      : { ...index, row: qaRow(index), line: qaLine(index) },
    json,
    streams,
  );

const qaRow = ({ size, entries, from, syncedAt }: QaIndex) => ({
  size,
  newest: entries[0]?.date ?? null,
  ...synchronised(from, syncedAt),
});

const qaLine = ({ size, entries }: QaIndex): string =>
  `${size} official Q&As, the newest of ${entries[0]?.date ?? 'no day'}`;
