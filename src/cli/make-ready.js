import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * `npm ci` runs it: asks both commands for the examples once, so that nobody's first answer waits for what is made at its
 * first use, the catalogue unpacked and the sources compiled (Node keeps those by the flags that it ran with). It runs where
 * no .env is and with no token, so no bot begins. Where that cannot be, the first answer makes it.
 */
const root = path.join(import.meta.dirname, '../..');
const { PATH, DATA_DIR } = process.env;
const env = { PATH, DATA_DIR, CATALOG_URL: 'off', QA_URL: 'off' };
try {
  const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const questions = json('data/examples.json').filter((line) => !line.startsWith('/settings'));
  const batch = questions.map((text, id) => JSON.stringify({ id, text }));
  const { headjudge, start } = json('package.json').scripts;
  ask(`${headjudge} ask --batch`, batch);
  ask(start, questions);
} catch {}

/** Runs a script of package.json, `node` and its words, with these lines to read. */
function ask(script, lines) {
  const [, ...words] = script.split(' ').map((word) => (/^src\//.test(word) ? path.join(root, word) : word));
  spawnSync(process.execPath, words, { cwd: tmpdir(), env, input: lines.join('\n'), stdio: 'pipe' });
}
