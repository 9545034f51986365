import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { openApp } from '../src/app/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { cardTextFigures } from './card-texts.ts';
import { catalogueFigures, hasPublished } from './catalogue.ts';
import { memoryTable, nameTable, recallTable, shareTable, timeTable } from './figures.ts';
import { lengthFigures } from './long-situations.ts';
import { memoryRows } from './memory.ts';
import { pictureFigures } from './pictures.ts';
import { startFigures } from './programs.ts';
import { recallRows } from './topics.ts';
import { exampleOf, warmFigures } from './warm.ts';

/** `npm run bench`: measures the project as it stands, and prints it as tables. Takes a minute or two. */
const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-bench-'));
const withCards = path.join(folder, 'with-cards');
mkdirSync(withCards);
try {
  const config = readConfig({ DATA_DIR: folder });
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const app = await openApp(config.value, () => {});
  if (!app.ok) throw new Error(JSON.stringify(app.problem));

  console.log(`${machine()}\n`);
  const example = exampleOf(app.value.services, 'timing');
  const starts = await startFigures(example, folder, 'shipped');
  const catalogue = hasPublished ? await catalogueFigures(withCards) : { times: [], recall: [] };
  const startsWithCards = hasPublished ? await startFigures(example, withCards, 'synced') : [];
  const warm = await warmFigures(app.value);
  const { services } = app.value;
  const lengths = await lengthFigures(services);
  const pictures = await pictureFigures(services, services.rulings);
  const texts = await cardTextFigures();
  console.log(
    `${timeTable([...starts, ...startsWithCards, ...warm, ...lengths, ...pictures, ...catalogue.times, ...texts.times])}\n`,
  );
  const memory = await memoryRows(folder, 'shipped');
  const memoryWithCards = hasPublished ? await memoryRows(withCards, 'synced') : [];
  console.log(`${memoryTable([...memory, ...memoryWithCards])}\n`);
  console.log(recallTable(recallRows(app.value.services.rulebook)));
  if (catalogue.recall.length > 0) console.log(`\n${nameTable(catalogue.recall)}`);
  if (texts.shares.length > 0) console.log(`\n${shareTable(texts.shares)}`);
  await app.value.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores (${model}), ${memory} GB`;
}
