import { lettersWrong, mayDiffer } from '../../platform/edit-distance.ts';
import { fold } from '../../vocabulary/terms.ts';

/** The share of letters that may be wrong for words to be taken for a slip of the fingers. */
const SLIP = 0.35;
const SHOWN = 3;

const digits = (name: string): string => name.replace(/\D/g, '');

/** The one name that a misspelled one can only mean, if there is such a one. Case and punctuation do not count. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const folded = fold(typed).slice(0, 80);
  const most = mayDiffer(folded.length);
  const near = names.flatMap((name) => {
    const other = fold(name);
    const wrong = digits(other) === digits(folded) ? lettersWrong(folded, other, most) : undefined;
    return wrong === undefined ? [] : [{ name, wrong }];
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
    const wrong = lettersWrong(typed.slice(0, 80), word.slice(0, 80), Math.max(1, word.length * SLIP));
    return wrong === undefined ? [] : [{ each, share: wrong / word.length }];
  });
  const least = Math.min(...near.map(({ share }) => share));
  const best = near.filter(({ share }) => share <= least + 0.02).map(({ each }) => each);
  const words = new Set<string>();
  return best.filter(({ word }) => !words.has(word) && words.add(word) !== undefined).slice(0, SHOWN);
}
