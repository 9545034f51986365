import MiniSearch from 'minisearch';
import type { RuleEntry } from './entry.ts';
import { nearWords } from './near-words.ts';
import { pairIndex } from './pair-index.ts';
import { rarityOf } from './rarity.ts';
import { ownText, type SearchText, searchTexts } from './search-texts.ts';
import { isPair, pairsOf, searchWords } from './search-words.ts';
import type { TermEntry } from './term.ts';

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
/**
 * How sure it is that an entry is meant, which no ranking says: a word that it says only in passing (in neither title
 * nor keywords nor cards) counts half, and one that was only like what was typed counts little.
 */
const passing = 0.5;
/** Letters of a query that are read. */
const longestQuery = 300;

/**
 * Builds a search over the entries. Before it, players' words become those of the rulebook, and unknown words the
 * nearest known ones (fuse.js); MiniSearch ranks the entries (BM25 over their texts); after it, an entry counts more
 * that has more of what was typed, or a title or keyword that was typed whole.
 */
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
