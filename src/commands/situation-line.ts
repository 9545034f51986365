import type { PictureKind } from '../pictures/pictures-of.ts';
import { printLine } from './print-line.ts';

/**
 * The line that rules on a text: on one line with semicolons where that can be read back without quotes.
 * @param picture the picture of it that is shown as well
 */
export function situationLine(text: string, picture?: PictureKind): string {
  const joined = text.replaceAll('\n', '; ');
  const plain = joined === joined.trim() && /^[^"'“”]/.test(joined) && !/\s(text):/i.test(joined);
  return plain && !/[\r\t]| {2}/.test(joined)
    ? `${printLine('situation', { picture })} text:${joined}`
    : printLine('situation', { picture, text });
}
