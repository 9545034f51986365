import { drawable, fontFamily, textWidth, type Weight } from './font.ts';
import { type Svg, text } from './svg.ts';

/** How a text looks. Sizes are in pixels of the picture. */
export interface Look {
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** What of it says how wide a text is. */
export type Face = Pick<Look, 'size' | 'weight'>;

const weightOf = ({ weight }: Face): Weight => weight ?? 'normal';

const fitsIn =
  (width: number, look: Face) =>
  (line: string): boolean =>
    textWidth(line, look.size, weightOf(look)) <= width;

/** Cuts a line to a width, with "…" where something is left out. */
export function fitted(words: string, width: number, look: Face): string {
  const signs = [...drawable(words)];
  const fits = fitsIn(width, look);
  if (fits(signs.join(''))) return signs.join('');
  let length = signs.length;
  while (length > 0 && !fits(`${signs.slice(0, length).join('').trimEnd()}…`)) length -= 1;
  return `${signs.slice(0, length).join('').trimEnd()}…`;
}

/** Breaks a text into lines of a width between its words; a word that is too long is broken where it must be. */
export function wrapped(words: string, width: number, look: Face): readonly string[] {
  const fits = fitsIn(width, look);
  const lines: string[] = [];
  let line = '';
  for (const word of drawable(words)
    .split(/\s+/)
    .filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

/** What of a text is not broken where it can be helped: between its words and behind a hyphen it may be. */
export const unbroken = (words: string): readonly string[] => words.split(/\s+|(?<=\w-)(?=\w)/);

/** A word in pieces that fit: broken behind its hyphens, and anywhere where that is not enough. */
function broken(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of unbroken(word).flatMap((each) => (fits(each) ? [each] : [...each]))) {
    if (piece !== '' && !fits(piece + part)) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

/** One line of text, its base line at `y`. */
export const textLine = (x: number, y: number, words: string, look: Look): Svg =>
  text(x, y, drawable(words), {
    'font-family': fontFamily,
    'font-size': look.size,
    'font-weight': weightOf(look),
    'text-anchor': look.anchor ?? 'start',
    fill: look.fill,
  });

/** Lines of text under each other, the first base line at `y`. */
export const textLines = (x: number, y: number, lines: readonly string[], look: Look): readonly Svg[] =>
  lines.map((each, index) => textLine(x, y + index * lineHeight(look), each, look));

export const lineHeight = ({ size }: Face): number => Math.round(size * 1.25);
