import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { closingLine, writeWhole } from './support/closing-line-reporter.ts';
import { runProcess } from './support/run-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const project = path.join(import.meta.dirname, '..');

test.for([
  [{ passed: 3, failed: 0, skipped: [] }, '3 passed, 0 failed'],
  [{ passed: 0, failed: 2, skipped: [] }, '0 passed, 2 failed'],
  [{ passed: 1, failed: 0, skipped: ['a', 'b'] }, '1 passed, 0 failed, 2 skipped'],
] as const)('%o', ([tally, line]) => expect(closingLine(tally)).toBe(line));

test('a pipe that takes little at a time, or is full for a while, gets all of it', () => {
  let [got, calls] = ['', 0];
  writeWhole('one line\nand another\n', (bytes, from) => {
    calls += 1;
    if (calls === 2) throw Object.assign(new Error('full'), { code: 'EAGAIN' });
    got += bytes.subarray(from, from + 4).toString();
    return Math.min(4, bytes.length - from);
  });
  expect(got).toBe('one line\nand another\n');
});

test('a run ends with it, after the names of the tests that did not run', async () => {
  const vitest = path.join(project, 'node_modules/vitest/vitest.mjs');
  const config = path.join(import.meta.dirname, 'support/closing-line/vitest.config.ts');
  const { status, out } = await runProcess(process.execPath, [vitest, 'run', '--config', config], {
    cwd: project,
  });
  expect(status).toBe(1);
  expect(out.trimEnd().split('\n').slice(-2)).toEqual([
    'skipped: outcomes.fixture.ts > in a group > does not run',
    '2 passed, 2 failed, 1 skipped',
  ]);
});

describe('.ci/run ends with it', () => {
  /** Runs .ci/run with an npm that says and returns this for `npm ci` and `npm test`. */
  const run = async (ci: string, tests: string) => {
    const folder = temporaryFolder();
    const npm = path.join(folder, 'npm');
    writeFileSync(npm, `#!/usr/bin/env bash\nif [ "$1" = ci ]; then ${ci}; else ${tests}; fi\n`);
    chmodSync(npm, 0o755);
    const env = { PATH: `${folder}:${process.env.PATH}` };
    const { status, out } = await runProcess(path.join(project, '.ci/run'), [], { cwd: folder, env });
    return { status, last: out.trimEnd().split('\n').at(-1) };
  };

  test.for([
    ['all is well', 'true', 'echo 5 passed, 0 failed', 0, '5 passed, 0 failed'],
    ['a test fails', 'true', 'echo 4 passed, 1 failed; exit 1', 1, '4 passed, 1 failed'],
    [
      'npm has the last word',
      'true',
      'echo 4 passed, 1 failed; echo npm error >&2; exit 1',
      1,
      '4 passed, 1 failed',
    ],
    ['the checks before the tests fail', 'true', 'echo lint; exit 1', 1, '0 passed, 1 failed'],
    ['the installation fails', 'exit 7', 'echo 5 passed, 0 failed', 7, '0 passed, 1 failed'],
    ['no test is run', 'true', 'echo nothing', 1, '0 passed, 1 failed'],
  ] as const)('%s', async ([, ci, tests, status, last]) =>
    expect(await run(ci, tests)).toEqual({ status, last }),
  );
});
