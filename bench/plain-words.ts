import { booksFor, type Compared, compare, hasRulings, rulingRows } from '../test/support/shared-rulings.ts';

/**
 * `node bench/plain-words.ts`: asks the rulings of ../shared in their plain words, and prints how many are right, wrong
 * and left open, by family or topic, how long an answer takes, and the rows that are wrong. Only rows that are answered with yes or no, or with ATK and
 * DEF, count.
 */
if (!hasRulings) {
  console.log('no ../shared/rulings here: nothing to measure');
} else {
  for (const file of ['engine_cases.dev.jsonl', 'seed_cases.jsonl', 'rulings.dev.jsonl']) await measure(file);
}

async function measure(file: string): Promise<void> {
  const rows = rulingRows(file);
  const books = await booksFor(rows);
  const groups = new Map<string, typeof rows>();
  for (const row of rows) {
    const group = row.family ?? row.topic ?? '';
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  console.log(`\n${file}`);
  for (const [group, some] of [...groups, ['all', rows] as const]) print(group, compare(some, books));
}

function print(group: string, { all, right, wrong, open, uncited, times }: Compared): void {
  if (all === 0 || right + wrong.length === 0) return;
  const share = (count: number) => `${((100 * count) / all).toFixed(1)}%`;
  const sorted = times.toSorted((a, b) => a - b);
  const within = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  const line = `${group.padEnd(26)} ${String(all).padStart(5)}  right ${share(right)}  wrong ${share(wrong.length)}  open ${share(open)}`;
  console.log(
    `${line}  uncited ${uncited}  median ${within(0.5)} ms, 99 in 100 within ${within(0.99)} ms${wrong.length > 0 ? `  wrong: ${wrong.join(' ')}` : ''}`,
  );
}
