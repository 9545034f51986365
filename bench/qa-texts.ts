import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openApp } from '../src/app/app.ts';
import { readConfig } from '../src/platform/config.ts';
import type { QaText } from '../src/qa/qa-index.ts';
import { syncQas } from '../src/qa/sync.ts';
import { figureOf, memoryTable, timeTable } from './figures.ts';
import { numbers } from './interactions/own-core.ts';
import { memoryRows } from './memory.ts';
import { startFigures } from './programs.ts';
import { figureWithP99 } from './qas.ts';

/**
 * `node bench/qa-texts.ts`: what the texts of all official Q&As cost. The numbers, dates and cards are those of ../shared;
 * the texts are made up, as long as published ones are, and of as many different words. Told are the sync, the storage, a
 * look-up with its text, and what a program holds and how soon it answers with them (without them: `npm run bench`).
 */
const published = path.resolve(import.meta.dirname, '../../shared/qa/index.jsonl.gz');
/** How long titles, questions and answers are, of the shortest, the middle one and the longest, in letters. */
const lengths = { title: [32, 62, 113], question: [44, 180, 552], answer: [5, 180, 627] } as const;
const WORDS = 3000;
const EXAMPLE = '/timing card:Dandylion event:sent-to-gy as:cost';

const random = numbers(29);
const below = (limit: number): number => Math.floor(random() * limit);
const word = (): string =>
  String.fromCodePoint(...Array.from({ length: 1 + below(4) }, () => 0x3041 + below(86) + below(2) * 0x2000));
const words = Array.from({ length: WORDS }, word);

/** Words up to a length that is as often below the middle as above it; those at the head of the list come most often. */
function textOf([least, middle, most]: readonly [number, number, number]): string {
  const [from, to] = random() < 0.5 ? [least, middle] : [middle, middle + (most - middle) * random() ** 2];
  const length = from + (to - from) * random();
  let text = '';
  while (text.length < length) text += words[Math.floor(WORDS * random() ** 3)];
  return text;
}

const madeUp = (): QaText => ({
  title: textOf(lengths.title),
  question: textOf(lengths.question),
  answer: textOf(lengths.answer),
});

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

if (!existsSync(published)) throw new Error(`${published} is not here`);
const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-qas-'));
try {
  const from = path.join(folder, 'qas.jsonl');
  const facts = gunzipSync(readFileSync(published)).toString('utf8').trim().split('\n');
  writeFileSync(from, facts.map((line) => JSON.stringify({ ...JSON.parse(line), ...madeUp() })).join('\n'));
  const config = readConfig({ DATA_DIR: folder });
  if (!config.ok) throw new Error('the project cannot be opened');
  const app = await openApp(config.value, () => {});
  if (!app.ok) throw new Error(app.problem.found);
  const { qas } = app.value.services;
  const start = performance.now();
  const synced = await syncQas(qas, { from });
  if (!synced.ok) throw new Error(synced.problem.found);
  const sync = performance.now() - start;
  const { index } = synced.value;
  const reads: number[] = [];
  let late = 0;
  for (const entry of index.entries.filter((_, at) => at % 5 === 0)) {
    const asked = performance.now();
    if ((await qas.text(entry, index)) === undefined) late += 1;
    reads.push(performance.now() - asked);
  }
  await app.value.close();
  console.log(
    timeTable([
      figureOf(`syncing ${index.size} Q&As with their texts`, [sync]),
      figureWithP99('the text of a Q&A, read from the storage', reads),
      ...(await startFigures(EXAMPLE, folder, 'shipped')),
    ]),
  );
  const storage = megabytes(statSync(path.join(folder, 'headjudge.sqlite')).size);
  console.log(
    `\nSource ${megabytes(statSync(from).size)}, storage ${storage}, texts that came too late: ${late}\n`,
  );
  console.log(memoryTable(await memoryRows(folder, 'shipped')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
