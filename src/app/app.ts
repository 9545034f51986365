import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { commands } from '../../commands/index.ts';
import type { ModelReader } from '../ask/language-model/model-reader.ts';
import { type LiveCatalogue, liveCatalogue } from '../cards/live-catalogue.ts';
import type { Command, Services } from '../commands/command.ts';
import type { Config } from '../platform/config.ts';
import { readDataFile } from '../platform/data-file.ts';
import { lazily } from '../platform/lazy.ts';
import type { Log } from '../platform/log.ts';
import { ok, type Result, valueOrThrow } from '../platform/problem.ts';
import { loadConcepts } from '../qa/concepts.ts';
import { englishQas, PUBLIC_TEXTS } from '../qa/english.ts';
import { qaShelf } from '../qa/repository.ts';
import { loadRulebook } from '../rulebook/rulebook.ts';
import { loadRulings, loadRulingsInWords } from '../situations/ruling.ts';
import { loadTables } from '../situations/tables.ts';
import { type Claim, claimsIn } from '../storage/claims.ts';
import { houseNotes } from '../storage/house-notes.ts';
import { isNewStore, isSharedStore, openStore } from '../storage/open-store.ts';
import { settingsStore } from '../storage/settings-store.ts';
import { openCards } from './open-cards.ts';

/** Where the project's data is. */
export const dataFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..', 'data');

/** All that a program works with, open. */
export interface App {
  readonly services: Services;
  readonly commands: readonly Command[];
  /** How many uses of the storage have failed so far. */
  storageErrors(): number;
  /** Takes something before every other copy of the program that has the same storage; left out: there can be none. */
  readonly claim?: Claim;
  /** Answers by the catalogue that was synced since, where there is one. */
  renewCards(): Promise<Result<LiveCatalogue>>;
  close(): Promise<void>;
}

/** What a program may be opened with. */
export interface AppOptions {
  /** The folder of the project's data. */
  readonly data?: string;
  /** A file of published cards, to answer by instead of the catalogue that was synced. */
  readonly catalog?: string | undefined;
}

/** Its library is loaded where there is a model alone. */
async function openReader(address: NonNullable<Config['reader']>, log: Log): Promise<ModelReader> {
  const [{ openaiComplete }, { modelReader }] = await Promise.all([
    import('../ask/language-model/openai-complete.ts'),
    import('../ask/language-model/model-reader.ts'),
  ]);
  return modelReader(openaiComplete(address), log);
}

/** Puts the parts together: rulebook, catalogue, settings, commands. A problem names the data file that is broken. */
export async function openApp(config: Config, log: Log, options: AppOptions = {}): Promise<Result<App>> {
  const { data = dataFolder, catalog } = options;
  const rulebook = loadRulebook(path.join(data, 'rules'));
  if (!rulebook.ok) return rulebook;
  const tables = loadTables(rulebook.value);
  if (!tables.ok) return tables;
  const places = { data, dataDir: config.dataDir, file: catalog };
  const cards = await openCards(places, log);
  if (!cards.ok) return cards;
  const catalogue = liveCatalogue(cards.value);
  const rulings = lazily(() => valueOrThrow(loadRulings(path.join(data, 'rulings'))));
  const rulingsInWords = lazily(() => valueOrThrow(loadRulingsInWords(path.join(data, 'rulings/in-words'))));
  const examples = readDataFile(path.join(data, 'examples.json'), z.array(z.string()));
  if (!examples.ok) return examples;
  let storageErrors = 0;
  const store = await openStore(config, 'headjudge', log, () => {
    storageErrors += 1;
  });
  if (!store.ok) return store;
  const settings = settingsStore(store.value, log);
  const services: Services = {
    rulebook: rulebook.value,
    tables: tables.value,
    get rulings() {
      return rulings();
    },
    get rulingsInWords() {
      return rulingsInWords();
    },
    examples: examples.value,
    catalogue,
    settings,
    log,
    notes: houseNotes(store.value, log),
    ...(config.cardImageUrl === undefined ? {} : { cardImageUrl: config.cardImageUrl }),
    ...(config.reader === undefined ? {} : { modelReader: await openReader(config.reader, log) }),
    qas: qaShelf({
      store: store.value,
      log,
      concepts: lazily(() => valueOrThrow(loadConcepts(path.join(data, 'qa', 'concepts.json')))),
      isNew: () => isNewStore(config),
    }),
    englishQas: englishQas({
      store: store.value,
      from: config.qaTextUrl ?? PUBLIC_TEXTS,
      log,
      isNew: () => isNewStore(config),
    }),
  };
  const renewCards = async (): Promise<Result<LiveCatalogue>> => {
    const renewed = await openCards(places, log);
    if (!renewed.ok) return renewed;
    await renewed.value.preload();
    catalogue.replace(renewed.value);
    return ok(catalogue);
  };
  return ok({
    services,
    commands,
    storageErrors: () => storageErrors,
    ...(isSharedStore(config) ? { claim: claimsIn(store.value) } : {}),
    renewCards,
    async close() {
      services.englishQas.close();
      await settings.close();
    },
  });
}
