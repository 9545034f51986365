import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { commands } from '../commands/index.ts';
import { loadCatalogue } from './cards/load-catalogue.ts';
import type { Command, Services } from './commands/command.ts';
import type { Config } from './config.ts';
import { readDataFile } from './data-file.ts';
import type { Log } from './log.ts';
import { ok, type Result } from './problem.ts';
import { qaShelf } from './qa/shelf.ts';
import { loadRulebook } from './rulebook/rulebook.ts';
import { loadRulings } from './situations/ruling.ts';
import { loadTables } from './situations/tables.ts';
import { isNewStore, openStore } from './storage/open-store.ts';
import { settingsStore } from './storage/settings-store.ts';

/** Where the project's data is. */
const dataFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'data');

/** All that a program works with, open. */
export interface App {
  readonly services: Services;
  readonly commands: readonly Command[];
  close(): Promise<void>;
}

/** Puts the parts together: rulebook, catalogue, settings, commands. A problem names the data file that is broken. */
export async function openApp(config: Config, log: Log, data = dataFolder): Promise<Result<App>> {
  const rulebook = loadRulebook(path.join(data, 'rules'));
  if (!rulebook.ok) return rulebook;
  const tables = loadTables(rulebook.value);
  if (!tables.ok) return tables;
  const catalogue = loadCatalogue(path.join(data, 'cards'));
  if (!catalogue.ok) return catalogue;
  const rulings = loadRulings(path.join(data, 'rulings'));
  if (!rulings.ok) return rulings;
  const examples = readDataFile(path.join(data, 'examples.json'), z.array(z.string()));
  if (!examples.ok) return examples;
  const store = await openStore(config, 'headjudge', log);
  if (!store.ok) return store;
  const settings = settingsStore(store.value, log);
  const services: Services = {
    rulebook: rulebook.value,
    tables: tables.value,
    rulings: rulings.value,
    examples: examples.value,
    catalogue: catalogue.value,
    settings,
    qas: qaShelf({ store: store.value, log, isNew: () => isNewStore(config) }),
  };
  return ok({ services, commands, close: () => settings.close() });
}
