import { closeSync, fstatSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { CardModel } from '../../card-model/card-model.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';
import type { StoredCard } from '../card-store.ts';
import { openIfThere, readAt } from '../compiled/open-compiled.ts';
import { BETWEEN, HEAD_BYTES, headerSchema, MARK, type ShippedAbout } from './layout.ts';
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
  fail({
    code: 'bad-catalogue',
    found: `${file} (${why instanceof Error ? why.message : String(why)})`,
    expected: 'must be the catalogue of the project',
    hint: 'Restore it: git checkout data/catalogue',
  });
