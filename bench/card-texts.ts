import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublishedCard } from '../src/cards/published.ts';
import { readPublished } from '../src/cards/published-file.ts';
import type { ReadPhrase } from '../src/cardtext/effect-facts.ts';
import { readCardText } from '../src/cardtext/read-card-text.ts';
import { readLeaf } from '../src/cardtext/read-leaf.ts';
import { counted, type Share, sharesOf } from './clauses/shares.ts';
import { type Figure, figureOf } from './figures.ts';

const file = path.resolve(import.meta.dirname, '../../shared/cards/cards.json.gz');

/** How long all cards may take together, and one of them, in milliseconds. */
const targets = { all: 3000, one: 20 } as const;
const ROUNDS = 3;

/** How long reading the published cards takes, and how much of them is read. Nothing where there is no catalogue. */
export async function cardTextFigures(): Promise<{
  readonly times: readonly Figure[];
  readonly shares: readonly Share[];
}> {
  if (!existsSync(file)) return { times: [], shares: [] };
  const published = await readPublished(file);
  if (!published.ok) throw new Error(published.problem.found);
  const { cards } = published.value;
  return {
    times: [...timesOf('structure', cards), ...timesOf('structure and instructions', cards, readLeaf)],
    shares: sharesOf(cards.map(counted)),
  };
}

function timesOf(what: string, cards: readonly PublishedCard[], readPhrase?: ReadPhrase): readonly Figure[] {
  const all: number[] = [];
  const each: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (const card of cards) {
      const begun = performance.now();
      readCardText(card, readPhrase);
      each.push(performance.now() - begun);
    }
    all.push(performance.now() - start);
  }
  const slowest = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0;
  return [
    figureOf(`the texts of ${cards.length} cards: ${what}`, all, targets.all),
    { ...figureOf(`the text of one card: ${what}`, each, targets.one), p99: slowest },
  ];
}
