import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'dotenv';
import { z } from 'zod';
import { defined } from './defined.ts';
import { setOf } from './list-of.ts';
import { type LogLevel, logLevels } from './log.ts';
import { type Problem, plainProblem, problemOf } from './problem.ts';
import { readStorageUrl } from './storage-url.ts';

/** What the environment says, checked. */
export interface Config {
  readonly discordToken?: string;
  readonly discordClientId?: string;
  readonly discordGuildId?: string;
  readonly discordApiBase: string;
  /** Interactions come over HTTP, signed for this key, and not over the gateway. */
  readonly http?: { readonly publicKey: string; readonly port: number };
  /** Answers messages that mention the bot. */
  readonly mentions?: true;
  /** Which shards of the gateway this machine connects; without it, as many as Discord recommends. */
  readonly shards?: ShardRange;
  /** Over how many processes of this machine the bot is spread. */
  readonly processes?: number;
  /** Where Prometheus reads metrics. */
  readonly metricsPort?: number;
  readonly storageUrl?: string;
  readonly dataDir: string;
  /** Where the official Q&A numbers come from, if not from the public repository; `off` for nowhere. */
  readonly qaUrl?: string;
  /** Where the English texts of official Q&As come from, if not from the community database; `off` for nowhere. */
  readonly qaTextUrl?: string;
  /** Where the card catalogue comes from, if not from YAML Yugi; `off` for nowhere. */
  readonly catalogUrl?: string;
  /** A language model that reads plain words where the grammar does not; none without it. */
  readonly reader?: { readonly url: string; readonly model: string; readonly key: string | undefined };
  /** Where pictures of cards are, with `{password}` for the passcode; none are shown without it. */
  readonly cardImageUrl?: string;
  readonly logLevel: LogLevel;
}

/** The shards from the first to the last, of `count` in all. */
export interface ShardRange {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export type ConfigResult =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const defaultDataDir = fileURLToPath(new URL('../../data/var', import.meta.url));
/** Values that are never shown, not even when they are wrong. */
const secret: ReadonlySet<string> = setOf(
  'DISCORD_TOKEN STORAGE_URL QA_URL QA_TEXT_URL CATALOG_URL READER_KEY',
);

const MOST_PORT = 65_535;
const text = z.string().trim();
const switched = <const T extends readonly [string, ...string[]]>(words: T, expected: string) =>
  text.toLowerCase().pipe(z.enum(words, expected));
const snowflake = text.regex(/^\d{1,20}$/, 'must be a Discord id, which is digits only').optional();
const source = text.refine(isSourceAddress, 'must be an address without a password, or "off"').optional();
const portExpected = 'must be a port from 0 to 65535';
const schema = z.object({
  DISCORD_TOKEN: text.regex(/^[\w.-]+$/, 'must be a bot token, without "Bot", spaces or quotes').optional(),
  DISCORD_CLIENT_ID: snowflake,
  DISCORD_GUILD_ID: snowflake,
  DISCORD_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .default('https://discord.com/api')
    .transform((url) => url.replace(/\/+$/, '')),
  DISCORD_PUBLIC_KEY: text
    .regex(/^[0-9a-f]{64}$/i, "must be the application's public key: 64 hexadecimal digits")
    .optional(),
  PORT: text.optional(),
  DISCORD_MENTIONS: switched(['on', 'off'], 'must be on or off').optional(),
  STORAGE_URL: text
    .check(({ value, issues }) => {
      const url = readStorageUrl(value);
      if (!url.ok) issues.push({ code: 'custom', input: value, message: url.problem.expected });
    })
    .optional(),
  DATA_DIR: text.default(defaultDataDir).transform((folder) => path.resolve(folder)),
  QA_URL: source,
  QA_TEXT_URL: source,
  CATALOG_URL: source,
  READER_URL: text
    .refine(
      (url) => url !== 'off' && isSourceAddress(url),
      'must be the address of an API as OpenAI has it, such as http://127.0.0.1:11434/v1',
    )
    .optional(),
  READER_MODEL: text.optional(),
  READER_KEY: text.optional(),
  CARD_IMAGE_URL: text
    .refine(isImageTemplate, 'must be an address that begins with https:// and has {password} in it')
    .optional(),
  DISCORD_SHARDS: text
    .transform((written, { addIssue }) => {
      const range = readShardRange(written);
      if (range === undefined) addIssue('must be shards of all, such as 0-15/64 or 3/64');
      return range ?? z.NEVER;
    })
    .optional(),
  PROCESSES: text
    .regex(/^[1-9]\d?$/, 'must be a number of processes, from 1 to 99')
    .transform(Number)
    .optional(),
  METRICS_PORT: text
    .regex(/^\d{1,5}$/, portExpected)
    .transform(Number)
    .refine((port) => port <= MOST_PORT, portExpected)
    .optional(),
  LOG_LEVEL: switched(logLevels, `must be ${logLevels.join(', ')}`).default('info'),
});

/** Checks the environment: every wrong value is a problem of its own, an empty one counts as not set. */
export function readConfig(env: Environment): ConfigResult {
  const checked = schema.safeParse(withoutEmpty(env));
  if (!checked.success)
    return { ok: false, problems: checked.error.issues.map((issue) => wrongValue(issue, env)) };
  const { data } = checked;
  const http = httpOf(data);
  if (http !== undefined && 'expected' in http) return { ok: false, problems: [http] };
  const reader = readerOf(data);
  if (reader !== undefined && 'expected' in reader) return { ok: false, problems: [reader] };
  const mentions = data.DISCORD_MENTIONS === 'on';
  if (http !== undefined && mentions) return { ok: false, problems: [plainProblem('mentions-over-http')] };
  return {
    ok: true,
    value: {
      discordApiBase: data.DISCORD_API_BASE,
      dataDir: data.DATA_DIR,
      logLevel: data.LOG_LEVEL,
      ...(mentions ? { mentions } : {}),
      ...defined({
        http,
        reader,
        discordToken: data.DISCORD_TOKEN,
        discordClientId: data.DISCORD_CLIENT_ID,
        discordGuildId: data.DISCORD_GUILD_ID,
        storageUrl: data.STORAGE_URL,
        qaUrl: data.QA_URL,
        qaTextUrl: data.QA_TEXT_URL,
        catalogUrl: data.CATALOG_URL,
        cardImageUrl: data.CARD_IMAGE_URL,
        shards: data.DISCORD_SHARDS,
        processes: data.PROCESSES,
        metricsPort: data.METRICS_PORT,
      }),
    },
  };
}

/** Reads `0-15/64`, or `3/64` for one shard. */
function readShardRange(text: string): ShardRange | undefined {
  const [, from = '', to = from, of = ''] = /^(\d{1,5})(?:-(\d{1,5}))?\/(\d{1,5})$/.exec(text) ?? [];
  const range = { first: Number(from), last: Number(to), count: Number(of) };
  return of !== '' && range.first <= range.last && range.last < range.count ? range : undefined;
}

/** A range as it is written in the environment. */
export const printShardRange = ({ first, last, count }: ShardRange): string => `${first}-${last}/${count}`;

/** Where interactions are taken over HTTP. PORT alone means nothing: hosts set it for every program. */
function httpOf(data: z.infer<typeof schema>): NonNullable<Config['http']> | Problem | undefined {
  const { DISCORD_PUBLIC_KEY: publicKey, PORT: given = '' } = data;
  if (publicKey === undefined) return undefined;
  const port = Number(given);
  if (/^\d{1,5}$/.test(given) && port <= MOST_PORT) return { publicKey, port };
  return problemOf(
    'bad-environment',
    given === '' ? 'DISCORD_PUBLIC_KEY without PORT' : `PORT (${JSON.stringify(given.slice(0, 60))})`,
  );
}

/** The language model that reads plain words: its address and its name go together. */
function readerOf(data: z.infer<typeof schema>): NonNullable<Config['reader']> | Problem | undefined {
  const { READER_URL: url, READER_MODEL: model, READER_KEY: key } = data;
  if (url === undefined && model === undefined) return undefined;
  if (url !== undefined && model !== undefined) return { url, model, key };
  const [has, lacks] = url === undefined ? ['READER_MODEL', 'READER_URL'] : ['READER_URL', 'READER_MODEL'];
  return problemOf('bad-environment config', `${has} without ${lacks}`);
}

/** The same for the environment with what `.env` of a folder adds. What the environment sets already wins. */
export function loadConfig(env: Environment, folder: string): ConfigResult {
  const file = path.join(folder, '.env');
  try {
    return readConfig({ ...parse(readFileSync(file)), ...withoutEmpty(env) });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOENT') return readConfig(env);
    const expected = `must be a file that can be read (${error.code})`;
    return { ok: false, problems: [{ code: 'bad-env-file', found: file, expected }] };
  }
}

function isSourceAddress(text: string): boolean {
  if (text === 'off') return true;
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

function isImageTemplate(text: string): boolean {
  const url = URL.parse(text.replaceAll('{password}', '1'));
  return text.includes('{password}') && url?.protocol === 'https:';
}

const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

function wrongValue(issue: z.core.$ZodIssue, env: Environment): Problem {
  const name = String(issue.path[0]);
  const value = env[name] ?? '';
  return {
    code: 'bad-environment',
    found: secret.has(name) ? name : `${name} (${JSON.stringify(value.slice(0, 60))})`,
    expected: issue.message,
  };
}
