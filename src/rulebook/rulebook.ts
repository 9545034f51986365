import path from 'node:path';
import { readDataFile, readDataFolder } from '../data-file.ts';
import { fail, ok, type Result } from '../problem.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { checkRulebook } from './check.ts';
import {
  type Chapter,
  type CitationRef,
  chapterSchema,
  type RuleEntry,
  type Source,
  sourcesSchema,
} from './entry.ts';
import { type PrintedOrder, printedOrder } from './order.ts';
import { type Found, ruleSearch } from './search.ts';
import { type TermEntry, type TermIndex, termIndex, termsSchema } from './term.ts';

/** A source as a reply shows it. */
export interface Citation {
  readonly title: string;
  readonly url?: string;
  readonly section?: string;
  /** The place is no longer there; set by who knows it (src/commands/official-qas.ts). */
  readonly withdrawn?: true;
}

/** The rulebook: entries by id, by number and in printed order, their sources, and a search over them. */
export interface Rulebook extends PrintedOrder, TermIndex {
  readonly rules: readonly RuleEntry[];
  /** The same rules by chapter, in the order of their files. */
  readonly chapters: readonly Chapter[];
  /** All sources by name, cited or not. */
  readonly sources: Readonly<Record<string, Source>>;
  byId(id: string): RuleEntry | undefined;
  /** The entry with this number of the numbered rulebook (`3.01.7f`); leading words like "rule" do not count. */
  byNumber(number: string): RuleEntry | undefined;
  /** The entries printed under this one, in printed order. */
  partsOf(id: string): readonly RuleEntry[];
  /** The sources of an entry, the strongest first; for the OCG, OCG sources come before the TCG's. */
  citations(entry: RuleEntry, ruleset: Ruleset): readonly Citation[];
  /** One use of a source, as a reply shows it. */
  cite(ref: CitationRef): Citation;
  /** The page of a numbered source in its own language, where `sources.json` has an address of it. */
  originalUrl(source: string, number: number): string | undefined;
  /** The number that a citation of this source has, or undefined for a citation of another. */
  numberOf(source: string, citation: Citation): number | undefined;
  /** Is its strongest source official? */
  isOfficial(entry: RuleEntry): boolean;
  search(query: string, limit: number): readonly Found[];
}

/**
 * Loads data/rules: every file but sources.json and terms.json is a chapter. A problem names the first file that is
 * missing, broken, or refers to what is not there.
 */
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
  const order = printedOrder(chapters.map((chapter) => chapter.rules));
  const ids = new Map(rules.map((rule) => [rule.id, rule]));
  const numbers = new Map(
    rules.flatMap((rule) => (rule.number === undefined ? [] : [[rule.number, rule] as const])),
  );
  const strength = (name: string, ruleset: Ruleset): number => {
    const source = sources[name];
    if (source === undefined) return 99;
    return source.rank + (ruleset === 'ocg' && source.ruleset === 'tcg' ? 6 : 0);
  };
  const cite = ({ source, number, section }: CitationRef): Citation => {
    const { title = source, url } = sources[source] ?? {};
    const at = url?.includes('{number}') ? url.replace('{number}', String(number ?? '')) : url;
    return {
      title: number === undefined ? title : `${title} ${number}`,
      ...(at === undefined ? {} : { url: at }),
      ...(section === undefined ? {} : { section }),
    };
  };
  let search: ((query: string, limit: number) => readonly Found[]) | undefined;
  return {
    ...order,
    ...termIndex(terms),
    rules,
    chapters,
    sources,
    byId: (id) => ids.get(id),
    byNumber: (number) => numbers.get(normalNumber(number)),
    under: (part) => order.under(normalNumber(part)),
    near: (number, count) => order.near(normalNumber(number), count),
    partsOf: (id) => rules.filter(({ parent }) => parent === id),
    citations: (entry, ruleset) =>
      entry.sources.toSorted((a, b) => strength(a.source, ruleset) - strength(b.source, ruleset)).map(cite),
    cite,
    originalUrl: (source, number) => sources[source]?.original?.replace('{number}', String(number)),
    numberOf(source, { url }) {
      const [before, after] = sources[source]?.url?.split('{number}') ?? [];
      if (url === undefined || before === undefined || after === undefined) return undefined;
      const middle = url.startsWith(before) ? url.slice(before.length, url.length - after.length) : '';
      return /^\d+$/.test(middle) ? Number(middle) : undefined;
    },
    isOfficial: (entry) => entry.sources.some(({ source }) => sources[source]?.kind === 'official'),
    search(query, limit) {
      search ??= ruleSearch(rules, terms);
      return search(query, limit);
    },
  };
}

/** `rule 3.1.7F` -> `3.01.7f`, `chapter 3` -> `3`: the way numbers are kept. */
function normalNumber(typed: string): string {
  const whole = /^(?:rules?|chapter|section)?\s*(\d)\.?$/i.exec(typed)?.[1];
  if (whole !== undefined) return whole;
  const match = /(\d)\.(\d{1,2})(?:\.(\d{1,2})\s*([a-z]?))?/i.exec(typed);
  if (match === null) return typed;
  const [, chapter, section = '', rule, letter = ''] = match;
  const head = `${chapter}.${section.padStart(2, '0')}`;
  return rule === undefined ? head : `${head}.${rule}${letter.toLowerCase()}`;
}
