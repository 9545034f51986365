import { expect, onTestFinished, test } from 'vitest';
import { examine } from '../../../src/cli/subcommands/doctor.ts';
import { type Application, checkApplication } from '../../../src/discord/application.ts';
import type { Config } from '../../../src/platform/config.ts';
import { fail, ok } from '../../../src/platform/problem.ts';
import { StorageFailure } from '../../../src/storage/storage-failure.ts';
import { startDiscordStandIn } from '../../support/discord-stand-in/stand-in.ts';
import { fakeStreams } from '../../support/fake-streams.ts';
import { filledServices } from '../../support/fake-wiring.ts';

const key = 'ab'.repeat(32);
const gateway: Application = {
  name: 'Judge',
  publicKey: key,
  interactionsAddress: undefined,
  clockAheadMs: 400,
};
const overHttp = { http: { publicKey: key, port: 80 } };

/** What `doctor` prints with a token, and how it ends. */
async function examined(
  application: Application,
  changes: Partial<Config> = {},
  services = filledServices,
): Promise<{ readonly status: number; readonly out: string }> {
  const streams = fakeStreams();
  const config: Config = {
    discordToken: 'token',
    discordApiBase: 'http://127.0.0.1:1',
    dataDir: '/data',
    logLevel: 'info',
    ...changes,
  };
  const app = {
    services,
    commands: [],
    storageErrors: () => 0,
    renewCards: async () => fail({ code: 'no', found: 'no', expected: 'no' }),
    close: async () => {},
  };
  const status = await examine(app, config, streams, async () => ok(application));
  return { status, out: streams.written() };
}

test('all is well: one screen, a line each', async () => {
  const { status, out } = await examined(gateway);
  expect(status).toBe(0);
  expect(out).toMatch(/✓ token +Discord knows it, as Judge\n/);
  expect(out).toMatch(/· intents +Guilds: nothing is to be switched on/);
  expect(out).toMatch(/✓ commands +they come over the gateway\n/);
  expect(out).toMatch(/✓ clock +agrees/);
  expect(out).toMatch(/✓ cards +a starter catalogue of 3 cards/);
  expect(out).toMatch(/✓ storage +answers \(a file in \/data\)\n/);
  expect(out.split('\n').length).toBeLessThan(24);
});

test.for<[string, Application, Partial<Config>, RegExp]>([
  [
    'interactions that go elsewhere',
    { ...gateway, interactionsAddress: 'https://a.example/' },
    {},
    /✗ commands +they go to https:\/\/a\.example\/: clear/,
  ],
  [
    'a key of another application',
    { ...gateway, publicKey: 'cd'.repeat(32) },
    overHttp,
    /✗ commands .*is not the key/,
  ],
  ['no address to send them to', gateway, overHttp, /✗ commands .*set the Interactions Endpoint URL/],
  ['a clock that is late', { ...gateway, clockAheadMs: -95_000 }, {}, /✗ clock +95 seconds behind Discord's/],
])('to be mended: %s', async ([, application, changes, says]) => {
  const { status, out } = await examined(application, changes);
  expect({ status, out }).toMatchObject({ status: 1, out: expect.stringMatching(says) });
});

test('interactions over HTTP that come here are well', async () => {
  const there = { ...gateway, interactionsAddress: 'https://a.example/' };
  expect((await examined(there, overHttp)).out).toMatch(/✓ commands +they go to https:\/\/a\.example\//);
});

test('a storage that does not answer is told without its password', async () => {
  const settings = {
    ...filledServices.settings,
    readLine: () => Promise.reject(new StorageFailure({ code: 'x', found: 'x', expected: 'x' })),
  };
  const storageUrl = 'postgres://me:secret@127.0.0.1/test';
  const { status, out } = await examined(gateway, { storageUrl }, { ...filledServices, settings });
  expect(status).toBe(1);
  expect(out).toMatch(/✗ storage +does not answer \(postgres\)/);
  expect(out).not.toContain('secret');
});

test('Discord is asked for the application and the time; a refused token is a problem', async () => {
  const discord = await startDiscordStandIn();
  onTestFinished(() => discord.close());
  const known = await checkApplication(discord.token, discord.apiBase, () => Date.now() + 60_000);
  expect(known).toMatchObject({ ok: true, value: { name: 'stand-in' } });
  expect(known.ok && known.value.clockAheadMs).toBeGreaterThan(50_000);
  expect(await checkApplication('other', discord.apiBase)).toMatchObject({
    ok: false,
    problem: { code: 'discord-token' },
  });
});
