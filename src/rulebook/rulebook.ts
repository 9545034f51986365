import path from 'node:path';
import { readDataFile, readDataFolder } from '../data-file.ts';
import { fail, ok, type Result } from '../problem.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { checkRules } from './check.ts';
import { type CitationRef, chapterSchema, type RuleEntry, type Source, sourcesSchema } from './entry.ts';
import { type Found, ruleSearch } from './search.ts';
import { type TermEntry, termsSchema } from './term.ts';

/** A source as a reply shows it. */
export interface Citation {
  readonly title: string;
  readonly url?: string;
  readonly section?: string;
  /** The place is no longer there; set by who knows it (src/commands/official-qas.ts). */
  readonly withdrawn?: true;
}

/** The rulebook: entries by id and by number, their sources, and a search over them. */
export interface Rulebook {
  readonly rules: readonly RuleEntry[];
  /** The names of all sources, cited or not. */
  readonly sourceNames: readonly string[];
  /** The words that players use, in the order of data/rules/terms.json. */
  readonly terms: readonly TermEntry[];
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
 * Loads data/rules: every file but sources.json and terms.json is a chapter. A problem names the first file that is missing, broken,
 * or refers to what is not there.
 */
export function loadRulebook(folder: string): Result<Rulebook> {
  const sources = readDataFile(path.join(folder, sourcesFile), sourcesSchema);
  if (!sources.ok) return sources;
  const terms = readDataFile(path.join(folder, termsFile), termsSchema);
  if (!terms.ok) return terms;
  const chapters = readDataFolder(folder, chapterSchema, [sourcesFile, termsFile]);
  if (!chapters.ok) return chapters;
  const rules = chapters.value.flatMap((chapter) => chapter.rules);
  const problem = checkRules(rules, sources.value, terms.value.terms)[0];
  return problem === undefined ? ok(makeRulebook(rules, sources.value, terms.value.terms)) : fail(problem);
}

const sourcesFile = 'sources.json';
const termsFile = 'terms.json';

/** Makes a rulebook of checked entries. */
export function makeRulebook(
  rules: readonly RuleEntry[],
  sources: Readonly<Record<string, Source>>,
  terms: readonly TermEntry[] = [],
): Rulebook {
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
    rules,
    sourceNames: Object.keys(sources),
    terms,
    byId: (id) => ids.get(id),
    byNumber: (number) => numbers.get(normalNumber(number)),
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

/** `rule 3.1.7F` -> `3.01.7f`: the way numbers are kept. */
function normalNumber(typed: string): string {
  const match = /(\d)\.(\d{1,2})(?:\.(\d{1,2})\s*([a-z]?))?/i.exec(typed);
  if (match === null) return typed;
  const [, chapter, section = '', rule, letter = ''] = match;
  const head = `${chapter}.${section.padStart(2, '0')}`;
  return rule === undefined ? head : `${head}.${rule}${letter.toLowerCase()}`;
}
