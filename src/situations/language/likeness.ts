import { fold } from '../../vocabulary/terms.ts';

/** The share of letters that may be wrong for words to be taken for a slip of the fingers. */
const SLIP = 0.35;
const SHOWN = 3;

/** How many letters have to be put in, left out, changed or swapped with the next to make one text of the other. */
function wrongLetters(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 0; line < one.length; line += 1) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at += 1) {
      const put = (next[at] ?? 0) + 1;
      const left = (row[at + 1] ?? 0) + 1;
      const changed = (row[at] ?? 0) + (one[line] === other[at] ? 0 : 1);
      const isSwap = at > 0 && one[line] === other[at - 1] && one[line - 1] === other[at];
      const swapped = isSwap && before.length > 0 ? (before[at - 1] ?? 0) + 1 : changed;
      next.push(Math.min(put, left, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

/** How many letters of a name may be wrong for it to be taken without asking, as in the catalogue. */
const mayDiffer = (length: number): number => (length >= 10 ? 2 : length >= 5 ? 1 : 0);

const digits = (name: string): string => name.replace(/\D/g, '');

/** The one name that a misspelled one can only mean, if there is such a one. Case and punctuation do not count. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const folded = fold(typed).slice(0, 80);
  const most = mayDiffer(folded.length);
  const near = names.flatMap((name) => {
    const other = fold(name);
    const far = Math.abs(other.length - folded.length) > most || digits(other) !== digits(folded);
    const wrong = far ? most + 1 : wrongLetters(folded, other);
    return wrong <= most ? [{ name, wrong }] : [];
  });
  const least = Math.min(...near.map(({ wrong }) => wrong));
  const best = new Set(near.filter(({ wrong }) => wrong === least).map(({ name }) => fold(name)));
  return best.size === 1 ? near.find(({ wrong }) => wrong === least)?.name : undefined;
}

/** What could stand somewhere, and the text that stands there now. */
export interface Candidate {
  readonly word: string;
  readonly instead: { readonly text: string; readonly from: number; readonly to: number };
}

/** The candidates that are most like what stands in their place, all with the same few wrong letters. */
export function mostAlike(candidates: readonly Candidate[]): readonly Candidate[] {
  const near = candidates.flatMap((each) => {
    const [typed, word] = [each.instead.text.toLowerCase(), each.word.toLowerCase()];
    if (Math.abs(typed.length - word.length) > Math.max(2, word.length * SLIP)) return [];
    const wrong = wrongLetters(typed.slice(0, 80), word.slice(0, 80));
    return wrong <= Math.max(1, word.length * SLIP) ? [{ each, share: wrong / word.length }] : [];
  });
  const least = Math.min(...near.map(({ share }) => share));
  const best = near.filter(({ share }) => share <= least + 0.02).map(({ each }) => each);
  const words = new Set<string>();
  return best.filter(({ word }) => !words.has(word) && words.add(word) !== undefined).slice(0, SHOWN);
}
