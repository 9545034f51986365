import KeyvRedis from '@keyv/redis';
import { PostgresStore } from './postgres-store.ts';

/** How long a server may take to be connected to, in milliseconds: an answer waits for it. */
const CONNECT_MS = 500;
/** How long it is waited between two tries to connect again, at most, in milliseconds. */
const AGAIN_MS = 2000;

/** A store in Redis. While the server is away every use fails within that time, and it is connected to again by itself. */
export const redisStore = (url: string): object =>
  new KeyvRedis<unknown>(
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
