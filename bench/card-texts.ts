import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPublished } from '../src/cards/published-file.ts';
import { readCardText } from '../src/cardtext/read-card-text.ts';
import { type Figure, figureOf } from './figures.ts';

const file = path.resolve(import.meta.dirname, '../../shared/cards/cards.json.gz');

/** How long the texts of all published cards take, and one of them. Nothing where there is no catalogue. */
export async function cardTextFigures(): Promise<readonly Figure[]> {
  if (!existsSync(file)) return [];
  const published = await readPublished(file);
  if (!published.ok) throw new Error(published.problem.found);
  const { cards } = published.value;
  const all: number[] = [];
  const each: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    for (const card of cards) {
      const begun = performance.now();
      readCardText(card);
      each.push(performance.now() - begun);
    }
    all.push(performance.now() - start);
  }
  const slowest = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0;
  return [
    figureOf(`reading the texts of ${cards.length} cards`, all, 3000),
    { ...figureOf('reading the text of one card', each, 20), p99: slowest },
  ];
}
