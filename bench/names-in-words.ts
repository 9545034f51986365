import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { whichCard } from '../src/ask/names/mention.ts';
import { namesIn } from '../src/ask/names/names-in.ts';
import { storeInMemory } from '../src/cards/card-store.ts';
import type { Catalogue } from '../src/cards/catalogue.ts';
import { loadNicknames } from '../src/cards/names/nicknames.ts';
import { openCatalogue } from '../src/cards/open-catalogue.ts';
import { readPublished } from '../src/cards/published-file.ts';
import { cardModelOf } from '../src/cardtext/model/card-model-of.ts';
import { valueOrThrow } from '../src/platform/problem.ts';

/**
 * `node bench/names-in-words.ts [--misses] [SHARED]`: which cards are taken from the rulings of ../shared, in their plain words, and which from
 * them by name are said to be there: recall and precision, and the rows in view where they differ. Of the blind rows of
 * `rulings.dev.jsonl` (RB) only totals are printed.
 */
const asked = process.argv.slice(2);
const shared = path.resolve(
  import.meta.dirname,
  asked.find((each) => !each.startsWith('--')) ?? '../../shared',
);
const rulings = path.join(shared, 'rulings');
const published = path.join(shared, 'cards/cards.json.gz');
const names = path.resolve(import.meta.dirname, '../data/names');

const rowSchema = z.object({
  id: z.string(),
  situation: z.string(),
  question: z.string(),
  cards: z.array(z.string()).default([]),
});
type Row = z.infer<typeof rowSchema>;

const rowsOf = (file: string): readonly Row[] =>
  readFileSync(path.join(rulings, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => rowSchema.parse(JSON.parse(line)));

if (!existsSync(rulings) || !existsSync(published)) {
  console.log('skipped: no ../shared/rulings or ../shared/cards here, so there is nothing to measure');
} else {
  const cards = valueOrThrow(await readPublished(published)).cards;
  const catalogue = openCatalogue(storeInMemory(cards.map((card) => ({ card }))), {
    origin: {},
    nicknames: valueOrThrow(loadNicknames(names)),
    modelOf: cardModelOf,
  });
  const dev = rowsOf('rulings.dev.jsonl');
  const isBlind = ({ id }: Row) => id.startsWith('RB');
  const sets = [
    ['rulings.dev, rows in view', dev.filter((row) => !isBlind(row)), asked.includes('--misses')],
    ['rulings.dev, blind rows', dev.filter(isBlind), false],
    ['seed_cases', rowsOf('seed_cases.jsonl'), false],
  ] as const;
  for (const [set, rows, shown] of sets) measure(set, rows, catalogue, shown);
}

function measure(what: string, rows: readonly Row[], catalogue: Catalogue, shown: boolean): void {
  const [sum, times] = [
    { said: 0, taken: 0, both: 0, complete: 0, without: 0, unknown: 0, asked: 0 },
    [] as number[],
  ];
  for (const { id, situation, question, cards } of rows) {
    const said = new Set(cards.flatMap((name) => catalogue.exact(name)?.name ?? []));
    sum.unknown += cards.length - said.size;
    const start = performance.now();
    const text = `${situation} ${question}`;
    const { cards: found, unclear } = namesIn(text, catalogue);
    times.push(performance.now() - start);
    const taken = new Set(found.map(({ name }) => name));
    const missed = [...said].filter((name) => !taken.has(name));
    const extra = [...taken].filter((name) => !said.has(name));
    sum.said += said.size;
    sum.taken += taken.size;
    sum.both += said.size - missed.length;
    sum.complete += missed.length === 0 ? 1 : 0;
    sum.asked += unclear.length > 0 ? 1 : 0;
    sum.without += taken.size === 0 ? 1 : 0;
    if (!shown || missed.length + extra.length + unclear.length === 0) continue;
    const asTyped = extra.map((name) => {
      const typed = found.find((each) => each.name === name)?.takenFrom;
      return typed === undefined ? name : `${name} (typed "${typed}")`;
    });
    console.log(
      `  ${id}${list('missed', missed)}${list('not listed', asTyped)}${list('asked', unclear.map(whichCard))}`,
    );
  }
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`;
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `${what}: ${rows.length} rows  recall ${share(sum.both, sum.said)}  precision ${share(sum.both, sum.taken)}  ` +
      `rows with all cards ${share(sum.complete, rows.length)}, with none ${sum.without}, asked about ${sum.asked}  ` +
      `cards that no catalogue has ${sum.unknown}  median ${middle.toFixed(2)} ms`,
  );
}

function list(what: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `  ${what}: ${names.join('; ')}`;
}
