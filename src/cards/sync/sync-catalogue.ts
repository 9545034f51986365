import { fail, ok, type Problem, type Result } from '../../platform/problem.ts';
import { isAddress, shownSource } from '../../sources/open-address.ts';
import { badSource, SourceFailure } from '../../sources/source-failure.ts';
import { type CompiledStore, openCompiled } from '../compiled/open-compiled.ts';
import { publishedParts, unreadableCatalogue } from '../published-file.ts';
import {
  type CatalogueFolder,
  catalogueFolder,
  noteChecked,
  removeUnfinished,
  takeLock,
} from './catalogue-folder.ts';
import { catalogueSource } from './catalogue-source.ts';
import {
  type CatalogueRequest,
  type CatalogueSynced,
  compile,
  compileAgain,
  type Modelling,
} from './compile.ts';
import { download, fileBytes, forget } from './download.ts';

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
