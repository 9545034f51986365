import { fail, ok, type Result, shorten } from '../platform/problem.ts';

/** A Deck as a list of passcodes, in the order given. */
export interface DeckList {
  readonly main: readonly number[];
  readonly extra: readonly number[];
  readonly side: readonly number[];
}
export const deckParts = ['main', 'extra', 'side'] as const;
export type DeckPart = (typeof deckParts)[number];

/** More cards than this are no Deck. */
const MOST_CARDS = 500;

/** A link as it stands in a message: between words, or in the marks by which Discord makes no link of it. */
const link = /ydke:[^\s<>`]*/gi;

/** Reads a Deck: a YDKE link or the text of a .ydk file. Problems: it is neither, there are several, or it is not whole. */
export function readDeck(text: string): Result<DeckList> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const [first, second] = trimmed.match(link) ?? [];
  if (second !== undefined) return notADeck(trimmed, 'must have one YDKE link, not several');
  const list = first === undefined ? readYdk(trimmed) : readYdke(first);
  if (!list.ok) return list;
  const count = deckParts.reduce((sum, part) => sum + list.value[part].length, 0);
  if (count > MOST_CARDS) return notADeck(trimmed, `must have at most ${MOST_CARDS} cards, and not ${count}`);
  return count === 0 ? notADeck(trimmed, 'must have cards in it') : list;
}

function notADeck(text: string, expected: string): Result<never> {
  const hint =
    'Copy a YDKE link from a deck builder, or the text of a .ydk file: #main, passcodes, #extra, passcodes, !side, passcodes.';
  return fail({ code: 'bad-deck', found: text === '' ? 'no Deck' : shorten(text), expected, hint });
}

/** Each part is the passcodes as numbers of four bytes, the lowest first, in Base64, with "!" after it. */
function readYdke(text: string): Result<DeckList> {
  const [main, extra, side, ...more] = text.replace(/^ydke:(\/\/)?/i, '').split('!');
  // Without the last "!" the link was cut off, and nobody knows after which card.
  if (side === undefined || more.length === 0 || more.join('') !== '')
    return notADeck(text, 'must have three parts with "!" after each, to be a YDKE link');
  const read = { main: passcodes(main ?? ''), extra: passcodes(extra ?? ''), side: passcodes(side) };
  const broken = deckParts.find((part) => read[part] === undefined);
  if (broken !== undefined)
    return notADeck(text, `must have whole passcodes in Base64 in its ${broken} part`);
  return ok({ main: read.main ?? [], extra: read.extra ?? [], side: read.side ?? [] });
}

function passcodes(base64: string): readonly number[] | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length % 4 !== 0) return undefined;
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}

const headings: Readonly<Record<string, DeckPart>> = { '#main': 'main', '#extra': 'extra', '!side': 'side' };

function readYdk(text: string): Result<DeckList> {
  const list: Record<DeckPart, number[]> = { main: [], extra: [], side: [] };
  let part: DeckPart | undefined;
  // "#created by ..." is a remark, whose line is passed over; a heading may have passcodes behind it where the lines
  // were joined.
  const lines = text.split(/[\r\n]+/);
  const kept = lines.filter((line) => lines.length === 1 || !/^\s*#(?!(?:main|extra)\b)/i.test(line));
  const words = kept.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '');
  for (const word of words) {
    const heading = headings[word.toLowerCase()];
    if (heading !== undefined) part = heading;
    else if (part !== undefined && /^\d{1,10}$/.test(word)) list[part].push(Number(word));
    else if (part !== undefined && !word.startsWith('#'))
      return notADeck(word, `must be a passcode, as it stands in the ${part} part`);
  }
  return part === undefined ? notADeck(text, 'must be a YDKE link or the text of a .ydk file') : ok(list);
}
