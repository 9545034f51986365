import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm ci` runs it: answers the examples once, so that nobody's first answer waits for what is made at its first use, the
 * catalogue unpacked and the sources compiled. What Node compiled is kept by the flags that it ran with, so it runs with
 * those of each command. Where that cannot be, the first answer makes it.
 */
const root = path.join(import.meta.dirname, '../..');
try {
  const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const questions = json('data/examples.json').filter((line) => !line.startsWith('/settings'));
  const input = questions.map((text, id) => JSON.stringify({ id, text })).join('\n');
  const { headjudge, start } = json('package.json').scripts;
  for (const script of [headjudge, start]) {
    const flags = script.split(' ').filter((word) => word.startsWith('--'));
    const words = [...flags, path.join(root, 'src/cli/main.js'), 'ask', '--batch'];
    spawnSync(process.execPath, words, { cwd: root, input, stdio: 'pipe' });
  }
} catch {}
