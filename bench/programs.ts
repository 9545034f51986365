import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Figure, figureOf } from './figures.ts';
import { startFlags } from './start-flags.ts';

/** How often each program is started. */
const STARTS = 10;
const TARGET = 700;

const cli = path.join(import.meta.dirname, '../src/cli');

/** How long programs take from their start, Node's own included, to the first words of the answer. */
export async function startFigures(
  line: string,
  folder: string,
  cards: 'shipped' | 'synced',
): Promise<readonly Figure[]> {
  const ask = { program: 'main.js', words: ['ask', '--json', line], input: '' };
  const piped = { program: 'start.js', words: [], input: `${line}\n` };
  return [
    figureOf(
      `cold start to the first answer (ask --json), ${cards} cards`,
      await startOften(ask, folder),
      TARGET,
    ),
    figureOf(
      `cold start of the console to its first answer (piped), ${cards} cards`,
      await startOften(piped, folder),
      TARGET,
    ),
  ];
}

interface Start {
  readonly program: string;
  readonly words: readonly string[];
  readonly input: string;
}

/** One after the other, so that they do not share the processor. */
async function startOften(start: Start, folder: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < STARTS; run += 1) times.push(await startOnce(start, folder));
  return times;
}

/** In a folder of its own: neither an .env nor settings of the project count. */
async function startOnce({ program, words, input }: Start, folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [...startFlags, path.join(cli, program), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, CATALOG_URL: 'off' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let answered: number | undefined;
  child.stdout.on('data', () => {
    answered ??= performance.now() - start;
  });
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  if (status !== 0 || answered === undefined) throw new Error(`${program} ended with ${status}`);
  return answered;
}
