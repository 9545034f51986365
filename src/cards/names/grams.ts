/** Two letters that stand side by side, as one number. */
const pair = (first: number, second: number): number => first * 0x10000 + second;
const SPACE = 0x20;

/** The pairs of letters of a name's words, each once; the first letter of a word makes a pair with the space before it. */
export function gramsOf(words: string): ReadonlySet<number> {
  const grams = new Set<number>();
  let before = SPACE;
  for (let at = 0; at < words.length; at += 1) {
    const letter = words.charCodeAt(at);
    if (letter !== SPACE) grams.add(pair(before, letter));
    before = letter;
  }
  return grams;
}
