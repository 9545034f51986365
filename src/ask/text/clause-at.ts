import { shorten } from '../../platform/problem.ts';

/** What parts one thing that is told from the next. */
const part = /[.?!;:,\n](?=\s|$)|\s(?:and|then|but|so|while|when|if)\s/g;

/** More of a clause is cut, in characters. */
const MOST = 60;

/** The clause of a text that something in it belongs to, as it was typed. */
export function clauseAt(text: string, from: number, to: number): string {
  let [start, end] = [0, text.length];
  for (const { 0: mark, index } of text.matchAll(part)) {
    if (index + mark.length <= from) start = index + mark.length;
    else if (index >= to) {
      end = index;
      break;
    }
  }
  return shorten(text.slice(start, end), MOST);
}
