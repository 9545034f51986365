import type { Chunk } from './chunk.ts';
import { type VerbWriting, verbForms } from './verbs.ts';

/** Verbs whose particle may stand behind what they are done to: "blows it up", "takes X out", "attacks me directly". */
const parted: ReadonlyMap<string, { readonly particle: string; readonly of: VerbWriting }> = new Map(
  verbForms.flatMap((of) => {
    const [first, particle, more] = of.words.split(' ');
    const goesBehind = particle === 'up' || particle === 'out' || particle === 'directly';
    return first === undefined || !goesBehind || more !== undefined || of.verb === 'activate'
      ? []
      : [[first, { particle, of }] as const];
  }),
);

/** So far behind its verb a particle can stand, in chunks. */
const FURTHEST = 6;

/** Puts verbs together whose particle stands behind their object. */
export function withParticles(all: readonly Chunk[]): readonly Chunk[] {
  const taken = new Set<number>();
  return all
    .map((chunk, at) => {
      const found = parted.get(chunk.text.toLowerCase());
      const behind = found === undefined ? undefined : particleBehind(all, at, found.particle);
      if (found === undefined || behind === undefined) return chunk;
      taken.add(behind);
      const { verb, form } = found.of;
      return { is: 'verb' as const, verb, form, text: chunk.text, from: chunk.from, to: chunk.to };
    })
    .filter((_, at) => !taken.has(at));
}

function particleBehind(all: readonly Chunk[], at: number, particle: string): number | undefined {
  for (let next = at + 2; next <= at + FURTHEST; next += 1) {
    const chunk = all[next];
    if (chunk === undefined || ends.has(chunk.is)) return undefined;
    if (chunk.text.toLowerCase() === particle) return next;
  }
  return undefined;
}

const ends: ReadonlySet<Chunk['is']> = new Set(['end', 'join', 'verb', 'be', 'have', 'do', 'modal', 'prep']);
