import path from 'node:path';
import { fail, ok, type Problem, type Result } from './problem.ts';

/** Where the store is: a file of this machine, or a server. */
export type StorageUrl =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'redis' | 'postgres'; readonly url: string };

const servers = { redis: 'redis', rediss: 'redis', postgres: 'postgres', postgresql: 'postgres' } as const;
const isServer = (scheme: string): scheme is keyof typeof servers => scheme in servers;

/** Reads a STORAGE_URL. What follows the scheme is never shown, as it may hold a password. */
export function readStorageUrl(url: string): Result<StorageUrl> {
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.+)$/s.exec(url) ?? [];
  if (scheme === 'sqlite') return ok({ kind: 'sqlite', file: path.resolve(rest) });
  if (!isServer(scheme)) return fail(badUrl('must be sqlite://FILE, redis://HOST or postgres://HOST'));
  if (!isAddress(url))
    return fail(badUrl('must be an address, with special signs of its password written as %40 and the like'));
  return ok({ kind: servers[scheme], url });
}

const badUrl = (expected: string): Problem => ({ code: 'bad-storage-url', found: 'STORAGE_URL', expected });

/** Can it be taken apart as the libraries of the servers do? */
function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
