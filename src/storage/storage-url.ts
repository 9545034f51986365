import path from 'node:path';
import { fail, ok, type Result } from '../problem.ts';

/** Where the store is: a file of this machine, or a server reached through a Keyv adapter. */
export type StorageUrl =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'server'; readonly scheme: string; readonly adapter: string; readonly url: string };

/** The adapters of the stores that run as servers; whoever uses one installs it. */
const serverAdapters = {
  redis: '@keyv/redis',
  rediss: '@keyv/redis',
  postgres: '@keyv/postgres',
  postgresql: '@keyv/postgres',
} as const;

/** Reads a STORAGE_URL. What follows the scheme is never shown, as it may hold a password. */
export function readStorageUrl(url: string): Result<StorageUrl> {
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.+)$/s.exec(url) ?? [];
  if (scheme === 'sqlite') return ok({ kind: 'sqlite', file: path.resolve(rest) });
  const adapter = Object.entries(serverAdapters).find(([name]) => name === scheme)?.[1];
  if (adapter !== undefined) return ok({ kind: 'server', scheme, adapter, url });
  return fail({
    code: 'bad-storage-url',
    found: 'STORAGE_URL',
    expected: 'must be sqlite://FILE, redis://HOST or postgres://HOST',
  });
}
