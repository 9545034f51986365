/** Named pieces of bytes: how a name table is stored, in a file or in memory. */
export type Pieces = ReadonlyMap<string, Uint8Array>;

/** A list of whole numbers as bytes. */
export const numberBytes = (numbers: Iterable<number>): Uint8Array => {
  const list = Uint32Array.from(numbers);
  return new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
};

/** Bytes as the list of whole numbers that they were made of; they must begin at a multiple of four. */
export const numbersOf = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);

/** A piece that must be there: a table is stored whole or not at all. */
export function pieceOf(pieces: Pieces, name: string): Uint8Array {
  const piece = pieces.get(name);
  if (piece === undefined) throw new Error(`no piece "${name}" in the name table`);
  return piece;
}

/** Texts by number. */
export interface Texts {
  readonly length: number;
  at(index: number): string;
}

/** The first index from which on no text is smaller than this one; the texts must be sorted. */
export function lowerBound(texts: Texts, text: string): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (texts.at(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the texts that begin so are, as [from, to); the texts must be sorted. */
export const prefixRange = (texts: Texts, prefix: string): readonly [number, number] => [
  lowerBound(texts, prefix),
  lowerBound(texts, `${prefix}\uffff`),
];

/** Many short texts in one piece of bytes; each is decoded when it is asked for. */
export class TextList implements Texts {
  private readonly bytes: Buffer;
  private readonly starts: Uint32Array;

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.starts = starts;
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    return this.bytes.toString('utf8', this.starts[index], this.starts[index + 1]);
  }

  static open(pieces: Pieces, name: string): TextList {
    return new TextList(pieceOf(pieces, name), numbersOf(pieceOf(pieces, `${name}.starts`)));
  }

  /** The pieces of a list of texts. */
  static pieces(name: string, texts: readonly string[]): readonly (readonly [string, Uint8Array])[] {
    const starts = new Uint32Array(texts.length + 1);
    texts.forEach((text, at) => {
      starts[at + 1] = (starts[at] ?? 0) + Buffer.byteLength(text);
    });
    return [
      [name, Buffer.from(texts.join(''))],
      [`${name}.starts`, numberBytes(starts)],
    ];
  }
}

/** For each of many keys a list of numbers: which entries have it. */
export class Postings {
  private readonly starts: Uint32Array;
  private readonly entries: Uint32Array;

  constructor(starts: Uint32Array, entries: Uint32Array) {
    this.starts = starts;
    this.entries = entries;
  }

  /** The entries of a key, ascending. */
  of(key: number): Uint32Array {
    return this.entries.subarray(this.starts[key], this.starts[key + 1]);
  }

  /** How many entries the keys of a range have together. */
  count([from, to]: readonly [number, number]): number {
    return (this.starts[to] ?? 0) - (this.starts[from] ?? 0);
  }

  /** The entries of all keys of a range, key after key. */
  ofRange([from, to]: readonly [number, number]): Uint32Array {
    return this.entries.subarray(this.starts[from], this.starts[to]);
  }

  static open(pieces: Pieces, name: string): Postings {
    return new Postings(
      numbersOf(pieceOf(pieces, `${name}.starts`)),
      numbersOf(pieceOf(pieces, `${name}.entries`)),
    );
  }

  /** The pieces of lists of entries, in the order of their keys. */
  static pieces(
    name: string,
    lists: readonly (readonly number[])[],
  ): readonly (readonly [string, Uint8Array])[] {
    const starts = new Uint32Array(lists.length + 1);
    lists.forEach((list, at) => {
      starts[at + 1] = (starts[at] ?? 0) + list.length;
    });
    return [
      [`${name}.starts`, numberBytes(starts)],
      [`${name}.entries`, numberBytes(lists.flat())],
    ];
  }
}
