import path from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from '../support/run-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Runs a program of src/cli in a folder without .env. */
const run = (program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const file = path.join(import.meta.dirname, '../../src/cli', program);
  const flags = ['--disable-warning=ExperimentalWarning', file];
  return runProcess(process.execPath, [...flags, ...words], { cwd: temporaryFolder(), env });
};

test.for(['main.js', 'start.js', 'register.ts'])(
  '%s tells every wrong value of the environment',
  async (program) => {
    const env = { DISCORD_TOKEN: 'my secret', LOG_LEVEL: 'loud' };
    expect(await run(program, ['help'], env)).toEqual({
      status: 1,
      out: '',
      err:
        'DISCORD_TOKEN: must be a bot token, without "Bot", spaces or quotes.\n' +
        'LOG_LEVEL ("loud"): must be debug, info, warn, error.\n',
    });
  },
);

test('there is nothing to register without a token', async () => {
  expect(await run('register.ts', [])).toEqual({
    status: 1,
    out: '',
    err: 'DISCORD_TOKEN: must be set to register the slash commands.\n',
  });
});
