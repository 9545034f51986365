import KeyvRedis from '@keyv/redis';
import type { Claims } from './claims.ts';
import { PostgresStore } from './postgres-store.ts';

/** How long a server may take to be connected to, in milliseconds: an answer waits for it. */
const CONNECT_MS = 500;
/** How long it is waited between two tries to connect again, at most, in milliseconds. */
const AGAIN_MS = 2000;

/** Puts a value in the place of another (none: the empty one) as one step of Redis: nobody comes in between. */
const swapScript = `
  local kept = redis.call('GET', KEYS[1]) or ''
  if kept ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2]) end
  return 1`;

/** Keyv's store in Redis, which can also take a key that nobody has taken, and change a value that others change. */
class RedisStore extends KeyvRedis<unknown> implements Claims {
  async swap(key: string, before: string | undefined, after: string | undefined): Promise<boolean> {
    const client = await this.getClient();
    const keys = [this.createKeyPrefix(key, this.namespace)];
    return (await client.eval(swapScript, { keys, arguments: [before ?? '', after ?? ''] })) === 1;
  }

  async claim(key: string, ttl: number): Promise<boolean> {
    const client = await this.getClient();
    const condition = { condition: 'NX', expiration: { type: 'PX', value: ttl } } as const;
    return (await client.set(this.createKeyPrefix(key, this.namespace), '', condition)) !== null;
  }
}

/** A store in Redis. While the server is away every use fails within that time, and it is connected to again by itself. */
export const redisStore = (url: string): object =>
  new RedisStore(
    {
      url,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: CONNECT_MS,
        reconnectStrategy: (tries: number) => Math.min(tries * 100, AGAIN_MS),
      },
    },
    { throwOnErrors: true, connectionTimeout: CONNECT_MS },
  );

/** A store in PostgreSQL, in a table of its own that is made where it is not there. */
export const postgresStore = (url: string): object => new PostgresStore(url, CONNECT_MS);
