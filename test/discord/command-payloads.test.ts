import { expect, test } from 'vitest';
import { commandPayloads } from '../../src/discord/command-payloads.ts';
import { brokenCommand, cardCommand, managersCommand } from './fakes.ts';

const one = (...commands: Parameters<typeof commandPayloads>[0]) => commandPayloads(commands)[0];

test('a command may be used everywhere, by everyone, installed either way', () => {
  expect(one(brokenCommand)).toMatchObject({
    name: 'broken',
    contexts: [0, 1, 2],
    integration_types: [0, 1],
    default_member_permissions: null,
  });
});

test('a command for managers is for servers alone, and for those with Manage Server', () => {
  expect(one(managersCommand)).toMatchObject({
    name: 'settings',
    contexts: [0],
    integration_types: [0],
    default_member_permissions: 32,
  });
});

test('options: the required ones first, with limits and suggestions', () => {
  expect(one(cardCommand)).toMatchObject({
    options: [
      { name: 'name', type: 3, required: true, autocomplete: true },
      { name: 'copies', type: 4, required: false, min_value: 1, max_value: 3 },
    ],
  });
});

test('a command that can be used on a message is registered for that too, with a name and no more', () => {
  expect(commandPayloads([cardCommand]).slice(1)).toEqual([
    {
      type: 3,
      name: 'Look at this card',
      // Nobody has its words in another language.
      name_localizations: {},
      contexts: [0, 1, 2],
      integration_types: [0, 1],
      default_member_permissions: null,
    },
  ]);
});

test('commands of two words become subcommands of one', () => {
  const second = { ...managersCommand, name: 'settings show', options: [] };
  expect(commandPayloads([managersCommand, second])).toMatchObject([
    {
      name: 'settings',
      description: 'ruleset, show',
      options: [
        {
          type: 1,
          name: 'ruleset',
          options: [{ name: 'ruleset', choices: [{ name: 'TCG', value: 'tcg' }, {}] }],
        },
        { type: 1, name: 'show' },
      ],
    },
  ]);
});

test('a command that also has subcommands is a mistake in the commands', () => {
  expect(() => commandPayloads([managersCommand, { ...managersCommand, name: 'settings' }])).toThrow(
    '/settings cannot also have subcommands',
  );
});

test('a channel that is posted to, and a role, are picked from those of the server', () => {
  const options = [
    { name: 'log', description: 'the log', type: 'channel' },
    { name: 'moderators', description: 'the role', type: 'role' },
  ] as const;
  expect(one({ ...brokenCommand, options })).toMatchObject({
    options: [
      { name: 'log', type: 7, channel_types: [0, 5, 2] },
      { name: 'moderators', type: 8 },
    ],
  });
});
