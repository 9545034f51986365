/** Where a piece can end: each end once, the preferred first; values are made of the reading that is taken. */
export type Ends = readonly number[];

/** What is found where nothing is. */
export const none: Ends = [];

const singles: Ends[] = [];

/** One end. These lists are shared: most pieces have one end, and none is written to. */
export function only(end: number): Ends {
  for (let next = singles.length; next <= end; next += 1) singles.push([next]);
  return singles[end] ?? none;
}

/** Both, those of the first preferred. */
export function either(first: Ends, second: Ends): Ends {
  if (second.length === 0) return first;
  if (first.length === 0) return second;
  const all = [...first];
  addTo(all, second);
  return all.length === first.length ? first : all;
}

/** Adds the ends that a list does not have. */
export function addTo(all: number[], more: Ends): void {
  for (const end of more) if (!all.includes(end)) all.push(end);
}

/** The same with the longest first, as a longer piece is preferred where the rest of the text allows it. */
export function longestFirst(ends: Ends): Ends {
  for (let index = 1; index < ends.length; index += 1)
    if ((ends[index] ?? 0) > (ends[index - 1] ?? 0)) return ends.toSorted((a, b) => b - a);
  return ends;
}
