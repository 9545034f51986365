import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/engine/state/duel.ts';
import { activate, duel, limited, monster, type Placed, resolve, spell, trap } from '../../support/duels.ts';
import { type Does, happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const newt: Placed = [monster('Lantern Newt'), field];
const owl: Placed = [monster('Dusk Owl', [], { type: 'Winged Beast', attribute: 'WIND' }), field];
const cards = { x: newt, y: owl };
const place = (does: Does, id = 'x', more: Parameters<typeof playEffect>[1] = {}) =>
  cardOf(playEffect([does], { cards, ...more }), id).place;

describe('each verb of moving, to a target', () => {
  test.for([
    ['destroy', field, 'gy'],
    ['banish', field, 'banished'],
    ['send-to-gy', field, 'gy'],
    ['return-to-hand', field, 'hand'],
    ['return-to-deck', field, 'deck'],
    ['tribute', field, 'gy'],
    ['add-to-hand', 'gy', 'hand'],
    ['banish', 'gy', 'banished'],
    ['return-to-deck', 'gy', 'deck'],
    ['discard', 'hand', 'gy'],
  ] as const)('%s from the %s', ([verb, from, to]) => {
    const x: Placed = [monster('Lantern Newt'), from];
    const now = playEffect([{ do: verb, what: { target: 0 } }], { cards: { x }, targets: ['x'] });
    expect([cardOf(now, 'x').place, missingOf(now)]).toEqual([to, []]);
  });

  test.for([
    ['a card in the GY is not destroyed', 'destroy', 'gy'],
    ['nor a banished one', 'destroy', 'banished'],
    ['a card in the hand is not Tributed', 'tribute', 'hand'],
    ['a card on the field is not discarded', 'discard', field],
    ['a card in the hand is not returned to it', 'return-to-hand', 'hand'],
    ['a card in the GY is not sent there', 'send-to-gy', 'gy'],
  ] as const)('%s', ([, verb, from]) => {
    const x: Placed = [monster('Lantern Newt'), from];
    const now = playEffect([{ do: verb, what: { target: 0 } }], { cards: { x }, targets: ['x'] });
    expect([cardOf(now, 'x').place, happened(now), missingOf(now)]).toEqual([from, [], []]);
  });
});

test('what sends cards elsewhere from now on moves none now', () => {
  const redirect = { do: 'banish', what: { count: 'all', filter: {} }, insteadOf: 'sent-to-gy' } as const;
  const now = playEffect([redirect], { cards });
  expect([cardOf(now, 'x').place, cardOf(now, 'y').place]).toEqual([field, field]);
  expect(missingOf(now)).toEqual(['"banish instead of being sent to the GY" is not played']);
});

describe('which cards: told, forced, or missing', () => {
  const one = (filter: object) => ({ do: 'destroy', what: { count: 1, from: [field], filter } });
  const mine = { controller: 'you', cardType: 'monster' };

  test('one of two was told', () => {
    expect(place(one(mine), 'y', { chosen: ['y'] })).toBe('gy');
    expect(place(one(mine), 'x', { chosen: ['y'] })).toBe(field);
  });

  test('the only one that fits is taken', () => {
    expect(place(one({ ...mine, attribute: 'WIND' }), 'y')).toBe('gy');
  });

  test('one of two, and nobody said which: missing, with both', () => {
    const now = playEffect([one(mine)], { cards });
    expect(missingOf(now)).toEqual(['which monster you control is destroyed was not said']);
    expect(now.missing[0]?.may).toEqual(['x', 'y']);
    expect(cardOf(now, 'x').place).toBe(field);
  });

  test('none fits: nothing happens, and nothing is missing', () => {
    const now = playEffect([one({ ...mine, attribute: 'DIVINE' })], { cards });
    expect([happened(now), missingOf(now)]).toEqual([[], []]);
  });

  test('two are asked for, and there are two', () => {
    const now = playEffect([{ do: 'destroy', what: { count: 2, from: [field], filter: mine } }], { cards });
    expect(happened(now)).toEqual(['x destroyed', 'y destroyed']);
  });

  test('three are asked for, and there are two: whether two are taken is not settled', () => {
    const now = playEffect([{ do: 'destroy', what: { count: 3, from: [field], filter: mine } }], { cards });
    expect(missingOf(now)).toHaveLength(1);
    expect(cardOf(now, 'x').place).toBe(field);
  });

  test('"up to 2" with one that fits is that one', () => {
    const does = {
      do: 'destroy',
      what: { count: 2, upTo: true, from: [field], filter: { ...mine, attribute: 'WIND' } },
    };
    expect(place(does, 'y')).toBe('gy');
  });

  test('"all" is every one that fits, and none else', () => {
    const now = playEffect([{ do: 'destroy', what: { count: 'all', from: [field], filter: mine } }], {
      cards,
    });
    expect([cardOf(now, 'x').place, cardOf(now, 'y').place, cardOf(now, 'foe').place]).toEqual([
      'gy',
      'gy',
      field,
    ]);
  });

  test('"all" with one of which it was not said whether it fits: that one is missing', () => {
    const z: Placed = [monster('Grey Shape', [], { attribute: undefined }), field];
    const does = {
      do: 'destroy',
      what: { count: 'all', from: [field], filter: { ...mine, attribute: 'WIND' } },
    };
    const now = playEffect([does], { cards: { ...cards, z } });
    expect([cardOf(now, 'y').place, cardOf(now, 'z').place]).toEqual(['gy', field]);
    expect(now.missing[0]?.may).toEqual(['z']);
  });

  test('"any number" takes those that were told', () => {
    const does = { do: 'destroy', what: { count: 'any', from: [field], filter: mine } };
    expect(happened(playEffect([does], { cards, chosen: ['y', 'x'] }))).toEqual([
      'y destroyed',
      'x destroyed',
    ]);
    expect(missingOf(playEffect([does], { cards }))).toHaveLength(1);
  });

  test('what is optional and for which nothing was told is left undone', () => {
    const now = playEffect([{ ...one(mine), may: true }], { cards });
    expect([happened(now), missingOf(now)]).toEqual([[], []]);
  });

  test('and is done where it was said that it is', () => {
    const now = playEffect([{ ...one({ ...mine, attribute: 'WIND' }), may: true }], {
      cards,
      optional: [true],
    });
    expect(happened(now)).toEqual(['y destroyed']);
    const not = playEffect([{ do: 'destroy', what: { target: 0 }, may: true }], {
      cards,
      targets: ['x'],
      optional: [false],
    });
    expect([happened(not), missingOf(not)]).toEqual([[], []]);
  });

  test.for([
    ['its Type does not fit', 'y', one({ ...mine, type: 'Fish' }), 'chain/written-order'],
    ['it is in the hand', 'z', one(mine), 'chain/written-order'],
    ['its controller does not fit', 'foe', one(mine), 'chain/written-order'],
    [
      'Brass Heron was never properly Summoned: it was not Synchro Summoned',
      'heron',
      { do: 'special-summon', what: { count: 1, from: ['gy'], filter: { owner: 'you' } } },
      'properly-summoned/by-procedure',
    ],
  ] as const)('a told choice that no rule allows is pointed out: %s', ([why, chosen, does, rule]) => {
    const z: Placed = [monster('Far Newt'), 'hand'];
    const heron: Placed = [limited('Brass Heron', ['Synchro']), 'gy', { properlySummoned: 'no' }];
    const now = playEffect([does], { cards: { ...cards, z, heron }, chosen: [chosen] });
    expect(now.illegalities).toMatchObject([{ rule, verdict: 'forbids' }]);
    expect(now.illegalities[0]?.because.endsWith(`which cannot take it: ${why}`)).toBe(true);
    expect(cardOf(now, chosen).moves).toBe(0);
  });

  test('a target that is told once more as chosen is not pointed out', () => {
    const now = playEffect([{ do: 'destroy', what: { target: 0 } }], {
      cards,
      targets: ['x'],
      chosen: ['x'],
    });
    expect([happened(now), now.illegalities]).toEqual([['x destroyed'], []]);
  });

  test('each part takes its own of the told cards', () => {
    const hand: Placed = [monster('Pocket Newt'), 'hand'];
    const does = [
      { do: 'discard', what: { count: 1, filter: {} } },
      { do: 'destroy', joined: 'then', what: { count: 1, from: [field], filter: mine } },
    ];
    const now = playEffect(does, { cards: { ...cards, hand }, chosen: ['y', 'hand'] });
    expect(happened(now)).toEqual(['hand discarded', 'y destroyed']);
  });
});

describe('places that are not fully known', () => {
  const search = {
    do: 'add-to-hand',
    what: { count: 1, from: ['deck'], filter: { attribute: 'WIND', owner: 'you' } },
  };
  const inDeck: Placed = [monster('Dusk Owl', [], { attribute: 'WIND' }), 'deck'];

  test('the only fitting card that was named need not be the one', () => {
    const now = playEffect([search], { cards: { inDeck } });
    expect(missingOf(now)).toEqual(['which WIND card in your Deck is added to the hand was not said']);
    expect(cardOf(now, 'inDeck').place).toBe('deck');
  });

  test('it is, where no other card lies there', () => {
    const now = playEffect([search], { cards: { inDeck }, players: { P0: { unseen: { deck: 0 } } } });
    expect(cardOf(now, 'inDeck').place).toBe('hand');
  });

  test('an empty Deck has nothing to add', () => {
    const now = playEffect([search], { players: { P0: { unseen: { deck: 0 } } } });
    expect([happened(now), missingOf(now)]).toEqual([[], []]);
  });
});

describe('what the text says of how they go', () => {
  test('face-down', () => {
    const now = playEffect([{ do: 'banish', faceDown: true, what: { target: 0 } }], {
      cards,
      targets: ['x'],
    });
    expect(cardOf(now, 'x')).toMatchObject({ place: 'banished', faceUp: false });
  });

  test('on top of the Deck', () => {
    const does = { do: 'return-to-deck', to: 'deck', reads: 'on top of', what: { target: 0 } };
    expect(place(does, 'x', { targets: ['x'] })).toBe('deck');
  });

  test('words that may say more are not played', () => {
    const now = playEffect([{ do: 'destroy', what: { target: 0 }, reads: 'unless it is raining' }], {
      cards,
      targets: ['x'],
    });
    expect([cardOf(now, 'x').place, missingOf(now)]).toEqual([
      field,
      ['"unless it is raining" is not played'],
    ]);
  });

  test('banished for a time: it comes back, in its position, to its controller', () => {
    const x: Placed = [
      monster('Lantern Newt'),
      field,
      { controller: 'P1', position: 'defense', owner: 'P0' },
    ];
    const now = playEffect([{ do: 'banish', what: { target: 0 }, until: 'end-phase' }], {
      cards: { x },
      targets: ['x'],
    });
    expect(cardOf(now, 'x')).toMatchObject({ place: 'banished', controller: 'P0' });
    expect(now.scheduled).toHaveLength(1);
  });

  test('a Spell does not destroy itself with all Spells', () => {
    const t: Placed = [trap('Iron Coat'), 'spell-trap-zone'];
    const q: Placed = [spell('Old Orchard', [], 'Continuous'), 'spell-trap-zone'];
    const does = {
      do: 'destroy',
      what: { count: 'all', from: ['spell-trap-zone'], filter: { cardType: 'spell-trap' } },
    };
    expect(happened(playEffect([does], { cards: { t, q } }))).toEqual(['t destroyed', 'q destroyed']);
  });

  test('a Token that leaves the field is nowhere', () => {
    const x: Placed = [monster('Pebble Token', [], { abilities: ['Token', 'Normal'] }), field];
    const now = playEffect([{ do: 'return-to-hand', what: { target: 0 } }], { cards: { x }, targets: ['x'] });
    expect(cardOf(now, 'x').gone).toBe(true);
    const all = { do: 'banish', what: { count: 'all', from: ['hand'], filter: { owner: 'you' } } };
    const later = playEffect([{ do: 'return-to-hand', what: { target: 0 } }, all], {
      cards: { x },
      targets: ['x'],
    });
    expect(happened(later)).not.toContain('x banished');
  });
});

test.for([
  ['from your hand or field', 'hand', 'gy'],
  ['from your hand or field', field, 'gy'],
  ['from your hand or field', 'banished', 'banished'],
  ['from your hand or GY', field, field],
] as const)('"this card %s": in the %s', ([reads, from, to]) => {
  const part = { kind: 'ignition', does: [{ do: 'send-to-gy', what: 'this', reads }], activatesIn: ['hand'] };
  const x: Placed = [monster('Lantern Newt', [part]), from];
  const now = duel({ x }, activate('x'), resolve());
  expect([cardOf(now, 'x').place, missingOf(now)]).toEqual([to, []]);
});
