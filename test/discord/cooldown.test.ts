import { expect, test } from 'vitest';
import { cooldowns, typingCooldowns } from '../../src/discord/cooldown.ts';

const uses = (count: number, each: (at: number) => unknown) =>
  Array.from({ length: count }, (_, at) => each(at)).filter((problem) => problem !== undefined).length;

test('a user may ask twelve at once, then one every two seconds', () => {
  let now = 0;
  const admit = cooldowns(() => now);
  const ask = () => admit({ userId: '1', guildId: null });
  expect(uses(14, ask)).toBe(2);
  expect(ask()?.expected).toBe('try again in 2 seconds');
  now = 1999;
  expect(ask()?.expected).toBe('try again in a second');
  now = 2000;
  expect(ask()).toBeUndefined();
  expect(ask()).toBeDefined();
  now = 60_000;
  expect(uses(13, ask)).toBe(1);
});

test('a server may ask ninety at once, whoever asks; another one and direct messages are not kept waiting', () => {
  const admit = cooldowns(() => 0);
  const ask = (guildId: string | null) => (at: number) => admit({ userId: String(at), guildId });
  expect(uses(100, ask('5'))).toBe(10);
  expect(admit({ userId: 'new', guildId: '5' })?.found).toBe('Too many questions at once in this server');
  expect(admit({ userId: 'new', guildId: '6' })).toBeUndefined();
  expect(admit({ userId: 'new', guildId: null })).toBeUndefined();
});

test('what is refused costs nothing', () => {
  let now = 0;
  const admit = cooldowns(() => now);
  for (let at = 0; at < 100; at += 1) admit({ userId: '1', guildId: '5' });
  now = 2000;
  expect(admit({ userId: '1', guildId: '5' })).toBeUndefined();
});

test('whoever types or opens forms may do so far more often, and not without end', () => {
  const admit = typingCooldowns(() => 0);
  const admitted = Array.from({ length: 100 }, () => admit({ userId: '1', guildId: '5' })).filter(
    (refusal) => refusal === undefined,
  );
  expect(admitted).toHaveLength(60);
});
