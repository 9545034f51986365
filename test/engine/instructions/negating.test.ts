import { describe, expect, test } from 'vitest';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  declare,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  playAll,
  spell,
  trap,
} from '../../support/duels.ts';
import { type Does, missingOf } from './play-effect.ts';

const counter = (...does: readonly Does[]): Placed => [
  trap('Closed Door', [activation(does)], 'Counter'),
  'spell-trap-zone',
  { controller: 'P1', faceUp: false },
];
const becauses = (now: Duel) => now.resolved.map(({ link, because }) => [link.card, because]);
const resolve = { do: 'resolve' } as const;

describe('the link below', () => {
  test('its activation is negated, and the card destroyed', () => {
    const door = counter({ do: 'negate-activation' }, { do: 'destroy', what: 'those', joined: 'if-you-do' });
    const now = duel({ door }, activate('errand'), activate('door', { player: 'P1' }), resolve, resolve);
    expect(becauses(now)).toEqual([
      ['door', undefined],
      ['errand', 'activation-negated'],
    ]);
    expect(cardOf(now, 'errand').place).toBe('gy');
    expect(now.timeline.some(({ card, names }) => card?.id === 'errand' && names.includes('destroyed'))).toBe(
      true,
    );
    expect(missingOf(now)).toEqual([]);
  });

  test('"the Summon OR activation": a Chain Link that is chained to another answers that activation', () => {
    const either = [{ do: 'negate-summon' }, { do: 'negate-activation', joined: 'or' }];
    const door = counter(...either, { do: 'destroy', what: 'those', joined: 'if-you-do' });
    const now = duel({ door }, activate('errand'), activate('door', { player: 'P1' }), resolve, resolve);
    expect(becauses(now)[1]).toEqual(['errand', 'activation-negated']);
    const boar: Placed = [monster('Tame Boar'), 'hand'];
    const summoned = duel(
      { boar, door },
      declare('boar', 'normal-summoned'),
      activate('door', { player: 'P1' }),
      resolve,
    );
    expect([cardOf(summoned, 'boar').place, missingOf(summoned)]).toEqual(['gy', []]);
  });

  test('its effect is negated, and a Continuous Spell stays', () => {
    const orchard: Placed = [
      spell('Old Orchard', [activation([{ do: 'gain-lp', amount: 1 }])], 'Continuous'),
      'hand',
    ];
    const now = duel(
      { door: counter({ do: 'negate-effect' }), orchard },
      activate('orchard'),
      activate('door', { player: 'P1' }),
      resolve,
      resolve,
    );
    expect(becauses(now)[1]).toEqual(['orchard', 'effect-negated']);
    expect(cardOf(now, 'orchard').place).toBe('spell-trap-zone');
  });

  test('a card that has moved is not "that card" any more', () => {
    const x: Placed = [
      monster('Iron Toad', [
        { kind: 'ignition', cost: [{ do: 'tribute', what: 'this' }], does: [{ do: 'draw' }] },
      ]),
      'monster-zone',
    ];
    const door = counter({ do: 'negate-activation' }, { do: 'banish', what: 'those', joined: 'if-you-do' });
    const now = duel({ x, door }, activate('x'), activate('door', { player: 'P1' }), resolve, resolve);
    expect(becauses(now)[1]).toEqual(['x', 'activation-negated']);
    expect(cardOf(now, 'x').place).toBe('gy');
  });

  test('Chain Link 1 answers nothing, and what hangs on it is not done', () => {
    const door = counter({ do: 'negate-activation' }, { do: 'gain-lp', amount: 500, joined: 'if-you-do' });
    const now = duel({ door }, activate('door', { player: 'P1' }), resolve);
    expect(
      now.timeline.filter(({ stage, names }) => stage.in === 'resolution' && !names.includes('not-applied')),
    ).toEqual([]);
  });
});

describe('the Summon', () => {
  const boar: Placed = [monster('Tame Boar'), 'hand'];
  const negate = { do: 'negate-summon' };
  const destroyIt = { do: 'destroy', what: 'those', joined: 'if-you-do' };

  test.for([
    ['goes to the GY', [negate], 'gy', false],
    ['is destroyed', [negate, destroyIt], 'gy', true],
    ['is banished', [negate, { ...destroyIt, do: 'banish' }], 'banished', false],
  ] as const)('is negated: the monster %s, from no place', ([, does, place, destroyed]) => {
    const now = duel(
      { boar, door: counter(...does) },
      declare('boar', 'normal-summoned'),
      activate('door', { player: 'P1' }),
      resolve,
    );
    expect(cardOf(now, 'boar')).toMatchObject({ place, properlySummoned: 'no' });
    expect(now.summoning).toBeUndefined();
    expect(now.normalSummons.P0.used).toBe(1);
    const events = now.timeline.filter(({ card }) => card?.id === 'boar');
    expect(events.some(({ names }) => names.includes('destroyed'))).toBe(destroyed);
    expect(events.at(-1)).toMatchObject({ fromNowhere: true });
    expect(events.filter(({ card }) => card?.before.moves !== card?.after.moves)).toHaveLength(1);
    expect(missingOf(now)).toEqual([]);
  });

  test('of none, nothing', () => {
    const now = duel({ door: counter(negate, destroyIt) }, activate('door', { player: 'P1' }), resolve);
    expect(missingOf(now)).toEqual([]);
  });
});

test('an attack that was declared is negated; of none, it was not said which', () => {
  const door = counter({ do: 'negate-attack' });
  const attack = { do: 'happen', in: 'battle', events: [ev('attack-declared', 'foe')] } as const;
  expect(missingOf(duel({ door }, attack, activate('door', { player: 'P1' }), resolve))).toEqual([]);
  expect(missingOf(duel({ door }, activate('door', { player: 'P1' }), resolve))).toEqual([
    'which attack is negated was not said',
  ]);
});

test('a told negation outweighs the text', () => {
  const now = playAll(
    duel({}, activate('errand')),
    { do: 'resolve', negated: 'effect' },
    happens(ev('drawn')),
  );
  expect(becauses(now)).toEqual([['errand', 'effect-negated']]);
});
