import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * `npm ci` runs it: asks both commands for the examples once, so that nobody's first answer waits for what is made at its
 * first use, the catalogue unpacked and the sources compiled (Node keeps those by the flags that it ran with). It runs where
 * no .env is and with no token, so no bot begins. Where that cannot be, the first answer makes it.
 */
const root = path.join(import.meta.dirname, '../..');
const cwd = mkdtempSync(path.join(tmpdir(), 'headjudge-'));
const { PATH, DATA_DIR } = process.env;
const storage = { STORAGE_URL: `sqlite://${path.join(cwd, 'storage')}`, CATALOG_URL: 'off', QA_URL: 'off' };
try {
  const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const questions = json('data/examples.json').filter((line) => !line.startsWith('/settings'));
  const batch = questions.map((text, id) => JSON.stringify({ id, text }));
  const { headjudge, start } = json('package.json').scripts;
  ask(`${headjudge} ask --batch`, batch);
  ask(start, questions);
} catch {
} finally {
  rmSync(cwd, { recursive: true, force: true });
}

/** Runs a script of package.json, `node` and its words, with these lines to read. */
function ask(script, lines) {
  const [, ...words] = script.split(' ').map((word) => (/^src\//.test(word) ? path.join(root, word) : word));
  const env = { PATH, DATA_DIR, ...storage };
  spawnSync(process.execPath, words, { cwd, env, input: lines.join('\n'), stdio: 'pipe' });
}
