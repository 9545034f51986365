import { describe, expect, test } from 'vitest';
import { ask } from '../../src/engine/answer/ask.ts';
import type { DeedAsked, EffectAsked } from '../../src/engine/answer/happened.ts';
import type { Duel } from '../../src/engine/duel.ts';
import { activate, activation, duel, monster, type Placed, spell, trap } from '../support/duels.ts';

/** "Is X still destroyed?", "do I still draw?": what was done to a card, and what an effect did. */

const field = 'monster-zone';
const resolve = { do: 'resolve' } as const;
const cards = (
  does: readonly object[],
  answer: readonly object[],
  targets: readonly object[] = [{ count: 1 }],
): Readonly<Record<string, Placed>> => ({
  newt: [monster('Lantern Newt'), field],
  errand2: [spell('Long Errand', [activation(does as never, { targets })]), 'hand'],
  door: [
    trap('Closed Door', [activation(answer as never, { targets: [{ count: 1 }] })], 'Normal'),
    'spell-trap-zone',
    { controller: 'P1', faceUp: false },
  ],
});
const happened = (now: Duel, deed: DeedAsked) => {
  const { answer, deciding } = ask(now, { ask: 'happened', card: 'newt', deed });
  return [answer, deciding?.rule];
};
const did = (now: Duel, does: EffectAsked) => {
  const { answer, deciding } = ask(now, { ask: 'effect-does', card: 'errand2', does });
  return [answer, deciding?.rule];
};
const destroyIt = { do: 'destroy', what: { target: 0 } };
const returnIt = { do: 'return-to-hand', what: { target: 0 } };
const chained = (does: readonly object[], answer: readonly object[], aim = { targets: ['newt'] }) =>
  duel(
    cards(does, answer),
    activate('errand2', aim),
    activate('door', { player: 'P1', targets: ['newt'] }),
    resolve,
    resolve,
  );

describe('what was done to a card', () => {
  test('it stands on the timeline', () => {
    const now = duel(cards([destroyIt], []), activate('errand2', { targets: ['newt'] }), resolve);
    expect(happened(now, 'destroyed')).toEqual(['yes', 'move/destroy']);
    expect(happened(now, 'sent-to-gy')).toEqual(['yes', 'move/send']);
  });

  test('what nothing told would do is not asked of that', () => {
    const now = duel(cards([destroyIt], []), activate('errand2', { targets: ['newt'] }), resolve);
    expect(happened(now, 'banished')).toEqual(['cannot tell', undefined]);
  });

  test('its target was gone', () => {
    expect(happened(chained([destroyIt], [returnIt]), 'destroyed')).toEqual(['no', 'target/at-resolution']);
  });

  test('what would do it was negated', () => {
    const now = chained([destroyIt], [{ do: 'negate-activation' }]);
    expect(happened(now, 'destroyed')).toEqual(['no', 'negate/activation']);
  });

  test('what negated it destroys only what it negated', () => {
    const answer = [{ do: 'negate-activation' }, { do: 'destroy', what: 'those', joined: 'if-you-do' }];
    expect(happened(chained([destroyIt], answer), 'destroyed')).toEqual(['no', 'negate/activation']);
  });

  test('while the Chain is built, nothing is settled', () => {
    const now = duel(cards([destroyIt], []), activate('errand2', { targets: ['newt'] }));
    expect(happened(now, 'destroyed')[0]).toBe('cannot tell');
  });
});

describe('what an effect did', () => {
  test('a draw', () => {
    const now = duel(cards([{ do: 'draw', amount: 2 }], [], []), activate('errand2'), resolve);
    expect(did(now, 'draw')).toEqual(['yes', 'effect/resolves-after-leaving']);
  });

  test('a draw that was negated', () => {
    expect(did(chained([{ do: 'draw' }], [{ do: 'negate-effect' }]), 'draw')).toEqual([
      'no',
      'negate/effect',
    ]);
  });

  test('what hangs on a condition, or on a choice, is open', () => {
    const now = (more: object) =>
      duel(cards([{ do: 'draw', ...more }], [], []), activate('errand2'), resolve);
    expect(did(now({ may: true }), 'draw')[0]).toBe('cannot tell');
    expect(did(now({ onlyIf: 'if you control a Token' }), 'draw')[0]).toBe('cannot tell');
    expect(did(now({}), 'destroy')[0]).toBe('cannot tell');
  });

  test('a draw after a part that was not done is open', () => {
    const now = chained([destroyIt, { do: 'draw', joined: 'if-you-do' }], [returnIt]);
    expect(did(now, 'draw')[0]).toBe('cannot tell');
  });
});
