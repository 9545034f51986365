import type { DataFile } from '../platform/data-file.ts';
import type { Problem } from '../platform/problem.ts';
import { fold } from '../vocabulary/terms.ts';
import type { Chapter, RuleEntry, Source } from './entry.ts';
import { tableFaults } from './table.ts';
import type { TermEntry } from './term.ts';

/** Notes a fault: where it is, what was found there, what must be there instead. */
type Note = (file: string, found: string, expected: string) => void;

/** What is wrong between entries, each fault with its file: ids and numbers used twice, names of what is not there. */
export function checkRulebook(
  chapters: readonly DataFile<Chapter>[],
  sources: Readonly<Record<string, Source>>,
  terms: DataFile<readonly TermEntry[]>,
): readonly Problem[] {
  const problems: Problem[] = [];
  const note: Note = (file, found, expected) =>
    problems.push({
      code: 'bad-rulebook',
      found: `${file}, ${found}`,
      expected,
      hint: 'See CONTRIBUTING.md, "A rule".',
    });
  const rules = chapters.flatMap(({ file, data }) => data.rules.map((rule) => ({ file, rule })));
  const ids = new Set(rules.map(({ rule }) => rule.id));
  checkUnique(rules, note);
  for (const { file, rule } of rules) {
    for (const fault of rule.table === undefined ? [] : tableFaults(rule.table))
      note(
        file,
        `the table of ${rule.id}: ${fault}`,
        'must have a cell a column, and words for its own codes',
      );
    for (const other of [...rule.related, ...(rule.parent === undefined ? [] : [rule.parent])])
      if (!ids.has(other)) note(file, `${rule.id} names the rule ${other}`, 'must be a rule that exists');
    checkSources(file, rule, sources, note);
  }
  checkTerms(terms, ids, note);
  return problems;
}

function checkUnique(
  rules: readonly { readonly file: string; readonly rule: RuleEntry }[],
  note: Note,
): void {
  const firstFiles = new Map<string, string>();
  for (const { file, rule } of rules) {
    for (const [kind, name] of [['id', rule.id] as const, ['number', rule.number] as const]) {
      if (name === undefined) continue;
      const first = firstFiles.get(`${kind} ${name}`);
      if (first !== undefined)
        note(file, `a second rule with the ${kind} ${name}`, `must be one: the first is in ${first}`);
      firstFiles.set(`${kind} ${name}`, file);
    }
  }
}

function checkSources(
  file: string,
  rule: RuleEntry,
  sources: Readonly<Record<string, Source>>,
  note: Note,
): void {
  for (const { source, number } of rule.sources) {
    const known = sources[source];
    if (known === undefined)
      note(file, `${rule.id} names the source ${source}`, 'must be a source of sources.json');
    else if (known.url?.includes('{number}') && number === undefined)
      note(file, `${rule.id} cites ${source} without a number`, 'must have the number of the Q&A or card');
  }
}

function checkTerms(
  { file, data }: DataFile<readonly TermEntry[]>,
  ids: ReadonlySet<string>,
  note: Note,
): void {
  const words = new Map<string, string>();
  for (const { word, forms, rules } of data) {
    for (const form of new Set([word, ...forms].map(fold))) {
      const taken = words.get(form);
      if (taken !== undefined)
        note(file, `${taken} and ${word} share a form`, 'must have forms of their own');
      words.set(form, word);
    }
    for (const id of rules)
      if (!ids.has(id)) note(file, `${word} names the rule ${id}`, 'must be a rule that exists');
  }
}
