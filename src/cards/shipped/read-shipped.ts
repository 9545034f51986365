import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CardModel } from '../../card-model/card-model.ts';
import { fail, ok, problemOf, type Result } from '../../platform/problem.ts';
import { type CardStore, type StoredCard, storeInMemory } from '../card-store.ts';
import { type CompiledStore, openCompiled, openIfThere, readAt } from '../compiled/open-compiled.ts';
import { writeCompiled } from '../compiled/write-compiled.ts';
import { BETWEEN, HEAD_BYTES, headerSchema, MARK, type ShippedAbout } from './layout.ts';
import { withPhrases } from './map-words.ts';
import { phrasesVersion } from './stock-phrases.ts';

/** The shipped catalogue as it is packed. */
export interface ShippedFile {
  readonly file: string;
  readonly about: ShippedAbout;
  /** The day of the published catalogue, in milliseconds since 1970. */
  readonly publishedAt: number;
  /** What tells it from others. */
  readonly tag: string;
  /** Unpacks its cards, the best known first; phrases of the game are fields in their models. @throws where it is damaged */
  cards(): Iterable<Required<Pick<StoredCard, 'model' | 'names'>>>;
}

/** Reads what the shipped catalogue is, if there is one. */
export function readShipped(file: string): Result<ShippedFile> | undefined {
  let fd: number | undefined;
  try {
    fd = openIfThere(file);
    if (fd === undefined) return undefined;
    const start = readAt(fd, 0, HEAD_BYTES);
    if (start.toString('latin1', 0, MARK.length) !== MARK) return unusable(file, 'it is of another form');
    const length = start.readUInt32LE(MARK.length);
    const header = headerSchema.safeParse(JSON.parse(readAt(fd, HEAD_BYTES, length).toString('utf8')));
    if (!header.success) return unusable(file, 'it is of another form');
    const { about, size, languages } = header.data;
    if (about.phrases !== phrasesVersion())
      return unusable(file, 'it was made with other phrases: npm run catalogue makes it anew');
    return ok({
      file,
      about,
      publishedAt: Date.parse(about.date),
      tag: `${about.date} ${about.models} ${fstatSync(fd).size}`,
      cards: () => cardsIn(readFileSync(file).subarray(HEAD_BYTES + length), size, languages),
    });
  } catch (error) {
    return unusable(file, error);
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

function* cardsIn(
  packed: Uint8Array,
  size: number,
  languages: readonly string[],
): ReturnType<ShippedFile['cards']> {
  const lines = brotliDecompressSync(packed).toString('utf8').split('\n');
  const line = (column: number, card: number): string => lines[column * size + card] ?? '';
  for (let card = 0; card < size; card += 1) {
    // Written by this project, and checked by its tests.
    const model: CardModel = JSON.parse(line(0, card));
    const names = languages.map((language, at) => [language, line(at + 1, card)] as const);
    const numbers = line(languages.length + 1, card);
    const otherNames = Object.fromEntries(names.filter(([, name]) => name !== ''));
    const setNumbers = numbers === '' ? [] : numbers.split(BETWEEN);
    yield { model, names: { otherNames, setNumbers } };
  }
}

const unusable = (file: string, why: unknown): Result<never> =>
  fail(
    problemOf('bad-catalogue read-shipped', `${file} (${why instanceof Error ? why.message : String(why)})`),
  );

const beside = ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'keep.ts')];

/**
 * Opens the cards of the shipped catalogue. They are unpacked once, into the first of `kept` that can be written, by a program
 * of its own: what it takes of the memory for it goes with it. Where none can, they are held in memory.
 */
export function openShipped(shipped: ShippedFile, kept: readonly string[]): CardStore {
  const known = openKept(shipped, kept);
  if (known !== undefined || kept.length === 0) return known ?? storeInMemory([...storedCards(shipped)]);
  spawnSync(process.execPath, [...beside, shipped.file, ...kept]);
  return openKept(shipped, kept) ?? storeInMemory([...storedCards(shipped)]);
}

/** What was unpacked of this very catalogue, and is whole. */
function openKept({ tag }: ShippedFile, kept: readonly string[]): CompiledStore | undefined {
  for (const file of kept) {
    const opened = openCompiled(file);
    if (!opened?.ok) continue;
    if (opened.value.about.tag === tag) return opened.value;
    opened.value.close();
  }
  return undefined;
}

/** Unpacks the shipped catalogue into the first of these files that can be written. */
export async function unpack(shipped: ShippedFile, files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      await writeCompiled(file, async (writer) => {
        for (const card of storedCards(shipped)) writer.add(card);
        writer.end({ ...shipped.about, tag: shipped.tag });
        return ok(undefined);
      });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
}

/** Its cards as they are stored, with the phrases of the game in words again. */
function* storedCards({ cards }: ShippedFile): Generator<StoredCard, void> {
  for (const { model, names } of cards()) yield { model: withPhrases(model), names };
}
