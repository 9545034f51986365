import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { redirectOf } from '../../src/engine/events/redirect.ts';
import { isNegated } from '../../src/engine/negation.ts';
import { cardOf } from '../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  continuous,
  duel,
  ifThis,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
} from '../support/duels.ts';

/** What instructions say that a card text was read to, beyond what cards of the starter catalogue need. */

const newt: Placed = [monster('Lantern Newt', [ifThis('destroyed')]), 'monster-zone'];
const elk: Placed = [monster('Mossback Elk'), 'monster-zone'];
const resolved = (does: Readonly<Record<string, unknown>>, targets: readonly string[] = ['x']) =>
  duel(
    {
      x: newt,
      y: elk,
      s: [spell('Rolling Boulder', [activation([does], { targets: [{ count: 2 }] })]), 'hand'],
    },
    activate('s', { targets: [...targets] }),
    resolve(),
  );
const place = (does: Readonly<Record<string, unknown>>, targets?: readonly string[]) =>
  cardOf(resolved(does, targets), 'x').place;
const destroyIt = { do: 'destroy', what: { target: 0 } };

test('without more, it happens', () => {
  expect(place(destroyIt)).toBe('gy');
});

test.for([
  ['a condition of its own', { onlyIf: 'if you control a FIRE monster' }],
  ['a time that no phase is', { delayed: 'when its controller loses' }],
] as const)('with %s it may or may not happen, and what follows is open', ([, more]) => {
  const now = resolved({ ...destroyIt, ...more });
  expect(cardOf(now, 'x').place).toBe('monster-zone');
  expect(answerQuestion(now, { ask: 'activates', card: 'x' }).answer).toBe('cannot tell');
});

test('cards that only words name are open too', () => {
  const now = resolved({ do: 'destroy', what: { reads: 'the oldest monster' } });
  expect(answerQuestion(now, { ask: 'activates', card: 'x' }).answer).toBe('cannot tell');
});

test('"from" holds or nothing is moved', () => {
  expect(place({ ...destroyIt, from: ['monster-zone'] })).toBe('gy');
  expect(place({ ...destroyIt, from: ['hand'] })).toBe('monster-zone');
});

test('"those targets" are all of them', () => {
  const now = resolved({ do: 'destroy', what: 'targets' }, ['x', 'y']);
  expect([cardOf(now, 'x').place, cardOf(now, 'y').place]).toEqual(['gy', 'gy']);
});

test('an exception that only words say leaves "all" open', () => {
  const all = { count: 'all', from: ['monster-zone'] };
  expect(place({ do: 'destroy', what: { ...all, filter: {} } })).toBe('gy');
  expect(place({ do: 'destroy', what: { ...all, filter: { mentions: ['Mossback Elk'] } } })).toBe(
    'monster-zone',
  );
  expect(place({ do: 'destroy', what: { ...all, filter: { except: [{ reads: 'the oldest' }] } } })).toBe(
    'monster-zone',
  );
});

const standing = (does: Readonly<Record<string, unknown>>) => {
  const source: Placed = [monster('Fog Warden', [continuous(does)]), 'monster-zone'];
  const now = duel({ x: newt, source });
  return { now, x: cardOf(now, 'x') };
};

test('a Continuous Effect that depends on a condition of its own does not surely apply', () => {
  const all = { count: 'all', from: ['monster-zone'], filter: { names: ['Lantern Newt'] } };
  const negated = (more: object) => {
    const { now, x } = standing({ do: 'negate-effects', what: all, ...more });
    return isNegated(now, x);
  };
  const banished = (more: object) => {
    const { now, x } = standing({ do: 'banish', insteadOf: 'sent-to-gy', what: all, ...more });
    return redirectOf(now, x, new Set())?.sure;
  };
  const onlyIf = { onlyIf: 'if you control a FIRE monster' };
  expect([negated({}), negated(onlyIf)]).toEqual([true, false]);
  expect([banished({}), banished(onlyIf)]).toEqual([true, false]);
});

test('what comes in a later phase is done there', () => {
  const now = resolved({ ...destroyIt, delayed: 'during the End Phase' });
  expect(cardOf(now, 'x').place).toBe('monster-zone');
  const ended = playAll(now, phase('end'));
  expect(cardOf(ended, 'x').place).toBe('gy');
  expect(ended.timeline.at(-1)).toMatchObject({ cause: 'effect', by: { card: 's', player: 'P0' } });
  expect(ended.scheduled).toEqual([]);
  expect(cardOf(playAll(now, phase('standby')), 'x').place).toBe('gy');
});
