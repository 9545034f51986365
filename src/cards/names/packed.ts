/** Named pieces of bytes: how a name table is stored, in a file or in memory. */
export type Pieces = ReadonlyMap<string, Uint8Array>;

/** Bytes that stay in the file and are read as they are needed: a search needs little of the largest pieces. */
export interface FarBytes {
  readonly length: number;
  /** Reads the bytes [from, to). */
  read(from: number, to: number): Uint8Array;
  /** Reads them into the beginning of other bytes. */
  readInto(bytes: Uint8Array, from: number, to: number): void;
}

/** Stored pieces: in memory, or where they are stored. */
export type StoredPieces = ReadonlyMap<string, Uint8Array | FarBytes>;

/** A list of whole numbers as bytes. */
export const numberBytes = (numbers: Iterable<number>): Uint8Array => {
  const list = numbers instanceof Uint32Array ? numbers : Uint32Array.from(numbers);
  return new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
};

/** Bytes as the list of whole numbers that they were made of; they must begin at a multiple of four. */
export const numbersOf = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);

/** A piece that must be there: a table is stored whole or not at all. */
function storedPiece(pieces: StoredPieces, name: string): Uint8Array | FarBytes {
  const piece = pieces.get(name);
  if (piece === undefined) throw new Error(`no piece "${name}" in the name table`);
  return piece;
}

/** The same, in memory. */
export function pieceOf(pieces: StoredPieces, name: string): Uint8Array {
  const piece = storedPiece(pieces, name);
  return piece instanceof Uint8Array ? piece : piece.read(0, piece.length);
}

/** Some of the whole numbers of a piece, from a place in it on up to another. */
export type Numbers = (from: number, to: number) => Uint32Array;

/** The numbers of a piece. Those of one that is read as needed are good until the next are read. */
export function numbersIn(pieces: StoredPieces, name: string): Numbers {
  const piece = storedPiece(pieces, name);
  if (piece instanceof Uint8Array) {
    const all = numbersOf(piece);
    return (from, to) => all.subarray(from, to);
  }
  // Used again and again: a search would leave megabytes behind.
  let last = new Uint32Array();
  return (from, to) => {
    if (last.length < to - from) last = new Uint32Array(to - from);
    const numbers = last.subarray(0, to - from);
    piece.readInto(new Uint8Array(numbers.buffer, 0, numbers.byteLength), 4 * from, 4 * to);
    return numbers;
  };
}

/** Texts by number. */
export interface Texts {
  readonly length: number;
  at(index: number): string;
}

/** A stretch of a list: [from, to). */
type Stretch = readonly [from: number, to: number];

/** The first index of a stretch from which on no text is smaller than this one; the texts must be sorted. */
export function lowerBound(texts: Texts, text: string, among: Stretch = [0, texts.length]): number {
  let [low, high] = among;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (texts.at(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where in a stretch the texts that begin so are; the texts must be sorted. */
export const prefixRange = (texts: Texts, prefix: string, among?: Stretch): Stretch => [
  lowerBound(texts, prefix, among),
  lowerBound(texts, `${prefix}\uffff`, among),
];

/** Many short texts in one piece of bytes; each is decoded when it is asked for. */
export class TextList implements Texts {
  private readonly bytes: Buffer | FarBytes;
  private readonly starts: Uint32Array;

  constructor(bytes: Uint8Array | FarBytes, starts: Uint32Array) {
    this.bytes =
      bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes;
    this.starts = starts;
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    const [from = 0, to = 0] = [this.starts[index], this.starts[index + 1]];
    return this.bytes instanceof Uint8Array
      ? this.bytes.toString('utf8', from, to)
      : Buffer.from(this.bytes.read(from, to)).toString('utf8');
  }

  static open(pieces: StoredPieces, name: string): TextList {
    return new TextList(storedPiece(pieces, name), numbersOf(pieceOf(pieces, `${name}.starts`)));
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
  private readonly entries: Numbers;

  constructor(starts: Uint32Array, entries: Numbers) {
    this.starts = starts;
    this.entries = entries;
  }

  /** The entries of a key, ascending. Where they are read as needed, they are good until others are asked for. */
  of(key: number): Uint32Array {
    return this.ofRange([key, key + 1]);
  }

  /** How many entries the keys of a range have together. */
  count([from, to]: readonly [number, number]): number {
    return (this.starts[to] ?? 0) - (this.starts[from] ?? 0);
  }

  /** The entries of all keys of a range, key after key; as long as those of one. */
  ofRange([from, to]: readonly [number, number]): Uint32Array {
    return this.entries(this.starts[from] ?? 0, this.starts[to] ?? 0);
  }

  static open(pieces: StoredPieces, name: string): Postings {
    return new Postings(numbersOf(pieceOf(pieces, `${name}.starts`)), numbersIn(pieces, `${name}.entries`));
  }

  /** The pieces of lists of entries one after the other, in the order of their keys, and where each begins. */
  static pieces(
    name: string,
    { starts, entries }: { readonly starts: Uint32Array; readonly entries: Uint32Array },
  ): readonly (readonly [string, Uint8Array])[] {
    return [
      [`${name}.starts`, numberBytes(starts)],
      [`${name}.entries`, numberBytes(entries)],
    ];
  }
}
