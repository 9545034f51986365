import path from 'node:path';
import type { RuleEntry, Source } from '../src/rulebook/entry.ts';
import type { Rulebook } from '../src/rulebook/rulebook.ts';

/** Where the page is, from the project's folder. */
export const rulebookPagePath = path.join('docs', 'RULEBOOK.md');

/**
 * docs/RULEBOOK.md: every rule with its id and its sources, every source with what it is, and every place of the seed
 * documents with the rules that carry it. Written by `npm run docs`; test/docs.test.ts checks that it is current.
 */
export function rulebookPage(rulebook: Rulebook): string {
  const { chapters, rules, sources } = rulebook;
  return [
    '# The rulebook',
    '',
    `${rules.length} rules in ${chapters.length} chapters, from \`data/rules\`. This page is written by \`npm run docs\`: change the`,
    'data, not the page. What a rule says: `/rule` with its number or id.',
    '',
    '## Sources',
    '',
    'The strongest first. A rank is the place in the order of authority; see [Who decides](#who-decides).',
    '',
    '| Name | Source | Kind | Speaks for | Rank | Rules |',
    '|---|---|---|---|---:|---:|',
    ...Object.entries(sources)
      .toSorted(([a, one], [b, other]) => one.rank - other.rank || a.localeCompare(b))
      .map(([name, source]) => sourceRow(name, source, rules)),
    ...chapters.flatMap(({ chapter, rules: own }) => [
      '',
      `## ${chapter}`,
      '',
      '| Rule | Title | Sources |',
      '|---|---|---|',
      ...own.map((rule) => `| ${nameOf(rule)} | ${cell(rule.title)} | ${citationsOf(rule, rulebook)} |`),
    ]),
    '',
    '## Places of the seed documents',
    '',
    'The five documents that the rulebook began with, and the rules that carry each of their places.',
    '',
    '| Document | Place | Rules |',
    '|---|---|---|',
    ...placeRows(rules),
    '',
  ].join('\n');
}

function sourceRow(
  name: string,
  { title, url, kind, ruleset, rank }: Source,
  rules: readonly RuleEntry[],
): string {
  const citing = rules.filter((rule) => rule.sources.some(({ source }) => source === name)).length;
  // An address with a place for a number leads nowhere by itself.
  const linked = url === undefined || url.includes('{number}') ? cell(title) : `[${cell(title)}](${url})`;
  const speaksFor = ruleset === 'both' ? 'TCG and OCG' : ruleset.toUpperCase();
  return `| \`${name}\` | ${linked} | ${kind} | ${speaksFor} | ${rank} | ${citing} |`;
}

const nameOf = ({ id, number }: RuleEntry): string =>
  number === undefined ? `\`${id}\`` : `${number} \`${id}\``;

/** The sources of a rule, the strongest first. Only a Q&A has a link here: the others have theirs in the list of sources. */
const citationsOf = (rule: RuleEntry, rulebook: Rulebook): string =>
  rulebook
    .citations(rule, 'tcg')
    .map((citation) => {
      const { title, url, section } = citation;
      const linked =
        rulebook.numberOf('qa', citation) === undefined ? cell(title) : `[${cell(title)}](${url})`;
      return section === undefined ? linked : `${linked}, ${cell(section)}`;
    })
    .join(' · ');

function placeRows(rules: readonly RuleEntry[]): readonly string[] {
  const carriers = new Map<string, RuleEntry[]>();
  for (const rule of rules) {
    for (const { file, section, rule: number } of rule.seed) {
      const place = `${file.slice(0, 3)} | ${cell(number === undefined ? section : `${section}, ${number}`)}`;
      carriers.set(place, [...(carriers.get(place) ?? []), rule]);
    }
  }
  return [...carriers]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([place, own]) => `| ${place} | ${own.map(({ id }) => `\`${id}\``).join(', ')} |`);
}

/** Text that cannot end a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
