import type { CompiledStore } from '../../cards/compiled/open-compiled.ts';
import type { CatalogueProgress, CatalogueSynced } from '../../cards/sync/compile.ts';
import type { Result } from '../../platform/problem.ts';
import { ageOf } from '../../sources/age.ts';
import { type ExitStatus, exitStatus } from '../boundary.ts';
import { printFailure } from '../outcome.ts';
import { catalogueBar, progressLine } from '../progress.ts';
import { type Streams, writeLine } from '../streams.ts';

/** Syncs the catalogue; `progress` is told how far it is. */
export type SyncCards = (progress: (progress: CatalogueProgress) => void) => Promise<Result<CatalogueSynced>>;

/** `catalog sync`: fetches the catalogue, and says what came of it. On a terminal, stderr shows how far it is. */
export async function syncCards(sync: SyncCards, json: boolean, streams: Streams): Promise<ExitStatus> {
  const line = progressLine(streams.errors);
  const synced = await sync((progress) => line.show(catalogueBar(progress)));
  line.end();
  if (!synced.ok) return printFailure(synced.problem, json, streams);
  const { size, published, before, unchanged, putAside, examples } = synced.value;
  if (json) {
    await writeLine(streams.output, JSON.stringify(synced.value));
    return exitStatus.answered;
  }
  const change = unchanged
    ? 'nothing new'
    : before === 0
      ? 'all of them new'
      : changeWords(published - before);
  await writeLine(streams.output, `${size} cards; ${change}`);
  for (const { at, name, why } of examples)
    await writeLine(
      streams.errors,
      `put aside: record ${at}${name === undefined ? '' : `, ${name}`} (${why})`,
    );
  if (putAside > examples.length)
    await writeLine(streams.errors, `put aside: ${putAside - examples.length} more`);
  return exitStatus.answered;
}

const changeWords = (more: number): string =>
  more === 0 ? 'as many as before' : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than before`;

/** `catalog status`: which catalogue there is, from where, and how old. Having none is an answer, too. */
export async function showCatalogueStatus(
  opened: Result<CompiledStore> | undefined,
  json: boolean,
  streams: Streams,
): Promise<ExitStatus> {
  if (opened?.ok === false) return printFailure(opened.problem, json, streams);
  const text =
    opened === undefined
      ? 'no card catalogue yet, only the one of the project: npm run -s headjudge -- catalog sync fetches it'
      : statusLine(opened.value);
  const row = opened === undefined ? { present: false } : { present: true, ...statusRow(opened.value) };
  await writeLine(streams.output, json ? JSON.stringify(row) : text);
  opened?.value.close();
  return exitStatus.answered;
}

function statusLine({ size, checkedAt, about }: CompiledStore): string {
  const { inWords, stale } = ageOf({ syncedAt: checkedAt });
  return `${size} cards; ${inWords}${stale ? ' (stale)' : ''}, from ${about.from}`;
}

function statusRow({ size, checkedAt, about }: CompiledStore): object {
  const { days, stale } = ageOf({ syncedAt: checkedAt });
  const { from, published, aside } = about;
  return { size, published, putAside: aside, from, syncedAt: new Date(checkedAt).toISOString(), days, stale };
}
