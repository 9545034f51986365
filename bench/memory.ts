import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { loadConfig } from '../src/config.ts';
import { ruleOn } from '../src/situations/rule-on.ts';
import type { Held } from './figures.ts';

const RULINGS = 10_000;

const held = z.object({ rss: z.number(), heap: z.number() });
const report = z.object({ loaded: held, bot: held, after: held, rulings: z.number() });
type Report = z.infer<typeof report>;

/** What a program of its own holds: with everything loaded, with discord.js, and after many rulings. */
export async function memoryRows(
  folder: string,
  cards: 'starter' | 'all',
): Promise<readonly (readonly [string, Held])[]> {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, import.meta.filename], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, CATALOG_URL: 'off' },
  });
  const { loaded, bot, after, rulings } = report.parse(JSON.parse(stdout));
  return [
    [`the console, everything loaded, ${cards} cards`, loaded],
    ['the bot: the same with discord.js', bot],
    [`the bot after ${rulings} rulings`, after],
  ];
}

if (import.meta.main) console.log(JSON.stringify(await measure()));

async function measure(): Promise<Report> {
  const config = loadConfig(process.env, process.cwd());
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const { openApp } = await import('../src/app.ts');
  const app = await openApp(config.value, () => {});
  if (!app.ok) throw new Error(JSON.stringify(app.problem));
  const { services, close } = app.value;
  services.rulebook.search('missed timing', 1);
  services.catalogue.search('no such name', 25);
  const loaded = now();
  await import('../src/discord/client.ts');
  const bot = now();
  const { rulings } = services;
  for (let count = 0; count < RULINGS; count += 1) {
    const row = rulings[count % rulings.length];
    if (row !== undefined) ruleOn({ ...row.play, ruleset: row.ruleset }, services);
  }
  const after = now();
  await close();
  return { loaded, bot, after, rulings: RULINGS };
}

/** What is held after the rubbish is collected (twice: what waits for its finalizer goes with the second). */
function now(): Held {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}
