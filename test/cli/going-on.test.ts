import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beat, beating } from '../../src/cli/heartbeat.ts';
import { ok } from '../../src/platform/problem.ts';
import { keptLog } from '../discord/fakes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const longAgo = new Date(Date.now() - 120_000);

test('what fails and nobody waited for is logged, and the bot goes on', () => {
  const bot = path.join(import.meta.dirname, '../../src/cli/bot.ts');
  const program = `
    import { goOnAfterRejections } from ${JSON.stringify(bot)};
    goOnAfterRejections((level, message, { error }) => console.log(level, message, error.message));
    Promise.reject(new Error('lost'));
    setTimeout(() => console.log('still there'), 50);`;
  const said = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(said).toBe('error a bug that nobody waited for lost\nstill there\n');
});

test('a beat is renewed while the event loop turns, and gone when the bot has ended', async () => {
  const dataDir = temporaryFolder();
  const end = await beat(dataDir, () => {}, 10);
  onTestFinished(end);
  const folder = path.join(dataDir, 'heartbeats', hostname());
  expect(readdirSync(folder)).toEqual([String(process.pid)]);
  const file = path.join(folder, String(process.pid));
  utimesSync(file, longAgo, longAgo);
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(longAgo.getTime());
  await end();
  expect(readdirSync(folder)).toEqual([]);
});

test('a bot that is silent for a minute is told; who has ended, or asks, is no bot', async () => {
  const dataDir = temporaryFolder();
  const folder = path.join(dataDir, 'heartbeats', hostname());
  expect(await beating(dataDir)).toEqual(ok(0));
  mkdirSync(folder, { recursive: true });
  const put = (name: string, at: Date): void => {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), at, at);
  };
  // No process has so great a number.
  for (const name of ['999999999', String(process.pid), 'other']) put(name, longAgo);
  expect(await beating(dataDir)).toEqual(ok(0));
  const other = String(process.ppid);
  put(other, new Date());
  expect(await beating(dataDir)).toEqual(ok(1));
  put(other, longAgo);
  const { found } = Object.assign({ found: '' }, await problemOf(dataDir));
  expect(found).toMatch(new RegExp(`^The bot \\(process ${other}\\), silent for 1[2-9]\\d seconds,$`));
});

const problemOf = async (dataDir: string) => {
  const bots = await beating(dataDir);
  return bots.ok ? undefined : bots.problem;
};

test('a folder that cannot be written keeps no bot from running', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { log, lines } = keptLog();
  await (await beat(file, log))();
  expect(lines).toEqual([expect.stringMatching(/^warn the bot cannot tell that it runs: /)]);
});
