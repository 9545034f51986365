import { existsSync } from 'node:fs';
import path from 'node:path';
import Keyv from 'keyv';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { fail, ok, type Result } from '../problem.ts';
import { SqliteStore } from './sqlite-store.ts';
import { readStorageUrl, type StorageUrl } from './storage-url.ts';

/** Opens the store that STORAGE_URL names, under a namespace of its own; without one, a file under DATA_DIR. */
export async function openStore(
  config: Pick<Config, 'storageUrl' | 'dataDir'>,
  namespace: string,
  log: Log,
): Promise<Result<Keyv<unknown>>> {
  const url = readStorageUrl(addressOf(config));
  if (!url.ok) return url;
  const store = await openAdapter(url.value);
  if (!store.ok) return store;
  const keyv = new Keyv<unknown>({ store: store.value, namespace, throwOnErrors: true });
  // Whoever uses the store is told of its failure; this is for the log alone.
  keyv.on('error', (error: unknown) => log('debug', 'the store reported an error', { error }));
  return ok(keyv);
}

/** Is the store a file that is not there yet? Then nothing can have been kept, and asking it would only make the file. */
export function isNewStore(config: Pick<Config, 'storageUrl' | 'dataDir'>): boolean {
  const url = readStorageUrl(addressOf(config));
  return url.ok && url.value.kind === 'sqlite' && !existsSync(url.value.file);
}

const addressOf = ({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): string =>
  storageUrl ?? `sqlite://${path.join(dataDir, 'headjudge.sqlite')}`;

const adapterModule = z.object({
  default: z.custom<new (url: string) => unknown>((value) => typeof value === 'function'),
});

/** A server's adapter is loaded only when it is asked for, as it is not among the dependencies. */
async function openAdapter(url: StorageUrl): Promise<Result<unknown>> {
  if (url.kind === 'sqlite') return ok(new SqliteStore(url.file));
  try {
    const module = adapterModule.parse(await import(url.adapter));
    return ok(new module.default(url.url));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    return fail({
      code: 'storage-adapter-missing',
      found: `STORAGE_URL (${url.scheme}://...)`,
      expected: `must have its adapter ${url.adapter} installed`,
      hint: `Run: npm i ${url.adapter}`,
    });
  }
}
