import { stripVTControlCharacters } from 'node:util';

/** Letters that take two columns of a terminal. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;
/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text without escape sequences and control characters, so that no one's words can steer the terminal. */
export const clean = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => stripVTControlCharacters(line).replaceAll('\t', ' ').replace(unprintable, ''))
    .join('\n');

/** The same on one line. */
export const cleanLine = (text: string): string => clean(text).replaceAll('\n', ' ').trim();

/** Breaks text into lines of at most `width` columns; the first begins with `first`, the others with `rest`. */
export function wrap(text: string, width: number, first = '', rest = ''): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of clean(text).split('\n')) {
    let line = '';
    const indent = (): string => (lines.length === 0 ? first : rest);
    for (const word of paragraph.split(/[ \u3000]+/).filter((each) => each !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && columns(indent() + longer) > width) {
        lines.push(indent() + line);
        line = word;
      } else line = longer;
    }
    lines.push((indent() + line).trimEnd());
  }
  return lines;
}

/** How many columns of a terminal a text takes. */
export const columns = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
