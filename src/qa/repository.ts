import type Keyv from 'keyv';
import type { Log } from '../platform/log.ts';
import { within } from '../platform/within.ts';
import { asStorageFailure } from '../storage/storage-failure.ts';
import type { Concepts } from './concepts.ts';
import { dropTexts, readText, type TextWriter, textWriter } from './kept-texts.ts';
import { pack, unpack } from './packed.ts';
import type { KeptTexts, QaEntry, QaIndex, QaText } from './qa-index.ts';

const KEY = 'qa:index';
/** After this long the storage is looked at again: another process may have synced. */
const LOOK_AGAIN_MS = 10 * 60 * 1000;
/** The same while there is no index: whoever has just synced wants to see it. */
const LOOK_AGAIN_WITHOUT_MS = 5000;
/** How long a verdict waits for a storage that is slow. */
const WAIT_MS = 250;

/** The place where the index of official Q&As is kept. It is read at its first use. */
export interface QaShelf {
  /** The index for what goes beside an answer: it never fails and hardly waits; undefined where it is not there now. */
  current(): Promise<QaIndex | undefined>;
  /** The index as it is kept now, or undefined where there is none. A storage that fails is thrown as `StorageFailure`. */
  read(): Promise<QaIndex | undefined>;
  /** Puts a new index in the place of the old one. A storage that fails is thrown; then the old one stays. */
  keep(index: QaIndex): Promise<void>;
  /** What texts are compared by. */
  readonly concepts: Concepts;
  /** Begins the texts of a new index, beside those of the one that there is. */
  write(kept: QaIndex | undefined): TextWriter;
  /** Takes away the texts of an index that is no longer kept. */
  drop(texts: KeptTexts): Promise<void>;
  /** The text of a Q&A as published, in Japanese; undefined where there is none, or the storage is too slow or fails. */
  text(entry: QaEntry, index: QaIndex): Promise<QaText | undefined>;
}

/** What a shelf works with. */
export interface ShelfOptions {
  readonly store: Keyv<unknown>;
  readonly log: Log;
  /** Loads the table of concepts; it is asked for once. */
  readonly concepts: () => Concepts;
  /** Says that nothing can have been kept yet, so that looking need not make the storage. */
  readonly isNew?: () => boolean;
  readonly now?: () => number;
}

/** The shelf in a store. */
export function qaShelf({
  store,
  log,
  concepts,
  isNew = () => false,
  now = Date.now,
}: ShelfOptions): QaShelf {
  let last: { readonly index: QaIndex | undefined; readonly at: number } | undefined;
  let reading: Promise<QaIndex | undefined> | undefined;

  /** What goes wrong is a warning once, until it goes well again: it is looked at often. */
  let told = false;
  const tell = (message: string, reason?: string): void => {
    log(told ? 'debug' : 'warn', message, reason === undefined ? {} : { reason });
    told = true;
  };

  const fetchKept = async (): Promise<QaIndex | undefined> => {
    const kept = isNew() ? undefined : await store.get(KEY).catch(asStorageFailure);
    const known = last?.index;
    const index =
      kept === undefined ? undefined : sameAs(known, kept) ? known : unpack(kept, concepts().version);
    if (kept === undefined || index !== undefined) told = false;
    else
      tell(
        'the kept index of official Q&As is damaged and not used; npm run -s headjudge -- qa sync makes it anew',
      );
    last = { index, at: now() };
    return index;
  };
  const read = (): Promise<QaIndex | undefined> => {
    reading ??= fetchKept().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  /** Where the storage fails, what was read before goes on being served. */
  const readOrKeep = async (): Promise<QaIndex | undefined> => {
    try {
      return await read();
    } catch (error) {
      tell('the index of official Q&As could not be read', String(error));
      last = { index: last?.index, at: now() };
      return last.index;
    }
  };

  return {
    read,
    async current() {
      if (last === undefined) return within(WAIT_MS, readOrKeep(), undefined);
      const { index, at } = last;
      const age = now() - at;
      if (index === undefined && age >= LOOK_AGAIN_WITHOUT_MS)
        return within(WAIT_MS, readOrKeep(), undefined);
      if (age >= LOOK_AGAIN_MS) void readOrKeep();
      return index;
    },
    async keep(index) {
      await store.set(KEY, pack(index, concepts().version)).catch(asStorageFailure);
      last = { index, at: now() };
    },
    get concepts() {
      return concepts();
    },
    write: (kept) => textWriter(store, kept?.texts),
    drop: (texts) => dropTexts(store, texts),
    async text({ number, block }, { texts }) {
      if (block === undefined || texts === undefined) return undefined;
      try {
        return await within(WAIT_MS, readText(store, number, texts.edition, block), undefined);
      } catch (error) {
        tell('the text of an official Q&A could not be read', String(error));
        return undefined;
      }
    },
  };
}

/** Is what is kept the index that is known already? Then it need not be unpacked again. */
const sameAs = (known: QaIndex | undefined, kept: unknown): boolean =>
  known !== undefined &&
  typeof kept === 'object' &&
  kept !== null &&
  'syncedAt' in kept &&
  'size' in kept &&
  'from' in kept &&
  kept.syncedAt === known.syncedAt &&
  kept.size === known.size &&
  kept.from === known.from;
