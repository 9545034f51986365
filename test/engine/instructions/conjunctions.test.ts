import { expect, test } from 'vitest';
import { monster, type Placed } from '../../support/duels.ts';
import { type Does, happened, missingOf, playEffect } from './play-effect.ts';

const x: Placed = [monster('Lantern Newt'), 'monster-zone'];
const a = { do: 'destroy', what: { target: 0 } };
const gone = { ...a, from: ['hand'] };
const open = { ...a, onlyIf: 'if it is raining' };
const b = (joined: string): Does => ({ do: 'gain-lp', amount: 500, joined });
const none = (joined: string): Does => ({ ...gone, joined });

/** What is done of "A, joined B": x means that it happened, ? that whether it did is not known. */
const play = (does: readonly Does[]) => {
  const now = playEffect(does, { cards: { x }, targets: ['x'] });
  const unsure = now.timeline.filter((event) => event.unsure).length;
  return { sure: happened(now).length - unsure, unsure, missing: missingOf(now).length };
};

test.for([
  ['A and B', [a, b('and')], 2, 0],
  ['A and B, A cannot be done: neither', [gone, b('and')], 0, 0],
  ['A and B, B cannot be done: neither', [a, none('and')], 0, 0],
  ['A, and if you do, B', [a, b('if-you-do')], 2, 0],
  ['A, and if you do, B; A cannot: neither', [gone, b('if-you-do')], 0, 0],
  ['A, and if you do, B; B cannot: A alone', [a, none('if-you-do')], 1, 0],
  ['A, then B', [a, b('then')], 2, 0],
  ['A, then B; A cannot: neither', [gone, b('then')], 0, 0],
  ['A, then B; B cannot: A alone', [a, none('then')], 1, 0],
  ['A, also B; A cannot: B alone', [gone, b('also')], 1, 0],
  ['A, also, after that, B; A cannot: B alone', [gone, b('also-after-that')], 1, 0],
  ['A, also B; B cannot: A alone', [a, none('also')], 1, 0],
  ['A may or may not; and if you do, B: both open', [open, b('if-you-do')], 0, 2],
  ['A may or may not; then B: both open', [open, b('then')], 0, 2],
  ['A may or may not; also B: B is done', [open, b('also')], 1, 1],
  ['A, then B, then C; A cannot: none', [gone, b('then'), b('then')], 0, 0],
  ['A or B: both open', [a, b('or')], 0, 2],
] as const)('%s', ([, does, sure, unsure]) => {
  const found = play(does);
  expect([found.sure, found.unsure]).toEqual([sure, unsure]);
  expect(found.missing > 0).toBe(unsure > 0);
});

test('an optional part: done, left undone, or not said', () => {
  const may = [a, { ...b('then'), may: true }];
  const told = (optional?: readonly boolean[]) =>
    happened(
      playEffect(may, { cards: { x }, targets: ['x'], ...(optional === undefined ? {} : { optional }) }),
    );
  expect(told([true])).toEqual(['x destroyed', 'P0 gains 500 LP']);
  expect(told([false])).toEqual(['x destroyed']);
  expect(play(may)).toEqual({ sure: 1, unsure: 1, missing: 1 });
});
