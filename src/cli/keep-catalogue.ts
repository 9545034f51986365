import { fork } from 'node:child_process';
import { type App, dataFolder } from '../app/app.ts';
import type { CatalogueOrigin } from '../cards/catalogue.ts';
import { catalogueFolder, checkedAt } from '../cards/sync/catalogue-folder.ts';
import type { CatalogueProgress } from '../cards/sync/sync-catalogue.ts';
import type { Log } from '../platform/log.ts';
import { ok } from '../platform/problem.ts';
import { keepFresh } from '../sources/keep-fresh.ts';
import type { CatalogueNews, CatalogueWork } from './subcommands/catalog-worker.ts';

type Done = Extract<CatalogueNews, { readonly kind: 'done' }>['result'];

/** What keeping the catalogue fresh works with. */
export interface KeepCatalogueOptions {
  readonly app: App;
  readonly dataDir: string;
  readonly from: string;
  readonly log: Log;
  /** After how long it is looked at first; without it, bots that start together do not ask together. */
  readonly firstMs?: number | undefined;
  /** Told how far a sync is, and at its end nothing. */
  readonly progress?: ((progress: CatalogueProgress | undefined) => void) | undefined;
  readonly work?: typeof workInProcess;
}

/** Syncs the catalogue in a process of its own, at the start where there is none, then daily; gives what ends it. */
export function keepCatalogueFresh(options: KeepCatalogueOptions): () => void {
  const { app, dataDir, from, log, firstMs, progress, work = workInProcess } = options;
  const folder = catalogueFolder(dataDir);
  const inProcess = async (asked: Pick<CatalogueWork, 'from'>, signal?: AbortSignal): Promise<Done> => {
    try {
      return await work({ data: dataFolder, dataDir, ...asked }, { progress, signal });
    } finally {
      progress?.(undefined);
    }
  };
  return keepFresh({
    what: 'the cards',
    log,
    firstMs,
    async syncedAt() {
      const { origin } = app.services.catalogue;
      if (origin.outdated) {
        const again = await inProcess({});
        if (again.ok) await app.renewCards();
      } else if (isOther(checkedAt(folder), origin)) await app.renewCards();
      return checkedAt(folder);
    },
    async sync(signal) {
      const synced = await inProcess({ from }, signal);
      if (!synced.ok) return synced;
      const renewed = await app.renewCards();
      return renewed.ok ? ok(synced.value) : renewed;
    },
  });
}

/** Is what was synced another catalogue than the one in use? What is older than the one of the project is not used. */
const isOther = (synced: number | undefined, { shipped, checkedAt: used = 0 }: CatalogueOrigin): boolean =>
  shipped === true ? (synced ?? 0) > used : (synced ?? 0) !== used;

/** The worker's heap: what is compiled is written as it comes, and only its names are held. */
const HEAP_MB = 512;
/** How long a worker that is told to stop may take before it is ended. */
const STOP_MS = 2000;

/** Does the work in a process of its own, which keeps this one not alive. */
export const workInProcess = (
  work: CatalogueWork,
  {
    progress,
    signal,
  }: Pick<KeepCatalogueOptions, 'progress'> & { readonly signal?: AbortSignal | undefined },
): Promise<Done> =>
  new Promise((resolve, reject) => {
    const worker = fork(new URL('./subcommands/catalog-worker.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.unref();
    worker.channel?.unref();
    const stop = (): void => {
      worker.kill('SIGTERM');
      setTimeout(() => worker.kill('SIGKILL'), STOP_MS).unref();
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (news: CatalogueNews) => {
      if (news.kind === 'progress') progress?.(news.progress);
      else resolve(news.result);
    });
    worker.on('error', reject);
    worker.on('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      reject(new Error(`the catalogue worker ended with ${code ?? killedBy}`));
    });
    worker.send(work);
  });
