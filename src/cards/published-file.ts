import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { fail, ok, type Result } from '../problem.ts';
import { type Published, publishedCards } from './published.ts';
import { RecordSplitter } from './record-splitter.ts';

/**
 * Reads a catalogue file, .json or .json.gz: a list of cards in the shape of YAML Yugi. It is read in pieces and parsed
 * record by record, so that the languages that are not used are let go at once.
 */
export async function readPublished(file: string): Promise<Result<Published>> {
  const splitter = new RecordSplitter();
  const parts: Published[] = [];
  let count = 0;
  try {
    for await (const piece of piecesOf(file)) {
      const part = publishedCards(splitter.push(piece), count);
      count += part.cards.length + part.aside.length;
      parts.push(part);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError || (error instanceof Error && 'code' in error))) throw error;
    return broken(file, 'code' in error && error.code === 'ENOENT' ? 'it is missing' : error.message);
  }
  if (!splitter.ended) return broken(file, splitter.began ? 'it breaks off' : 'no list of cards');
  const cards = parts.flatMap((part) => part.cards);
  const aside = parts.flatMap((part) => part.aside);
  return cards.length === 0 ? broken(file, 'no card in it') : ok({ cards, aside });
}

/** The bytes of a file, piece by piece, unpacked where its name says that it is packed. */
async function* piecesOf(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  if (file.endsWith('.gz')) source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  for await (const piece of file.endsWith('.gz') ? gunzip : source) yield Buffer.from(piece);
}

const broken = (file: string, why: string): Result<never> =>
  fail({
    code: 'bad-catalogue',
    found: `${file} (${why})`,
    expected: 'must be a list of cards as YAML Yugi publishes them, .json or .json.gz',
  });
