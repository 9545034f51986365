import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCards, shippedFile } from '../../src/app/open-cards.ts';
import { catalogueFolder } from '../../src/cards/sync/catalogue-folder.ts';
import { syncCatalogue } from '../../src/cards/sync/sync-catalogue.ts';
import { modelVersion } from '../../src/platform/model-version.ts';
import { catalogueLine } from '../../src/replies/catalogue-line.ts';
import { dataFolder } from '../support/project-data.ts';
import { handMade, modelling, publishedList } from '../support/published-cards.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const project = path.dirname(dataFolder);

/** A data folder with a catalogue whose models this version of the program made. */
const withCatalogue = async (version: string) => {
  const dataDir = temporaryFolder();
  const file = path.join(dataDir, 'cards.json');
  writeFileSync(file, publishedList(10));
  const synced = await syncCatalogue(
    { dataDir, from: file },
    modelling(version, [handMade('Lantern Token')]),
  );
  expect(synced.ok).toBe(true);
  const opened = await openCards({ data: dataFolder, dataDir }, () => {});
  if (!opened.ok) throw new Error(opened.problem.found);
  return opened.value;
};

describe('the cards to answer by', () => {
  test('stored models of this version of the program are used', async () => {
    const version = modelVersion(project);
    const cards = await withCatalogue(version);
    expect(cards.origin.outdated).toBeUndefined();
    expect(cards.exact('Lantern Keeper 3')?.note).toBe(`by ${version}`);
  });

  test('those of another version are not: they are made at their first use', async () => {
    const cards = await withCatalogue('another');
    expect(cards.origin.outdated).toBe(true);
    expect(cards.exact('Lantern Keeper 3')).toMatchObject({
      password: 10_000_003,
      facts: { cardType: 'spell' },
    });
    expect(cards.exact('Lantern Keeper 3')?.note).toBeUndefined();
    expect(cards.exact('Lantern Token')?.note).toBe('by hand');
  });

  test('of one that was synced and the one of the project the newer is used', async () => {
    const dataDir = temporaryFolder();
    const file = path.join(dataDir, 'cards.json');
    writeFileSync(file, publishedList(10));
    await syncCatalogue({ dataDir, from: file }, modelling('another'));
    const sizes = async () => {
      const opened = await openCards({ data: dataFolder, dataDir }, () => {});
      return opened.ok ? [opened.value.size > 10_000, opened.value.origin.shipped] : opened;
    };
    expect(await sizes()).toEqual([false, undefined]);
    utimesSync(catalogueFolder(dataDir).compiled, 1_000, 1_000);
    expect(await sizes()).toEqual([true, true]);
  });

  test('without a catalogue that of the project is, which says its day', async () => {
    const opened = await openCards({ data: dataFolder, dataDir: temporaryFolder() }, () => {});
    if (!opened.ok) throw new Error(opened.problem.found);
    expect(opened.value.exact('Dandylion')?.name).toBe('Dandylion');
    expect(catalogueLine(opened.value)).toMatch(
      /^the \d{5,} cards of \d{4}-\d\d-\d\d that the project carries/,
    );
  });

  test('where that is damaged the starters are, and the log says so', async () => {
    const data = temporaryFolder();
    cpSync(path.join(dataFolder, 'cards'), path.join(data, 'cards'), { recursive: true });
    mkdirSync(path.join(data, 'catalogue'));
    writeFileSync(shippedFile(data), 'damaged');
    const said: string[] = [];
    const opened = await openCards({ data, dataDir: temporaryFolder() }, (_, line) => said.push(line));
    expect(opened.ok && [opened.value.origin, opened.value.exact('Dandylion')?.name]).toEqual([
      {},
      'Dandylion',
    ]);
    expect(said).toEqual(['the catalogue of the project is not used']);
  });
});

describe('the version of what makes models', () => {
  const makers = [
    'src/cardtext',
    'src/card-model',
    'src/vocabulary',
    'src/cards',
    'data/cards',
    'data/lexicon/card-text',
  ];
  const copy = (): string => {
    const folder = temporaryFolder();
    for (const maker of makers) {
      mkdirSync(path.join(folder, maker), { recursive: true });
      writeFileSync(path.join(folder, maker, 'a.ts'), 'one');
      utimesSync(path.join(folder, maker, 'a.ts'), 1_000, 1_000);
    }
    for (const file of ['src/app/card-models.ts', 'data/lexicon/vocabulary.json']) {
      cpSync(path.join(project, file), path.join(folder, file));
      utimesSync(path.join(folder, file), 1_000, 1_000);
    }
    return folder;
  };

  test('is the same for the same files, wherever they lie', () =>
    expect(modelVersion(copy())).toBe(modelVersion(copy())));

  test.for(makers)('is another when a file of %s is another, or there is one more', (maker) => {
    const folder = copy();
    const before = modelVersion(folder);
    const file = path.join(folder, maker, 'a.ts');
    writeFileSync(file, 'two');
    const changed = modelVersion(folder);
    utimesSync(file, 1_000, 1_000);
    writeFileSync(path.join(folder, maker, 'b.ts'), '');
    expect(new Set([before, changed, modelVersion(folder)]).size).toBe(3);
  });
});
