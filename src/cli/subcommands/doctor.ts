import type { App } from '../../app/app.ts';
import { readiness } from '../../app/readiness.ts';
import type { Application } from '../../discord/application.ts';
import type { Config } from '../../platform/config.ts';
import { problemLine, type Result } from '../../platform/problem.ts';
import { catalogueLine } from '../../replies/catalogue-line.ts';
import { ageOf } from '../../sources/age.ts';
import { beating } from '../heartbeat.ts';
import { type ExitStatus, exitStatus, printAnswer, printFailure } from '../program.ts';
import { type Streams, writeLine } from '../streams.ts';

/** One thing that was looked at: well, to be known, or to be mended. */
interface Check {
  readonly is: 'well' | 'note' | 'ill';
  readonly what: string;
  readonly says: string;
}

/** Discord refuses signatures and tokens of another time; some seconds are the network's. */
const MOST_CLOCK_MS = 10_000;

/** `doctor`: says what is well and what is to be mended of what a host sets up; succeeds when nothing is. */
export async function examine(
  { services }: App,
  config: Config,
  { output }: Streams,
  application: () => Promise<Result<Application>>,
): Promise<ExitStatus> {
  const checks = [
    ...(await checksOfDiscord(config, application)),
    checkCards(services),
    await checkQas(services),
    await checkStorage(services, config),
  ];
  const width = Math.max(...checks.map(({ what }) => what.length));
  for (const { is, what, says } of checks)
    await writeLine(output, `${marks[is]} ${what.padEnd(width)}  ${says}`);
  return checks.some(({ is }) => is === 'ill') ? exitStatus.badRequest : exitStatus.answered;
}

const marks = { well: '✓', note: '·', ill: '✗' } as const;

async function checksOfDiscord(
  config: Config,
  application: () => Promise<Result<Application>>,
): Promise<readonly Check[]> {
  if (config.discordToken === undefined)
    return [{ is: 'note', what: 'token', says: 'DISCORD_TOKEN is not set: only the console answers' }];
  const asked = await application();
  if (!asked.ok) return [{ is: 'ill', what: 'token', says: problemLine(asked.problem) }];
  return [
    { is: 'well', what: 'token', says: `Discord knows it, as ${asked.value.name}` },
    intents(config),
    checkWay(config, asked.value),
    checkClock(asked.value),
  ];
}

/** Neither intent is a privileged one; a message that mentions the bot comes with its text all the same. */
const intents = ({ mentions }: Config): Check => ({
  is: 'note',
  what: 'intents',
  says: `Guilds${mentions === true ? ' and GuildMessages' : ''}: nothing is to be switched on for them`,
});

/** Interactions come over HTTP or over the gateway, as the application says: the bot must wait where they come. */
function checkWay({ http }: Config, { publicKey, interactionsAddress }: Application): Check {
  const what = 'commands';
  if (http === undefined)
    return interactionsAddress === undefined
      ? { is: 'well', what, says: 'they come over the gateway' }
      : {
          is: 'ill',
          what,
          says: `they go to ${interactionsAddress}: clear the Interactions Endpoint URL, or set DISCORD_PUBLIC_KEY and PORT`,
        };
  if (publicKey !== undefined && publicKey.toLowerCase() !== http.publicKey.toLowerCase())
    return {
      is: 'ill',
      what,
      says: 'DISCORD_PUBLIC_KEY is not the key of this application: copy it from General Information',
    };
  return interactionsAddress === undefined
    ? {
        is: 'ill',
        what,
        says: 'they come over the gateway: set the Interactions Endpoint URL of the application, or clear DISCORD_PUBLIC_KEY',
      }
    : { is: 'well', what, says: `they go to ${interactionsAddress}` };
}

function checkClock({ clockAheadMs }: Application): Check {
  const what = 'clock';
  if (clockAheadMs === undefined) return { is: 'note', what, says: 'Discord did not say what time it is' };
  if (Math.abs(clockAheadMs) <= MOST_CLOCK_MS) return { is: 'well', what, says: "agrees with Discord's" };
  const seconds = Math.round(Math.abs(clockAheadMs) / 1000);
  const where = clockAheadMs > 0 ? 'ahead of' : 'behind';
  return {
    is: 'ill',
    what,
    says: `${seconds} seconds ${where} Discord's: set the time of this machine (NTP)`,
  };
}

function checkCards({ catalogue }: App['services']): Check {
  const { checkedAt } = catalogue.origin;
  const stale = checkedAt !== undefined && ageOf({ syncedAt: checkedAt }).stale;
  return { is: stale ? 'note' : 'well', what: 'cards', says: catalogueLine(catalogue) };
}

async function checkQas({ qas }: App['services']): Promise<Check> {
  const what = 'Q&As';
  try {
    const index = await qas.read();
    return index === undefined
      ? { is: 'note', what, says: 'none yet: the bot fetches them, or "npm run -s headjudge -- qa sync"' }
      : { is: 'well', what, says: `${index.size} official Q&As, ${ageOf(index).inWords}` };
  } catch {
    return { is: 'note', what, says: 'they are in the storage, which does not answer' };
  }
}

async function checkStorage(services: App['services'], { dataDir, storageUrl }: Config): Promise<Check> {
  const { storage } = await readiness(services);
  // Of an address only the kind is told: it may hold a password.
  const where = storageUrl === undefined ? `a file in ${dataDir}` : storageUrl.replace(/:.*$/s, '');
  return storage === 'ok'
    ? { is: 'well', what: 'storage', says: `answers (${where})` }
    : {
        is: 'ill',
        what: 'storage',
        says: `does not answer (${where}): check STORAGE_URL and DATA_DIR, and that the server runs`,
      };
}

/** Succeeds when there are rules, the storage answers (else it throws), and every bot here has told lately that it runs. */
export async function checkHealth(app: App, dataDir: string, streams: Streams): Promise<ExitStatus> {
  const { rulebook, catalogue, settings } = app.services;
  if (rulebook.rules.length === 0) {
    const problem = { code: 'no-rules', found: 'The rulebook', expected: 'must have rules, and it has none' };
    return printFailure(problem, false, streams);
  }
  const bots = await beating(dataDir);
  if (!bots.ok) return printFailure(bots.problem, false, streams);
  await settings.readLine('health');
  const parts = [
    `${rulebook.rules.length} rules`,
    catalogueLine(catalogue),
    ...(bots.value === 0 ? [] : [`bots running: ${bots.value}`]),
  ];
  return printAnswer(`healthy: ${parts.join(', ')}`, streams);
}
