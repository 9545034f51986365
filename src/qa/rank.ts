import { newestFirst, type QaEntry, type QaIndex } from './qa-index.ts';

/** What Q&As are looked for: the cards that a question names, and what it asks. */
export interface QaQuery {
  /** The cards by their official number: one list for each name, which may mean several. */
  readonly named: readonly (readonly number[])[];
  /** How much of the name of another card the question says besides, from 0 to 1. */
  nameSaid?(card: number): number;
  /** The concepts of the question. */
  readonly concepts?: number;
  /** Q&As that a rule cites which has a say in the question. */
  readonly cited?: ReadonlySet<number>;
}

/** A Q&A that was found. */
export interface RankedQa extends QaEntry {
  /** How many of the names mean a card that it mentions. */
  readonly hits: number;
  /** How many cards it mentions that nothing names, less what is said of their names. */
  readonly others: number;
}

/** Where a Q&A has no text its concepts are not known, and it stands between those that are near and those that are not. */
const UNKNOWN = 0.3;

/** The Q&As for a question, best first: by named cards, fewest others, cited by its rules, what is asked, the newest. */
export function rankQas(query: QaQuery, index: QaIndex): readonly RankedQa[] {
  const { named, nameSaid = () => 0, concepts = 0, cited } = query;
  const all = new Set(named.flat());
  const found = new Map<QaEntry, number>();
  for (const cards of named)
    for (const entry of new Set(cards.flatMap((card) => index.forCards([card]))))
      found.set(entry, (found.get(entry) ?? 0) + 1);
  const said = new Map<number, number>();
  const saidOf = (card: number): number => {
    const known = said.get(card) ?? nameSaid(card);
    said.set(card, known);
    return known;
  };
  const likeness = likenessIn(index);
  return [...found]
    .map(([entry, hits]) => {
      let others = 0;
      for (const card of entry.cards) if (!all.has(card)) others += 1 - saidOf(card);
      const near = entry.concepts === undefined ? UNKNOWN : likeness(concepts, entry.concepts);
      return { entry, hits, others, near, isCited: cited?.has(entry.number) === true };
    })
    .toSorted(
      (a, b) =>
        b.hits - a.hits ||
        a.others - b.others ||
        Number(b.isCited) - Number(a.isCited) ||
        b.near - a.near ||
        newestFirst(a.entry, b.entry),
    )
    .map(({ entry, hits, others }) => ({ ...entry, hits, others }));
}

const likenesses = new WeakMap<QaIndex, (a: number, b: number) => number>();

/** How alike two lists of concepts are, from 0 to 1: what both have of what either has, the rarer the more. */
function likenessIn(index: QaIndex): (a: number, b: number) => number {
  const known = likenesses.get(index);
  if (known !== undefined) return known;
  const counts = new Array<number>(32).fill(0);
  let texts = 0;
  for (const { concepts } of index.entries) {
    if (concepts === undefined) continue;
    texts += 1;
    for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + ((concepts >>> at) & 1);
  }
  const weights = counts.map((count) => Math.log((texts + 1) / (count + 1)));
  const weigh = (concepts: number): number => {
    let sum = 0;
    for (let left = concepts; left !== 0; left &= left - 1)
      sum += weights[31 - Math.clz32(left & -left)] ?? 0;
    return sum;
  };
  const likeness = (a: number, b: number): number => {
    const either = weigh(a | b);
    return either === 0 ? 0 : weigh(a & b) / either;
  };
  likenesses.set(index, likeness);
  return likeness;
}
