import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Services } from '../src/commands/command.ts';
import { type CardNumber, findQas, type LibraryQuery } from '../src/commands/library/find-qas.ts';
import { makeQaIndex, type QaEntry, readEntry } from '../src/qa/qa-index.ts';
import type { Figure } from './figures.ts';
import { ruleQueries } from './queries.ts';

const folder = path.resolve(import.meta.dirname, '../../shared/qa');
const published = path.join(folder, 'index.jsonl.gz');
/** What a look-up beside an answer may take, in milliseconds. */
const TARGET = 2;
/** As many cards as a name that is unclear may mean. */
const MEANT = 25;

/**
 * What a look-up of official Q&As takes in the index of ../shared, which has all of them: by one card, by two, and by a name
 * that may be many cards, each with words that ask something. The index has no texts, so what its Q&As ask about is that of
 * the texts in ../shared, in turn. None on a machine without it.
 */
export function qaFigures(services: Services): readonly Figure[] {
  if (!existsSync(published)) return [];
  const concepts = globSync(path.join(folder, 'sample/*.json')).map((file) => asksAbout(file, services));
  const entries = gunzipSync(readFileSync(published))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : entryOf(JSON.parse(line))))
    .map((entry, at) => ({ ...entry, concepts: concepts[at % concepts.length] ?? 0 }));
  const index = makeQaIndex(entries, { from: 'bench', syncedAt: Date.now() });
  const all = [...new Set(entries.flatMap(({ cards }) => cards))];
  const timed = (what: string, queries: readonly LibraryQuery[]): Figure => {
    // The look-ups of the index are made by the first.
    for (const query of queries.slice(0, 200)) findQas(query, { findings: [] }, index, services);
    const times = queries.map((query) => {
      const start = performance.now();
      findQas(query, { findings: [] }, index, services);
      return performance.now() - start;
    });
    return figureWithP99(`${what}, of ${index.size} Q&As`, times);
  };
  return [
    timed(
      'official Q&As for a card',
      entries.map(({ cards }, at) => queryOf([cards.slice(0, 1)], at)),
    ),
    timed(
      'official Q&As for two cards',
      entries.map(({ cards }, at) =>
        queryOf(
          cards.slice(0, 2).map((card) => [card]),
          at,
        ),
      ),
    ),
    timed(
      `official Q&As for a name that may be ${MEANT} cards`,
      entries
        .filter((_, at) => at % 10 === 0)
        .map((_, at) => queryOf([all.slice((at * 10) % all.length).slice(0, MEANT)], at)),
    ),
  ];
}

const entryOf = (value: unknown): readonly QaEntry[] => {
  const read = readEntry(value);
  return read.ok ? [read.entry] : [];
};

/** What the text of a published Q&A asks about. */
function asksAbout(file: string, { qas }: Services): number {
  const read = readEntry(JSON.parse(readFileSync(file, 'utf8')));
  return read.ok && read.text !== undefined
    ? qas.concepts.inJapanese(`${read.text.title} ${read.text.question}`)
    : 0;
}

/** A question that names these cards; what it asks is the next of our questions. */
function queryOf(named: readonly (readonly number[])[], at: number): LibraryQuery {
  const words = ruleQueries[at % ruleQueries.length] ?? '';
  return {
    cards: named.map((cards): readonly CardNumber[] => cards.map((konamiId) => ({ name: '', konamiId }))),
    names: [],
    otherWords: new Set(words.split(' ')),
    words,
  };
}

export function figureWithP99(what: string, times: readonly number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    what,
    median: at(0.5),
    p99: at(0.99),
    worst: sorted.at(-1) ?? Number.NaN,
    runs: sorted.length,
    target: TARGET,
  };
}
