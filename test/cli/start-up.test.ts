import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

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

test.for(['src/cli/main-program.ts', 'src/cli/start-program.ts'])(
  '%s loads neither Discord nor SQLite to answer',
  (program) => {
    const loaded = loadedAtStart(program);
    expect(loaded).toContain('zod');
    expect([...loaded].filter((name) => /^(discord|@discordjs)|^node:sqlite$/.test(name))).toEqual([]);
  },
);
