import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { customIdsOf, lineOfCustomId, turnsPage } from '../../../src/discord/messages/custom-id.ts';
import type { Choice } from '../../../src/platform/problem.ts';
import type { Reply } from '../../../src/replies/reply.ts';
import { StorageFailure } from '../../../src/storage/storage-failure.ts';
import { fakeSettings, keptLog } from '../fakes.ts';

vi.setConfig({ testTimeout: 60_000 });

const { log } = keptLog();

const idOf = async (
  line: string,
  settings = fakeSettings(),
  more: Pick<Choice, 'turns'> = {},
): Promise<string | undefined> => {
  const choice = { label: 'x', line, ...more };
  const reply: Reply = { tone: 'info', title: 'x', choices: [choice] };
  return (await customIdsOf(reply, settings, log)).get(choice);
};

test.for<[string, number, boolean]>([
  ['a line that just fits stands in the button itself', 99, true],
  ['a longer line is kept, and the button has its key', 100, false],
])('%s', async ([, length, isInside]) => {
  const line = `/${'x'.repeat(length - 1)}`;
  expect((await idOf(line)) === `1${line}`).toBe(isInside);
});

test.for<[string, number, boolean]>([
  ['a page turn that just fits', 98, true],
  ['a longer one', 99, false],
])('%s', async ([, length, isInside]) => {
  const line = `/${'x'.repeat(length - 1)}`;
  const settings = fakeSettings();
  const customId = (await idOf(line, settings, { turns: true })) ?? '';
  expect(customId === `1>${line}`).toBe(isInside);
  expect(await lineOfCustomId(customId, settings)).toEqual({ ok: true, value: line });
});

test('any line comes back from its button, and whether it turns a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 150, unit: 'binary' }), fc.boolean(), async (line, turns) => {
      const settings = fakeSettings();
      const customId = (await idOf(line, settings, turns ? { turns } : {})) ?? '';
      expect(customId.length).toBeLessThanOrEqual(100);
      expect(turnsPage(customId)).toBe(turns);
      expect(await lineOfCustomId(customId, settings)).toEqual({ ok: true, value: line });
    }),
  );
});

test('a line that the storage cannot keep gets no button', async () => {
  const keepLine = async (): Promise<string> => {
    throw new StorageFailure({ code: 'storage', found: 'The storage', expected: 'must answer' });
  };
  expect(await idOf('x'.repeat(200), { ...fakeSettings(), keepLine })).toBeUndefined();
});

test('the options of a menu have what they do in their values', async () => {
  const choice = { label: 'x', line: '/rule number:3.01.7' };
  const reply: Reply = { tone: 'info', title: 'x', menu: { heading: 'Related rules', choices: [choice] } };
  expect((await customIdsOf(reply, fakeSettings(), log)).get(choice)).toBe('1/rule number:3.01.7');
});

test.for([
  ['another version', '2/card', 'other-button-version'],
  ['nothing at all', '', 'other-button-version'],
  ['a key that is not kept', '1#nowhere', 'forgotten-button'],
])('%s is a problem', async ([, customId = '', code]) => {
  expect(await lineOfCustomId(customId, fakeSettings())).toMatchObject({ ok: false, problem: { code } });
});

test('what the long lines of one message share is kept once, and each comes back', async () => {
  const board = ` text:${'P0 controls: "Wall of Sand"; '.repeat(20)}resolve`;
  const lines = [
    ...['ask-lp', 'ask-where', 'add', 'a~b'].map((step) => `/duel build step:${step}${board}`),
    `/duel build${board}; is "Wall of Sand" destroyed?`,
    `/duel build text:${'P0 controls: "Wall of Sand"; '.repeat(19)}`,
  ];
  const kept = new Set<string>();
  const fake = fakeSettings();
  const settings = {
    ...fake,
    keepLine(line: string, days?: number) {
      kept.add(line);
      return fake.keepLine(line, days);
    },
  };
  const choices = lines.map((line, at) => ({ label: `${at}`, line, turns: true as const }));
  const ids = await customIdsOf({ tone: 'info', title: 'x', choices }, settings, log);
  const back = await Promise.all(choices.map((each) => lineOfCustomId(ids.get(each) ?? '', settings)));
  expect(back).toEqual(lines.map((value) => ({ ok: true, value })));
  // What all of them begin with, and the line whose step has the sign in it.
  expect(kept.size).toBe(2);
  expect([...ids.values()].every((id) => id.length <= 100)).toBe(true);
});

test('what is gone on with soon, a page or a step of /duel build, is kept for two days, and a ruling for thirty', async () => {
  const settings = fakeSettings();
  const keepLine = vi.spyOn(settings, 'keepLine');
  const line = `/${'x'.repeat(200)}`;
  await idOf(line, settings, { turns: true });
  await idOf(line, settings);
  expect(keepLine.mock.calls).toEqual([[line, 2], [line]]);
});
