import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { houseNotes } from '../../src/storage/house-notes.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { settingsStore } from '../../src/storage/settings-store.ts';
import { guildId } from '../support/discord-stand-in/interaction-payloads.ts';
import type { DiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { services as fakes } from '../support/fakes.ts';
import { books, rulings } from '../support/project-data.ts';
import { storageServers } from '../support/storage-servers.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { wayTo } from '../support/way-to-server.ts';
import { connected } from './connected.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The bot with its real commands, on a store at this address. */
const botOn = async (storageUrl: string) => {
  const log = () => {};
  const store = await openStore({ dataDir: '.', storageUrl }, `bot-${process.pid}`, log);
  if (!store.ok) throw new Error(store.problem.expected);
  const services = {
    ...fakes,
    ...books,
    rulings,
    settings: settingsStore(store.value, log),
    notes: houseNotes(store.value, log),
  };
  const bot = await connected(commands, {
    services,
    readLine: (line) => readLine(line, commands),
    admit: () => undefined,
  });
  onTestFinished(() => services.settings.close());
  return { ...bot, store: store.value };
};

const timing = {
  name: 'timing',
  options: Object.fromEntries([
    ['card', 'Dandylion'],
    ['event', 'sent-to-gy'],
    ['as', 'cost'],
    ['then', 'added-to-hand'],
  ]),
} as const;
const ocg = { name: 'settings', options: { ruleset: 'ocg' }, from: { guildId, permissions: '32' } };

/** Rulings come, with an id where their line can be kept; settings are kept, or it is said that they are not. */
const answersOf = async (discord: DiscordStandIn) => {
  const ruled = await discord.slash(timing).reply();
  const set = await discord.slash(ocg).reply();
  return {
    ruled: ruled.embeds[0]?.title,
    id: / id [0-9a-z]{12}/.test(ruled.embeds[0]?.footer?.text ?? ''),
    set: set.embeds[0]?.title,
  };
};
const well = { ruled: '❌ No', id: true, set: 'ℹ️ Settings kept' };
const away = { ruled: '❌ No', id: false, set: '⚠️ Not answered' };

describe.for(storageServers)('$name', ({ storageUrl }) => {
  test('down at the start, in the middle, and hanging: rulings come, settings say so, and both once it is back', async ({
    skip,
  }) => {
    const url = new URL(storageUrl);
    const way = await wayTo(url);
    await way.cut();
    url.port = String(way.port);
    const { discord, store } = await botOn(url.href);
    onTestFinished(() => way.cut());
    expect(await answersOf(discord)).toEqual(away);
    await way.layAgain();
    const there = await vi
      .waitUntil(() => store.set('there', true).catch(() => false), { timeout: 10_000, interval: 100 })
      .catch(() => false);
    skip(!there, 'the server does not answer');
    onTestFinished(() => store.clear());
    expect(await answersOf(discord)).toEqual(well);
    way.hold();
    expect(await answersOf(discord)).toEqual(away);
    way.goOn();
    await expect.poll(() => answersOf(discord), { timeout: 10_000 }).toEqual(well);
    await way.cut();
    expect(await answersOf(discord)).toEqual(away);
    await way.layAgain();
    await expect.poll(() => answersOf(discord), { timeout: 10_000 }).toEqual(well);
  });
});

test('a database that is locked: rulings come, settings say so, and both once it is free', async () => {
  const file = path.join(temporaryFolder(), 'locked.sqlite');
  const { discord } = await botOn(`sqlite://${file}`);
  expect(await answersOf(discord)).toEqual(well);
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect(await answersOf(discord)).toEqual(away);
  other.exec('COMMIT');
  other.close();
  expect(await answersOf(discord)).toEqual(well);
});

test('a disk that is full: the same, and nothing of the machine is told', async () => {
  const file = path.join(temporaryFolder(), 'full.sqlite');
  const { discord } = await botOn(`sqlite://${file}`);
  expect(await answersOf(discord)).toEqual(well);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const words = `unable to write ${file}: no space left on device (DATA_DIR)`;
  for (const when of ['INSERT', 'UPDATE'])
    other.exec(
      `CREATE TRIGGER full_${when} BEFORE ${when} ON entries BEGIN SELECT RAISE(FAIL, '${words}'); END`,
    );
  const set = await discord.slash(ocg).reply();
  expect(set.embeds[0]?.title).toBe('⚠️ Not answered');
  expect(JSON.stringify(set)).not.toMatch(/sqlite|space left|DATA_DIR|STORAGE_URL|tmp/i);
  expect((await discord.slash(timing).reply()).embeds[0]?.title).toBe('❌ No');
  for (const when of ['INSERT', 'UPDATE']) other.exec(`DROP TRIGGER full_${when}`);
  await expect.poll(() => answersOf(discord), { timeout: 10_000 }).toEqual(well);
});
