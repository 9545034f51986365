import { describe, expect, test } from 'vitest';
import { withPicked } from '../../../src/card-model/conjunctions.ts';
import { cardOf } from '../../../src/engine/state/duel.ts';
import { statOf } from '../../../src/engine/state/stat-line.ts';
import {
  activate,
  activation,
  continuous,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  playAll,
  spell,
} from '../../support/duels.ts';
import { happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';

describe('placed in a zone', () => {
  const lifts = continuous({
    do: 'change-atk',
    what: { count: 'all', from: [field], filter: {} },
    amount: 100,
  });
  const place = (to: string, x: Placed, more: object = {}, cards: Readonly<Record<string, Placed>> = {}) =>
    playEffect([{ do: 'place', to, what: { target: 0 }, reads: 'face-up', ...more }], {
      cards: { ...cards, x },
      targets: ['x'],
    });

  test('a Continuous Spell applies without having been activated', () => {
    const now = place('spell-trap-zone', [spell('Old Orchard', [lifts], 'Continuous'), 'gy']);
    expect(cardOf(now, 'x')).toMatchObject({ place: 'spell-trap-zone', faceUp: true, activated: true });
    expect(statOf(cardOf(now, 'foe'), 'atk').current).toBe(1600);
  });

  test('a monster as a Trap', () => {
    const now = place('spell-trap-zone', [monster('Lantern Newt'), 'hand'], {
      reads: 'as a face-up Continuous Trap',
    });
    expect(cardOf(now, 'x')).toMatchObject({ place: 'spell-trap-zone', role: 'trap' });
  });

  test('what its owner is to have lies there on its own side', () => {
    const x: Placed = [monster('Lantern Newt'), field, { owner: 'P1', controller: 'P0' }];
    const sides = ['owner', undefined].map(
      (who) => cardOf(place('spell-trap-zone', x, who === undefined ? {} : { who }), 'x').controller,
    );
    expect(sides).toEqual(['P1', 'P0']);
  });

  test('a monster as a Spell', () => {
    expect(cardOf(place('spell-trap-zone', [monster('Lantern Newt'), 'gy']), 'x')).toMatchObject({
      role: 'spell',
    });
  });

  test('a Field Spell: the old one goes to the GY by rule', () => {
    const old: Placed = [spell('Older Orchard', [], 'Field'), 'field-zone'];
    const now = place('field-zone', [spell('Old Orchard', [], 'Field'), 'gy'], {}, { old });
    expect([cardOf(now, 'x').place, cardOf(now, 'old').place]).toEqual(['field-zone', 'gy']);
    expect(now.timeline.find(({ card }) => card?.id === 'old')).toMatchObject({
      cause: 'rule',
      names: ['sent-to-gy', 'left-the-field'],
    });
  });

  test('a Pendulum Zone, if one of the two is free', () => {
    const swinging = monster('Swinging Newt', [], { abilities: ['Pendulum', 'Effect'], scale: 3 });
    const x: Placed = [swinging, 'hand'];
    expect(cardOf(place('pendulum-zone', x), 'x').place).toBe('pendulum-zone');
    const two = { a: [swinging, 'pendulum-zone'], b: [swinging, 'pendulum-zone'] } as const;
    expect(cardOf(place('pendulum-zone', x, {}, two), 'x').place).toBe('hand');
  });

  test.for([
    ['the GY', 'gy', {}, [monster('Lantern Newt'), 'banished'], 'gy'],
    [
      'the Extra Deck face-up',
      'extra-deck',
      {},
      [monster('Swinging Newt', [], { abilities: ['Pendulum', 'Effect'] }), 'hand'],
      'extra-deck',
    ],
    [
      'the Extra Deck, and nobody said how',
      'extra-deck',
      { reads: undefined },
      [monster('Lantern Newt'), 'hand'],
      'hand',
    ],
    ['a Monster Zone', field, {}, [monster('Lantern Newt'), 'hand'], 'hand'],
    [
      'a Spell & Trap Zone, as a Spell',
      'spell-trap-zone',
      { reads: 'face-up, as a Continuous Spell' },
      [monster('Lantern Newt'), 'gy'],
      'spell-trap-zone',
    ],
  ] as const)('or in %s', ([, to, more, x, wanted]) => {
    const now = place(to, x, more);
    expect([cardOf(now, 'x').place, missingOf(now).length]).toEqual([wanted, wanted === 'hand' ? 1 : 0]);
  });
});

describe('banished when it leaves the field', () => {
  const revive = [
    { do: 'special-summon', what: { target: 0 } },
    {
      do: 'banish',
      what: 'those',
      joined: 'also',
      delayed: 'when it leaves the field',
      reads: 'banish it when it leaves the field',
    },
  ];
  const x: Placed = [monster('Lantern Newt'), 'gy'];
  const now = playEffect(revive, { cards: { x }, targets: ['x'] });

  test.for([
    ['destroyed', 'banished'],
    ['returned-to-hand', 'banished'],
    ['returned-to-deck', 'banished'],
    ['became-xyz-material', 'xyz-material'],
    ['control-changed', field],
  ] as const)('%s: %s', ([event, place]) => {
    expect(missingOf(now)).toEqual([]);
    const later = playAll(now, happens(ev(event, 'x')));
    expect(cardOf(later, 'x').place).toBe(place);
  });

  test('and no longer when it comes back', () => {
    const back = playAll(
      now,
      happens(ev('destroyed', 'x')),
      happens(ev('special-summoned', 'x')),
      happens(ev('destroyed', 'x')),
    );
    expect(cardOf(back, 'x').place).toBe('gy');
  });
});

describe('"A, or B"', () => {
  const draw = { do: 'draw', amount: 1 } as const;
  const gain = { do: 'gain-lp', amount: 500, joined: 'or' } as const;
  const lose = { do: 'lose-lp', amount: 1, joined: 'then' } as const;
  const s: Placed = [spell('Rolling Boulder', [activation([draw, gain, lose])]), 'hand'];
  const play = (picked?: readonly number[]) =>
    duel({ s }, activate('s'), { do: 'resolve', ...(picked === undefined ? {} : { picked }) });

  test.for([
    [[0], ['P0 draws 1 card', 'P0 loses 1 LP']],
    [[1], ['P0 gains 500 LP', 'P0 loses 1 LP']],
  ] as const)('picked %s', ([picked, wanted]) => {
    expect(happened(play(picked))).toEqual(wanted);
    expect(missingOf(play(picked))).toEqual([]);
  });

  test('not said: missing', () => {
    expect(missingOf(play()).length).toBeGreaterThan(0);
  });

  test('the one that is picked takes the place of all', () => {
    const first = { ...draw, joined: 'then' } as const;
    expect(withPicked([lose, first, gain], [1]).left).toEqual([
      lose,
      { do: 'gain-lp', amount: 500, joined: 'then' },
    ]);
    expect(withPicked([draw, gain], [7]).left).toEqual([draw, gain]);
  });
});

test('an Equip Spell whose monster is gone is not said to stay', () => {
  const sword: Placed = [
    spell(
      'Dull Sword',
      [activation([{ do: 'equip', what: 'this', onto: { target: 0 } }], { targets: [{ count: 1 }] })],
      'Equip',
    ),
    'hand',
  ];
  const now = duel(
    { sword, x: [monster('Lantern Newt'), field] },
    activate('sword', { targets: ['x'] }),
    activate('theirs'),
    { do: 'resolve', happens: [[ev('banished', 'x')]] },
    { do: 'resolve' },
  );
  expect(missingOf(now)).toHaveLength(1);
  expect(now.missing[0]?.may).toEqual(['sword']);
});

test('an open change of ATK ends with its duration', () => {
  const x: Placed = [monster('Lantern Newt'), field];
  const does = { do: 'change-atk', what: { target: 0 }, reads: 'gains, as it likes', until: 'end-of-turn' };
  const now = playEffect([does], { cards: { x }, targets: ['x'] });
  expect(cardOf(now, 'x').stats.atk?.open).toHaveLength(1);
  expect(cardOf(playAll(now, { do: 'phase', phase: 'standby' }), 'x').stats.atk?.open).toEqual([]);
});
