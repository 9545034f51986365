import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Held } from './figures.ts';
import { startFlags } from './start-flags.ts';

const QUESTIONS = 10_000;
const TARGET_MB = 220;

const held = z.object({ rss: z.number(), heap: z.number() });
const report = z.object({ loaded: held, bot: held, after: held });
const program = path.join(import.meta.dirname, 'memory-program.js');

/** What a program of its own holds: with everything loaded, with discord.js, and after many questions. */
export async function memoryRows(
  folder: string,
  cards: 'shipped' | 'synced',
): Promise<readonly (readonly [string, Held])[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...startFlags, '--expose-gc', program, String(QUESTIONS)],
    { cwd: folder, env: { PATH: process.env.PATH, DATA_DIR: folder, CATALOG_URL: 'off' } },
  );
  const { loaded, bot, after } = report.parse(JSON.parse(stdout));
  return [
    [`the console, everything loaded, ${cards} cards`, { ...loaded, target: TARGET_MB }],
    ['the bot: the same with discord.js', { ...bot, target: TARGET_MB }],
    [`the bot after ${QUESTIONS} questions about ${cards} cards`, { ...after, target: TARGET_MB }],
  ];
}
