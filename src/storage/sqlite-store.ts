import { EventEmitter } from 'node:events';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openSqliteFile, withStorageFailure } from './sqlite-file.ts';

type Row = Readonly<Record<string, unknown>>;

const live = '(expires IS NULL OR expires > :now)';
const ofNamespace = 'substr(key, 1, length(:prefix)) = :prefix';

/**
 * A Keyv store in one SQLite file, which several processes may share. The file is opened at the first use, so that a
 * start without storage costs nothing. Rows that have expired are never given and are dropped as others are written.
 */
export class SqliteStore extends EventEmitter {
  /** Keyv sets it, and puts it before every key. */
  namespace: string | undefined;
  /** Keyv reads `dialect` to know that the store can be iterated. */
  readonly opts: { readonly dialect: 'sqlite'; readonly url: string };
  readonly #file: string;
  #opened: Promise<DatabaseSync> | undefined;

  constructor(file: string) {
    super();
    this.#file = file;
    this.opts = { dialect: 'sqlite', url: `sqlite://${file}` };
  }

  async get(key: string): Promise<string | undefined> {
    const rows = await this.#all(`SELECT value FROM entries WHERE key = :key AND ${live}`, { key });
    return textOf(rows[0]?.value);
  }

  async getMany(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    const list = JSON.stringify(keys);
    const sql = `SELECT key, value FROM entries WHERE key IN (SELECT value FROM json_each(:list)) AND ${live}`;
    const rows = await this.#all(sql, { list });
    const byKey = new Map(rows.map((row) => [row.key, textOf(row.value)]));
    return keys.map((key) => byKey.get(key));
  }

  async has(key: string): Promise<boolean> {
    return (await this.get(key)) !== undefined;
  }

  async set(key: string, value: string, ttl?: number): Promise<void> {
    const now = Date.now();
    await this.#run('DELETE FROM entries WHERE expires <= :now', { now });
    await this.#run(
      `INSERT INTO entries (key, value, expires) VALUES (:key, :value, :expires)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`,
      { key, value, expires: ttl === undefined ? null : now + ttl },
    );
  }

  async delete(key: string): Promise<boolean> {
    return (await this.#run('DELETE FROM entries WHERE key = :key', { key })) > 0;
  }

  /** Deletes everything of the namespace, and nothing of another. */
  async clear(): Promise<void> {
    await this.#run(`DELETE FROM entries WHERE ${ofNamespace}`, { prefix: prefixOf(this.namespace) });
  }

  async *iterator(namespace?: string): AsyncGenerator<readonly [string, string], void> {
    const sql = `SELECT key, value FROM entries WHERE ${ofNamespace} AND ${live} ORDER BY key`;
    for (const row of await this.#all(sql, { prefix: prefixOf(namespace) })) {
      const [key, value] = [textOf(row.key), textOf(row.value)];
      if (key !== undefined && value !== undefined) yield [key, value];
    }
  }

  /** Closes the file. Using the store again opens it again. */
  async disconnect(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    (await opened?.catch(() => undefined))?.close();
  }

  #database(): Promise<DatabaseSync> {
    this.#opened ??= openSqliteFile(this.#file).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #all(sql: string, values: Readonly<Record<string, SQLInputValue>>): Promise<readonly Row[]> {
    const database = await this.#database();
    return withStorageFailure(this.#file, () => database.prepare(sql).all({ ...values, now: Date.now() }));
  }

  async #run(sql: string, values: Readonly<Record<string, SQLInputValue>>): Promise<number> {
    const database = await this.#database();
    return withStorageFailure(this.#file, () => Number(database.prepare(sql).run(values).changes));
  }
}

function prefixOf(namespace: string | undefined): string {
  return namespace === undefined ? '' : `${namespace}:`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
