/** Two letters that stand side by side, as one number. */
const pair = (first: number, second: number): number => first * 0x10000 + second;
const SPACE = 0x20;

/** The pairs of letters of a name's words, each once; the first letter of a word makes a pair with the space before it. */
export const gramsOf = (words: string): ReadonlySet<number> => new Set(gramList(words));

/** The same, each as often as it stands there. */
export function gramList(words: string): readonly number[] {
  const grams: number[] = [];
  let before = SPACE;
  for (let at = 0; at < words.length; at += 1) {
    const letter = words.charCodeAt(at);
    if (letter !== SPACE) grams.push(pair(before, letter));
    before = letter;
  }
  return grams;
}
