import type { Share } from './clauses/shares.ts';
import type { NameRecall } from './names.ts';
import type { Recall } from './topics.ts';

/**
 * One line of the table. Times are in milliseconds; `worst` is the slowest that was seen. The target is for the p99, and
 * for the median where too few runs have one; with `never`, it is for the worst.
 */
export interface Figure {
  readonly what: string;
  readonly median: number;
  readonly p99?: number;
  readonly worst: number;
  readonly runs: number;
  readonly target?: number;
  readonly never?: boolean;
}

/** What a program holds, in bytes; the target is for what is resident, in MB. */
export interface Held {
  readonly rss: number;
  readonly heap: number;
  readonly target?: number;
}

/** The figure of a list of times. */
export function figureOf(what: string, times: readonly number[], target?: number): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const worst = sorted.at(-1);
  if (median === undefined || worst === undefined) throw new Error(`${what} was not measured`);
  return { what, median, worst, runs: sorted.length, ...(target === undefined ? {} : { target }) };
}

/** The times as a Markdown table that also reads well in a terminal. */
export function timeTable(figures: readonly Figure[]): string {
  return table(
    ['What', 'p50', 'p99', 'worst', 'runs', 'target'],
    figures.map(({ what, median, p99, worst, runs, target, never }) => [
      what,
      milliseconds(median),
      p99 === undefined ? '' : milliseconds(p99),
      milliseconds(worst),
      String(runs),
      target === undefined
        ? ''
        : `${milliseconds(target)} ${(never ? worst : (p99 ?? median)) <= target ? 'kept' : 'MISSED'}`,
    ]),
  );
}

/** The memory as a Markdown table. */
export function memoryTable(rows: readonly (readonly [what: string, held: Held])[]): string {
  return table(
    ['Memory', 'RSS', 'heap', 'target'],
    rows.map(([what, { rss, heap, target }]) => [
      what,
      megabytes(rss),
      megabytes(heap),
      target === undefined ? '' : `${target} MB ${rss / MEGABYTE <= target ? 'kept' : 'MISSED'}`,
    ]),
  );
}

/** The recall of the rulebook search as a Markdown table. */
export function recallTable(
  rows: readonly (readonly [what: string, questions: number, recall: Recall])[],
): string {
  return table(
    ['Rulebook search', 'questions', 'right one first', 'among three'],
    rows.map(([what, questions, { first, three }]) => [
      what,
      String(questions),
      percent(first),
      percent(three),
    ]),
  );
}

/** The recall of the name search as a Markdown table. */
export function nameTable(
  rows: readonly (readonly [what: string, sets: ReadonlyMap<string, NameRecall>])[],
): string {
  return table(
    ['Name search', 'queries', 'first', 'among five', 'among 25'],
    rows.flatMap(([what, sets]) =>
      [...sets].map(([set, { queries, first, five, all }]) => [
        `${what}: ${set}`,
        String(queries),
        percent(first),
        percent(five),
        percent(all),
      ]),
    ),
  );
}

/** How much of the card texts is read, as a Markdown table. */
export function shareTable(rows: readonly Share[]): string {
  return table(
    ['Card texts', 'all', 'share'],
    rows.map(({ what, all, read }) => [what, String(all), percent(read / all)]),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const milliseconds = (value: number): string =>
  `${value >= 100 ? value.toFixed(0) : value.toPrecision(2).replace(/^(\d+)\.0$/, '$1')} ms`;

const MEGABYTE = 1024 ** 2;
const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0)} MB`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
