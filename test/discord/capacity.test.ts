import { expect, test } from 'vitest';
import { capacityOf } from '../../src/discord/answering.ts';

/** How many it takes at once after so many answers came so far apart, with twenty others under way. */
function takenAfter(answers: number, apartMs: number, most?: number): number {
  let at = 0;
  const capacity = capacityOf(most, () => at);
  for (let each = 0; each < 20; each += 1) capacity.begin();
  for (let each = 0; each < answers; each += 1) {
    capacity.begin();
    at += apartMs;
    capacity.end();
  }
  let taken = 20;
  for (; !capacity.isFull(); taken += 1) capacity.begin();
  return taken;
}

test.for<[string, number, number, number | undefined, number]>([
  ['before anything is known: the most', 0, 0, undefined, 400],
  ['a pace of 4 ms: no more than the most', 200, 4, undefined, 400],
  ['a pace of 10 ms: as many as two seconds hold', 400, 10, undefined, 200],
  ['a slow answer among many hardly counts', 2, 20, undefined, 347],
  ['a pace of a second: never fewer than some', 200, 1000, undefined, 40],
  ['a host that sets a limit of its own', 200, 10, 1, 20],
])('%s', ([, answers, apartMs, most, taken]) => {
  expect(takenAfter(answers, apartMs, most)).toBe(taken);
});

test('the pace is that of a busy process: pauses between a few questions say nothing', () => {
  let at = 0;
  const capacity = capacityOf(undefined, () => at);
  for (let each = 0; each < 100; each += 1) {
    capacity.begin();
    at += 5000;
    capacity.end();
  }
  let taken = 0;
  for (; !capacity.isFull(); taken += 1) capacity.begin();
  expect(taken).toBe(400);
});
