import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import type { DeedAsked, EffectAsked } from '../../src/engine/question.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
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
  const { answer, deciding } = answerQuestion(now, { ask: 'happened', card: 'newt', deed });
  return [answer, deciding?.rule];
};
const did = (now: Duel, does: EffectAsked) => {
  const { answer, deciding } = answerQuestion(now, { ask: 'effect-does', card: 'errand2', does });
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

  test('what nothing that was done does has not happened', () => {
    const now = duel(cards([destroyIt], []), activate('errand2', { targets: ['newt'] }), resolve);
    expect(happened(now, 'tributed')).toEqual(['no', 'text/described-cards']);
    const before = duel(cards([destroyIt], []), activate('errand2', { targets: ['newt'] }));
    expect(happened(before, 'tributed')).toEqual(['cannot tell', undefined]);
  });

  test('a card that nothing moved is where it was, unless a text that lies there may take it', () => {
    const where = (text: readonly object[]) => {
      const all = { ...cards([destroyIt], []), elk: [monster('Mossback Elk'), field] as Placed };
      const warden: Placed = [monster('Fog Warden', [...text]), field];
      const now = duel({ ...all, warden }, activate('errand2', { targets: ['newt'] }), resolve);
      return answerQuestion(now, { ask: 'where', card: 'elk' }).answer;
    };
    expect(where([])).toBe('Monster Zone');
    expect(where([{ kind: 'unread', reads: 'Draw 1 card each time the wind turns.' }])).toBe('Monster Zone');
    expect(where([{ kind: 'unread', reads: 'Destroy all monsters while the wind blows.' }])).toBe(
      'cannot tell',
    );
  });

  test('what went to one place went to no other', () => {
    const now = duel(cards([destroyIt], []), activate('errand2', { targets: ['newt'] }), resolve);
    expect(happened(now, 'banished')).toEqual(['no', 'move/send']);
    expect(happened(now, 'returned-to-hand')).toEqual(['no', 'move/send']);
  });

  describe('a card that was left as it is', () => {
    const all = (filter: object) => ({
      do: 'destroy',
      what: { count: 'all', from: [field], filter: { cardType: 'monster', ...filter } },
    });
    const swept = (newt: Placed, does: readonly object[], more: Readonly<Record<string, Placed>> = {}) =>
      duel({ ...cards(does, [], []), ...more, newt }, activate('errand2'), resolve);
    const says = (reads: string, more: object = {}) =>
      monster('Lantern Newt', [
        { kind: 'continuous', does: [{ do: 'change-status', what: 'this', reads, ...more }] },
      ]);
    const unaffected = says('is unaffected by Spell effects', { unaffected: { by: ['spell'] } });
    const because = (now: Duel) =>
      answerQuestion(now, { ask: 'happened', card: 'newt', deed: 'destroyed' }).deciding?.because;

    test('as a text keeps it from that', () => {
      const now = swept(
        [says('cannot be destroyed by card effects', { protects: { from: ['destroy'] } }), field],
        [all({})],
      );
      expect(happened(now, 'destroyed')).toEqual(['no', 'wording/cannot-wins']);
      expect(because(now)).toBe(
        'the effect of Long Errand is not applied to Lantern Newt: the text of Lantern Newt says "cannot be destroyed by card effects"',
      );
    });

    test('as a target that a text keeps from that', () => {
      const safe: Placed = [
        says('cannot be destroyed by card effects', { protects: { from: ['destroy'] } }),
        field,
      ];
      const now = duel(
        { ...cards([destroyIt], []), newt: safe },
        activate('errand2', { targets: ['newt'] }),
        resolve,
      );
      expect(happened(now, 'destroyed')).toEqual(['no', 'wording/cannot-wins']);
    });

    test('as it is unaffected', () => {
      const now = swept([unaffected, field], [all({})]);
      expect(happened(now, 'destroyed')).toEqual(['no', 'unaffected/unaffected']);
      expect(because(now)).toBe(
        'the effect of Long Errand is not applied to Lantern Newt: its own text leaves it unaffected by the effect',
      );
    });

    test('but not by a text on other effects', () => {
      const now = swept(
        [says('is unaffected by Trap effects', { unaffected: { by: ['trap'] } }), field],
        [all({})],
      );
      expect(happened(now, 'destroyed')).toEqual(['yes', 'move/destroy']);
    });

    test('as the effect is about other cards', () => {
      const theirs = swept([monster('Lantern Newt'), field], [all({ controller: 'opponent' })]);
      expect(happened(theirs, 'destroyed')).toEqual(['no', 'chain/written-order']);
      expect(because(theirs)).toMatch(/: its controller does not fit$/);
      expect(because(swept([monster('Lantern Newt'), 'hand'], [all({})]))).toMatch(/: it is in the hand$/);
    });

    test('as another card was targeted', () => {
      const now = duel(
        { ...cards([destroyIt], []), other: [monster('Other Newt'), field] },
        activate('errand2', { targets: ['other'] }),
        resolve,
      );
      expect(happened(now, 'destroyed')).toEqual(['no', 'chain/written-order']);
    });

    test('by each of several effects, each for its reason', () => {
      const now = duel(
        {
          ...cards([all({})], []),
          newt: [unaffected, field],
          third: [spell('Third Errand', [activation([all({ controller: 'opponent' })] as never)]), 'hand'],
        },
        activate('errand2'),
        resolve,
        activate('third'),
        resolve,
      );
      expect(happened(now, 'destroyed')[0]).toBe('no');
    });
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
