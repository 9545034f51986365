import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogueProgress, CatalogueSynced } from '../cards/sync/compile.ts';
import { recompile, syncCatalogue } from '../cards/sync/sync-catalogue.ts';
import { loadModelling } from '../open-cards.ts';
import { ok, type Result } from '../problem.ts';

/** What the worker is asked to do: sync, or only make the models of another version of the program anew. */
export interface CatalogueWork {
  readonly data: string;
  readonly dataDir: string;
  readonly from?: string | undefined;
}

/** What the worker tells. `size` is how many cards there are now. */
export type CatalogueNews =
  | { readonly kind: 'progress'; readonly progress: CatalogueProgress }
  | {
      readonly kind: 'done';
      readonly result: Result<Pick<CatalogueSynced, 'size'> & Partial<CatalogueSynced>>;
    };

/** Fetching and compiling in a thread of their own, so that answers do not wait. A message of any kind ends it. */
const stopped = new AbortController();
parentPort?.once('message', () => stopped.abort());
const tell = (news: CatalogueNews): void => parentPort?.postMessage(news);
const work: CatalogueWork = workerData;
tell({ kind: 'done', result: await run(work) });
parentPort?.close();

async function run({
  data,
  dataDir,
  from,
}: CatalogueWork): Promise<Extract<CatalogueNews, { kind: 'done' }>['result']> {
  const modelling = await loadModelling(data);
  if (!modelling.ok) return modelling;
  if (from === undefined) {
    const again = await recompile(dataDir, modelling.value);
    return again === undefined || !again.ok ? (again ?? ok({ size: 0 })) : ok({ size: again.value });
  }
  const progress = (each: CatalogueProgress): void => tell({ kind: 'progress', progress: each });
  return syncCatalogue({ dataDir, from, progress, signal: stopped.signal }, modelling.value);
}
