import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, openApp } from '../src/app/app.ts';
import { loadModelling } from '../src/app/open-cards.ts';
import { warmUp } from '../src/app/warm-up.ts';
import { openCompiled } from '../src/cards/compiled/open-compiled.ts';
import { loadNicknames } from '../src/cards/names/nicknames.ts';
import { openCatalogue } from '../src/cards/open-catalogue.ts';
import { catalogueFolder } from '../src/cards/sync/catalogue-folder.ts';
import { syncCatalogue } from '../src/cards/sync/sync-catalogue.ts';
import { readConfig } from '../src/platform/config.ts';
import { type Figure, figureOf } from './figures.ts';
import { heldOutRecall, nameFigures } from './names.ts';
import { qaFigures } from './qas.ts';

const published = path.resolve(import.meta.dirname, '../../shared/cards/cards.json.gz');
const OPENED = 15;

/** Is the published catalogue here? */
export const hasPublished = existsSync(published);

/** Compiles the published catalogue into a data folder, and measures that, its opening, and the searches in it and by it. */
export async function catalogueFigures(dataDir: string) {
  const modelling = await loadModelling(dataFolder);
  const config = readConfig({ DATA_DIR: dataDir });
  if (!modelling.ok || !config.ok) throw new Error('the project cannot be opened');
  const start = performance.now();
  const synced = await syncCatalogue({ dataDir, from: published }, modelling.value);
  if (!synced.ok) throw new Error(synced.problem.found);
  const compile = performance.now() - start;
  const opens: number[] = [];
  for (let run = 0; run < OPENED; run += 1) opens.push(await timeOf(() => openApp(config.value, () => {})));
  const app = await openApp(config.value, () => {});
  if (!app.ok) throw new Error(app.problem.found);
  const { catalogue } = app.value.services;
  const warm = await timeOf(() => warmUp(app.value.services));
  const first = await timeOf(() => catalogue.search('no such name', 25));
  const names = nameFigures(catalogue);
  const heldOut = ['half of our nicknames unknown', ownNicknames(dataDir)] as const;
  const qas = qaFigures(app.value.services);
  const bytes = statSync(catalogueFolder(dataDir).compiled).size;
  await app.value.close();
  const times: readonly Figure[] = [
    figureOf(
      `compiling ${catalogue.size} cards (${Math.round(bytes / 1024 ** 2)} MB), effect models included`,
      [compile],
    ),
    figureOf('opening a program with the compiled catalogue, warm', opens),
    figureOf('what a bot opens before it connects, the names in other languages among it', [warm]),
    figureOf('the first name search after that', [first]),
    ...names.times,
    ...qas,
  ];
  return { times, recall: [...names.recall, heldOut] };
}

/** Opens the compiled catalogue with other nicknames, to see how those are found that it does not have. */
function ownNicknames(dataDir: string) {
  const nicknames = loadNicknames(path.join(dataFolder, 'names'));
  const store = openCompiled(catalogueFolder(dataDir).compiled);
  if (!nicknames.ok || store?.ok !== true) throw new Error('the catalogue cannot be opened');
  const { value } = store;
  try {
    return heldOutRecall(nicknames.value, (known) =>
      openCatalogue(value, { origin: {}, nicknames: known, modelOf: noModel }),
    );
  } finally {
    value.close();
  }
}

function noModel(): never {
  throw new Error('a search reads no models');
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
