import { EventEmitter } from 'node:events';
import { KeyvPostgres } from '@keyv/postgres';
import type { Claims } from './claims.ts';
import type { Swaps } from './updates.ts';

const TABLE = 'headjudge';
/** How often rows that have expired are deleted, at most, in milliseconds; as others are written. */
const SWEEP_MS = 60_000;
/** After this, a connection on which nothing comes back is given up, in milliseconds. */
const QUERY_MS = 10_000;

/** Made under a lock, as several processes may begin at once. */
const layout = `
  SELECT pg_advisory_xact_lock(hashtext('${TABLE}'));
  CREATE TABLE IF NOT EXISTS ${TABLE} (key VARCHAR(255) PRIMARY KEY, value TEXT);
  ALTER TABLE ${TABLE} ADD COLUMN IF NOT EXISTS expires BIGINT;
  CREATE INDEX IF NOT EXISTS ${TABLE}_by_expiry ON ${TABLE} (expires) WHERE expires IS NOT NULL;
`;
const upsert = `INSERT INTO ${TABLE} (key, value, expires) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`;
/** No commit of a claim waits for the disk (PostgreSQL: `set_config`, `synchronous_commit`): losing the last is harmless. */
const claim = `INSERT INTO ${TABLE} (key, value, expires)
  SELECT $1, '', $2 FROM set_config('synchronous_commit', 'off', true)
  ON CONFLICT (key) DO UPDATE SET expires = excluded.expires WHERE ${TABLE}.expires <= $3 RETURNING key`;
const insertNew = `INSERT INTO ${TABLE} (key, value) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = NULL WHERE ${TABLE}.expires <= $3 RETURNING key`;
const replaceSame = `UPDATE ${TABLE} SET value = $3, expires = NULL WHERE key = $1 AND value = $2 RETURNING key`;
const deleteSame = `DELETE FROM ${TABLE} WHERE key = $1 AND value = $2 RETURNING key`;

/** A Keyv store in a PostgreSQL table, made at the first use that finds the server; rows that have expired are deleted. */
export class PostgresStore extends KeyvPostgres implements Claims, Swaps {
  readonly #query: KeyvPostgres['query'];
  #made: Promise<unknown> | undefined;
  #sweptAt = 0;

  /** @param connectMs how long connecting may take */
  constructor(url: string, connectMs: number) {
    super({
      uri: url,
      table: TABLE,
      connectionTimeoutMillis: connectMs,
      query_timeout: QUERY_MS,
      log: listenToItsErrors,
    });
    this.#query = this.query;
    this.query = async (sql, values) => {
      await this.#table();
      return this.#query(sql, values);
    };
  }

  override async set(key: string, value: unknown, ttl?: number): Promise<void> {
    await this.query(upsert, [key, value, ttl === undefined ? null : Date.now() + ttl]);
    this.#sweep();
  }

  async claim(key: string, ttl: number): Promise<boolean> {
    const now = Date.now();
    const claimed = await this.query(claim, [key, now + ttl, now]);
    this.#sweep();
    return claimed.length > 0;
  }

  async swap(key: string, before: string | undefined, after: string | undefined): Promise<boolean> {
    if (before === undefined)
      return after === undefined || (await this.query(insertNew, [key, after, Date.now()])).length > 0;
    const swapped =
      after === undefined
        ? this.query(deleteSame, [key, before])
        : this.query(replaceSame, [key, before, after]);
    return (await swapped).length > 0;
  }

  #table(): Promise<unknown> {
    this.#made ??= this.#query(layout).catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return this.#made;
  }

  /** Nobody waits for it; one that fails is done again with the next. */
  #sweep(): void {
    const now = Date.now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    this.query(`DELETE FROM ${TABLE} WHERE expires <= $1`, [now]).catch(() => undefined);
  }
}

/**
 * A connection that breaks while it is idle, as all do when the server is restarted, is an error of the pool, and one that
 * nobody listens to ends the process. Keyv's store keeps its pool to itself; but what the pool logs with is a method of it,
 * and called before there is any connection.
 */
function listenToItsErrors(this: unknown): void {
  if (this instanceof EventEmitter && this.listenerCount('error') === 0) this.on('error', () => undefined);
}
