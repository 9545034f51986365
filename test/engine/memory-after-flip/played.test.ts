import { describe, expect, test } from 'vitest';
import { isNegated } from '../../../src/engine/negation.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { limitUsedUp } from '../../../src/engine/trigger/limit.ts';
import { ev, happens, monster, type Placed, playAll, spell, start } from '../../support/duels.ts';

/** What a monster that is played has kept after it was turned face-down and up again, and after it was banished for a time. */
const newt: Placed = [monster('Lantern Newt', [], { atk: 1500 }), 'monster-zone'];
const interruptions = {
  'flipped-face-down': [happens(ev('flipped-face-down', 'x')), happens(ev('flipped-face-up', 'x'))],
  'banished-temporarily': [happens(ev('banished', 'x')), happens(ev('returned-to-field', 'x'))],
} as const;

type Setup = Placed[2];
const afterwards = (how: keyof typeof interruptions, setup: Setup = {}): Duel =>
  playAll(start({ x: [newt[0], 'monster-zone', setup] }), ...interruptions[how]);

describe('how it was Summoned', () => {
  test.for<[NonNullable<Setup>['summoned'], string | undefined, string | undefined]>([
    ['tribute-summoned', 'tribute-summoned', 'tribute-summoned'],
    ['synchro-summoned', 'synchro-summoned', 'synchro-summoned'],
    ['pendulum-summoned', undefined, 'pendulum-summoned'],
    ['flip-summoned', undefined, undefined],
  ])('%s', ([summoned, turned, banished]) => {
    const setup = summoned === undefined ? {} : { summoned };
    expect(cardOf(afterwards('flipped-face-down', setup), 'x').summoned).toBe(turned);
    expect(cardOf(afterwards('banished-temporarily', setup), 'x').summoned).toBe(banished);
  });

  test('what was banished and Summoned again has not returned', () => {
    const duel = playAll(
      start({ x: [newt[0], 'monster-zone', { summoned: 'tribute-summoned' }] }),
      happens(ev('banished', 'x')),
      happens(ev('sent-to-gy', 'x')),
      happens(ev('returned-to-field', 'x')),
    );
    expect(cardOf(duel, 'x').summoned).toBeUndefined();
  });
});

test.for(['flipped-face-down', 'banished-temporarily'] as const)(
  'counters and negation are gone: %s',
  (how) => {
    const duel = afterwards(how, { counters: { 'Spell Counter': 2 }, negated: true });
    expect(cardOf(duel, 'x').counters).toEqual({});
    expect(isNegated(duel, cardOf(duel, 'x'))).toBe(false);
  },
);

describe('what it did this turn', () => {
  test.for<[keyof typeof interruptions, boolean]>([
    ['flipped-face-down', true],
    ['banished-temporarily', false],
  ])('that it attacked: %s', ([how, kept]) => {
    const duel = playAll(start({ x: newt }), happens(ev('attack-declared', 'x')), ...interruptions[how]);
    expect(cardOf(duel, 'x').thisTurn.attacked).toBe(kept);
  });
});

describe('once per turn', () => {
  const limit = { scope: 'card', counts: 'use', per: 'turn' };
  const draws = { kind: 'ignition', does: [{ do: 'draw', amount: 1 }], limit };
  const hides = { kind: 'ignition', does: [{ do: 'flip-face-down', what: 'this' }], limit };
  const used = (part: typeof draws | typeof hides, how: keyof typeof interruptions) => {
    const duel = playAll(
      start({ x: [monster('Lantern Newt', [part]), 'monster-zone'], s: [spell('Calm Errand'), 'hand'] }),
      { do: 'activate', card: 'x', part: 0 },
      { do: 'resolve', happens: [] },
      ...interruptions[how],
    );
    const card = cardOf(duel, 'x');
    const effect = card.model.parts[0];
    if (effect?.kind !== 'ignition') throw new Error('it has one effect');
    return limitUsedUp.apply(duel, { card, part: 0, effect })?.code ?? 'can be used';
  };
  test.for<[string, typeof draws | typeof hides, keyof typeof interruptions, string]>([
    ['forgotten when it is turned face-down', draws, 'flipped-face-down', 'can be used'],
    ['remembered, if it turns itself face-down', hides, 'flipped-face-down', 'used'],
    ['forgotten when it was banished', draws, 'banished-temporarily', 'can be used'],
    ['forgotten when it was banished, whatever it does', hides, 'banished-temporarily', 'can be used'],
  ])('%s', ([, part, how, code]) => {
    expect(used(part, how)).toBe(code);
  });
});
