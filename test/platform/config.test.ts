import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig, readConfig } from '../../src/platform/config.ts';
import { problemLine } from '../../src/platform/problem.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const mistakes = (env: Record<string, string>) => {
  const config = readConfig(env);
  return config.ok ? [] : config.problems.map(problemLine);
};

const projectFolder = path.join(import.meta.dirname, '../..');

test('an empty environment is enough', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    value: {
      discordApiBase: 'https://discord.com/api',
      dataDir: path.join(projectFolder, 'data/var'),
      logLevel: 'info',
    },
  });
});

test('every value is taken', () => {
  const env = {
    DISCORD_TOKEN: 'abc.def-g_h ',
    DISCORD_CLIENT_ID: ' 123456789012345678',
    DISCORD_GUILD_ID: '223456789012345678',
    DISCORD_API_BASE: 'http://localhost:8080/api/',
    STORAGE_URL: ' redis://host ',
    DATA_DIR: '/data ',
    QA_URL: ' https://mirror.example/qas.tar.gz ',
    CATALOG_URL: ' https://mirror.example/cards.json.gz ',
    CARD_IMAGE_URL: ' https://images.example/{password}.jpg',
    LOG_LEVEL: ' DEBUG',
    PORT: 'anything',
  };
  expect(readConfig(env)).toEqual({
    ok: true,
    value: {
      discordToken: 'abc.def-g_h',
      discordClientId: '123456789012345678',
      discordGuildId: '223456789012345678',
      discordApiBase: 'http://localhost:8080/api',
      storageUrl: 'redis://host',
      dataDir: '/data',
      qaUrl: 'https://mirror.example/qas.tar.gz',
      catalogUrl: 'https://mirror.example/cards.json.gz',
      cardImageUrl: 'https://images.example/{password}.jpg',
      logLevel: 'debug',
    },
  });
});

test('an empty value counts as not set', () => {
  const names = [
    'DISCORD_TOKEN',
    'DISCORD_CLIENT_ID',
    'DISCORD_API_BASE',
    'STORAGE_URL',
    'DATA_DIR',
    'QA_URL',
    'CATALOG_URL',
    'LOG_LEVEL',
  ];
  const env = Object.fromEntries(names.map((name, index) => [name, ' '.repeat(index % 2)]));
  expect(readConfig(env)).toEqual(readConfig({}));
});

test.each([
  [{ DISCORD_MENTIONS: ' ON ' }, true],
  [{ DISCORD_MENTIONS: 'off' }, undefined],
  [{}, undefined],
] as const)('mentions are answered where %o says so', (env, mentions) => {
  const read = readConfig(env);
  expect(read.ok ? read.value.mentions : read.problems).toBe(mentions);
});

test.each([
  [{ DISCORD_MENTIONS: 'yes' }, 'DISCORD_MENTIONS ("yes"): must be on or off.'],
  [
    { DISCORD_MENTIONS: 'on', DISCORD_PUBLIC_KEY: 'a'.repeat(64), PORT: '1' },
    'DISCORD_MENTIONS (on) with DISCORD_PUBLIC_KEY: must be off: messages come over the gateway alone, not over HTTP.',
  ],
] as const)('%o is a mistake', (env, line) => {
  expect(mistakes(env)).toEqual([line]);
});

test('every mistake is told, and no secret', () => {
  const env = {
    DISCORD_TOKEN: 'Bot my-secret',
    DISCORD_CLIENT_ID: 'me',
    DISCORD_GUILD_ID: '12 34',
    DISCORD_API_BASE: 'discord.com',
    STORAGE_URL: 'mysql://me:my-secret@host',
    QA_URL: 'https://me:my-secret@mirror.example/',
    LOG_LEVEL: 'loud',
  };
  expect(mistakes(env)).toEqual([
    'DISCORD_TOKEN: must be a bot token, without "Bot", spaces or quotes.',
    'DISCORD_CLIENT_ID ("me"): must be a Discord id, which is digits only.',
    'DISCORD_GUILD_ID ("12 34"): must be a Discord id, which is digits only.',
    'DISCORD_API_BASE ("discord.com"): must be an address that begins with http:// or https://.',
    'STORAGE_URL: must be sqlite://FILE, redis://HOST or postgres://HOST.',
    'QA_URL: must be an address without a password, or "off".',
    'LOG_LEVEL ("loud"): must be debug, info, warn, error.',
  ]);
});

test('.env adds what the environment does not set', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, '.env'), 'LOG_LEVEL=warn\nDATA_DIR=/from-file\nDISCORD_TOKEN=""\n');
  const config = loadConfig({ LOG_LEVEL: 'error', DATA_DIR: '' }, folder);
  expect(config).toMatchObject({ ok: true, value: { logLevel: 'error', dataDir: '/from-file' } });
  expect(config.ok && config.value).not.toHaveProperty('discordToken');
});

test('without .env the environment is enough', () => {
  expect(loadConfig({}, temporaryFolder())).toEqual(readConfig({}));
});

test('.env that cannot be read is told', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, '.env'));
  expect(loadConfig({}, folder)).toMatchObject({ ok: false, problems: [{ code: 'bad-env-file' }] });
});

test.for([
  ['https://mirror.example/a.tar.gz', true],
  ['http://127.0.0.1:8080/', true],
  ['off', true],
  ['none', false],
  ['file:///etc/passwd', false],
  ['https://me@mirror.example/', false],
  ['mirror.example', false],
] as const)('QA_URL %s', ([QA_URL, good]) => expect(mistakes({ QA_URL })).toHaveLength(good ? 0 : 1));

test.for(['https://images.example/1.jpg', 'http://images.example/{password}.jpg', '{password}'])(
  'CARD_IMAGE_URL %s is told',
  (CARD_IMAGE_URL) =>
    expect(mistakes({ CARD_IMAGE_URL })).toEqual([
      `CARD_IMAGE_URL ("${CARD_IMAGE_URL}"): must be an address that begins with https:// and has {password} in it.`,
    ]),
);

test('interactions over HTTP need the public key and a port; a port alone means nothing', () => {
  const publicKey = 'ab'.repeat(32);
  expect(readConfig({ DISCORD_PUBLIC_KEY: publicKey, PORT: ' 8080' })).toMatchObject({
    ok: true,
    value: { http: { publicKey, port: 8080 } },
  });
  expect(readConfig({ PORT: '8080' })).not.toHaveProperty('value.http');
  expect(mistakes({ DISCORD_PUBLIC_KEY: publicKey })).toEqual([
    'DISCORD_PUBLIC_KEY without PORT: must be a port from 0 to 65535, where interactions over HTTP are taken.',
  ]);
  expect(mistakes({ DISCORD_PUBLIC_KEY: publicKey, PORT: '70000' })).toEqual([
    'PORT ("70000"): must be a port from 0 to 65535, where interactions over HTTP are taken.',
  ]);
  expect(mistakes({ DISCORD_PUBLIC_KEY: 'abc', PORT: '1' })).toEqual([
    'DISCORD_PUBLIC_KEY ("abc"): must be the application\'s public key: 64 hexadecimal digits.',
  ]);
});

test.for([
  ['0-15/64', { first: 0, last: 15, count: 64 }],
  ['3/64', { first: 3, last: 3, count: 64 }],
  ['3-2/64', undefined],
  ['0-64/64', undefined],
  ['0-15', undefined],
] as const)('DISCORD_SHARDS %s', ([text, range]) => {
  const read = readConfig({ DISCORD_SHARDS: text });
  expect(read.ok ? read.value.shards : undefined).toEqual(range);
  if (!read.ok) expect(read.problems[0]?.expected).toBe('must be shards of all, such as 0-15/64 or 3/64');
});

test.for([
  ['METRICS_PORT', '70000', 'must be a port from 0 to 65535'],
  ['PROCESSES', '0', 'must be a number of processes, from 1 to 99'],
] as const)('%s %s', ([name, value, expected]) => {
  const read = readConfig({ [name]: value });
  expect(read.ok ? [] : read.problems.map((problem) => problem.expected)).toEqual([expected]);
});
