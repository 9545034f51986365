import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storageServers } from '../../test/support/storage-servers.ts';
import { startFlags } from '../start-flags.ts';
import { type Load, publicKey, startSender } from './load.ts';

/**
 * `node bench/interactions/run.ts [SECONDS]`: how many interactions a second the bot answers over HTTP, and how long
 * each takes at a steady load, for each storage, with one process and with two. The sender of the load runs on the same
 * machine, and takes its share of it. With DATA_DIR set, the cards of that folder are used, else the starter cards.
 */
const seconds = Number(process.argv[2] ?? 10);
const STEADY = 300;
const AT_ONCE = 64;

const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-load-'));
const sender = await startSender();
try {
  console.log(
    '| Storage | Processes | Most a second | Steady load | p50 | p99 | Unanswered | Memory before → after |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
  const storages = [
    { name: 'SQLite', storageUrl: `sqlite://${path.join(folder, 'load.sqlite')}` },
    ...storageServers,
  ];
  for (const processes of [1, 2])
    for (const { name, storageUrl } of storages) console.log(await row(name, storageUrl, processes));
} finally {
  sender.close();
  rmSync(folder, { recursive: true, force: true });
}

async function row(name: string, storageUrl: string, processes: number): Promise<string> {
  const port = 40_000 + (process.pid % 10_000);
  const bot = await startBot(port, storageUrl, processes);
  try {
    await sender.full(port, 8, 3);
    const before = await memoryMb(bot);
    const steady = await sender.steady(port, STEADY, seconds);
    const full = await sender.full(port, AT_ONCE, seconds);
    const after = await memoryMb(bot);
    const unanswered = steady.unanswered + full.unanswered;
    return `| ${name} | ${processes} | ${Math.round(full.perSecond)} | ${STEADY} | ${ms(steady, 0.5)} | ${ms(steady, 0.99)} | ${unanswered} | ${before} → ${after} MB |`;
  } finally {
    const ended = once(bot, 'exit');
    bot.kill('SIGTERM');
    await ended;
  }
}

async function startBot(port: number, storageUrl: string, processes: number): Promise<ChildProcess> {
  const bot = spawn(
    process.execPath,
    [...startFlags, path.join(import.meta.dirname, '../../src/cli/start.js')],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'ignore'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: process.env.DATA_DIR ?? folder,
        DISCORD_PUBLIC_KEY: publicKey,
        PORT: String(port),
        DISCORD_API_BASE: sender.apiBase,
        STORAGE_URL: storageUrl,
        PROCESSES: String(processes),
        QA_URL: 'off',
        CATALOG_URL: 'off',
      },
    },
  );
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) {
      // With several, those after the first are begun as well.
      await wait(processes * 2000);
      return bot;
    }
    await wait(200);
  }
  bot.kill('SIGKILL');
  throw new Error('the bot was not ready within a minute');
}

/** A share of the times was at most so long. */
function ms({ times }: Load, share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)} ms`;
}

/** The resident memory of a process and those that it began, as `ps` tells it, in MB. */
async function memoryMb({ pid = 0 }: ChildProcess): Promise<number> {
  const ps = spawn('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)]);
  let told = '';
  for await (const piece of ps.stdout) told += piece;
  const kilobytes = told.trim().split(/\s+/).map(Number);
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
