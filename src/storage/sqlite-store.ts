import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Claims } from './claims.ts';
import { openSqliteFile, withStorageFailure } from './sqlite-file.ts';
import type { Swaps } from './updates.ts';

interface NewRow {
  readonly key: string;
  readonly value: string;
  readonly expires: number | null;
}

const live = '(expires IS NULL OR expires > :now)';
const insert = `INSERT INTO entries (key, value, expires) VALUES (:key, :value, :expires)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`;
const claim = `INSERT INTO entries (key, value, expires) VALUES (:key, '', :expires)
  ON CONFLICT (key) DO UPDATE SET expires = excluded.expires WHERE entries.expires <= :now`;
const insertNew = `INSERT INTO entries (key, value) VALUES (:key, :value)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = NULL WHERE entries.expires <= :now`;
const same = `key = :key AND value = :before AND ${live}`;
const replaceSame = `UPDATE entries SET value = :value, expires = NULL WHERE ${same}`;
const deleteSame = `DELETE FROM entries WHERE ${same}`;

/** A Keyv store in one SQLite file, opened at the first use and shared by processes; expired rows are dropped. */
export class SqliteStore implements Claims, Swaps {
  /** Keyv sets it, and puts it before every key. */
  namespace: string | undefined;
  readonly #file: string;
  readonly #statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();
  #opened: Promise<DatabaseSync> | undefined;
  #unwritten: NewRow[] = [];
  #written: Promise<void> | undefined;
  #writing: Promise<void> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async get(key: string): Promise<string | undefined> {
    const sql = `SELECT value FROM entries WHERE key = :key AND ${live}`;
    const database = await this.#database();
    const row = await withStorageFailure(this.#file, () =>
      this.#prepared(database, sql).get({ key, now: Date.now() }),
    );
    return typeof row?.['value'] === 'string' ? row['value'] : undefined;
  }

  /** Resolves when the row is in the file. Rows that are set in one turn of the event loop are written together. */
  set(key: string, value: string, ttl?: number): Promise<void> {
    this.#unwritten.push({ key, value, expires: ttl === undefined ? null : Date.now() + ttl });
    this.#written ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#writeAll());
    return this.#written;
  }

  /** One that waits for another program is not overtaken by what is set after it. */
  async #writeAll(): Promise<void> {
    const rows = this.#unwritten;
    this.#unwritten = [];
    this.#written = undefined;
    const before = this.#writing?.catch(() => undefined);
    this.#writing = (async () => {
      await before;
      await this.#write(await this.#database(), rows);
    })();
    await this.#writing;
  }

  async #write(database: DatabaseSync, rows: readonly NewRow[]): Promise<void> {
    await withStorageFailure(this.#file, () => {
      database.exec('BEGIN IMMEDIATE');
      try {
        this.#prepared(database, 'DELETE FROM entries WHERE expires <= :now').run({ now: Date.now() });
        for (const row of rows) this.#prepared(database, insert).run({ ...row });
        database.exec('COMMIT');
      } catch (error) {
        // Where SQLite has rolled back by itself there is nothing left to do.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async claim(key: string, ttl: number): Promise<boolean> {
    const now = Date.now();
    return (await this.#run(claim, { key, expires: now + ttl, now })) > 0;
  }

  /** What was set before it is written first. */
  async swap(key: string, before: string | undefined, after: string | undefined): Promise<boolean> {
    const now = Date.now();
    if (before === undefined)
      return after === undefined || (await this.#run(insertNew, { key, value: after, now })) > 0;
    return after === undefined
      ? (await this.#run(deleteSame, { key, before, now })) > 0
      : (await this.#run(replaceSame, { key, before, value: after, now })) > 0;
  }

  async delete(key: string): Promise<boolean> {
    return (await this.#run('DELETE FROM entries WHERE key = :key', { key })) > 0;
  }

  /** Deletes everything of the namespace, and nothing of another. */
  async clear(): Promise<void> {
    await this.#run('DELETE FROM entries WHERE substr(key, 1, length(:prefix)) = :prefix', {
      prefix: this.namespace === undefined ? '' : `${this.namespace}:`,
    });
  }

  /** Closes the file. Using the store again opens it again. */
  async disconnect(): Promise<void> {
    await this.#allWritten();
    const opened = this.#opened;
    this.#opened = undefined;
    (await opened?.catch(() => undefined))?.close();
  }

  async #allWritten(): Promise<void> {
    await this.#written?.catch(() => undefined);
    await this.#writing?.catch(() => undefined);
  }

  #database(): Promise<DatabaseSync> {
    this.#opened ??= openSqliteFile(this.#file).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** Runs a statement after what was set before it. */
  async #run(sql: string, values: Readonly<Record<string, SQLInputValue>>): Promise<number> {
    await this.#allWritten();
    const database = await this.#database();
    return withStorageFailure(this.#file, () => Number(this.#prepared(database, sql).run(values).changes));
  }

  /** A statement of the open file; there are a handful, and preparing one takes as long as running it. */
  #prepared(database: DatabaseSync, sql: string): StatementSync {
    const known = this.#statements.get(database) ?? new Map<string, StatementSync>();
    this.#statements.set(database, known);
    const statement = known.get(sql) ?? database.prepare(sql);
    known.set(sql, statement);
    return statement;
  }
}
