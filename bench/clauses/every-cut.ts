import { readPublished } from '../../src/cards/published-file.ts';
import { makeReady } from '../../src/cardtext/ready.ts';
import { cutsOf, longest, timeOf } from './cut-short.ts';

/**
 * `node bench/clauses/every-cut.ts <cards.json.gz> [part/parts]`: reads every card cut at every length, with
 * instructions, and says how long the slowest took and how many threw. Time is that of the processor for the thread
 * that reads, so that other programs do not count; the least of several readings where one took too long. All cards
 * take three to four minutes; `1/2` and `2/2` are halves of them.
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
  const found = { texts: 0, threw: 0, tooLong: 0, worst: 0, total: 0 };
  for (const card of cards)
    for (const { text, cut } of cutsOf(card)) {
      found.texts += 1;
      try {
        const time = timeOf(cut);
        found.total += time;
        found.worst = Math.max(found.worst, time);
        if (time <= longest) continue;
        found.tooLong += 1;
        console.log(`${time.toFixed(1)} ms\t${text.length} characters\t${card.name}`);
      } catch (error) {
        found.threw += 1;
        console.log(`${String(error)}\t${text.length} characters\t${card.name}`);
      }
    }
  const { texts, threw, tooLong, worst, total } = found;
  console.log(
    `${cards.length} cards, ${texts} texts in ${(total / 1000).toFixed(0)} s: ${threw} threw; the slowest took ${worst.toFixed(1)} ms, ${tooLong} more than ${longest} ms`,
  );
  if (threw + tooLong > 0) process.exitCode = 1;
}
