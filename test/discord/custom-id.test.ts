import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { customIdsOf, lineOfCustomId } from '../../src/discord/custom-id.ts';
import { StorageFailure } from '../../src/storage/storage-failure.ts';
import { fakeSettings, keptLog } from './fakes.ts';

vi.setConfig({ testTimeout: 60_000 });

const { log } = keptLog();

const idOf = async (line: string, settings = fakeSettings()): Promise<string | undefined> =>
  (await customIdsOf([{ label: 'x', line }], settings, log)).get(line);

test.for<[string, number, boolean]>([
  ['a line that just fits stands in the button itself', 99, true],
  ['a longer line is kept, and the button has its key', 100, false],
])('%s', async ([, length, isInside]) => {
  const line = `/${'x'.repeat(length - 1)}`;
  expect((await idOf(line)) === `1${line}`).toBe(isInside);
});

test('any line comes back from its button', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 150, unit: 'binary' }), async (line) => {
      const settings = fakeSettings();
      const customId = (await idOf(line, settings)) ?? '';
      expect(customId.length).toBeLessThanOrEqual(100);
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

test.for([
  ['another version', '2/card', 'other-button-version'],
  ['nothing at all', '', 'other-button-version'],
  ['a key that is not kept', '1#nowhere', 'forgotten-button'],
])('%s is a problem', async ([, customId = '', code]) => {
  expect(await lineOfCustomId(customId, fakeSettings())).toMatchObject({ ok: false, problem: { code } });
});
