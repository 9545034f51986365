import type { Citation } from '../rulebook/citations.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';

/** The sources of the deciding rule first, then those of the other findings; each once. */
export function citationsFor(
  findings: readonly { readonly rule: string; readonly entry?: string }[],
  rulebook: Rulebook,
  ruleset: Ruleset,
): readonly Citation[] {
  const entries = findings.flatMap(({ rule, entry = rule }) => rulebook.byId(entry) ?? []);
  const cited = new Map<string, Citation>();
  const all = entries.flatMap((entry) =>
    rulebook.citations(entry, ruleset).map((each) => ({ ...each, about: entry.title })),
  );
  for (const citation of all) {
    const { title, url, section } = citation;
    const key = `${title}|${url}|${section}`;
    if (!cited.has(key)) cited.set(key, citation);
  }
  return [...cited.values()];
}
