import Fuse from 'fuse.js';

/** How unlike two words may be, 0 for equal, and still count as a slip of the fingers. */
const SLIP = 0.45;
/** How much less like it than the best one a name may be, and still be offered beside it. */
const BESIDE_THE_BEST = 0.1;
const SHOWN = 3;

/** The names that are close to a mistyped one, best first; none where nothing is near. Case does not count. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  if (typed.length < 2) return [];
  const likely = names.filter((name) => Math.abs(name.length - typed.length) <= Math.max(3, name.length / 2));
  const fuse = new Fuse(likely, { threshold: SLIP, includeScore: true });
  const found = fuse.search(typed.slice(0, 32), { limit: SHOWN });
  const enough = (found[0]?.score ?? 0) + BESIDE_THE_BEST;
  return found.filter(({ score }) => (score ?? 1) <= enough).map(({ item }) => item);
}

/** "Did you mean a, b or c?", or undefined without names. */
export function didYouMean(names: readonly string[]): string | undefined {
  const last = names.at(-1);
  if (last === undefined) return undefined;
  const before = names.slice(0, -1).join(', ');
  return `Did you mean ${before === '' ? last : `${before} or ${last}`}?`;
}
