import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { CardModel } from '../../effects/card-model.ts';
import { lazily, lazilyFor } from '../../lazily.ts';
import { fail, ok, type Result } from '../../problem.ts';
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

/** So many sections of models stay unpacked. */
const KEPT_SECTIONS = 6;

/**
 * Opens the shipped catalogue; undefined where the project has none.
 * @param kept the file for what is made of it once
 */
export function openShipped(file: string, kept: string): Result<ShippedStore> | undefined {
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

function storeOf(body: Buffer, header: ShippedHeader, keptFile: string): ShippedStore {
  const { size, about, modelsEach, models } = header;
  const unpacked = ([from, length]: readonly [number, number]): Buffer =>
    brotliDecompressSync(body.subarray(from, from + length));
  const namesIn = lazilyFor((language: string): readonly string[] => {
    const found = header.otherNames.find((each) => each.language === language);
    return found === undefined ? [] : unpacked(found.place).toString('utf8').split('\n');
  });
  const english = lazily(() => piecesOf(unpacked(header.english.place), header.english));
  const setNumbers = lazily(() => piecesOf(unpacked(header.setNumbers.place), header.setNumbers));
  // Made once and not shipped: it would be larger than all the rest.
  const otherNames = lazily((): StoredPieces => {
    const tag = `${about.date} ${about.models} ${body.length}`;
    return keptPieces(keptFile, tag, () => {
      const names = TextList.open(english(), 'names');
      const all = header.otherNames.map(({ place }) => unpacked(place).toString('utf8').split('\n'));
      const cards = Array.from({ length: size }, (_, card) => ({
        name: names.at(card),
        otherNames: Object.fromEntries(all.map((each, at) => [at, each[card] ?? ''])),
      }));
      return packIndexPart('otherNames', cards);
    });
  });
  const kept = new Map<number, readonly string[]>();
  const section = (number: number): readonly string[] => {
    const place = models[number];
    if (place === undefined) throw new Error(`no section ${number} in the shipped catalogue`);
    const lines = kept.get(number) ?? unpacked(place).toString('utf8').split('\n');
    kept.delete(number);
    kept.set(number, lines);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SECTIONS && oldest !== undefined) kept.delete(oldest);
    return lines;
  };
  const lineOf = (card: number): string => {
    const line = section(Math.floor(card / modelsEach))[card % modelsEach];
    if (line === undefined) throw new Error(`no card ${card} in the shipped catalogue`);
    return line;
  };
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
    nameIn: (card, language) => namesIn(language)[card] || undefined,
    otherTexts: () => ({}),
    close: () => undefined,
  };
}

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
