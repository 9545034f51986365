import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { CardModel } from '../../card-model/card-model.ts';
import { lazily } from '../../platform/lazy.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';
import type { CardStore } from '../card-store.ts';
import { packIndexPart } from '../names/name-index.ts';
import { type StoredPieces, TextList } from '../names/packed.ts';
import { keptPieces } from './kept-pieces.ts';
import { HEAD_BYTES, headerSchema, MARK, type ShippedAbout, type ShippedHeader } from './layout.ts';
import { phrasesVersion } from './stock-phrases.ts';
import { withPhrases } from './without-words.ts';

/** The shipped catalogue, open. */
export interface ShippedStore extends CardStore {
  readonly about: ShippedAbout;
  /** The day of the published catalogue, in milliseconds since 1970. */
  readonly publishedAt: number;
  /** The model of a card as the file has it, as JSON. */
  lineOf(card: number): string;
}

/** What is unpacked at once: in smaller pieces it takes twice the memory for a while. */
const CHUNK_BYTES = 192 * 1024;
/** So many sections of models stay unpacked. */
const KEPT_SECTIONS = 8;

/**
 * Opens the shipped catalogue; undefined where the project has none.
 * @param kept the files for what is made of it once, as `keptPieces` has them
 */
export function openShipped(file: string, kept: readonly string[]): Result<ShippedStore> | undefined {
  try {
    const bytes = readFileSync(file);
    if (bytes.toString('latin1', 0, MARK.length) !== MARK) return unusable(file, 'it is of another form');
    const end = HEAD_BYTES + bytes.readUInt32LE(MARK.length);
    const header = headerSchema.safeParse(JSON.parse(bytes.toString('utf8', HEAD_BYTES, end)));
    if (!header.success) return unusable(file, 'it is of another form');
    if (header.data.about.phrases !== phrasesVersion())
      return unusable(file, 'it was made with other phrases: npm run catalogue makes it anew');
    return ok(storeOf(bytes.subarray(end), header.data, kept));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    return unusable(file, error);
  }
}

function storeOf(body: Buffer, header: ShippedHeader, keptFiles: readonly string[]): ShippedStore {
  const { size, about, modelsEach, models } = header;
  const unpacked = ([from, length]: readonly [number, number]): Buffer =>
    brotliDecompressSync(body.subarray(from, from + length), { chunkSize: CHUNK_BYTES });
  const linesIn = (place: readonly [number, number]): readonly string[] =>
    unpacked(place).toString('utf8').split('\n');
  const namesIn = new Map(
    header.otherNames.map(({ language, place }) => [language, lazily(() => linesIn(place))]),
  );
  const english = lazily(() => piecesOf(unpacked(header.english.place), header.english));
  const setNumbers = lazily(() => piecesOf(unpacked(header.setNumbers.place), header.setNumbers));
  // Made once and not shipped: it would be larger than all the rest.
  const otherNames = lazily((): StoredPieces => {
    const tag = `${about.date} ${about.models} ${body.length}`;
    return keptPieces(keptFiles, tag, () => {
      const names = TextList.open(english(), 'names');
      const all = header.otherNames.map(({ place }) => linesIn(place));
      const cards = Array.from({ length: size }, (_, card) => ({
        name: names.at(card),
        otherNames: Object.fromEntries(all.map((each, at) => [at, each[card] ?? ''])),
      }));
      return packIndexPart('otherNames', cards);
    });
  });
  const kept = new Map<number, Buffer>();
  const section = (number: number): Buffer => {
    const place = models[number];
    if (place === undefined) throw new Error(`no section ${number} in the shipped catalogue`);
    const lines = kept.get(number) ?? unpacked(place);
    kept.delete(number);
    kept.set(number, lines);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SECTIONS && oldest !== undefined) kept.delete(oldest);
    return lines;
  };
  const lineOf = (card: number): string => lineIn(section(Math.floor(card / modelsEach)), card % modelsEach);
  return {
    size,
    about,
    publishedAt: Date.parse(about.date),
    partOf(part) {
      switch (part) {
        case 'english':
          return english();
        case 'otherNames':
          return otherNames();
        case 'setNumbers':
          return setNumbers();
      }
    },
    async preload() {
      otherNames();
    },
    lineOf,
    stored(card) {
      // Written by this project, and checked by its tests: not again at every use.
      const model: CardModel = JSON.parse(lineOf(card));
      return { model: withPhrases(model) };
    },
    nameIn: (card, language) => namesIn.get(language)?.()[card] || undefined,
    otherTexts: () => ({}),
    close: () => undefined,
  };
}

/** The n-th line of a section, from 0. */
function lineIn(lines: Buffer, number: number): string {
  let from = 0;
  for (let at = 0; at < number; at += 1) {
    from = lines.indexOf(NEW_LINE, from) + 1;
    if (from === 0) throw new Error(`no line ${number} in a section of the shipped catalogue`);
  }
  const end = lines.indexOf(NEW_LINE, from);
  return lines.toString('utf8', from, end === -1 ? undefined : end);
}

const NEW_LINE = 0x0a;

const piecesOf = (bytes: Buffer, { pieces }: ShippedHeader['english']): StoredPieces => {
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
