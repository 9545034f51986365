type Words<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? [First, ...Words<Rest>]
  : [Line];
type AllWords<Lines extends readonly string[]> = Lines extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? [...Words<First>, ...AllWords<Rest>]
  : [];

/** The words of lines, each as its own type: `listOf('monster spell trap')` is `['monster', 'spell', 'trap']`. */
export function listOf<const Lines extends readonly string[]>(...lines: Lines): AllWords<Lines>;
export function listOf(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** The same as a set. */
export const setOf = <const Lines extends readonly string[]>(
  ...lines: Lines
): ReadonlySet<AllWords<Lines>[number]> => new Set(listOf(...lines));
