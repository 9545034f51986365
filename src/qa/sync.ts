import { defined } from '../platform/defined.ts';
import { fail, ok, type Problem, type Result } from '../platform/problem.ts';
import { type FreshOptions, keepFresh } from '../sources/keep-fresh.ts';
import { type Patience, shownSource } from '../sources/open-address.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import type { TextWriter } from './kept-texts.ts';
import { isPublishedName, type Opened, openSource } from './open-source.ts';
import { type Piece, pieceOf, piecesOf } from './pieces.ts';
import { makeQaIndex, type QaEntry, type QaIndex, type QaText, readEntry } from './qa-index.ts';
import type { QaShelf } from './repository.ts';
import { badQaSource, unreadableQas } from './source-words.ts';

/** The archive of the public repository's default branch, one JSON file a Q&A at its top. */
export const PUBLIC_SOURCE = 'https://codeload.github.com/db-ygoresources-com/yugioh-qa-history/tar.gz/HEAD';

/** What a sync is asked to do. */
export interface SyncRequest extends Patience {
  /** An address, a file or a folder. */
  readonly from: string;
  /** Take the source even where far fewer Q&As are in it than before. */
  readonly force?: boolean;
  /** Told as Q&As are read, with how many there are. */
  readonly progress?: (read: number) => void;
  readonly now?: () => number;
}

/** A piece that was no Q&A: the file or line, and what is wrong with it. */
export interface PutAside {
  readonly name: string;
  readonly why: string;
}

/** What a sync did. */
export interface Synced {
  readonly index: QaIndex;
  /** The source said that nothing is new. */
  readonly unchanged: boolean;
  /** How many numbers came, and how many were withdrawn. */
  readonly added: number;
  readonly withdrawn: number;
  /** The pieces that could not be used; the first of them by name. */
  readonly putAside: number;
  readonly examples: readonly PutAside[];
}

/** Of this many pieces one may be broken (and one always may), and the others are taken. */
const ONE_BAD_IN = 20;
const EXAMPLES = 5;
/** An index that keeps less than this share of the numbers is not believed. */
const KEPT_AT_LEAST = 0.75;
const PROGRESS_EVERY = 500;

/** Reads a source and puts the new index in the place of the old one, which stays at a problem. A storage that fails throws. */
export async function syncQas(shelf: QaShelf, request: SyncRequest): Promise<Result<Synced>> {
  const { from, now = Date.now } = request;
  const old = await shelf.read();
  try {
    const opened = await openSource(from, old, request);
    if (opened.kind === 'unchanged' && old !== undefined) {
      const index = makeQaIndex(old.entries, { ...originOf(old), syncedAt: now() });
      await shelf.keep(index);
      return ok({ index, unchanged: true, added: 0, withdrawn: 0, putAside: 0, examples: [] });
    }
    const shown = shownSource(from);
    const writer = shelf.write(old);
    const keep = async () => {
      const { entries, bad, examples } = await readAll(
        opened,
        shown,
        takeText(shelf, writer),
        request.progress,
      );
      const texts = await writer.end();
      const tag = opened.kind === 'bytes' ? opened.tag : undefined;
      const index = makeQaIndex(entries, { from: shown, syncedAt: now(), ...defined({ tag, texts }) });
      const refused = refusal(index, old, { bad, examples, shown, force: request.force === true });
      if (refused !== undefined) throw new SourceFailure(refused);
      await shelf.keep(index);
      return { index, bad, examples };
    };
    const { index, bad, examples } = await keep().catch(async (error: unknown) => {
      // What stops a sync is told; that its texts could not be taken away then says nothing new.
      await writer.drop().catch(() => undefined);
      throw error;
    });
    if (old?.texts !== undefined) await shelf.drop(old.texts);
    const added = index.entries.filter(({ number }) => old?.has(number) !== true).length;
    const withdrawn = old?.entries.filter(({ number }) => !index.has(number)).length ?? 0;
    return ok({ index, unchanged: false, added, withdrawn, putAside: bad, examples });
  } catch (error) {
    const failure = unreadableQas(shownSource(from), error);
    if (failure instanceof SourceFailure) return fail(failure.problem);
    throw failure;
  }
}

const originOf = ({ from, tag, texts }: QaIndex) => ({ from, ...defined({ tag, texts }) });

/** Keeps the text of a Q&A as it is read, and notes with the Q&A where it is and what it asks about. */
const takeText =
  ({ concepts }: QaShelf, writer: TextWriter) =>
  async (entry: QaEntry, text: QaText): Promise<QaEntry> => ({
    ...entry,
    concepts: concepts.inJapanese(`${text.title} ${text.question}`),
    block: await writer.add(entry.number, text),
  });

async function readAll(
  opened: Opened,
  shown: string,
  take: (entry: QaEntry, text: QaText) => Promise<QaEntry>,
  progress: SyncRequest['progress'],
) {
  const entries = new Map<number, QaEntry>();
  const examples: PutAside[] = [];
  let bad = 0;
  let last: string | undefined;
  try {
    for await (const piece of pieces(opened, shown)) {
      last = piece.name;
      const read = entryOf(piece, entries);
      if (read.ok) {
        const { entry, text } = read;
        entries.set(entry.number, text === undefined ? entry : await take(entry, text));
      } else {
        bad += 1;
        if (examples.length < EXAMPLES) examples.push({ name: piece.name, why: read.why });
      }
      if ((entries.size + bad) % PROGRESS_EVERY === 0) progress?.(entries.size);
    }
  } catch (error) {
    if (!(error instanceof SourceFailure) || last === undefined) throw error;
    const { problem } = error;
    throw new SourceFailure({ ...problem, found: `${problem.found}, after ${last}` }, error);
  }
  return { entries: [...entries.values()], bad, examples };
}

async function* pieces(opened: Opened, shown: string): AsyncGenerator<Piece, void> {
  if (opened.kind === 'bytes') yield* piecesOf(opened.bytes, shown);
  if (opened.kind === 'files')
    for await (const { name, bytes } of opened.files) yield pieceOf(name, bytes.toString('utf8'));
}

function entryOf({ name, read }: Piece, known: ReadonlyMap<number, QaEntry>): ReturnType<typeof readEntry> {
  if (!read.ok) return read;
  const entry = readEntry(read.value);
  if (!entry.ok) return entry;
  const { number } = entry.entry;
  if (known.has(number)) return { ok: false, why: `Q&A ${number} is there twice` };
  const named = /(\d+)\.json$/.exec(name)?.[1];
  if (isPublishedName(name) && Number(named) !== number)
    return { ok: false, why: `Q&A ${number} stands in it` };
  return entry;
}

/** Why an index is not taken, or undefined where it may be. */
function refusal(
  index: QaIndex,
  old: QaIndex | undefined,
  {
    bad,
    examples,
    shown,
    force,
  }: { bad: number; examples: readonly PutAside[]; shown: string; force: boolean },
): Problem | undefined {
  const [first] = examples;
  const broken = first === undefined ? shown : `${shown}, ${first.name} (${first.why})`;
  if (index.size === 0)
    return badQaSource(
      first === undefined ? `${shown} (no Q&A is in it)` : broken,
      'must be an official Q&A as it is published',
    ).problem;
  if (bad > Math.max(1, Math.floor((index.size + bad) / ONE_BAD_IN))) {
    const others = bad === 1 ? '' : ` and ${bad - 1} more`;
    return badQaSource(
      `${broken}${others}`,
      `must be official Q&As as they are published; ${bad} of ${index.size + bad} are not`,
    ).problem;
  }
  if (old !== undefined && !force && index.size < old.size * KEPT_AT_LEAST)
    return badQaSource(
      `${shown} (${index.size} Q&As)`,
      `must have about as many as before, which were ${old.size}`,
      'If that many were really withdrawn: npm run -s headjudge -- qa sync --force',
    ).problem;
  return undefined;
}

/** What keeping the index fresh works with. */
export interface KeepOptions extends Pick<FreshOptions, 'log' | 'now' | 'random'> {
  readonly shelf: QaShelf;
  readonly from: string;
  readonly sync?: typeof syncQas;
}

/** Keeps the index of Q&A numbers fresh for as long as a bot runs. Gives what ends it. */
export const keepQasFresh = ({ shelf, from, sync = syncQas, ...options }: KeepOptions): (() => void) =>
  keepFresh({
    ...options,
    what: 'the official Q&A numbers',
    syncedAt: async () => (await shelf.read())?.syncedAt,
    async sync(signal) {
      const synced = await sync(shelf, { from, signal });
      if (!synced.ok) return synced;
      const { index, added, withdrawn, putAside } = synced.value;
      return ok({ size: index.size, added, withdrawn, putAside });
    },
  });
