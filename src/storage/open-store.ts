import { existsSync } from 'node:fs';
import path from 'node:path';
import Keyv from 'keyv';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { ok, type Result } from '../platform/problem.ts';
import { readStorageUrl, type StorageUrl } from '../platform/storage-url.ts';
import { SqliteStore } from './sqlite-store.ts';
import { isRefused } from './storage-failure.ts';

/** The same Keyv adapter, of which every use that fails is told: Keyv itself tells of some alone. */
const watchedStore = <Store extends object>(store: Store, onFailure: (error: unknown) => void): Store =>
  new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, given);
        if (result instanceof Promise) result.catch(onFailure);
        return result;
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });

/** Opens the store of STORAGE_URL under a namespace, else a file in DATA_DIR; `onFailure` hears of every failure. */
export async function openStore(
  config: Pick<Config, 'storageUrl' | 'dataDir'>,
  namespace: string,
  log: Log,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<Result<Keyv<unknown>>> {
  const url = readStorageUrl(addressOf(config));
  if (!url.ok) return url;
  const keyv = new Keyv<unknown>({
    store: watchedStore(await openAdapter(url.value), onFailure),
    namespace,
    throwOnErrors: true,
  });
  let isTold = false;
  // Whoever uses the store is told of its failure; this is for the log alone. A refusal is what whoever runs it can mend.
  keyv.on('error', (error: unknown) => {
    if (!isRefused(error) || isTold) log('debug', 'the store reported an error', { error });
    else
      log('error', 'the storage refuses the user or the password of STORAGE_URL', { reason: String(error) });
    isTold ||= isRefused(error);
  });
  return ok(keyv);
}

/** Is the store a file that is not there yet? Then nothing can have been kept, and asking it would only make the file. */
export function isNewStore(config: Pick<Config, 'storageUrl' | 'dataDir'>): boolean {
  const url = readStorageUrl(addressOf(config));
  return url.ok && url.value.kind === 'sqlite' && !existsSync(url.value.file);
}

/** Is the store of several copies of the program: of those that use a server, or of several processes with one file? */
export function isSharedStore(config: Pick<Config, 'storageUrl' | 'dataDir' | 'processes'>): boolean {
  const url = readStorageUrl(addressOf(config));
  return url.ok && (url.value.kind !== 'sqlite' || (config.processes ?? 1) > 1);
}

const addressOf = ({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): string =>
  storageUrl ?? `sqlite://${path.join(dataDir, 'headjudge.sqlite')}`;

/** The libraries of a server are loaded only where one is used. */
async function openAdapter(url: StorageUrl): Promise<object> {
  if (url.kind === 'sqlite') return new SqliteStore(url.file);
  const { redisStore, postgresStore } = await import('./server-stores.ts');
  return url.kind === 'redis' ? redisStore(url.url) : postgresStore(url.url);
}
