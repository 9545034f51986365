import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublishedCard } from '../src/cards/published.ts';
import { readPublished } from '../src/cards/published-file.ts';
import type { PrintedCard } from '../src/cardtext/card-text.ts';
import type { ReadPhrase } from '../src/cardtext/effect-facts.ts';
import { longestText } from '../src/cardtext/normalise.ts';
import { readCardText } from '../src/cardtext/read-card-text.ts';
import { readLeaf } from '../src/cardtext/read-leaf.ts';
import { makeReady } from '../src/cardtext/ready.ts';
import { boardOf } from '../test/support/effect-boards.ts';
import { isPlayedWhole, statesOf } from '../test/support/play-board.ts';
import { readCutShort } from './clauses/cut-short.ts';
import { counted, type Share, sharesOf } from './clauses/shares.ts';
import { type Figure, figureOf } from './figures.ts';
import { processorTime } from './processor-time.ts';

const file = path.resolve(import.meta.dirname, '../../shared/cards/cards.json.gz');

/** How long the processor may take for all cards together, in all threads, and for one of them, in milliseconds. */
const targets = { all: 3000, one: 20 } as const;
const ROUNDS = 3;

/** Invented texts in which pieces of grammar lie in each other, or stand after each other, as often as there is room. */
const crowded = [
  'Destroy 1 monster that mentions ',
  'Destroy 1 monster with the same name as ',
  'Destroy 1 card and ',
  '1 of those monsters of ',
  'A: b; c. ',
  '. A',
  '(',
  '"(',
  'a',
].map((piece) => piece.repeat(longestText).slice(0, longestText));

/** How long reading the published cards takes, and how much of them is read. Nothing where there is no catalogue. */
export async function cardTextFigures(): Promise<{
  readonly times: readonly Figure[];
  readonly shares: readonly Share[];
}> {
  if (!existsSync(file)) return { times: [], shares: [] };
  const published = await readPublished(file);
  if (!published.ok) throw new Error(published.problem.found);
  const { cards } = published.value;
  makeReady();
  return {
    times: [
      ...timesOf('structure', cards),
      ...timesOf('structure and instructions', cards, readLeaf),
      crowdedTimes(),
      await cutTimes(),
    ],
    shares: [...sharesOf(cards.map(counted)), playedShare(cards)],
  };
}

function timesOf(what: string, cards: readonly PublishedCard[], readPhrase?: ReadPhrase): readonly Figure[] {
  const all: number[] = [];
  const each: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (const card of cards) {
      each.push(processorTime(() => readCardText(card, readPhrase)));
    }
    const { user, system } = process.cpuUsage(before);
    all.push((user + system) / 1000);
  }
  const slowest = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0;
  return [
    figureOf(`the texts of ${cards.length} cards: ${what}`, all, targets.all),
    { ...figureOf(`the text of one card: ${what}`, each, targets.one), p99: slowest, never: true },
  ];
}

const lantern: Omit<PrintedCard, 'text'> = {
  name: 'Lantern',
  facts: { cardType: 'monster', abilities: ['Effect'] },
};

/** The longest texts that are looked at, made to be slow. */
function crowdedTimes(): Figure {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    for (const text of crowded) {
      times.push(processorTime(() => readCardText({ ...lantern, text }, readLeaf)));
    }
  }
  return {
    ...figureOf('a text made to be slow: structure and instructions', times, targets.one),
    never: true,
  };
}

/** One in so many cards, cut at every length: all of them take too long for every run. */
const ONE_IN = 500;

async function cutTimes(): Promise<Figure> {
  const { cards, times } = await readCutShort(file, ONE_IN);
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return {
    ...figureOf(`a text cut short, ${cards} cards at every length`, times, targets.one),
    p99,
    never: true,
  };
}

/** How many of the effects that have instructions the engine plays to the end with nothing missing. */
function playedShare(cards: readonly PublishedCard[]): Share {
  let [all, read] = [0, 0];
  for (const card of cards) {
    for (const effect of readCardText(card, readLeaf).effects) {
      const board = boardOf(card, effect);
      if (board === null) continue;
      all += 1;
      if (isPlayedWhole(statesOf(board))) read += 1;
    }
  }
  return { what: 'effects with instructions that are played with nothing missing', all, read };
}
