import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CardModel } from '../../card-model/card-model.ts';
import { lazily } from '../../platform/lazy.ts';
import { Recent } from '../../platform/lru-cache.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';
import type { CardStore } from '../card-store.ts';
import { readAt } from '../compiled/open-compiled.ts';
import { packIndexPart } from '../names/name-index.ts';
import { numberBytes, type Pieces, type StoredPieces, TextList } from '../names/packed.ts';
import { keptPieces, openKept } from './kept-pieces.ts';
import { HEAD_BYTES, headerSchema, MARK, type ShippedAbout, type ShippedHeader } from './layout.ts';
import { withPhrases } from './map-words.ts';
import { phrasesVersion } from './stock-phrases.ts';

/** The shipped catalogue, open. */
export interface ShippedStore extends CardStore {
  readonly about: ShippedAbout;
  /** The day of the published catalogue, in milliseconds since 1970. */
  readonly publishedAt: number;
  /** The model of a card as the file has it, as JSON. */
  lineOf(card: number): string;
  /** Makes what takes long to make, and keeps it. */
  keep(): StoredPieces;
}

/** What is unpacked at once: in smaller pieces it takes twice the memory for a while. */
const CHUNK_BYTES = 192 * 1024;

/** So many sections of models stay unpacked. */
const KEPT_SECTIONS = 2;
const beside = [
  '--disable-warning=ExperimentalWarning',
  ...['--max-semi-space-size=2', '--heap-growing-percent=10', '--optimize-for-size'],
  path.join(import.meta.dirname, 'keep.ts'),
];

/** Opens the shipped catalogue, if there is one; `kept` are the files for what is made of it once. */
export function openShipped(file: string, kept: readonly string[]): Result<ShippedStore> | undefined {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    return unusable(file, error);
  }
  const unread = (why: unknown): Result<never> => {
    closeSync(fd);
    return unusable(file, why);
  };
  try {
    const start = readAt(fd, 0, HEAD_BYTES);
    if (start.toString('latin1', 0, MARK.length) !== MARK) return unread('it is of another form');
    const length = start.readUInt32LE(MARK.length);
    const header = headerSchema.safeParse(JSON.parse(readAt(fd, HEAD_BYTES, length).toString('utf8')));
    if (!header.success) return unread('it is of another form');
    if (header.data.about.phrases !== phrasesVersion())
      return unread('it was made with other phrases: npm run catalogue makes it anew');
    return ok(storeOf({ file, fd, start: HEAD_BYTES + length, keptFiles: kept }, header.data));
  } catch (error) {
    return unread(error);
  }
}

/** Where a shipped catalogue is, open. */
interface Opened {
  readonly file: string;
  readonly fd: number;
  /** From which byte on its places are counted. */
  readonly start: number;
  readonly keptFiles: readonly string[];
}

function storeOf({ file, fd, start, keptFiles }: Opened, header: ShippedHeader): ShippedStore {
  const { size, about, modelsEach, models } = header;
  const unpacked = ([from, length]: readonly [number, number]): Buffer =>
    brotliDecompressSync(readAt(fd, start + from, length), { chunkSize: CHUNK_BYTES });
  const linesIn = (place: readonly [number, number]): readonly string[] =>
    unpacked(place).toString('utf8').split('\n');
  const namesIn = new Map(
    header.otherNames.map(({ language, place }) => [language, lazily(() => linesIn(place))]),
  );
  const english = lazily(() => piecesOf(unpacked(header.english.place), header.english));
  const tag = `${about.date} ${about.models} ${fstatSync(fd).size}`;
  const make = (): Pieces => {
    const names = TextList.open(english(), 'names');
    const all = header.otherNames.map(({ place }) => linesIn(place));
    const cards = Array.from({ length: size }, (_, card) => ({
      name: names.at(card),
      otherNames: Object.fromEntries(all.map((each, at) => [at, each[card] ?? ''])),
    }));
    return new Map([
      ...packIndexPart('otherNames', cards),
      ...piecesOf(unpacked(header.setNumbers.place), header.setNumbers),
      ...lineList('models', Buffer.concat(models.flatMap((place) => [unpacked(place), NEW_LINE]))),
    ]);
  };
  // Made once and not shipped: it is ten times as large. Until then a model is unpacked with those beside it.
  let kept = openKept(keptFiles, tag);
  const keep = (): StoredPieces => keptPieces(keptFiles, tag, make);
  const made = (): StoredPieces => {
    kept ??= madeBeside() ?? keep();
    return kept;
  };
  // In a program of its own: what it takes of the memory for it goes with it.
  const madeBeside = (): StoredPieces | undefined => {
    if (keptFiles.length === 0) return undefined;
    spawnSync(process.execPath, [...beside, file, ...keptFiles]);
    return openKept(keptFiles, tag);
  };
  const sections = new Recent<readonly string[]>(KEPT_SECTIONS);
  const ownLines = lazily(() => TextList.open(made(), 'models'));
  const lineOf = (card: number): string => {
    if (kept !== undefined) return ownLines().at(card);
    const section = Math.floor(card / modelsEach);
    const line = sections.of(String(section), () => linesIn(models[section] ?? [0, 0]))[card % modelsEach];
    if (line === undefined) throw new Error(`no card ${card} in the shipped catalogue`);
    return line;
  };
  return {
    size,
    about,
    publishedAt: Date.parse(about.date),
    partOf: (part) => (part === 'english' ? english() : made()),
    async preload() {
      made();
    },
    lineOf,
    keep,
    stored(card) {
      // Written by this project, and checked by its tests: not again at every use.
      const model: CardModel = JSON.parse(lineOf(card));
      return { model: withPhrases(model) };
    },
    nameIn: (card, language) => namesIn.get(language)?.()[card] || undefined,
    otherTexts: () => ({}),
    close: () => closeSync(fd),
  };
}

const NEW_LINE = Buffer.from('\n');

/** The pieces of a list of lines that stand one after the other, without making a text of each. */
function lineList(name: string, lines: Buffer): Pieces {
  const starts = [0];
  for (let at = 0; at < lines.length; at = starts.at(-1) ?? 0) starts.push(lines.indexOf(NEW_LINE, at) + 1);
  return new Map([
    [name, lines],
    [`${name}.starts`, numberBytes(starts)],
  ]);
}

const piecesOf = (bytes: Buffer, { pieces }: ShippedHeader['english']): Pieces => {
  // At the beginning of memory of their own, so that numbers in them are where they must be.
  const own = new Uint8Array(bytes);
  return new Map(
    Object.entries(pieces).map(([name, [from, length]]) => [name, own.subarray(from, from + length)]),
  );
};

const unusable = (file: string, why: unknown): Result<never> =>
  fail({
    code: 'bad-catalogue',
    found: `${file} (${why instanceof Error ? why.message : String(why)})`,
    expected: 'must be the catalogue of the project',
    hint: 'Restore it: git checkout data/catalogue',
  });
