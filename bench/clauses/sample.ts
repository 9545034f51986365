import type { PublishedCard } from '../../src/cards/published.ts';
import { readPublished } from '../../src/cards/published-file.ts';
import { normalise } from '../../src/cardtext/normalise.ts';
import { readStatic } from '../../src/cardtext/phrases/read-static.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';

/** A clause or sentence as printed, and what it was read as. */
interface ReadWords {
  readonly text: string;
  readonly read: object;
}

/** Everything that is read of a card. */
function readOf(card: PublishedCard): readonly ReadWords[] {
  const { effects, others } = readCardText(card, readLeaf);
  const leaves = effects.flatMap((effect) => effect.leaves);
  return [
    ...leaves.flatMap(({ text, does, targets, pays }) =>
      does === null ? [] : [{ text, read: { does, targets, pays } }],
    ),
    ...others.flatMap(({ text, sort }) => {
      const does = sort === 'limit' || sort === 'material' ? null : readStatic(normalise(text).text);
      return does === null ? [] : [{ text, read: { does } }];
    }),
  ];
}

/** Numbers from 0 up to 1 that are the same for the same seed. */
function* randomly(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Draws from all that is read, each clause of each card with the same chance, none twice. */
export async function sampleOf(file: string, many: number, seed: number): Promise<readonly ReadWords[]> {
  const published = await readPublished(file);
  if (!published.ok) throw new Error(published.problem.found);
  const all = published.value.cards.flatMap(readOf);
  const random = randomly(seed);
  return Array.from({ length: Math.min(many, all.length) }, () =>
    all.splice(Math.floor(random.next().value * all.length), 1),
  ).flat();
}
