import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import { registerCommands, registrationLine } from '../../src/discord/register.ts';
import { restClient } from '../../src/discord/rest.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../support/discord-stand-in/stand-in.ts';
import { brokenCommand, cardCommand, managersCommand } from './fakes.ts';

const commands: readonly Command[] = [cardCommand, managersCommand];
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let discord: DiscordStandIn;

beforeEach(async () => {
  discord = await startDiscordStandIn();
});

afterEach(async () => {
  await discord.close();
  expect(discord.faults).toEqual([]);
});

const register = (wanted: readonly Command[], more: { guildId?: string; token?: string } = {}) =>
  registerCommands({
    rest: restClient(more.token ?? discord.token, discord.apiBase),
    commands: wanted,
    ...(more.guildId === undefined ? {} : { guildId: more.guildId }),
  });

const lineOf = async (registration: ReturnType<typeof register>): Promise<string> => {
  const result = await registration;
  return result.ok ? registrationLine(result.value) : result.problem.expected;
};

const puts = (): number => discord.requests.filter(({ method }) => method === 'PUT').length;

describe.for([
  ['everywhere', {}],
  ['in one server', { guildId: '300000000000000001' }],
] as const)('registering %s', ([, scope]) => {
  test('happens the first time, and not again while nothing changes', async () => {
    expect(await lineOf(register(commands, scope))).toBe('added /card /settings "Look at this card"');
    expect(await lineOf(register(commands, scope))).toBe(
      'the slash commands are already registered as they are',
    );
    expect(puts()).toBe(1);
  });

  test('happens again when a command is new, different or gone', async () => {
    await register(commands, scope);
    const changed = { ...cardCommand, description: 'Another description' };
    expect(await lineOf(register([changed, brokenCommand], scope))).toBe(
      'added /broken, updated /card, removed /settings',
    );
    expect(puts()).toBe(2);
  });
});

const withOption = (change: Partial<Command['options'][number]>): Command => ({
  ...cardCommand,
  options: cardCommand.options.map((option) =>
    option.name === 'copies' ? { ...option, ...change } : option,
  ),
});

test.for<[string, Command]>([
  ['a limit', withOption({ max: 4 })],
  ['a description', withOption({ description: 'How many' })],
  ['whether it is required', withOption({ required: true })],
  ['choices', withOption({ choices: [{ name: 'one', value: '1' }] })],
  ['suggestions', withOption({ suggest: () => [] })],
  ['who may use it', { ...cardCommand, forManagers: true }],
])('a change of %s is seen', async ([, changed]) => {
  await register([cardCommand]);
  expect(await lineOf(register([changed]))).toMatch(/^updated \/card( "Look at this card")?$/);
});

test('a rate limit is waited for', async () => {
  discord.rateLimitOnce(`/applications/${discord.applicationId}/commands`);
  expect(await lineOf(register(commands))).toBe('added /card /settings "Look at this card"');
});

test('a wrong token is one clear problem', async () => {
  const result = await register(commands, { token: 'wrong.token.value' });
  expect(result).toMatchObject({ ok: false, problem: { code: 'discord-token' } });
});
