import path from 'node:path';
import { Starters, type StoredCard, storeInMemory } from '../cards/card-store.ts';
import { type CompiledStore, openCompiled } from '../cards/compiled/open-compiled.ts';
import { loadCatalogue, loadStarters } from '../cards/load-catalogue.ts';
import { type CalledSo, nicknamesLater } from '../cards/names/nicknames.ts';
import { type OpenCatalogue, openCatalogue } from '../cards/open-catalogue.ts';
import type { ModelOf, PublishedCard } from '../cards/published.ts';
import { SHIPPED } from '../cards/shipped/layout.ts';
import { openShipped, readShipped } from '../cards/shipped/read-shipped.ts';
import { catalogueFolder } from '../cards/sync/catalogue-folder.ts';
import type { Modelling } from '../cards/sync/sync-catalogue.ts';
import type { Log } from '../platform/log.ts';
import { modelVersion } from '../platform/model-version.ts';
import { ok, problemLine, type Result } from '../platform/problem.ts';

/** Where the cards of a program are. */
export interface CardPlaces {
  /** The folder of the project's data. */
  readonly data: string;
  /** The folder for what the bot keeps. */
  readonly dataDir: string;
  /** A file of published cards, to answer by instead. */
  readonly file?: string | undefined;
}

/** Opens the cards to answer by: of a file; else the newer of the synced catalogue and the shipped one; else the starters. */
export async function openCards(places: CardPlaces, log: Log): Promise<Result<OpenCatalogue>> {
  const { data, dataDir, file } = places;
  const nicknames = nicknamesLater(path.join(data, 'names'));
  if (file !== undefined) return openFile(file, data, nicknames);
  const compiled = openCompiled(catalogueFolder(dataDir).compiled);
  const shipped = readShipped(shippedFile(data));
  const older = compiled?.ok && shipped?.ok && compiled.value.checkedAt < shipped.value.publishedAt;
  if (compiled?.ok && !older) return openSynced(compiled.value, data, nicknames);
  if (compiled?.ok) compiled.value.close();
  else if (compiled !== undefined)
    log('warn', 'the synced catalogue is not used', { problem: problemLine(compiled.problem) });
  if (shipped?.ok) {
    const { about, publishedAt } = shipped.value;
    const origin = { from: about.from, checkedAt: publishedAt, shipped: true } as const;
    const store = openShipped(shipped.value, keptFiles(data, dataDir));
    return ok(openCatalogue(store, { origin, nicknames, modelOf: notStored }));
  }
  if (shipped !== undefined)
    log('warn', 'the catalogue of the project is not used', { problem: problemLine(shipped.problem) });
  return loadCatalogue(path.join(data, 'cards'), nicknames);
}

/** The catalogue that the project ships: names, facts and models of all cards, and no text. */
export const shippedFile = (data: string): string => path.join(data, ...SHIPPED);

/** What is unpacked is one for all programs of a checkout, where that can be written. */
const keptFiles = (data: string, dataDir: string): readonly string[] =>
  [path.join(data, 'var'), dataDir].map((folder) => catalogueFolder(folder).unpacked);

/** How published cards become stored ones. */
export async function loadModelling(data: string): Promise<Result<Modelling>> {
  const starters = loadStarters(path.join(data, 'cards'));
  if (!starters.ok) return starters;
  const { modelOf, withSayings } = await import('./card-models.ts');
  return ok({
    modelOf,
    starters: starters.value.map(withSayings),
    version: modelVersion(path.dirname(data)),
  });
}

/** Models that are stored are used as they are; those of another version of the program are made at their first use. */
async function openSynced(
  store: CompiledStore,
  data: string,
  nicknames: CalledSo,
): Promise<Result<OpenCatalogue>> {
  const { about, checkedAt } = store;
  const origin = { from: about.from, checkedAt };
  if (about.models === modelVersion(path.dirname(data)))
    return ok(openCatalogue(store, { origin, nicknames, modelOf: notStored }));
  const modelling = await loadModelling(data);
  if (!modelling.ok) return modelling;
  const unmodelled = { ...store, stored: (card: number) => withoutModel(store.stored(card)) };
  return ok(
    openCatalogue(unmodelled, {
      origin: { ...origin, outdated: true },
      nicknames,
      modelOf: joined(modelling.value),
    }),
  );
}

async function openFile(file: string, data: string, nicknames: CalledSo): Promise<Result<OpenCatalogue>> {
  const { readPublished } = await import('../cards/published-file.ts');
  const [published, modelling] = await Promise.all([readPublished(file), loadModelling(data)]);
  if (!published.ok) return published;
  if (!modelling.ok) return modelling;
  const starters = new Starters(modelling.value.starters, modelling.value.modelOf);
  const cards = published.value.cards.map((card): StoredCard => {
    const model = starters.modelOf(card);
    return model === undefined ? { card } : { card, model };
  });
  const store = storeInMemory([...cards, ...starters.others().map((model) => ({ model }))]);
  return ok(openCatalogue(store, { origin: { from: file }, nicknames, modelOf: modelling.value.modelOf }));
}

/** A card that was made by hand alone has nothing but its model. */
const withoutModel = (stored: StoredCard): StoredCard =>
  stored.card === undefined ? stored : { card: stored.card };

function joined({ modelOf, starters }: Modelling): ModelOf {
  const known = new Starters(starters, modelOf);
  return (card) => known.modelOf(card) ?? modelOf(card);
}

function notStored({ name }: PublishedCard): never {
  throw new Error(`the model of ${name} is not stored`);
}
