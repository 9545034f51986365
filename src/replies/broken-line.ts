import { lastSentenceEnd, strongLine } from './markdown.ts';
import type { Line } from './reply.ts';

/** Words of a line, with what of them is strong. */
export type Words = Pick<Line, 'text' | 'strong'>;

/** The words of a line in pieces that fit into `room` as they are sent (the `first` behind its label), broken at sentences first. */
export function brokenWords(words: Words, room: number, first = room): readonly Words[] {
  const { text } = words;
  const pieces: Words[] = [];
  let from = 0;
  do {
    const left = between(words, from, text.length);
    const at = from + placeToBreak(left, from === 0 ? first : room);
    pieces.push(between(words, from, at));
    from = at + text.slice(at).search(/\S|$/);
  } while (from < text.length);
  return pieces;
}

/** Behind the last sentence, word or sign that fits; never inside a sign, and always behind one at least. */
function placeToBreak(words: Words, room: number): number {
  const { text, strong = [] } = words;
  // Each sign may be escaped, and what is strong stands between asterisks.
  if (2 * text.length + 4 * strong.length <= room) return text.length;
  const fits = (length: number): boolean => {
    const { text: piece, strong: those } = between(words, 0, length);
    return strongLine(piece, those).length <= room;
  };
  let tooMany = Math.min(text.length, 2 * room);
  if (fits(tooMany)) return tooMany;
  let most = 0;
  while (tooMany - most > 1) {
    const length = Math.floor((most + tooMany) / 2);
    if (fits(length)) most = length;
    else tooMany = length;
  }
  const head = text.slice(0, most + 1);
  const ending = [lastSentenceEnd(head), head.search(/\s\S*$/)].find((at) => at > most / 2);
  const at = ending ?? most;
  return Math.max(1, /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at);
}

/** A stretch of words, with what of it is strong. */
const between = ({ text, strong = [] }: Words, from: number, to: number): Words => ({
  text: text.slice(from, to),
  strong: strong
    .map(([begin, end]) => [Math.max(begin, from) - from, Math.min(end, to) - from] as const)
    .filter(([begin, end]) => begin < end),
});
