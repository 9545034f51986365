import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const project = path.join(import.meta.dirname, '../..');

/** All that a program loads before it does anything: its static imports, and theirs; not what only types name. */
function loadedAtStart(program: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const source = readFileSync(file, 'utf8').replace(/^(import|export) type [^;]*;/gm, '');
    for (const [, name = ''] of source.matchAll(/^(?:import|export)\s(?:[^;'(=]*\sfrom\s)?'([^'\n]+)'/gm)) {
      if (name.startsWith('.')) load(path.join(path.dirname(file), name));
      else loaded.add(name);
    }
  };
  load(path.join(project, program));
  return loaded;
}

describe.for(['src/cli/main-program.ts', 'src/cli/start-program.ts'])('%s', (program) => {
  const loaded = [...loadedAtStart(program)];

  test('loads neither Discord nor SQLite to answer', () => {
    expect(loaded).toContain('zod');
    expect(loaded.filter((name) => /^(discord|@discordjs)|^node:sqlite$/.test(name))).toEqual([]);
  });

  test('loads what reads plain words and card texts when it is first needed', () => {
    const folders = ['src/cardtext/', 'src/ask/propositions/', 'src/ask/read-words.ts'];
    expect(loaded).toContain(path.join(project, 'src/situations/rule-on.ts'));
    expect(
      loaded.filter((name) => folders.some((each) => name.startsWith(path.join(project, each)))),
    ).toEqual([]);
  });
});

const answerOf = (env: Readonly<Record<string, string>>) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(project, 'src/cli/main.js'), 'ask', situation],
    { cwd: temporaryFolder(), env: { PATH: process.env.PATH, CATALOG_URL: 'off', ...env } },
  );
/** It describes a card by its text, which is read by a part of the program that is loaded for it. */
const situation =
  'P0 has in the hand: "Paper Lantern"; card "Paper Lantern": a Level 4 Effect Monster; text of "Paper Lantern": "You can discard this card; draw 1 card."; can P0 activate "Paper Lantern"?';

test('what is loaded later is found by a program that was started as users start it', async () => {
  const { stdout } = await answerOf({ DATA_DIR: temporaryFolder() });
  expect(stdout).toMatch(/^✓ Yes/);
});
