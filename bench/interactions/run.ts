import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { storageServers } from '../../test/support/storage-servers.ts';
import { startBot, stayOn } from './bot-under-load.ts';
import { startSender, yardstick } from './load.ts';
import { onItsOwnCore, timesTheWork } from './own-core.ts';

/**
 * `node bench/interactions/run.ts [SECONDS]`: how many interactions a second the bot answers over HTTP, and how long
 * each takes at a steady load, for each storage, with one process and with two. One process stays on the first core with
 * all its threads, and the sender on the second; two processes and the sender share what cores there are. Beside that
 * stands what hangs less on what else runs there: what the bot itself takes of a processor; how long an interaction would
 * take by that on a core that nothing else uses; the time that the check of a signature took meanwhile (the yardstick),
 * and on how slow a core, by that yardstick, 99 in 100 would still be answered within 50 ms ("enough").
 *
 * With DATA_DIR set, the cards of that folder are used, else the starter cards; with STORAGES (`SQLite,Redis`) those
 * storages alone, with PROCESSES (`1`) such numbers of them alone, with RATE another steady load than 300 a second.
 */
const seconds = Number(process.argv[2] ?? 10);
const only = process.env.STORAGES?.split(',');
const numbers = process.env.PROCESSES?.split(',').map(Number) ?? [1, 2];
const STEADY = Number(process.env.RATE ?? 300);
/** What all but one in a hundred should be answered within. */
const TARGET_MS = 50;
const AT_ONCE = 64;
/** What is run for the first times is compiled, and takes longer. */
const WARM_SECONDS = 10;

const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-load-'));
const sender = await startSender();
try {
  console.log(
    '| Storage | Processes | Most a second | Steady load | p50 | p99 | CPU an interaction | Own core: p50, p99 | Yardstick | Enough for 50 ms | Load | Unanswered | Memory before → after |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  const storages = [
    { name: 'SQLite', storageUrl: `sqlite://${path.join(folder, 'load.sqlite')}` },
    ...storageServers,
  ].filter(({ name }) => only?.includes(name) ?? true);
  for (const processes of numbers)
    for (const { name, storageUrl } of storages) console.log(await row(name, storageUrl, processes));
} finally {
  sender.close();
  rmSync(folder, { recursive: true, force: true });
}

async function row(name: string, storageUrl: string, processes: number): Promise<string> {
  stayOn(processes === 1 ? 1 : undefined);
  const bot = await startBot({ folder, apiBase: sender.apiBase, storageUrl, processes });
  try {
    await sender.full(bot.port, 8, WARM_SECONDS);
    const before = await bot.memoryMb();
    const busyBefore = await bot.metric('process_cpu_seconds_total');
    const steady = await sender.steady(bot.port, STEADY, seconds);
    const busy = (await bot.metric('process_cpu_seconds_total')) - busyBefore;
    const [load = 0] = loadavg();
    const checkBefore = yardstick();
    const work =
      processes === 1 && process.platform === 'linux'
        ? await sender.inTurn(bot.port, seconds, bot.processorMs)
        : [];
    const check = (checkBefore + yardstick()) / 2;
    const own = onItsOwnCore(work, STEADY);
    const computed = work.length === 0 ? '' : `${ms(own, 0.5)}, ${ms(own, 0.99)}`;
    const enough = work.length === 0 ? '' : microseconds(check * timesTheWork(work, STEADY, TARGET_MS));
    const full = await sender.full(bot.port, AT_ONCE, seconds);
    const after = await bot.memoryMb();
    const unanswered = steady.unanswered + full.unanswered;
    const cpu = `${((busy * 1000) / (steady.times.length + steady.unanswered)).toFixed(2)} ms`;
    return `| ${name} | ${processes} | ${Math.round(full.perSecond)} | ${STEADY} | ${ms(steady.times, 0.5)} | ${ms(steady.times, 0.99)} | ${cpu} | ${computed} | ${microseconds(check)} | ${enough} | ${load.toFixed(1)} | ${unanswered} | ${before} → ${after} MB |`;
  } finally {
    await bot.stop();
  }
}

function microseconds(milliseconds: number): string {
  return `${Math.round(milliseconds * 1000)} µs`;
}

/** A share of the times was at most so long. */
function ms(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)} ms`;
}
