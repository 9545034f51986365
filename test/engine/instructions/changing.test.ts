import { describe, expect, test } from 'vitest';
import { matchesFilter } from '../../../src/engine/fits.ts';
import { namesOf } from '../../../src/engine/names.ts';
import { factsNow } from '../../../src/engine/state/card-changes.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { ev, happens, limited, monster, type Placed, phase, playAll } from '../../support/duels.ts';
import { type Does, happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const newt: Placed = [monster('Lantern Newt', [], { atk: 1500, def: 1000 }), field];
const onX = (does: Does, more: Parameters<typeof playEffect>[1] = {}) =>
  playEffect([{ what: { target: 0 }, ...does }], { cards: { x: newt }, targets: ['x'], ...more });

describe('ATK and DEF', () => {
  test('a face-down monster is not changed', () => {
    const x: Placed = [monster('Lantern Newt'), field, { faceUp: false }];
    expect(happened(onX({ do: 'change-atk', amount: 500 }, { cards: { x } }))).toEqual([]);
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
    const now = onX({ do: 'change-status', reads: 'is very tall', until: 'end-of-turn' });
    expect(cardOf(now, 'x').changes).toMatchObject([{ is: 'status', words: 'is very tall' }]);
    expect(missingOf(now)).toEqual(['"is very tall" is not applied']);
    expect(cardOf(playAll(now, phase('standby')), 'x').changes).toEqual([]);
  });
});

describe('negated effects', () => {
  const does = { do: 'negate-effects', until: 'end-of-turn' };
  test.for([
    ['that are negated already', { negated: true }, 'Effect'],
    ['of a face-down monster', { faceUp: false }, 'Effect'],
    ['of a Normal Monster', {}, 'Normal'],
  ] as const)('not those %s', ([, said, ability]) => {
    const x: Placed = [monster('Lantern Newt', [], { abilities: [ability] }), field, said];
    expect(happened(onX(does, { cards: { x } }))).toEqual([]);
  });
});
