import type { PublishedCard } from '../../src/cards/published.ts';
import { readPublished } from '../../src/cards/published-file.ts';
import { kept, readClause } from '../../src/cardtext/phrases/read-clause.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';
import { makeReady } from '../../src/cardtext/ready.ts';
import { processorTime } from '../processor-time.ts';

/** How long no text may take, in milliseconds. */
export const longest = 20;

/** How often a text that took longer is read again: the collector of garbage may have been at work. */
const again = 5;

/** What reading cards cut short came to. */
export interface CutShort {
  readonly cards: number;
  /** How long the processor took for each text, in milliseconds: of those that took too long, the least of several. */
  readonly times: readonly number[];
  /** Texts that took too long each time. */
  readonly tooLong: readonly { readonly card: string; readonly length: number; readonly time: number }[];
}

/** Reads the texts of one in so many cards with instructions, cut at every length. Throws where reading one does. */
export async function readCutShort(file: string, oneIn: number): Promise<CutShort> {
  const published = await readPublished(file);
  if (!published.ok) throw new Error(published.problem.found);
  const cards = published.value.cards.filter((_, at) => at % oneIn === 0);
  makeReady();
  const tooLong: CutShort['tooLong'][number][] = [];
  const times: number[] = [];
  for (const card of cards) {
    for (const { text, cut } of cutsOf(card)) {
      const time = timeOf(cut);
      times.push(time);
      if (time > longest) tooLong.push({ card: card.name, length: text.length, time });
    }
  }
  return { cards: cards.length, times, tooLong };
}

/** The card with each of its texts cut at every length. */
export function* cutsOf(
  card: PublishedCard,
): Generator<{ readonly text: string; readonly cut: PublishedCard }> {
  const { pendulum = '', ...plain } = card;
  for (let end = 0; end <= card.text.length; end += 1) {
    const text = card.text.slice(0, end);
    yield { text, cut: { ...plain, text } };
  }
  for (let end = 1; end <= pendulum.length; end += 1) {
    const text = pendulum.slice(0, end);
    yield { text, cut: { ...plain, text: '', pendulum: text } };
  }
}

/** How long the processor takes to read a card; where that is too long, the least of several readings. */
export function timeOf(card: PublishedCard): number {
  let least = processorTime(() => readCardText(card, readLeaf));
  for (let round = 0; round < again && least > longest; round += 1) {
    forget();
    least = Math.min(
      least,
      processorTime(() => readCardText(card, readLeaf)),
    );
  }
  return least;
}

let others = 10_000;

/** Has the reader read so many other clauses that it remembers none of those before. */
function forget(): void {
  for (let count = 0; count < kept; count += 1) {
    others += 1;
    readClause(`pay ${others} LP`, 'cost');
  }
}
