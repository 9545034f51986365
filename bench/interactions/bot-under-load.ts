import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startFlags } from '../start-flags.ts';
import { publicKey } from './load.ts';

/** The real program, taking interactions over HTTP. */
export interface BotUnderLoad {
  readonly port: number;
  /** A metric of all its processes together, as they tell it. */
  metric(name: string): Promise<number>;
  /** What all threads of its one process have taken of a processor, in milliseconds; only Linux tells. */
  processorMs(): number;
  /** The resident memory of its processes and of the one that looks after them, in MB. */
  memoryMb(): Promise<number>;
  /** Has its one process collect the rubbish, so that what it holds is what it needs. */
  collect(): Promise<void>;
  stop(): Promise<void>;
}

export interface LoadedBot {
  /** Where it keeps what it keeps, where DATA_DIR does not say otherwise. */
  readonly folder: string;
  readonly apiBase: string;
  readonly storageUrl: string;
  readonly processes: number;
}

/** Loaded before the program: collects the rubbish when it is told to, as `node --expose-gc` lets it. */
const collector = 'data:text/javascript,process.on("SIGUSR2",()=>{globalThis.gc();globalThis.gc()})';
const READY_WITHIN_MS = 60_000;
const COLLECTED_MS = 1000;

/** Starts the program and waits until it can answer. With DATA_DIR set, it answers by the cards of that folder. */
export async function startBot({ folder, apiBase, storageUrl, processes }: LoadedBot): Promise<BotUnderLoad> {
  const port = 40_000 + (process.pid % 10_000);
  const metricsPort = port + 10_000;
  const [program = process.execPath, ...before] = [
    ...onCore(processes === 1 ? 0 : undefined),
    process.execPath,
  ];
  const bot = spawn(
    program,
    [
      ...before,
      ...startFlags,
      '--expose-gc',
      '--import',
      collector,
      path.join(import.meta.dirname, '../../src/cli/start.js'),
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'ignore'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: process.env.DATA_DIR ?? folder,
        DISCORD_PUBLIC_KEY: publicKey,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DISCORD_API_BASE: apiBase,
        STORAGE_URL: storageUrl,
        PROCESSES: String(processes),
        QA_URL: 'off',
        CATALOG_URL: 'off',
      },
    },
  );
  const metricsPorts = Array.from({ length: processes }, (_, number) => metricsPort + number);
  for (const each of [port, ...metricsPorts]) await untilReady(bot, each);
  return {
    port,
    async metric(name) {
      const line = new RegExp(`^${name} (\\S+)`, 'm');
      const told = metricsPorts.map(async (each) => {
        const metrics = await fetch(`http://127.0.0.1:${each}/metrics`);
        return Number(line.exec(await metrics.text())?.[1]);
      });
      return (await Promise.all(told)).reduce((sum, each) => sum + each, 0);
    },
    processorMs: () => processorMs(bot),
    memoryMb: () => memoryMb(bot),
    async collect() {
      bot.kill('SIGUSR2');
      await wait(COLLECTED_MS);
    },
    async stop() {
      const ended = once(bot, 'exit');
      bot.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * What a program is begun with to stay on one core, with all its threads; nothing where the system cannot. So "a core"
 * is one, and the sender's another.
 */
export const onCore = (core: number | undefined): readonly string[] =>
  core === undefined || !canPin ? [] : ['taskset', '--cpu-list', String(core)];
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Keeps this process on a core; on any, where it is left out. */
export function stayOn(core: number | undefined): void {
  if (canPin)
    spawnSync('taskset', [
      '--all-tasks',
      '--cpu-list',
      '--pid',
      core === undefined ? `0-${availableParallelism() - 1}` : String(core),
      String(process.pid),
    ]);
}

async function untilReady(bot: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(200);
  }
  bot.kill('SIGKILL');
  throw new Error('the bot was not ready within a minute');
}

function processorMs({ pid = 0 }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const tasks = `/proc/${pid}/task`;
  const spent = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** What `ps` tells of a process and those that it began. */
async function memoryMb({ pid = 0 }: ChildProcess): Promise<number> {
  const ps = spawn('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)]);
  let told = '';
  for await (const piece of ps.stdout) told += piece;
  const kilobytes = told.trim().split(/\s+/).map(Number);
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
