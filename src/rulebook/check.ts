import type { Problem } from '../problem.ts';
import { fold } from '../vocabulary/terms.ts';
import type { RuleEntry, Source } from './entry.ts';
import { tableFaults } from './table.ts';
import type { TermEntry } from './term.ts';

/** What is wrong between entries: ids and numbers used twice, and references to what is not there. All of it. */
export function checkRules(
  rules: readonly RuleEntry[],
  sources: Readonly<Record<string, Source>>,
  terms: readonly TermEntry[] = [],
): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (found: string, expected: string) =>
    problems.push({ code: 'bad-rulebook', found, expected, hint: 'See CONTRIBUTING.md, "A rule".' });
  const ids = new Set<string>();
  const numbers = new Set<string>();
  for (const { id, number } of rules) {
    if (ids.has(id)) note(`two rules with the id ${id}`, 'must be one: ids are unique over data/rules');
    ids.add(id);
    if (number === undefined) continue;
    if (numbers.has(number)) note(`two rules with the number ${number}`, 'must be one: numbers are unique');
    numbers.add(number);
  }
  for (const rule of rules) {
    for (const other of [...rule.related, ...(rule.parent === undefined ? [] : [rule.parent])]) {
      if (!ids.has(other)) note(`${rule.id} names the rule ${other}`, 'must be a rule that exists');
    }
    for (const { source, number } of rule.sources) {
      const known = sources[source];
      if (known === undefined)
        note(`${rule.id} names the source ${source}`, 'must be a source of sources.json');
      else if (known.url?.includes('{number}') && number === undefined) {
        note(`${rule.id} cites ${source} without a number`, 'must have the number of the Q&A or card');
      }
    }
    for (const fault of rule.table === undefined ? [] : tableFaults(rule.table)) {
      note(
        `the table of ${rule.id}: ${fault}`,
        'must have a cell for every column, and words for its own codes only',
      );
    }
  }
  const forms = new Map<string, string>();
  for (const { word, forms: others, rules: named } of terms) {
    for (const form of new Set([word, ...others].map(fold))) {
      const taken = forms.get(form);
      if (taken !== undefined)
        note(`the terms ${taken} and ${word} share a form`, 'must have forms of their own');
      forms.set(form, word);
    }
    for (const id of named)
      if (!ids.has(id)) note(`the term ${word} names the rule ${id}`, 'must be a rule that exists');
  }
  return problems;
}
