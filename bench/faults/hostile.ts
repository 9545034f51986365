import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openApp } from '../../src/app/app.ts';
import { warmUp } from '../../src/app/warm-up.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { startBot } from '../../src/discord/client.ts';
import { readConfig } from '../../src/platform/config.ts';
import { startDiscordStandIn } from '../../test/support/discord-stand-in/stand-in.ts';
import { hostileUses } from './hostile-uses.ts';
import { watchLoop } from './loop-watch.ts';

/** What came of hostile uses. */
export interface Withstood {
  readonly uses: number;
  /** What was not answered within four seconds. */
  readonly unanswered: readonly string[];
  /** What the bot sent that Discord would refuse. */
  readonly violations: readonly string[];
  /** What was logged as a bug. */
  readonly bugs: readonly string[];
  /** What held the event loop longer than it may, with how long. */
  readonly held: readonly string[];
  /** The longest that one held it, in milliseconds of this thread's work. */
  readonly longestMs: number;
  /** What the heap held before and after, in MB, its rubbish collected. */
  readonly heapMb: readonly [before: number, after: number];
}

const LATE_MS = 4000;
/** What any input may hold the event loop, in milliseconds. */
export const MOST_HELD_MS = 100;
/** What is run for the first times is compiled, and takes longer. */
const WARM = 300;

/**
 * Uses the bot in hostile ways, over the real client of discord.js and a Discord of this machine, one after the other.
 * @param most how many of all such uses, spread over them
 * @param dataDir where the cards are; left out: the starter cards
 */
export async function withstand(most: number, dataDir?: string): Promise<Withstood> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-hostile-'));
  const config = readConfig({
    DATA_DIR: dataDir ?? folder,
    STORAGE_URL: `sqlite://${path.join(folder, 'x.sqlite')}`,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const app = await openApp(config.value, () => {});
  if (!app.ok) throw new Error(JSON.stringify(app.problem));
  const { services, commands } = app.value;
  await warmUp(services);
  const discord = await startDiscordStandIn();
  const bugs: string[] = [];
  const started = await startBot({
    token: discord.token,
    apiBase: discord.apiBase,
    commands,
    services,
    readLine: (line) => readLine(line, commands),
    log: (level, message, fields) => {
      if (level === 'error') bugs.push(`${message} ${String(fields?.error ?? '')}`);
    },
    admit: () => undefined,
  });
  if (!started.ok) throw new Error(started.problem.expected);
  try {
    const all = hostileUses(commands);
    const step = Math.max(1, all.length / most);
    const chosen = Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]);
    const unanswered: string[] = [];
    const held: string[] = [];
    let longestMs = 0;
    let before = 0;
    for (const [at, use] of [...chosen.slice(0, WARM), ...chosen].entries()) {
      if (use === undefined) continue;
      if (at === Math.min(WARM, chosen.length)) before = heapMb();
      const exchange = use.use(discord);
      const { workedMs } = await watchLoop(async () => {
        for (let waited = 0; !exchange.isAcknowledged && waited < LATE_MS; waited += 2) await wait(2);
      });
      if (!exchange.isAcknowledged) unanswered.push(use.what);
      if (at < WARM) continue;
      longestMs = Math.max(longestMs, workedMs);
      if (workedMs > MOST_HELD_MS) held.push(`${use.what}: ${Math.round(workedMs)} ms`);
    }
    const { faults } = discord;
    return {
      uses: chosen.length,
      unanswered,
      violations: faults,
      bugs,
      held,
      longestMs,
      heapMb: [before, heapMb()],
    };
  } finally {
    await started.value.stop();
    await discord.close();
    await app.value.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function heapMb(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 ** 2);
}
