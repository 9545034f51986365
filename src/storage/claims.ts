import type Keyv from 'keyv';
import { inTime } from './in-time.ts';

/** A store that lets one of all its users take a key. */
export interface Claims {
  /** Takes a key for so many milliseconds; says whether nobody had taken it. @throws where the store fails */
  claim(key: string, ttl: number): Promise<boolean>;
}

/** Says whether this process is the first of all to take an id, for so many milliseconds. Throws where the storage fails. */
export type Claim = (id: string, ttl: number) => Promise<boolean>;

/** How long the store may take, in milliseconds: each interaction waits for it before anything else is done. */
const LONGEST_MS = 200;

/** Claims in a store that was opened by `openStore`. */
export function claimsIn(store: Keyv<unknown>): Claim {
  const claims: unknown = store.store;
  if (!isClaims(claims)) throw new Error('a store without claims');
  return (id, ttl) => inTime(claims.claim(`${store.namespace}:taken:${id}`, ttl), LONGEST_MS);
}

const isClaims = (store: unknown): store is Claims =>
  typeof store === 'object' && store !== null && 'claim' in store && typeof store.claim === 'function';
