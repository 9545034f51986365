import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBot } from './bot-under-load.ts';
import { startSender } from './load.ts';

/**
 * `node bench/interactions/level.ts [INTERACTIONS]`: what the bot holds while it answers so many interactions (100,000
 * where it is not said) of the full mix over HTTP, each of another user in another server. The heap is told after its
 * rubbish was collected: it is level where the second half adds next to nothing.
 */
const all = Number(process.argv[2] ?? 100_000);
const PARTS = 10;
const AT_ONCE = 16;

const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-level-'));
const sender = await startSender();
const storageUrl = `sqlite://${path.join(folder, 'level.sqlite')}`;
const bot = await startBot({ folder, apiBase: sender.apiBase, storageUrl, processes: 1 });
try {
  console.log('| Interactions | Unanswered | Resident | Heap |');
  console.log('|---:|---:|---:|---:|');
  let unanswered = 0;
  let answered = 0;
  console.log(await row(answered, unanswered));
  for (let part = 1; part <= PARTS; part += 1) {
    while (answered + unanswered < (all * part) / PARTS) {
      const load = await sender.full(bot.port, AT_ONCE, 2);
      answered += load.times.length;
      unanswered += load.unanswered;
    }
    console.log(await row(answered, unanswered));
  }
} finally {
  await bot.stop();
  sender.close();
  rmSync(folder, { recursive: true, force: true });
}

async function row(answered: number, unanswered: number): Promise<string> {
  const resident = await bot.memoryMb();
  await bot.collect();
  const heap = Math.round((await bot.metric('nodejs_heap_size_used_bytes')) / 1024 / 1024);
  return `| ${answered} | ${unanswered} | ${resident} MB | ${heap} MB |`;
}
