import type { Choice } from '../problem.ts';
import type { RuleEntry } from '../rulebook/entry.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { printedTable } from '../rulebook/table.ts';
import type { Ruling } from '../situations/ruling.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import type { Line, Reply, Section } from './reply.ts';

/** At most this many parts or related rules are listed; the rest is counted. */
const listed = 12;

/** What a reply about a rule is made with. */
export interface RuleBooks {
  readonly rulebook: Rulebook;
  readonly rulings: readonly Ruling[];
}

/** Shows a rule: its statement, its parts, the rulings that it decides, where it comes from and what is near it. */
export function ruleReply(
  entry: RuleEntry,
  { rulebook, rulings }: RuleBooks,
  ruleset: Ruleset,
  others: readonly RuleEntry[] = [],
): Reply {
  const parts = rulebook.partsOf(entry.id);
  const related = entry.related.flatMap((id) => rulebook.byId(id) ?? []);
  const further = others.filter((each) => !related.includes(each));
  const table = entry.table === undefined ? undefined : printedTable(entry.table);
  return {
    tone: 'info',
    title: entry.number === undefined ? entry.title : `${entry.number} ${entry.title}`,
    lead: entry.statement,
    sections: [
      list('Its sub-rules', parts, 40),
      ...(table === undefined
        ? []
        : [
            {
              heading: table.columns.join(' | '),
              style: 'list',
              lines: table.rows.map((row) => ({ text: row.join(' | ') })),
            } as const,
          ]),
      {
        heading: 'Where sources differ',
        style: 'text',
        lines: entry.note === undefined ? [] : [{ text: entry.note }],
      } as const,
      {
        heading: 'Rulings that it decides',
        style: 'list',
        lines: rulings
          .filter(({ rule }) => rule === entry.id)
          .slice(0, rulingsShown)
          .map(rulingLine),
      } as const,
      list('Related rules', related),
      list('Other topics found', further),
      {
        heading: 'In the seed documents',
        style: 'list',
        lines: entry.seed.map(({ file, section, rule }) => ({
          text: `${file.slice(0, 3)}, ${section}${rule === undefined ? '' : `, rule ${rule}`}`,
        })),
      } as const,
    ].filter(({ lines }) => lines.length > 0),
    sources: rulebook.citations(entry, ruleset),
    footer: `rule ${entry.id} · ${ruleset.toUpperCase()} · in our words, with its sources · to rule on a play: /timing, /summoned`,
    choices: [...parts.slice(0, listed), ...related, ...further].slice(0, listed).map(choice),
  };
}

const rulingsShown = 4;

const rulingLine = ({ id, situation, question, answer }: Ruling): Line => ({
  text: `${situation}. ${question} ${answer} [${id}]`,
});

const choice = (entry: RuleEntry): Choice => ({
  label: titleOf(entry),
  line: `/rule number:${entry.number ?? entry.id}`,
});
const titleOf = (entry: RuleEntry): string =>
  entry.number === undefined ? entry.title : `${entry.number} ${entry.title}`;

function list(heading: string, entries: readonly RuleEntry[], most = listed): Section {
  const shown = entries.slice(0, most).map((entry) => ({ text: `${titleOf(entry)} [${entry.id}]` }));
  const more = entries.length > most ? [{ text: `… and ${entries.length - most} more` }] : [];
  return { heading, style: 'list', lines: [...shown, ...more] };
}
