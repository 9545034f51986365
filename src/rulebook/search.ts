import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { RuleEntry } from './entry.ts';
import { pairIndex } from './pair-index.ts';
import { isPair, pairsOf, searchWords, type Word } from './search-words.ts';
import { printedTable } from './table.ts';
import type { TermEntry } from './term.ts';

/** How rare words are: a word that few entries have says more about what is asked. */
interface Rarity {
  /** The rarity of a word; of one that no entry has, the greatest. */
  of(word: string): number;
  /** The rarity of several words together. */
  sum(words: readonly string[]): number;
}

/** Measures how rare words are in texts, each given as the set of its words. */
function rarityOf(texts: readonly ReadonlySet<string>[]): Rarity {
  const holders = new Map<string, number>();
  for (const words of texts) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  const count = texts.length;
  const of = (word: string) => Math.log(1 + count / ((holders.get(word) ?? 0) + 0.5));
  return { of, sum: (words) => words.reduce((total, word) => total + of(word), 0) };
}

/** What is searched of an entry: texts whose lines are phrases of their own. */
interface SearchText {
  readonly title: string;
  readonly keywords: string;
  readonly cards: string;
  readonly statement: string;
  readonly section: string;
  readonly table: string;
  /** The title and keywords of the rule that it is a part of: a part is asked for with the words of the whole. */
  readonly whole: string;
  /** Those of its parts: a question that touches several of them is about the whole. */
  readonly parts: string;
}

function searchTexts(rules: readonly RuleEntry[]): readonly SearchText[] {
  const heads = new Map(rules.map(({ id, title, keywords }) => [id, [title, ...keywords].join('\n')]));
  const parts = Map.groupBy(rules, ({ parent }) => parent);
  return rules.map((rule) => ({
    title: rule.title,
    keywords: rule.keywords.join('\n'),
    cards: rule.cards.join('\n'),
    statement: rule.statement,
    section: rule.seed.map(({ section }) => section).join('\n'),
    table: tableText(rule),
    whole: heads.get(rule.parent ?? '') ?? '',
    parts: (parts.get(rule.id) ?? []).map(({ id }) => heads.get(id)).join('\n'),
  }));
}

function tableText({ table }: RuleEntry): string {
  if (table === undefined) return '';
  const { columns, rows } = printedTable(table);
  return [columns, ...rows].flat().join('\n');
}

/** The texts that are the entry's own, not those of its whole and its parts. */
const ownText = ({ whole: _, parts: __, ...own }: SearchText): string => Object.values(own).join('\n');

/** The stem of a known word that a typed one may mean, and how much it counts: 1 for the word itself. */
type NearWord = readonly [stem: string, share: number];

/** How much a word counts that only begins as the typed one does, or is only spelt like it. */
const shares = { begins: 0.7, like: 0.7 } as const;
/** At most so many words are taken for one that is not known. */
const most = { begins: 3, like: 2 } as const;
/** Shorter words are too like each other to guess what was meant. */
const shortest = { begins: 3, like: 4 } as const;

/** Finds the known words that a typed one means, by their stems: itself, those that it begins, those spelt like it. */
export function nearWords(known: readonly Word[]): (word: Word) => readonly NearWord[] {
  const stems = new Map(known.map(({ typed, stem }) => [typed, stem]));
  const all = new Set(stems.values());
  // A slip of the fingers seldom takes the first letter: only words with the same one are compared.
  const byLetter = Map.groupBy([...stems.keys()].toSorted(), (word) => word[0]);
  const fuses = new Map(
    [...byLetter].map(([letter, words]) => [
      letter,
      new Fuse(
        words.filter(({ length }) => length >= shortest.like),
        { threshold: 0.34, distance: 20 },
      ),
    ]),
  );
  const begunBy = (typed: string): readonly string[] =>
    typed.length < shortest.begins
      ? []
      : (byLetter.get(typed[0]) ?? []).filter((word) => word.startsWith(typed));
  const like = (typed: string): readonly string[] => {
    // A number is what it is.
    if (typed.length < shortest.like || /\d/.test(typed)) return [];
    const found = fuses.get(typed[0])?.search(typed, { limit: 5 }) ?? [];
    return found.map(({ item }) => item).filter((word) => Math.abs(word.length - typed.length) <= 2);
  };
  const stemsOf = (words: readonly string[]): readonly string[] => [
    ...new Set(words.flatMap((word) => stems.get(word) ?? [])),
  ];
  return ({ typed, stem }) => {
    if (all.has(stem)) return [[stem, 1]];
    const begun = stemsOf(begunBy(typed)).slice(0, most.begins);
    if (begun.length > 0) return begun.map((each) => [each, shares.begins]);
    return stemsOf(like(typed))
      .slice(0, most.like)
      .map((each) => [each, shares.like]);
  };
}

/** An entry found. `score` is between 0 and 1: how much of what was typed stands in the best entry, and how far behind
 * it this one is. */
export interface Found {
  readonly rule: RuleEntry;
  readonly score: number;
}

/** How much a word counts in each text of an entry. */
const weights = new Map<keyof SearchText, number>([
  ['title', 5],
  ['keywords', 4],
  ['cards', 3],
  ['statement', 2],
  ['section', 1.5],
  ['table', 1],
  ['whole', 1],
  ['parts', 0.5],
]);
/** Two words side by side count so much of a word. */
const pairWeight = 0.3;
/** How fast more of the same word counts less, and how much long texts count less (BM25). */
const saturation = { k: 0.8, b: 0.7, d: 0.5 };
/** How sure it is that an entry is meant: a word said only in passing counts half, one that is only like it little. */
const passing = 0.5;
/** Letters of a query that are read. */
const longestQuery = 300;

/** A search over the entries: players' and mistyped words as known ones (fuse.js), ranked by MiniSearch, then by what is said of them. */
export function ruleSearch(
  rules: readonly RuleEntry[],
  terms: readonly TermEntry[] = [],
): (query: string, limit: number) => readonly Found[] {
  const read = searchWords(terms);
  const stemsIn = (text: string) => read(text).map(({ stem }) => stem);
  const texts = searchTexts(rules);
  /** The words of a text, and each two that stand side by side in a line of it. */
  const tokensOf = (text: string) => {
    const lines = text.split('\n').map(stemsIn);
    return { tokens: lines.flat(), pairs: lines.flatMap(pairsOf) };
  };
  const index = new MiniSearch<SearchText & { readonly id: number }>({
    fields: [...weights.keys()],
    // Pairs count for how long a text is; where they stand is kept apart.
    tokenize: (text) => {
      const { tokens, pairs } = tokensOf(text);
      return [...tokens, ...pairs];
    },
    processTerm: (word) => (isPair(word) ? null : word),
  });
  index.addAll(texts.map((text, id) => ({ id, ...text })));
  const boost = Object.fromEntries(weights);
  const besides = pairIndex(
    texts.map((text) => [...weights.keys()].map((field) => tokensOf(text[field]))),
    { weights: [...weights.values()], bm25: saturation },
  );
  const words = texts.map((text) => ownText(text).split('\n').flatMap(read));
  const rarity = rarityOf(words.map((own) => new Set(own.map(({ stem }) => stem))));
  const near = nearWords(words.flat());
  const phrases = rules.map(({ title, keywords }) => [title, ...keywords].map(stemsIn));

  return (query, limit) => {
    const typed = new Map(read(query.slice(0, longestQuery)).map((word) => [word.stem, word]));
    const meant = new Map([...typed.values()].flatMap(near));
    // What stands in no entry counts against all of them, as the rarest word would.
    const asked = rarity.sum([...typed.keys()]);
    const stems = [...meant.keys()];
    if (stems.length === 0) return [];
    const inPairs = besides(pairsOf(stems));
    const ranked = index
      .search(stems.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (word) => word,
        boost,
        bm25: saturation,
        boostTerm: (word) => meant.get(word) ?? 0,
      })
      .map(({ id: at, score: scored, queryTerms, match }) => {
        // MiniSearch counts an entry by what it has of each word, times how many of the words it has.
        const pairs = inPairs.get(at) ?? { score: 0, pairs: 0 };
        const score =
          (scored / queryTerms.length + pairWeight * pairs.score) * (queryTerms.length + pairs.pairs);
        const held = Math.min(
          1,
          Object.entries(match).reduce((sum, [word, places]) => {
            const telling = places.some(
              (place) => place === 'title' || place === 'keywords' || place === 'cards',
            );
            return sum + rarity.of(word) * (meant.get(word) ?? 0) ** 2 * (telling ? 1 : passing);
          }, 0) / asked,
        );
        const whole = phrases[at]?.map((phrase) =>
          phrase.length > 0 && phrase.every((word) => meant.has(word)) ? rarity.sum(phrase) / asked : 0,
        );
        return { at, held, rank: score * Math.sqrt(held) * (1 + Math.max(0, ...(whole ?? []))) };
      })
      .toSorted((a, b) => b.rank - a.rank || a.at - b.at)
      .slice(0, limit);
    const [best] = ranked;
    return ranked.flatMap(({ at, rank }) => {
      const rule = rules[at];
      return rule === undefined || best === undefined
        ? []
        : [{ rule, score: (best.held * rank) / best.rank }];
    });
  };
}
