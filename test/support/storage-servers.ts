/** Servers that settings can be kept in, where they are when tests run. */
export const storageServers = [
  { name: 'Redis', storageUrl: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379' },
  {
    name: 'PostgreSQL',
    storageUrl: process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test',
  },
] as const;
