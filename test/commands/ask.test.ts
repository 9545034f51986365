import { expect, test } from 'vitest';
import { answer } from '../../src/commands/answer.ts';
import type { Command } from '../../src/commands/command.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { about, asker, commands, services } from '../support/fakes.ts';

const said = async (text: string, among = commands) => {
  const outcome = await answer(text, asker, services, among);
  return outcome.ok ? outcome.reply.title : outcome.problem.code;
};

test.for([
  ['a slash line runs its command', '/card Dandylion', 'card Dandylion'],
  ['plain words go to /ask', ' can it miss the timing? ', 'ask can it miss the timing?'],
  ['a colon in plain words is no option', 'question: what is event:x', 'ask question: what is event:x'],
  ['a problem of the command is passed on', '/card nobody', 'unknown-card'],
  ['a problem of the line is passed on', '/crd nobody', 'unknown-command'],
  ['nothing is a problem', '  ', 'empty-line'],
  ['plain words may be as long as a line', 'x'.repeat(4000), `ask ${'x'.repeat(4000)}`],
  ['plain words too long are a problem', 'x'.repeat(4001), 'line-too-long'],
] as const)('%s', async ([, text, answered]) => expect(await said(text)).toBe(answered));

test('plain words without a command that takes them are a problem', async () => {
  expect(await said('what now', [about])).toBe('no-command');
});

test('a command for managers is for managers', async () => {
  const outcome = await answer('/settings ruleset', { ...asker, mayManage: false }, services, commands);
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'managers-only' } });
  expect(await said('/settings ruleset')).toBe('settings');
});

test('a bug is left to the caller', async () => {
  await expect(said('/broken')).rejects.toThrow('a bug in a command');
});

test('storage that fails is a problem', async () => {
  const problem = { code: 'storage-unusable', found: 'x', expected: 'must be a file' };
  const keeping: Command = {
    ...about,
    run: () => {
      throw new StorageFailure(problem);
    },
  };
  expect(await answer('/about', asker, services, [keeping])).toEqual({ ok: false, problem });
});
