import Fuse from 'fuse.js';
import type { RuleEntry } from './entry.ts';
import type { TermEntry } from './term.ts';

/** An entry found. `score` is between 0 and 1, 1 the best that a query can reach. */
export interface Found {
  readonly rule: RuleEntry;
  readonly score: number;
}

/** Words that say nothing about what is asked. */
const emptyWords = new Set(
  'a an the is are am be was were do does did can could may might will would i my me you your it its this that these those of to in on at by for with from and or if when what which who how why whats there their they he she his her as so not have has had'.split(
    ' ',
  ),
);

/** Splits a text into compared words: lower case, without endings, players' words as those that they stand for. */
function wordsIn(text: string, shorthand: ReadonlyMap<string, string>): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .flatMap((word) => (shorthand.get(word) ?? word).split(/[^a-z0-9]+/))
    .filter((word) => word !== '' && !emptyWords.has(word))
    .map(stem);
}

const stem = (word: string): string =>
  word.length < 5
    ? word.replace(/(?<=[^s])s$/, '')
    : word.replace(/(?:ations?|ings?|ions?|ies|ed|es|s|y|e)$/, '');

/** Where a word may stand in an entry, and what it counts there. */
const fields: readonly (readonly [weight: number, (rule: RuleEntry) => string])[] = [
  [5, (rule) => rule.title],
  [4, (rule) => rule.keywords.join(' ')],
  [2, (rule) => rule.statement],
  [1.5, (rule) => rule.seed.map(({ section }) => section).join(' ')],
];

/** How much more an entry counts whose title, or a keyword, is the whole query; for a part of it in proportion. */
const wholeTitle = 1.2;
const wholeKeyword = 0.8;

/** How much a word that is only like a typed one counts. */
const likeness = 0.7;

/**
 * Builds a search over the entries: an index of words finds and ranks them (rare words count more, and so does where
 * a word stands); fuse.js finds the nearest known words for those that no entry has.
 */
export function ruleSearch(
  rules: readonly RuleEntry[],
  terms: readonly TermEntry[] = [],
): (query: string, limit: number) => readonly Found[] {
  const shorthand = new Map(
    terms.flatMap(({ word, forms, searchFor }) =>
      searchFor === undefined ? [] : [word, ...forms].map((form) => [form.toLowerCase(), searchFor] as const),
    ),
  );
  const wordsOf = (text: string) => wordsIn(text, shorthand);
  const index = new Map<string, Map<number, number>>();
  rules.forEach((rule, at) => {
    for (const [weight, read] of fields) {
      const words = wordsOf(read(rule));
      for (const word of new Set(words)) {
        const places = index.get(word) ?? new Map<number, number>();
        places.set(at, (places.get(at) ?? 0) + weight / Math.sqrt(1 + words.length / 12));
        index.set(word, places);
      }
    }
  });
  // Titles and keywords as phrases: a query that has one of them whole means that rule.
  const phrases = rules.map((rule) => [rule.title, ...rule.keywords].map((each) => wordsOf(each)));
  const known = [...index.keys()];
  const fuse = new Fuse(known, {
    includeScore: true,
    threshold: 0.3,
    minMatchCharLength: 3,
    ignoreLocation: false,
    distance: 20,
  });

  const meant = (word: string): readonly (readonly [string, number])[] => {
    if (index.has(word)) return [[word, 1]];
    if (word.length < 3) return [];
    const begins = known.filter((each) => each.startsWith(word)).slice(0, 3);
    if (begins.length > 0) return begins.map((each) => [each, likeness]);
    // A slip of the fingers seldom takes the first letter, or many.
    return fuse
      .search(word, { limit: 4 })
      .filter(({ item }) => item[0] === word[0] && Math.abs(item.length - word.length) <= 2)
      .slice(0, 2)
      .map(({ item }) => [item, likeness]);
  };

  return (query, limit) => {
    const typed = [...new Set(wordsOf(query.slice(0, 300)))];
    const scores = new Map<number, number>();
    let best = 0;
    for (const word of typed) {
      let most = 0;
      for (const [each, share] of meant(word)) {
        const places = index.get(each);
        if (places === undefined) continue;
        const rarity = Math.log(1 + rules.length / places.size);
        most = Math.max(most, rarity * share);
        for (const [at, weight] of places) scores.set(at, (scores.get(at) ?? 0) + rarity * weight * share);
      }
      // A word that stands in no entry counts against every entry as much as the rarest word would.
      best += (most === 0 ? Math.log(1 + rules.length) : most) * 8;
    }
    const asked = new Set(typed);
    for (const at of scores.keys()) {
      const whole = (phrases[at] ?? []).map((phrase, n) => {
        const held = phrase.length > 0 && phrase.every((word) => asked.has(word));
        return held ? (phrase.length / Math.max(1, typed.length)) * (n === 0 ? wholeTitle : wholeKeyword) : 0;
      });
      scores.set(at, (scores.get(at) ?? 0) * (1 + Math.max(0, ...whole)));
    }
    return [...scores]
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .flatMap(([at, score]) => {
        const rule = rules[at];
        return rule === undefined ? [] : [{ rule, score: Math.min(1, score / Math.max(best, 1)) }];
      });
  };
}
