import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Fuse from 'fuse.js';
import { z } from 'zod';
import type { CardRef, Catalogue, ListedCatalogue } from '../src/cards/catalogue.ts';
import { nameWords } from '../src/cards/names/fold-name.ts';
import type { Nicknames } from '../src/cards/names/nicknames.ts';
import type { Pausing } from '../src/platform/cooperative.ts';
import type { Figure } from './figures.ts';
import { processorTime } from './processor-time.ts';

/** What somebody typed for a card, which cards it may mean, and what is odd about it (`typos`, `order` ...). */
export interface NameQuery {
  readonly query: string;
  readonly set: string;
  /** Cards as `find cards` writes them. */
  readonly expect: readonly string[];
}

/** How often a card that was meant came first, among five and among twenty-five, as shares of 1. */
export interface NameRecall {
  readonly queries: number;
  readonly first: number;
  readonly five: number;
  readonly all: number;
}

const file = path.resolve(import.meta.dirname, '../../shared/search/queries.train.jsonl');
const schema = z.object({
  query: z.string(),
  set: z.string(),
  expect: z.array(z.union([z.string(), z.number()]).transform(String)),
});

/** The queries of ../shared, or none on a machine without it. */
export function nameQueries(): readonly NameQuery[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => schema.parse(JSON.parse(line)));
}

type Search = (typed: string, limit: number) => readonly CardRef[];

/** As many as Discord shows. */
const MOST = 25;

/** How well a search finds what these queries mean, for each set of them. */
export function nameRecall(search: Search, queries: readonly NameQuery[]): ReadonlyMap<string, NameRecall> {
  const ranks = new Map<string, number[]>();
  for (const { query, set, expect } of queries) {
    const rank = search(query, MOST).findIndex((card) => expect.includes(cardId(card)));
    ranks.set(set, [...(ranks.get(set) ?? []), rank]);
  }
  return new Map([...ranks].map(([set, each]) => [set, recallOf(each)]));
}

function recallOf(ranks: readonly number[]): NameRecall {
  const share = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length / ranks.length;
  return { queries: ranks.length, first: share(1), five: share(5), all: share(MOST) };
}

const cardId = ({ password, konamiId, name }: CardRef): string =>
  String(password ?? (konamiId === undefined ? `n:${name}` : `k${konamiId}`));

/** The same cards searched with fuse.js alone, as a program without an index would. */
export function fuseAlone(cards: readonly CardRef[]): Search {
  const fuse = new Fuse(
    cards.map((card) => ({ card, name: nameWords(card.name) })),
    { keys: ['name'], ignoreLocation: true, includeScore: true, threshold: 0.5 },
  );
  return (typed, limit) => fuse.search(nameWords(typed), { limit }).map(({ item }) => item.card);
}

/** Each query counts with the middle one of so many runs, so that what else the machine does counts little. */
const RUNS = 5;
/** The same of each of the many keys that are typed. */
const KEY_RUNS = 3;
const TARGET = 2.5;
/** How long a keystroke may hold up the one thread that answers, in milliseconds. */
const KEY_TARGET = 5;
/** Of the slow one every so manyth query is measured, once. */
const EVERY = 20;

/** How long a name search takes, with fuse.js alone beside it. */
export function nameFigures({ search, searching, known, size }: ListedCatalogue) {
  const queries = nameQueries();
  if (queries.length === 0) return { times: [], recall: [] };
  const alone = fuseAlone(known(size));
  const some = queries.filter((_, at) => at % EVERY === 0);
  const ours = queries.map(({ query }) => middleOf(() => search(query, MOST), RUNS));
  const keys = [
    ...new Set(queries.flatMap(({ query }) => Array.from(query, (_, at) => query.slice(0, at + 1)))),
  ];
  const typed = keys.map((text) => middleFor(() => longestPart(searching(text, MOST)), KEY_RUNS));
  const theirs = some.map(({ query }) => middleOf(() => alone(query, MOST), 1));
  return {
    times: [
      { ...figure(`name search over ${size} cards`, ours), target: TARGET },
      figure('the same with fuse.js alone', theirs),
      {
        ...figure('what a keystroke holds up others: every beginning of those queries', typed),
        target: KEY_TARGET,
        never: true,
      },
    ],
    recall: [
      ['name search', nameRecall(search, queries)],
      [`fuse.js alone, every ${EVERY}th query`, nameRecall(alone, some)],
    ] as const,
  };
}

/**
 * How well our own nicknames are found by a search that knows only the other half of them: what it does with those that
 * nobody listed.
 * @param open opens the same cards with these nicknames
 */
export function heldOutRecall(
  nicknames: Nicknames,
  open: (known: Nicknames) => Catalogue,
): ReadonlyMap<string, NameRecall> {
  const all = [...nicknames];
  const halves = [0, 1].map((half) => open(new Map(all.filter((_, at) => at % 2 === half))));
  const halfWithout = new Map(all.map(([nickname], at) => [nickname, halves[(at + 1) % 2]]));
  const idOf = (name: string) => halves[0]?.search(name, 1).map(cardId) ?? [];
  return nameRecall(
    (typed, limit) => halfWithout.get(typed)?.search(typed, limit) ?? [],
    all.map(([query, names]) => ({ query, set: 'nick', expect: names.flatMap(idOf) })),
  );
}

/** The longest of the parts that work is done in, by the time of the processor. */
function longestPart(work: Pausing<unknown>): number {
  let [longest, open] = [0, true];
  while (open) {
    const took = processorTime(() => {
      open = work.next().done !== true;
    });
    longest = Math.max(longest, took);
  }
  return longest;
}

function middleOf(work: () => unknown, runs: number): number {
  return middleFor(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }, runs);
}

/** The middle one of so many measurements. */
function middleFor(measure: () => number, runs: number): number {
  const times = Array.from({ length: runs }, measure);
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

function figure(what: string, times: readonly number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { what, median: at(0.5), p99: at(0.99), worst: at(1), runs: sorted.length };
}
