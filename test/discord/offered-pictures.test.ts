import { expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command.ts';
import type { Painter } from '../../src/pictures/painting/painter.ts';
import { ok } from '../../src/platform/problem.ts';
import { picturesRow, type Reply } from '../../src/replies/reply.ts';
import { connected } from './connected.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const command = (name: string, reply: Partial<Reply>): Command => ({
  name,
  description: name,
  options: [],
  run: () => ({ ok: true, reply: { tone: 'info', title: name, ...reply } }),
});

test('a painter is prepared while an answer that offers a picture is read, and by no other', async () => {
  const prepare = vi.fn(async () => undefined);
  const painter: Painter = {
    paint: async () => ok(new Uint8Array([1])),
    prepare,
    close: async () => undefined,
  };
  const turn = { label: 'Timeline', line: '/a', turns: true } as const;
  const { discord } = await connected(
    [
      command('offers', { choices: [{ ...turn, row: picturesRow }] }),
      command('turns', { choices: [turn] }),
      command('shows', { choices: [{ ...turn, row: picturesRow }], picture: { kind: 'chain', links: [] } }),
    ],
    { painter },
  );
  for (const [name, times] of [
    ['turns', 0],
    ['shows', 0],
    ['offers', 1],
  ] as const) {
    await discord.slash({ name }).reply();
    expect(prepare, name).toHaveBeenCalledTimes(times);
  }
});
