import type { CardModel } from '../../card-model/card-model.ts';
import { fail, ok, type Problem, type Result } from '../../platform/problem.ts';
import { isAddress, type Patience, shownSource } from '../../sources/open-address.ts';
import { badSource, SourceFailure } from '../../sources/source-failure.ts';
import { Starters } from '../card-store.ts';
import type { About } from '../compiled/layout.ts';
import { type CompiledStore, openCompiled } from '../compiled/open-compiled.ts';
import { type CatalogueWriter, writeCompiled } from '../compiled/write-compiled.ts';
import type { ModelOf, Published, PublishedCard, PutAside } from '../published.ts';
import { publishedParts, unreadableCatalogue } from '../published-file.ts';
import {
  type CatalogueFolder,
  catalogueFolder,
  noteChecked,
  removeUnfinished,
  takeLock,
} from './catalogue-folder.ts';
import { catalogueSource } from './catalogue-source.ts';
import { download, fileBytes, forget } from './download.ts';

/** How a published card becomes one that is stored. */
export interface Modelling {
  readonly modelOf: ModelOf;
  /** The models that were made by hand, which win. */
  readonly starters: readonly CardModel[];
  /** Of which version of the program they are: another version makes them anew. */
  readonly version: string;
}

/** How far a sync is. */
export interface CatalogueProgress {
  readonly step: 'fetch' | 'compile';
  /** Bytes that were fetched, or cards that were compiled; and of how many, where that is known. */
  readonly done: number;
  readonly all?: number | undefined;
}

/** What a sync is asked to do. */
export interface CatalogueRequest extends Patience {
  readonly dataDir: string;
  /** An address or a file. */
  readonly from: string;
  /** Take the source even where far fewer cards are in it than before. */
  readonly force?: boolean | undefined;
  readonly progress?: ((progress: CatalogueProgress) => void) | undefined;
  readonly now?: () => number;
}

/** What a sync did. */
export interface CatalogueSynced {
  /** All cards that there are now, and how many of them the source has. */
  readonly size: number;
  readonly published: number;
  readonly before: number;
  /** The source said that nothing is new. */
  readonly unchanged: boolean;
  readonly putAside: number;
  /** The first records that could not be used. */
  readonly examples: readonly PutAside[];
}

/** A catalogue that keeps less than this share of the cards is not believed. */
const KEPT_AT_LEAST = 0.75;
const EXAMPLES = 5;
const PROGRESS_EVERY = 500;

interface Work {
  readonly folder: CatalogueFolder;
  /** The catalogue that there is. */
  readonly old: CompiledStore | undefined;
  readonly request: CatalogueRequest;
  readonly modelling: Modelling;
}

/** Compiles a published catalogue and puts it in the place of the old one, unless it is not to be believed. */
export async function compile(
  parts: AsyncIterable<Published>,
  about: Pick<About, 'from' | 'tag'>,
  { folder, old, request, modelling }: Work,
): Promise<Result<CatalogueSynced>> {
  const examples: PutAside[] = [];
  let [published, putAside] = [0, 0];
  return await writeCompiled(folder.compiled, async (writer) => {
    const add = adder(writer, modelling);
    for await (const { cards, aside } of parts) {
      for (const card of cards) {
        add.card(card);
        published += 1;
        if (published % PROGRESS_EVERY === 0)
          request.progress?.({ step: 'compile', done: published, all: old?.about.published });
      }
      putAside += aside.length;
      examples.push(...aside.slice(0, EXAMPLES - examples.length));
      request.signal?.throwIfAborted();
    }
    const before = old?.about.published ?? 0;
    if (published < before * KEPT_AT_LEAST && request.force !== true)
      return fail(shrunk(about.from, published, before));
    add.others();
    writer.end({ ...about, models: modelling.version, published, aside: putAside });
    return ok({ size: writer.size, published, before, unchanged: false, putAside, examples });
  });
}

/** Makes the models of the cards that are here anew. */
export async function compileAgain(
  old: CompiledStore,
  folder: CatalogueFolder,
  modelling: Modelling,
): Promise<void> {
  await writeCompiled(folder.compiled, async (writer) => {
    const add = adder(writer, modelling);
    for (let at = 0; at < old.size; at += 1) {
      const { card } = old.stored(at);
      if (card !== undefined) add.card({ ...card, otherTexts: old.otherTexts(at) });
    }
    add.others();
    writer.end({ ...old.about, models: modelling.version });
    return ok(undefined);
  });
}

/** Adds cards with their models, and at the end those that were made by hand alone. */
function adder(writer: CatalogueWriter, { modelOf, starters }: Modelling) {
  const known = new Starters(starters, modelOf);
  return {
    card: ({ otherTexts, ...card }: PublishedCard): void =>
      writer.add({ card, model: known.modelOf(card) ?? modelOf(card) }, otherTexts),
    others(): void {
      for (const model of known.others()) writer.add({ model });
    },
  };
}

const shrunk = (from: string, now: number, before: number): Problem =>
  badSource(
    catalogueSource,
    `${from} (${now} cards)`,
    `must have about as many as before, which were ${before}`,
    'If that many were really withdrawn: npm run -s headjudge -- catalog sync --force',
  ).problem;

/** Fetches, checks and compiles a published catalogue and puts it in the place of the old one, which is used until then. */
export async function syncCatalogue(
  request: CatalogueRequest,
  modelling: Modelling,
): Promise<Result<CatalogueSynced>> {
  const folder = catalogueFolder(request.dataDir);
  const unlock = takeLock(folder);
  if (unlock === undefined) return fail(busy(folder));
  const opened = openCompiled(folder.compiled);
  const old = opened?.ok === true ? opened.value : undefined;
  try {
    removeUnfinished(folder);
    return await syncOver(old, folder, request, modelling);
  } catch (error) {
    const failure = unreadableCatalogue(shownSource(request.from), error);
    if (failure instanceof SourceFailure) return fail(failure.problem);
    throw failure;
  } finally {
    old?.close();
    unlock();
  }
}

async function syncOver(
  old: CompiledStore | undefined,
  folder: CatalogueFolder,
  request: CatalogueRequest,
  modelling: Modelling,
): Promise<Result<CatalogueSynced>> {
  const { from, progress, now = Date.now } = request;
  const shown = shownSource(from);
  const fetched = isAddress(from)
    ? await download(folder, {
        ...request,
        tag: old?.about.from === shown ? old.about.tag : undefined,
        progress: ({ bytes, all }) => progress?.({ step: 'fetch', done: bytes, all }),
      })
    : ({ kind: 'file', file: from, tag: undefined } as const);
  if (fetched.kind === 'file') {
    const about = { from: shown, tag: fetched.tag };
    const source = isAddress(from) ? shown : fetched.file;
    try {
      const parts = publishedParts(fileBytes(fetched.file), source);
      return await compile(parts, about, { folder, old, request, modelling });
    } finally {
      // What is wrong with it stays wrong: the next sync begins anew.
      if (isAddress(from)) forget(folder);
    }
  }
  if (old === undefined) throw badSource(catalogueSource, `${shown} (HTTP 304)`, catalogueSource.answers);
  if (old.about.models !== modelling.version) await compileAgain(old, folder, modelling);
  noteChecked(folder, now());
  const { published, aside } = old.about;
  return ok({ size: old.size, published, before: published, unchanged: true, putAside: aside, examples: [] });
}

/** Makes the models of another version of the program anew, of the cards that are here. */
export async function recompile(dataDir: string, modelling: Modelling): Promise<Result<number> | undefined> {
  const folder = catalogueFolder(dataDir);
  const opened = openCompiled(folder.compiled);
  if (opened?.ok !== true) return undefined;
  const old = opened.value;
  const unlock = takeLock(folder);
  try {
    if (old.about.models === modelling.version) return undefined;
    if (unlock === undefined) return fail(busy(folder));
    removeUnfinished(folder);
    await compileAgain(old, folder, modelling);
    noteChecked(folder, old.checkedAt);
    return ok(old.size);
  } finally {
    old.close();
    unlock?.();
  }
}

const busy = ({ lock }: CatalogueFolder): Problem => ({
  code: 'catalogue-busy',
  found: 'The card catalogue',
  expected: 'must not be synced by another process at the same time',
  hint: `If none does: remove ${lock}`,
});
