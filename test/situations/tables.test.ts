import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../src/app/app.ts';
import type { RuleEntry } from '../../src/rulebook/entry.ts';
import { makeRulebook } from '../../src/rulebook/rulebook.ts';
import { loadTables } from '../../src/situations/tables.ts';
import { keptLog } from '../discord/fakes.ts';
import { books, dataFolder } from '../support/project-data.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ids = [
  'damage-step/activation',
  'damage-step/listed-exception',
  'damage-step/determined-destroyed',
  'stats/modifiers',
  'stats/interaction',
  'kept/information',
];

/** What is wrong once the rulebook's entry with this id is another one, or gone. */
function found(id: string, change: (entry: RuleEntry) => RuleEntry | null): string {
  const rules = books.rulebook.rules.flatMap((rule) => (rule.id === id ? (change(rule) ?? []) : [rule]));
  const result = loadTables(makeRulebook([{ chapter: 'All', rules }], {}));
  if (result.ok) return 'loaded';
  expect(result.problem.code).toBe('bad-rulebook');
  expect(result.problem.expected).toMatch(/^must |^Invalid /);
  return result.problem.found;
}

const rowsOf = (entry: RuleEntry, change: (rows: readonly string[][]) => string[][]): RuleEntry =>
  entry.table === undefined ? entry : { ...entry, table: { ...entry.table, rows: change(entry.table.rows) } };

describe('the tables that the engine plays by', () => {
  test('are all there', () => {
    const result = loadTables(books.rulebook);
    expect(result.ok && result.value.stats.interactions.length).toBe(6);
    expect(result.ok && result.value.kept.length).toBe(13);
  });

  test.for(ids)('%s is missed', (id) => {
    expect(found(id, () => null)).toBe(`the rule ${id}`);
    expect(found(id, ({ table: _, ...entry }) => entry)).toBe(`the rule ${id}`);
  });

  test.for(ids)('a cell of %s that the engine does not know', (id) => {
    const at = id === 'damage-step/listed-exception' ? 1 : 0;
    const spoil = (rows: readonly string[][]) =>
      rows.map((row, n) => (n === 1 ? row.map((cell, c) => (c === at ? 'nonsense' : cell)) : [...row]));
    expect(found(id, (entry) => rowsOf(entry, spoil))).toContain(`the table of ${id}, row "`);
  });

  test.for(ids.filter((id) => id !== 'damage-step/listed-exception'))(
    'a row of %s too few, or twice',
    (id) => {
      expect(found(id, (entry) => rowsOf(entry, (rows) => rows.slice(1).map((row) => [...row])))).toContain(
        `the table of ${id}, no row "`,
      );
      expect(
        found(id, (entry) => rowsOf(entry, (rows) => [...rows, ...rows].map((row) => [...row]))),
      ).toContain(`the table of ${id}, two rows "`);
    },
  );
});

test('with a broken table the program does not start', async () => {
  const data = path.join(temporaryFolder(), 'data');
  cpSync(dataFolder, data, { recursive: true });
  const file = path.join(data, 'rules', 'kept-information.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      '"material-copies", "kept", "kept"',
      '"material-copies", "kept", "maybe"',
    ),
  );
  const config = {
    dataDir: temporaryFolder(),
    discordApiBase: 'https://example.org',
    logLevel: 'info',
  } as const;
  const opened = await openApp(config, keptLog().log, { data });
  expect(opened.ok ? 'started' : opened.problem.found).toBe(
    'the table of kept/information, row "material-copies", banished-temporarily',
  );
});
