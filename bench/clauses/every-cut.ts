import type { PublishedCard } from '../../src/cards/published.ts';
import { readPublished } from '../../src/cards/published-file.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';
import { makeReady } from '../../src/cardtext/ready.ts';
import { cutsOf, forget, longest } from './cut-short.ts';

/** How often a text that took too long is read again: the collector of garbage may have been at work. */
const again = 5;

/**
 * `node bench/clauses/every-cut.ts <cards.json.gz> [part/parts]`: reads every card cut at every length, with
 * instructions, and says how long the slowest took and how many threw. Time is that of the processor for the thread
 * that reads, so that other programs do not count; the least of several readings where one took too long. All cards
 * take about a quarter of an hour; `1/2` and `2/2` are halves of them.
 */
const [file, part = '1/1'] = process.argv.slice(2);
const [, own = '', of = ''] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
if (file === undefined || own === '' || Number(own) < 1 || Number(own) > Number(of)) {
  console.error('usage: node bench/clauses/every-cut.ts <cards.json.gz> [part/parts, such as 1/2]');
  process.exitCode = 2;
} else await cutAll(file, Number(own) - 1, Number(of));

async function cutAll(from: string, first: number, parts: number): Promise<void> {
  const published = await readPublished(from);
  if (!published.ok) throw new Error(published.problem.found);
  const cards = published.value.cards.filter((_, at) => at % parts === first);
  makeReady();
  const found = { texts: 0, threw: 0, tooLong: 0, slowFirst: 0, worst: 0, total: 0 };
  for (const card of cards)
    for (const { text, cut } of cutsOf(card)) {
      found.texts += 1;
      try {
        const time = timeOf(cut);
        found.total += time;
        if (time > longest) found.slowFirst += 1;
        const least = time > longest ? leastOf(cut) : time;
        found.worst = Math.max(found.worst, least);
        if (least <= longest) continue;
        found.tooLong += 1;
        console.log(`${least.toFixed(1)} ms\t${text.length} characters\t${card.name}`);
      } catch (error) {
        found.threw += 1;
        console.log(`${String(error)}\t${text.length} characters\t${card.name}`);
      }
    }
  const { texts, threw, tooLong, slowFirst, worst, total } = found;
  console.log(
    `${cards.length} cards, ${texts} texts in ${(total / 1000).toFixed(0)} s: ${threw} threw; the slowest took ${worst.toFixed(1)} ms, ${tooLong} more than ${longest} ms (${slowFirst} the first time)`,
  );
  if (threw + tooLong > 0) process.exitCode = 1;
}

/** The processor time of reading a card, in milliseconds. */
function timeOf(card: PublishedCard): number {
  const before = process.threadCpuUsage();
  readCardText(card, readLeaf);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The same with nothing remembered, the least of several times. */
function leastOf(card: PublishedCard): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < again && least > longest; round += 1) {
    forget();
    least = Math.min(least, timeOf(card));
  }
  return least;
}
