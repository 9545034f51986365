import { setOf } from '../../platform/list-of.ts';

/** Words that players leave out when they shorten a name to its first letters. */
const small: ReadonlySet<string> = setOf('the of a an in to from for with and at on by no');

export const isSmallWord = (word: string): boolean => small.has(word);

/** The first letters of a name's words, and the same without small words; words of joined letters count whole. */
export function initialsOf(words: string): readonly string[] {
  const list = words.split(' ');
  if (list.length < 2) return [];
  const first = (each: readonly string[]) => each.map((word) => (isLetters(word) ? word : word[0])).join('');
  const large = list.filter((word) => !small.has(word));
  return [...new Set([first(list), ...(large.length > 1 ? [first(large)] : [])])];
}

/** Single letters that were joined (D.D., T.G.), as far as that can be seen: a short word without a vowel. */
const isLetters = (word: string): boolean => /^[b-df-hj-np-tv-xz]{2,3}$/.test(word);

/** Words that say nothing even where others of the small ones are said: "of" is heard in koss, "the" is not. */
const articles = new Set(['the', 'a', 'an']);

/** First letters besides those of all words: behind its family, without articles or its last word, a word in its two `halves`. */
export function looseInitials(
  parts: readonly string[],
  halves: (word: string) => readonly string[],
): readonly string[] {
  const found = parts.flatMap((words) => {
    const list = words.split(' ');
    const without = list.filter((word) => !articles.has(word)).join(' ');
    const shorter = list.length > 3 ? [list.slice(0, -1).join(' ')] : [];
    const apart = list.length > 1 ? [list.flatMap(halves).join(' ')] : [];
    return [words, without, ...shorter, ...apart].flatMap(initialsOf);
  });
  return [...new Set(found)].filter((letters) => letters.length >= SHORTEST);
}
/** Two letters are those of too many names. */
const SHORTEST = 3;
