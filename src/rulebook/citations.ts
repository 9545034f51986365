import { defined } from '../platform/defined.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import type { CitationRef, RuleEntry, Source } from './entry.ts';

/** A source as a reply shows it. */
export interface Citation {
  readonly title: string;
  readonly url?: string;
  readonly section?: string;
  /** What it says, in a few words: the title of the rule that it is cited for. */
  readonly about?: string;
  readonly kind?: Source['kind'];
  /** The ruleset that it speaks for. */
  readonly ruleset?: Source['ruleset'];
  /** The place is no longer there; set by who knows it (src/commands/library/official-qas.ts). */
  readonly withdrawn?: true;
}

/** The sources of the rulebook, and how they are cited. */
export interface Citations {
  readonly sources: Readonly<Record<string, Source>>;
  /** The sources of an entry, the strongest first; for the OCG, OCG sources come before the TCG's. */
  citations(entry: RuleEntry, ruleset: Ruleset): readonly Citation[];
  /** One use of a source, as a reply shows it. */
  cite(ref: CitationRef): Citation;
  /** The number in the address of a citation of a source, such as that of a Q&A; undefined where it has none. */
  numberOf(source: string, citation: Citation): number | undefined;
  /** The address of a numbered place in the publisher's own database, where the source has one beside its address. */
  originalUrl(source: string, number: number): string | undefined;
  /** Is a source of it official? */
  isOfficial(entry: RuleEntry): boolean;
}

/** How far the sources of the other region stand behind one's own: behind all of them but the unofficial ones. */
const otherRegion = 6;
/** Where a source stands that is not known. */
const unknownRank = 99;

/** Cites the sources. */
export function citationsFrom(sources: Readonly<Record<string, Source>>): Citations {
  const rankOf = ({ source: name }: CitationRef, ruleset: Ruleset): number => {
    const source = sources[name];
    if (source === undefined) return unknownRank;
    return source.rank + (ruleset === 'ocg' && source.ruleset === 'tcg' ? otherRegion : 0);
  };
  const cite = ({ source: name, number, section }: CitationRef): Citation => {
    const source = sources[name];
    if (source === undefined) return { title: name };
    const { title, url, kind, ruleset } = source;
    const at = url?.replace('{number}', String(number ?? ''));
    return {
      title: number === undefined ? title : `${title} ${number}`,
      ...defined({ url: at, section }),
      kind,
      ruleset,
    };
  };
  return {
    sources,
    cite,
    citations: (entry, ruleset) =>
      entry.sources.toSorted((a, b) => rankOf(a, ruleset) - rankOf(b, ruleset)).map(cite),
    originalUrl: (source, number) => sources[source]?.original?.replace('{number}', String(number)),
    numberOf(source, { url }) {
      const [before, after] = sources[source]?.url?.split('{number}') ?? [];
      if (url === undefined || before === undefined || after === undefined) return undefined;
      const middle = url.startsWith(before) ? url.slice(before.length, url.length - after.length) : '';
      return /^\d+$/.test(middle) ? Number(middle) : undefined;
    },
    isOfficial: (entry) => entry.sources.some(({ source }) => sources[source]?.kind === 'official'),
  };
}
