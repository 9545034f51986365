import { defined } from '../platform/defined.ts';
import type { RuleEntry } from './entry.ts';

/** The rules before and after one in printed order. */
export interface Neighbours {
  readonly before?: RuleEntry;
  readonly after?: RuleEntry;
}

/** Compares two numbers as the rulebook prints them: 3.01.7, 3.01.7a, 3.01.8, 3.01.10; a section before its rules. */
export function compareNumbers(a: string, b: string): number {
  const [first, second] = [a, b].map(partsOfNumber);
  for (let at = 0; at < 3; at += 1) {
    const difference = (first?.steps[at] ?? -1) - (second?.steps[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return (first?.letter ?? '').localeCompare(second?.letter ?? '', 'en');
}

/** `3.01.7f` -> 3, 1, 7 and f. What is no number has no steps. */
const partsOfNumber = (number: string): { readonly steps: readonly number[]; readonly letter: string } => ({
  steps: (number.match(/\d+/g) ?? []).map(Number),
  letter: /[a-z]$/i.exec(number)?.[0].toLowerCase() ?? '',
});

/** How deep a number stands: a section 1, a rule of it 2, a lettered part of that 3. */
const depth = (number: string): number => number.split('.').length - 1 + (/[a-z]$/.test(number) ? 1 : 0);

/** The order in which the rules are printed: by number over all chapters; those without one as their chapter has them. */
export interface PrintedOrder {
  neighbours(id: string): Neighbours;
  /** The rules directly under a part that is no rule: the sections of chapter `3`, or what `gemini` holds. */
  under(part: string): readonly RuleEntry[];
  /** The rules whose numbers are nearest to one that no rule has, of its section if there is one; none for no number. */
  near(number: string, count: number): readonly RuleEntry[];
}

/** Puts the rules of all chapters in order. */
export function printedOrder(chapters: readonly (readonly RuleEntry[])[]): PrintedOrder {
  const rules = chapters.flat();
  const numberOf = ({ number = '' }: RuleEntry): string => number;
  const numbered = rules
    .filter(({ number }) => number !== undefined)
    .toSorted((a, b) => compareNumbers(numberOf(a), numberOf(b)));
  const rows = [numbered, ...chapters.map((chapter) => chapter.filter(({ number }) => number === undefined))];
  const neighbours = new Map(
    rows.flatMap((row) =>
      row.map(({ id }, at) => [id, defined({ before: row[at - 1], after: row[at + 1] })] as const),
    ),
  );
  return {
    neighbours: (id) => neighbours.get(id) ?? {},
    under(part) {
      const within = numbered.filter((rule) => numberOf(rule).startsWith(`${part}.`));
      const top = Math.min(...within.map((rule) => depth(numberOf(rule))));
      return within.length > 0
        ? within.filter((rule) => depth(numberOf(rule)) === top)
        : rules.filter(({ id }) => id.startsWith(`${part}/`));
    },
    near(number, count) {
      const [section, chapter] = /^(\d)\.\d+/.exec(number) ?? [];
      const inside = (part = '') => numbered.filter((rule) => numberOf(rule).startsWith(`${part}.`));
      if (section === undefined) return [];
      const around = inside(section).length > 0 ? inside(section) : inside(chapter);
      const place = around.filter((rule) => compareNumbers(numberOf(rule), number) < 0).length;
      const from = Math.max(0, Math.min(place - Math.floor(count / 2), around.length - count));
      return around.slice(from, from + count);
    },
  };
}
