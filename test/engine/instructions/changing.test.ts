import { describe, expect, test } from 'vitest';
import { matchesFilter } from '../../../src/engine/fits.ts';
import { namesOf } from '../../../src/engine/names.ts';
import { isNegated } from '../../../src/engine/negation.ts';
import { factsNow } from '../../../src/engine/state/card-changes.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { statOf } from '../../../src/engine/state/stat-line.ts';
import {
  activate,
  continuous,
  duel,
  ev,
  happens,
  limited,
  monster,
  type Placed,
  phase,
  playAll,
} from '../../support/duels.ts';
import { type Does, happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const newt: Placed = [monster('Lantern Newt', [], { atk: 1500, def: 1000 }), field];
const onX = (does: Does, more: Parameters<typeof playEffect>[1] = {}) =>
  playEffect([{ what: { target: 0 }, ...does }], { cards: { x: newt }, targets: ['x'], ...more });
const atk = (duel: Duel, id = 'x') => statOf(cardOf(duel, id), 'atk').current;

describe('ATK and DEF', () => {
  test.for([
    ['up by 500', { do: 'change-atk', amount: 500 }, 2000],
    ['down by 500', { do: 'change-atk', amount: -500 }, 1000],
    ['down by more than it has', { do: 'change-atk', amount: -2000 }, 0],
    ['becomes 300', { do: 'change-atk', amount: 300, becomes: true }, 300],
    ['is halved', { do: 'change-atk', times: 'half' }, 750],
    ['is doubled', { do: 'change-atk', times: 'double' }, 3000],
    ['is left alone by a change of DEF', { do: 'change-def', amount: 500 }, 1500],
  ] as const)('ATK %s', ([, does, value]) => {
    const now = onX(does);
    expect([atk(now), missingOf(now)]).toEqual([value, []]);
  });

  test('one change on top of another, by the same ladder as /stats', () => {
    const does = [
      { do: 'change-atk', what: { target: 0 }, amount: 500 },
      { do: 'change-atk', what: { target: 0 }, times: 'half' },
      { do: 'change-atk', what: { target: 0 }, amount: 300 },
    ];
    expect(atk(playEffect(does, { cards: { x: newt }, targets: ['x'] }))).toBe(1300);
  });

  test('an amount that only words give leaves the value open, and the step done', () => {
    const now = onX({ do: 'change-atk', reads: 'gains, equal to its Level x 100' });
    expect([atk(now), missingOf(now)]).toEqual([
      null,
      ['"gains, equal to its Level x 100" was not said in numbers'],
    ]);
    expect(happened(now)).toEqual(['the ATK of Lantern Newt is changed']);
  });

  test('a face-down monster is not changed', () => {
    const x: Placed = [monster('Lantern Newt'), field, { faceUp: false }];
    expect(happened(onX({ do: 'change-atk', amount: 500 }, { cards: { x } }))).toEqual([]);
  });

  test('a value that was not said is known once something sets it', () => {
    const x: Placed = [monster('Grey Shape', [], { atk: undefined }), field];
    expect(atk(onX({ do: 'change-atk', amount: 500 }, { cards: { x } }))).toBe(null);
    expect(atk(onX({ do: 'change-atk', amount: 500, becomes: true }, { cards: { x } }))).toBe(500);
  });

  test('what a text asks for is the current value', () => {
    const filter = { atkAtLeast: 1800 };
    const view = { id: 's', player: 'P0' } as const;
    const verdict = (duel: Duel) => matchesFilter(filter, cardOf(duel, 'x'), ['Lantern Newt'], view);
    expect(verdict(onX({ do: 'change-atk', amount: 500 })).verdict).toBe('yes');
    expect(verdict(onX({ do: 'change-atk', amount: 100 })).verdict).toBe('no');
    expect(verdict(onX({ do: 'change-atk', reads: 'gains, as it likes' })).open).toEqual([
      'the ATK of Lantern Newt',
    ]);
  });

  const warden = (does: Does): Placed => [monster('Fog Warden', [continuous(does)]), field];
  const lifts = warden({
    do: 'change-atk',
    what: { count: 'all', from: [field], filter: { names: ['Lantern Newt'] } },
    amount: 200,
  });

  test('a Continuous Effect applies while its card is there, and no longer', () => {
    const now = onX({ do: 'change-atk', amount: 500 }, { cards: { x: newt, w: lifts } });
    expect(atk(now)).toBe(2200);
    expect(atk(playAll(now, happens(ev('banished', 'w'))))).toBe(2000);
    expect(atk(playAll(now, happens(ev('flipped-face-down', 'w'))))).toBe(2000);
    expect(
      atk(playAll(now, happens(ev('flipped-face-down', 'w')), happens(ev('flipped-face-up', 'w')))),
    ).toBe(2200);
    expect(atk(playAll(now, happens(ev('effects-negated', 'w'))))).toBe(2000);
  });

  test('a Continuous Effect that only words measure leaves the value open', () => {
    const w = warden({
      do: 'change-atk',
      what: { count: 'all', from: [field], filter: {} },
      reads: 'up by as much as it rains',
    });
    expect(atk(onX({ do: 'change-def', amount: 500 }, { cards: { x: newt, w } }))).toBe(null);
  });
});

describe('durations end at the right moment', () => {
  const until = (duration: string) => onX({ do: 'change-atk', amount: 500, until: duration });
  test.for([
    ['end-of-turn', ['end'], 2000],
    ['end-of-turn', ['standby'], 1500],
    ['end-phase', ['end'], 2000],
    ['end-phase', ['draw'], 1500],
    ['end-of-damage-step', ['battle', 'damage'], 2000],
    ['end-of-damage-step', ['battle', 'damage', 'battle'], 1500],
    ['end-of-battle-phase', ['battle', 'damage', 'battle', 'battle-end'], 2000],
    ['end-of-battle-phase', ['battle', 'main-2'], 1500],
    ['end-of-next-turn', ['standby', 'end'], 2000],
    ['end-of-next-turn', ['standby', 'end', 'standby'], 1500],
    ['end-of-opponents-turn', ['standby', 'end'], 2000],
    ['end-of-opponents-turn', ['standby', 'end', 'draw'], 1500],
    ['end-of-your-next-turn', ['standby', 'end', 'standby', 'end'], 2000],
    ['end-of-your-next-turn', ['standby', 'end', 'standby', 'end', 'draw'], 1500],
    ['rest-of-duel', ['standby', 'end', 'standby', 'end', 'draw'], 2000],
  ] as const)('%s, after %s: %s', ([duration, phases, value]) => {
    expect(atk(playAll(until(duration), ...phases.map(phase)))).toBe(value);
  });

  test.for(['damage-calculation', 'next-standby-phase'] as const)(
    '%s leaves more than one time, and is not played',
    (duration) => {
      const now = until(duration);
      expect([atk(now), missingOf(now).length]).toEqual([1500, 1]);
    },
  );

  test('what ends does not end for a card that left and came back', () => {
    const now = until('end-of-turn');
    const back = playAll(now, happens(ev('banished', 'x')), happens(ev('returned-to-field', 'x')));
    expect(atk(back)).toBe(1500);
    expect(atk(playAll(back, phase('standby')))).toBe(1500);
  });
});

describe('Level, Type, Attribute, name', () => {
  const facts = (now: Duel) => factsNow(cardOf(now, 'x'));
  test.for([
    ['up by 2', { do: 'change-level', amount: 2 }, { level: 6 }],
    ['down, but not below 1', { do: 'change-level', amount: -9 }, { level: 1 }],
    ['becomes 7', { do: 'change-level', amount: 7, becomes: true }, { level: 7 }],
    ['a Type', { do: 'change-type', reads: 'Fish' }, { type: 'Fish' }],
    ['an Attribute', { do: 'change-attribute', reads: 'WIND' }, { attribute: 'WIND' }],
  ] as const)('%s', ([, does, wanted]) => {
    const now = onX({ ...does, until: 'end-of-turn' });
    expect([facts(now), missingOf(now)]).toMatchObject([wanted, []]);
    expect(facts(playAll(now, phase('standby')))).toMatchObject({
      level: 4,
      type: 'Beast',
      attribute: 'EARTH',
    });
  });

  test.for([
    ['a Level in words', { do: 'change-level', reads: 'the Level of that monster', becomes: true }],
    ['a Type that is none', { do: 'change-type', reads: 'the declared Type' }],
  ] as const)('%s is not played', ([, does]) => {
    const now = onX(does);
    expect([facts(now), missingOf(now).length]).toMatchObject([{ level: 4, type: 'Beast' }, 1]);
  });

  test('a Link Monster has no Level; of an Xyz Monster it may be its Rank that is meant', () => {
    const link: Placed = [limited('Iron Heron', ['Link']), field];
    expect(missingOf(onX({ do: 'change-level', amount: 1 }, { cards: { x: link } }))).toEqual([]);
    const xyz: Placed = [limited('Brass Heron', ['Xyz']), field];
    expect(missingOf(onX({ do: 'change-level', amount: 1 }, { cards: { x: xyz } }))).toHaveLength(1);
  });

  test('a name, in place of its own', () => {
    const now = onX({ do: 'change-name', name: 'Paper Lantern' });
    expect(namesOf(now, cardOf(now, 'x'))).toEqual(['Paper Lantern']);
  });

  test('what is lost by turning face-down', () => {
    const now = playAll(onX({ do: 'change-level', amount: 2 }), happens(ev('flipped-face-down', 'x')));
    expect(facts(now)?.level).toBe(4);
  });

  test('what is only words is kept on the card, and named', () => {
    const now = onX({ do: 'change-status', reads: 'cannot attack', until: 'end-of-turn' });
    expect(cardOf(now, 'x').changes).toMatchObject([{ is: 'status', words: 'cannot attack' }]);
    expect(missingOf(now)).toEqual(['"cannot attack" is not applied']);
    expect(cardOf(playAll(now, phase('standby')), 'x').changes).toEqual([]);
  });
});

describe('negated effects', () => {
  const does = { do: 'negate-effects', until: 'end-of-turn' };
  test('until the end of the turn', () => {
    const now = onX(does);
    expect([isNegated(now, cardOf(now, 'x')), happened(now)]).toEqual([true, ['x effects-negated']]);
    const later = playAll(now, phase('standby'));
    expect(isNegated(later, cardOf(later, 'x'))).toBe(false);
  });

  test.for([
    ['that are negated already', { negated: true }, 'Effect'],
    ['of a face-down monster', { faceUp: false }, 'Effect'],
    ['of a Normal Monster', {}, 'Normal'],
  ] as const)('not those %s', ([, said, ability]) => {
    const x: Placed = [monster('Lantern Newt', [], { abilities: [ability] }), field, said];
    expect(happened(onX(does, { cards: { x } }))).toEqual([]);
  });

  test('two negations end each at its own time', () => {
    const twice = [
      { do: 'negate-effects', what: { target: 0 }, until: 'end-of-turn' },
      { do: 'change-atk', what: { target: 0 }, amount: 100 },
    ];
    const now = playEffect(twice, { cards: { x: newt }, targets: ['x'] });
    const told = playAll(now, happens(ev('effects-negated', 'x')), phase('standby'));
    expect(isNegated(told, cardOf(told, 'x'))).toBe(true);
  });
});

test('a target that the effect itself changes is still its target; one that another card changed may not be', () => {
  const part = (does: readonly Does[]) => ({
    kind: 'ignition',
    targets: [{ count: 1, filter: { controller: 'opponent' } }],
    does,
  });
  const does = [
    { do: 'take-control', what: { target: 0 } },
    { do: 'change-atk', what: { target: 0 }, amount: 500, joined: 'if-you-do' },
  ];
  const y: Placed = [monster('Busy Newt', [part(does)]), field];
  const begun = duel({ y }, activate('y', { targets: ['foe'] }));
  const now = playAll(begun, { do: 'resolve' });
  expect([atk(now, 'foe'), missingOf(now)]).toEqual([2000, []]);
  const taken = playAll(
    begun,
    activate('theirs'),
    { do: 'resolve', happens: [[ev('control-changed', 'foe')]] },
    { do: 'resolve' },
  );
  expect(missingOf(taken)[0]).toContain('hangs on the words');
});
