import path from 'node:path';
import { readDataFile, readDataFolder } from '../platform/data-file.ts';
import { lazily } from '../platform/lazy.ts';
import { fail, ok, type Result } from '../platform/problem.ts';
import { checkRulebook } from './check.ts';
import { type Citations, citationsFrom } from './citations.ts';
import { type Chapter, chapterSchema, type RuleEntry, type Source, sourcesSchema } from './entry.ts';
import { type PrintedOrder, printedOrder } from './order.ts';
import { type Found, ruleSearch } from './search.ts';
import { type TermEntry, type TermIndex, termIndex, termsSchema } from './term.ts';

/** `rule 3.1.7F` -> `3.01.7f`, `chapter 3` -> `3`: the way numbers of the numbered rulebook are kept. */
function normalNumber(typed: string): string {
  const chapter = /^(?:rules?|chapter|section)?\s*(\d)\.?$/i.exec(typed.trim())?.[1];
  return chapter ?? numberIn(typed) ?? typed;
}

/** The first number of a section or rule in a text, as it is kept; undefined where there is none. */
function numberIn(text: string): string | undefined {
  const match = /(?<![\d.])(\d)\.(\d{1,2})(?:\.(\d{1,2})\s*([a-z](?![a-z]))?)?(?!\d)/i.exec(text);
  if (match === null) return undefined;
  const [, chapter, section = '', rule, letter = ''] = match;
  const head = `${chapter}.${section.padStart(2, '0')}`;
  return rule === undefined ? head : `${head}.${rule}${letter.toLowerCase()}`;
}

/** The rulebook: entries by id, by number and in printed order, their sources, and a search over them. */
export interface Rulebook extends PrintedOrder, TermIndex, Citations {
  readonly rules: readonly RuleEntry[];
  /** The same rules by chapter, in the order of their files. */
  readonly chapters: readonly Chapter[];
  byId(id: string): RuleEntry | undefined;
  /** The entry with this number of the numbered rulebook (`3.01.7f`); leading words like "rule" do not count. */
  byNumber(number: string): RuleEntry | undefined;
  /** The entries printed under this one, in printed order. */
  partsOf(id: string): readonly RuleEntry[];
  /** The rules that a few words are about, best first; a typed number or id comes first, then the rules under it. */
  search(query: string, limit: number): readonly Found[];
}

/** Loads data/rules. A problem names the first file that is missing, broken, or refers to what is not there. */
export function loadRulebook(folder: string): Result<Rulebook> {
  const sources = readDataFile(path.join(folder, sourcesFile), sourcesSchema);
  if (!sources.ok) return sources;
  const termsPath = path.join(folder, termsFile);
  const terms = readDataFile(termsPath, termsSchema);
  if (!terms.ok) return terms;
  const chapters = readDataFolder(folder, chapterSchema, [sourcesFile, termsFile]);
  if (!chapters.ok) return chapters;
  const words = terms.value.terms;
  const problem = checkRulebook(chapters.value, sources.value, { file: termsPath, data: words })[0];
  if (problem !== undefined) return fail(problem);
  const checked = chapters.value.map(({ data }) => data);
  return ok(makeRulebook(checked, sources.value, words));
}

const sourcesFile = 'sources.json';
const termsFile = 'terms.json';

/** Makes a rulebook of checked chapters. */
export function makeRulebook(
  chapters: readonly Chapter[],
  sources: Readonly<Record<string, Source>>,
  terms: readonly TermEntry[] = [],
): Rulebook {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const order = lazily(() => printedOrder(chapters.map((chapter) => chapter.rules)));
  const words = lazily(() => termIndex(terms));
  const ids = new Map(rules.map((rule) => [rule.id, rule]));
  const numbers = new Map(
    rules.flatMap((rule) => (rule.number === undefined ? [] : [[rule.number, rule] as const])),
  );
  const partsOf = (id: string) => rules.filter(({ parent }) => parent === id);
  const index = lazily(() => ruleSearch(rules, terms));
  return {
    get terms() {
      return words().terms;
    },
    term: (word) => words().term(word),
    termsWith: (typed) => words().termsWith(typed),
    ...citationsFrom(sources),
    rules,
    chapters,
    byId: (id) => ids.get(id),
    byNumber: (number) => numbers.get(normalNumber(number)),
    neighbours: (id) => order().neighbours(id),
    under: (part) => order().under(normalNumber(part)),
    near: (number, count) => order().near(normalNumber(number), count),
    partsOf,
    search(query, limit) {
      const search = index();
      const named = ids.get(query.trim().toLowerCase()) ?? numbers.get(numberIn(query) ?? '');
      if (named === undefined) return search(query, limit);
      const found = [named, ...partsOf(named.id)].map((rule) => ({ rule, score: 1 }));
      const others = search(query, limit).filter(({ rule }) => !found.some((each) => each.rule === rule));
      return [...found, ...others].slice(0, limit);
    },
  };
}
