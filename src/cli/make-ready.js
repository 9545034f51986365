import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm ci` runs it: answers the examples once, so that nobody's first answer waits for what is made at its first use, the
 * catalogue unpacked and the sources compiled. Where that cannot be, the first answer makes it.
 */
const root = path.join(import.meta.dirname, '../..');
try {
  const examples = JSON.parse(readFileSync(path.join(root, 'data/examples.json'), 'utf8'));
  const questions = examples.filter((line) => !line.startsWith('/settings'));
  const input = questions.map((text, id) => JSON.stringify({ id, text })).join('\n');
  const program = path.join(root, 'src/cli/main.js');
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=4',
    '--heap-growing-percent=20',
  ];
  const words = [...flags, program, 'ask', '--batch'];
  spawnSync(process.execPath, words, { cwd: root, input, stdio: 'pipe' });
} catch {}
