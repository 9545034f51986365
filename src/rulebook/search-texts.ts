import type { RuleEntry } from './entry.ts';
import { printedTable } from './table.ts';

/** What is searched of an entry: texts whose lines are phrases of their own. */
export interface SearchText {
  readonly title: string;
  readonly keywords: string;
  readonly cards: string;
  readonly statement: string;
  readonly section: string;
  readonly table: string;
  /** The title and keywords of the rule that it is a part of: a part is asked for with the words of the whole. */
  readonly whole: string;
  /** Those of its parts: a question that touches several of them is about the whole. */
  readonly parts: string;
}

/** The texts of all entries, in their order. */
export function searchTexts(rules: readonly RuleEntry[]): readonly SearchText[] {
  const heads = new Map(rules.map(({ id, title, keywords }) => [id, [title, ...keywords].join('\n')]));
  const parts = Map.groupBy(rules, ({ parent }) => parent);
  return rules.map((rule) => ({
    title: rule.title,
    keywords: rule.keywords.join('\n'),
    cards: rule.cards.join('\n'),
    statement: rule.statement,
    section: rule.seed.map(({ section }) => section).join('\n'),
    table: tableText(rule),
    whole: heads.get(rule.parent ?? '') ?? '',
    parts: (parts.get(rule.id) ?? []).map(({ id }) => heads.get(id)).join('\n'),
  }));
}

function tableText({ table }: RuleEntry): string {
  if (table === undefined) return '';
  const { columns, rows } = printedTable(table);
  return [columns, ...rows].flat().join('\n');
}

/** The texts that are the entry's own, not those of its whole and its parts. */
export const ownText = ({ whole: _, parts: __, ...own }: SearchText): string => Object.values(own).join('\n');
