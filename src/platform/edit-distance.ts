/** How many wrong letters a typed name may have to be taken without asking: two in a long name, one in a short one. */
export const mayDiffer = (length: number): number => (length >= 10 ? 2 : length >= 5 ? 1 : 0);

/** How many letters are wrong, missing, too many or swapped between two words; undefined where more than `most`. */
export function lettersWrong(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let [before, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row?.[j - 1] ?? 0) + same, (row?.[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before?.[j - 2] ?? i) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return undefined;
    [before, row] = [row, next];
  }
  const wrong = row?.[b.length] ?? 0;
  return wrong <= most ? wrong : undefined;
}
