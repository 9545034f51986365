import { constants, setPriority } from 'node:os';
import { z } from 'zod';
import { loadModelling } from '../../app/open-cards.ts';
import {
  type CatalogueProgress,
  type CatalogueSynced,
  recompile,
  syncCatalogue,
} from '../../cards/sync/sync-catalogue.ts';
import { ok, type Result } from '../../platform/problem.ts';

/** What the worker tells. `size` is how many cards there are now. */
export type CatalogueNews =
  | { readonly kind: 'progress'; readonly progress: CatalogueProgress }
  | {
      readonly kind: 'done';
      readonly result: Result<Pick<CatalogueSynced, 'size'> & Partial<CatalogueSynced>>;
    };

const workSchema = z.object({ data: z.string(), dataDir: z.string(), from: z.string().optional() });

/** What the worker is asked to do: sync, or only make the models of another version of the program anew. */
export type CatalogueWork = z.infer<typeof workSchema>;

/**
 * Fetching and compiling in a process of its own: answers do not wait for it, its memory is gone with it, and nothing
 * that goes wrong in it ends the bot. (Threads would do for the first; those of Node 24 have been seen to abort the
 * whole process in V8, "jit_page.has_value()".) It ends with the one that began it.
 */
const stopped = new AbortController();
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => stopped.abort());
setPriority(constants.priority.PRIORITY_LOW);
process.once('message', async (asked) => {
  tell({ kind: 'done', result: await run(workSchema.parse(asked)) });
  process.disconnect();
});

function tell(news: CatalogueNews): void {
  // Whoever began this process may be gone, and needs no news then.
  process.send?.(news, () => undefined);
}

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
