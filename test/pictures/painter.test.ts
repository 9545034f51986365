import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Painter, painter } from '../../src/pictures/painting/painter.ts';
import type { LadderView, PictureView } from '../../src/pictures/view.ts';

const ladder = (heading: string): LadderView => ({
  kind: 'ladder',
  ladders: [{ heading, steps: [{ what: 'printed', value: 1900 }] }],
});

const begun: Painter[] = [];
const begin = (options: Parameters<typeof painter>[0] = {}): Painter => {
  const paints = painter({ paintMs: 30_000, ...options });
  begun.push(paints);
  return paints;
};
afterEach(async () => {
  for (const paints of begun.splice(0)) await paints.close();
});

const pngStart = (png: Uint8Array): string => Buffer.from(png.subarray(1, 4)).toString();

describe('a painter', () => {
  test('paints off the event loop, and the same view once', async () => {
    const paints = begin();
    const [one, two, other] = await Promise.all([
      paints.paint(ladder('ATK')),
      paints.paint(ladder('ATK')),
      paints.paint(ladder('DEF')),
    ]);
    if (!one.ok || !two.ok || !other.ok) throw new Error('not painted');
    expect(pngStart(one.value)).toBe('PNG');
    expect(two.value).toBe(one.value);
    expect(other.value).not.toEqual(one.value);
  });

  test('keeps as many pictures as it may, those that were asked for last', async () => {
    const paints = begin({ kept: 2 });
    const first = await paints.paint(ladder('first'));
    await paints.paint(ladder('second'));
    expect(await paints.paint(ladder('first'))).toBe(first);
    await paints.paint(ladder('third'));
    expect(await paints.paint(ladder('first'))).toBe(first);
    await paints.paint(ladder('fourth'));
    await paints.paint(ladder('fifth'));
    expect(await paints.paint(ladder('first'))).not.toBe(first);
  });

  test('tells what could not be painted, keeps no failure, and paints on', async () => {
    const paints = begin();
    const broken = { kind: 'ladder' } as unknown as PictureView;
    const failed = await paints.paint(broken);
    expect(failed.ok ? 'painted' : failed.problem.code).toBe('not-painted');
    expect((await paints.paint(ladder('ATK'))).ok).toBe(true);
  });

  test('a picture that takes too long is given up with its thread; the next begins another', async () => {
    const paints = begin({ paintMs: 1, beginMs: 0 });
    const late = await paints.paint(ladder('ATK'));
    expect(late.ok ? 'painted' : late.problem.expected).toBe('could not be painted: it took more than 1 ms');
    const patient = begin();
    expect((await patient.paint(ladder('ATK'))).ok).toBe(true);
  });

  test('is prepared before the first picture is asked for, once, and fails no one by it', async () => {
    const begun = vi.fn();
    process.on('worker', begun);
    onTestFinished(() => void process.off('worker', begun));
    const paints = begin();
    await Promise.all([paints.prepare(), paints.prepare()]);
    await paints.prepare();
    expect((await paints.paint(ladder('ATK'))).ok).toBe(true);
    expect(begun).toHaveBeenCalledTimes(1);
    await begin({ paintMs: 1, beginMs: 0 }).prepare();
  });

  test('whoever waits when it is closed is told', async () => {
    const paints = begin();
    const waiting = paints.paint(ladder('ATK'));
    await paints.close();
    const given = await waiting;
    expect(given.ok ? 'painted' : given.problem.expected).toBe(
      'could not be painted: the painter was closed',
    );
  });
});
