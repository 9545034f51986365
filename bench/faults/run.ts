import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { withstand } from './hostile.ts';

/**
 * `npm run faults`: 3,000 hostile inputs, every fault that docs/OPERATIONS.md tells of (each is a test: what the user sees
 * and what the log says), and HTTP at 300 interactions a second. Takes some ten minutes; ends with 1 where one of them does
 * not hold. With DATA_DIR set, the cards of that folder are used, else the starter cards.
 */
const USES = 3000;
/** The tests of faults, each with a stand-in of what fails. */
const FAULTS = [
  'test/discord/faults.test.ts',
  'test/discord/storage-faults.test.ts',
  'test/discord/http.test.ts',
  'test/discord/http-responses.test.ts',
  'test/discord/replays.test.ts',
  'test/storage',
  'test/cli/real-bot.test.ts',
];
const root = path.resolve(import.meta.dirname, '../..');
const failed: string[] = [];

console.log('# Hostile inputs\n');
const { uses, unanswered, violations, bugs, held, longestMs, heapMb } = await withstand(
  USES,
  process.env.DATA_DIR,
);
console.log(
  `${uses} inputs; the longest held the loop for ${longestMs.toFixed(0)} ms; heap ${heapMb.join(' -> ')} MB`,
);
for (const [what, list] of Object.entries({ unanswered, violations, bugs, held })) {
  console.log(`${what}: ${list.length}${list.map((each) => `\n- ${each}`).join('')}`);
  if (list.length > 0) failed.push(what);
}

console.log('\n# Faults\n');
const folder = mkdtempSync(path.join(tmpdir(), 'headjudge-faults-'));
const results = path.join(folder, 'results.json');
spawnSync('npx', ['vitest', 'run', ...FAULTS, '--reporter=json', `--outputFile=${results}`], { cwd: root });
const { testResults } = z
  .object({
    testResults: z.array(
      z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync(results, 'utf8')));
rmSync(folder, { recursive: true });
const faults = testResults.flatMap(({ assertionResults }) => assertionResults);
for (const { fullName, status } of faults) console.log(`- ${status}: ${fullName}`);
const broken = faults.filter(({ status }) => status === 'failed');
console.log(`${faults.length} faults, ${broken.length} of them not withstood`);
if (broken.length > 0) failed.push('faults');

console.log('\n# HTTP at 300 a second\n');
spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'bench/interactions/run.ts', '30'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PROCESSES: '1', STORAGES: 'SQLite', RATE: '300' },
});

console.log(failed.length === 0 ? '\nAll of it holds.' : `\nWhat does not hold: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
