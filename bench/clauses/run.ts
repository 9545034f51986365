import { figureOf } from '../figures.ts';
import { clauseCoverage } from './coverage.ts';
import { readCutShort } from './cut-short.ts';
import { missingPhrases } from './ranking.ts';
import { sampleOf } from './sample.ts';

/**
 * `node bench/clauses/run.ts <cards.json.gz> [how many]`: which share of the clauses of real cards is read whole, and
 * the most frequent patterns that are not. With `cut`: one in so many cards cut at every length, and how long that took
 * (all cards: `every-cut.ts`). With `ranking` as a third word: the phrases that are missing, by how many
 * cards each alone would unblock. With `sample` and a seed: so many clauses with what they are read as, drawn at random
 * to be judged by hand. What it prints of unread texts stays out of the repository.
 */
const [file, many = '0', what, seed = '1'] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'usage: node bench/clauses/run.ts <cards.json.gz> [how many] [cut | ranking | sample [seed]]',
  );
  process.exitCode = 2;
} else if (what === 'sample') {
  for (const { text, read } of await sampleOf(file, Number(many), Number(seed)))
    console.log(`${text}\n    ${JSON.stringify(read)}`);
} else if (what === 'cut') {
  const { cards, times, tooLong } = await readCutShort(file, Number(many));
  const { median, worst } = figureOf('a cut text', times);
  console.log(
    `${cards} cards, ${times.length} texts: p50 ${median.toFixed(2)} ms, worst ${worst.toFixed(1)} ms`,
  );
  console.log(`${tooLong.length} took too long`);
  for (const { card, length, time } of tooLong) console.log(`${time.toFixed(1)} ms\t${length}\t${card}`);
} else if (what === 'ranking') {
  console.log('cards\tclauses\twords');
  for (const { words, unblocks, clauses } of (await missingPhrases(file)).slice(0, Number(many)))
    console.log(`${unblocks}\t${clauses}\t${words}`);
} else {
  const { shares, unread, slowest, total } = clauseCoverage(file);
  for (const [kind, { all, read }] of Object.entries(shares)) {
    console.log(`${kind}: ${read} of ${all} clauses read whole (${((100 * read) / all).toFixed(1)} %)`);
  }
  console.log(`${total.toFixed(0)} ms together, ${slowest.toFixed(1)} ms the slowest`);
  for (const { kind, pattern, times } of unread.slice(0, Number(many))) {
    console.log(`${times}\t${kind}\t${pattern}`);
  }
}
