import { createReadStream } from 'node:fs';
import { fail, ok, type Result } from '../platform/problem.ts';
import { badSource, SourceFailure, unreadable } from '../sources/source-failure.ts';
import { unzipped } from '../sources/unzip.ts';
import { type Published, publishedCards } from './published.ts';
import { catalogueSource } from './sync/catalogue-source.ts';

const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, LIST_END] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** Cuts a JSON list of objects into its objects while its bytes come in pieces. */
export class RecordSplitter {
  /** The list has begun; it has ended. */
  began = false;
  ended = false;
  /** How many braces are open, whether a string is, and whether its next byte is escaped. */
  private depth = 0;
  private quoted = false;
  private escaped = false;
  /** The bytes of the object that is not closed yet. */
  private pending: Buffer[] = [];

  /** How many bytes those are. */
  get pendingBytes(): number {
    return this.pending.reduce((sum, { length }) => sum + length, 0);
  }

  /** Takes the next bytes and gives the objects that they close. @throws SyntaxError where one is no JSON */
  *push(bytes: Buffer): Iterable<unknown> {
    let start = this.depth > 0 ? 0 : -1;
    for (let at = 0; at < bytes.length && !this.ended; at += 1) {
      if (this.quoted) at = this.endOfString(bytes, at);
      const byte = bytes[at];
      if (byte === QUOTE) this.quoted = !this.quoted;
      else if (byte === LIST && this.depth === 0) this.began = true;
      else if (byte === LIST_END && this.depth === 0) this.ended = this.began;
      else if (byte === OPEN && this.began) {
        if (this.depth === 0) start = at;
        this.depth += 1;
      } else if (byte === CLOSE && this.depth > 0) {
        this.depth -= 1;
        if (this.depth > 0) continue;
        const whole = Buffer.concat([...this.pending, bytes.subarray(start, at + 1)]);
        this.pending = [];
        start = -1;
        yield JSON.parse(whole.toString('utf8'));
      }
    }
    if (start !== -1) this.pending.push(bytes.subarray(start));
  }

  /** Where the string that is open is closed; where these bytes end if it is not. */
  private endOfString(bytes: Buffer, from: number): number {
    let begun = this.escaped ? from + 1 : from;
    for (;;) {
      const quote = bytes.indexOf(QUOTE, begun);
      const end = quote === -1 ? bytes.length : quote;
      let before = end;
      while (before > begun && bytes[before - 1] === BACKSLASH) before -= 1;
      this.escaped = (end - before) % 2 === 1;
      if (quote === -1 || !this.escaped) return end;
      begun = end + 1;
      this.escaped = false;
    }
  }
}

/** Reads a whole catalogue file, plain or gzip, as YAML Yugi has it; without the texts in other languages. */
export async function readPublished(file: string): Promise<Result<Published>> {
  const parts: Published[] = [];
  try {
    for await (const part of publishedParts(createReadStream(file), file))
      parts.push({ ...part, cards: part.cards.map(({ otherTexts, ...card }) => card) });
  } catch (error) {
    const failure = unreadableCatalogue(file, error);
    if (failure instanceof SourceFailure) return fail(failure.problem);
    throw failure;
  }
  return ok({ cards: parts.flatMap((part) => part.cards), aside: parts.flatMap((part) => part.aside) });
}

/** All that is unpacked of a source, and one card of it, in bytes: the published one has 90 MB, with some KB a card. */
const MOST_BYTES = 512 * 1024 ** 2;
const MOST_OF_ONE = 4 * 1024 ** 2;

/** The cards of a published catalogue as its bytes come, record by record. What is no such list is a `SourceFailure`. */
export async function* publishedParts(
  bytes: AsyncIterable<Uint8Array>,
  source: string,
): AsyncGenerator<Published, void> {
  const splitter = new RecordSplitter();
  let [count, cards, size] = [0, 0, 0];
  try {
    for await (const piece of await unzipped(bytes, source, catalogueSource)) {
      size += piece.length;
      if (size > MOST_BYTES) throw notCards(source, 'it unpacks to more than 512 MB');
      if (splitter.pendingBytes > MOST_OF_ONE) throw notCards(source, 'a record of more than 4 MB');
      const part = publishedCards(splitter.push(Buffer.from(piece)), count);
      count += part.cards.length + part.aside.length;
      cards += part.cards.length;
      yield part;
    }
  } catch (error) {
    throw error instanceof SyntaxError ? notCards(source, error.message) : error;
  }
  if (!splitter.ended) throw notCards(source, splitter.began ? 'it breaks off' : 'no list of cards');
  if (cards === 0) throw notCards(source, 'no card in it');
}

/** What the file system refuses, as a failure of the source; anything else is passed on as it is. */
export const unreadableCatalogue = (from: string, error: unknown): unknown =>
  unreadable(catalogueSource, from, 'must be an address, or a file that can be read', error);

const notCards = (source: string, why: string): SourceFailure =>
  badSource(
    catalogueSource,
    `${source} (${why})`,
    'must be a list of cards as YAML Yugi publishes them, .json or .json.gz',
  );
