import { describe, expect, test } from 'vitest';
import { steps } from '../../src/card-model/conjunctions.ts';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { cardOf, type Duel } from '../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  duel,
  ev,
  monster,
  negated,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  trap,
  when,
} from '../support/duels.ts';

const newt = (part: unknown = when('destroyed')): Placed => [monster('Lantern Newt', [part]), 'monster-zone'];
const boulder = (does: readonly Record<string, unknown>[], more: object = {}): Placed => [
  spell('Rolling Boulder', [activation(does, { targets: [{ count: 1 }], ...more })]),
  'hand',
];
const destroyIt = { do: 'destroy', what: { target: 0 } };
const answer = (now: Duel) => answerQuestion(now, { ask: 'activates', card: 'x' }).answer;

test('instructions fall into moments at "then" and at new sentences', () => {
  const all = ['draw', 'discard', 'gain-lp', 'banish'] as const;
  const joins = [undefined, 'and', 'then', 'also'] as const;
  const moments = steps(
    all.map((verb, at) => ({ do: verb, ...(joins[at] === undefined ? {} : { joined: joins[at] }) })),
  );
  expect(moments.map((step) => step.map((each) => each.do))).toEqual([
    ['draw', 'discard'],
    ['gain-lp', 'banish'],
  ]);
});

describe('targets that left', () => {
  const gone = (does: readonly Record<string, unknown>[], ...before: readonly ReturnType<typeof ev>[]) =>
    duel(
      { x: newt(), s: boulder(does) },
      activate('s', { targets: ['x'] }),
      activate('theirs'),
      resolve(before),
      resolve(),
    );
  const names = (now: Duel) =>
    now.timeline
      .filter(({ stage }) => stage.in === 'resolution' && stage.link === 1)
      .map((event) => event.names[0]);

  test.for([
    ['a target that stayed is destroyed', [ev('drawn')], ['destroyed']],
    ['a target that was banished is not', [ev('banished', 'x')], []],
    [
      'nor one that was turned to other control and back: it has not moved',
      [ev('control-changed', 'x')],
      ['destroyed'],
    ],
  ] as const)('%s', ([, before, happened]) => {
    expect(names(gone([destroyIt], ...before))).toEqual(happened);
  });

  test('one that left and came back is another card', () => {
    const now = duel(
      { x: newt(), s: boulder([destroyIt]) },
      activate('s', { targets: ['x'] }),
      activate('theirs'),
      resolve([ev('banished', 'x')], [ev('returned-to-field', 'x')]),
      resolve(),
    );
    expect(names(now)).toEqual([]);
  });

  test.for([
    ['then', []],
    ['if-you-do', []],
    ['and', []],
    ['also', ['drawn']],
    ['also-after-that', ['drawn']],
  ] as const)('what is joined with "%s" when the target is gone', ([joined, happened]) => {
    expect(names(gone([destroyIt, { do: 'draw', joined }], ev('banished', 'x')))).toEqual(happened);
  });
});

describe('costs', () => {
  test('an effect pays with its own card, where its text says so', () => {
    const x: Placed = [
      monster('Lantern Newt', [
        { kind: 'ignition', cost: [{ do: 'tribute', what: 'this' }], does: [{ do: 'draw' }] },
      ]),
      'monster-zone',
    ];
    const now = duel({ x }, activate('x'));
    expect(cardOf(now, 'x').place).toBe('gy');
    expect(now.timeline.at(-1)).toMatchObject({
      names: ['tributed', 'sent-to-gy', 'left-the-field'],
      cause: 'cost',
      stage: { in: 'activation' },
    });
  });

  test('a cost stays paid when the activation is negated', () => {
    const now = duel(
      { x: newt() },
      activate('spell', { cost: [ev('tributed', 'x')] }),
      negated('activation'),
    );
    expect(cardOf(now, 'x').place).toBe('gy');
  });

  test('a target is followed from when the cost was paid', () => {
    const now = duel(
      { x: newt(), s: boulder([{ do: 'banish', what: { target: 0 } }]) },
      activate('s', { targets: ['x'], cost: [ev('sent-to-gy', 'x')] }),
      resolve(),
    );
    expect(cardOf(now, 'x').place).toBe('banished');
  });
});

describe('Spell/Trap Cards and their activation', () => {
  const orchard: Placed = [spell('Old Orchard', [activation()], 'Continuous'), 'hand'];

  test('a Normal Spell is face-up on the field while it is on the Chain, and in the GY afterwards', () => {
    const first = duel({}, activate('errand'));
    expect(cardOf(first, 'errand')).toMatchObject({
      place: 'spell-trap-zone',
      faceUp: true,
      activated: false,
    });
    const done = playAll(first, resolve());
    expect(cardOf(done, 'errand').place).toBe('gy');
    expect(done.timeline.at(-1)?.stage.in).toBe('chain-end');
  });

  test('it waits for the whole Chain', () => {
    const now = duel({}, activate('errand'), activate('theirs'), resolve());
    expect(cardOf(now, 'theirs').place).toBe('spell-trap-zone');
    expect(cardOf(playAll(now, resolve()), 'theirs').place).toBe('gy');
  });

  test('that a Normal Spell goes to the GY is not the last thing to happen', () => {
    const now = duel({ x: newt() }, activate('errand'), resolve([ev('destroyed', 'x')]));
    expect(answer(now)).toBe('yes');
  });

  test('a Continuous Spell counts as activated once its activation has resolved', () => {
    const first = duel({ c: orchard }, activate('c'));
    expect(cardOf(first, 'c').activated).toBe(false);
    expect(cardOf(playAll(first, resolve()), 'c')).toMatchObject({
      activated: true,
      place: 'spell-trap-zone',
    });
  });

  test.for([
    ['its activation was negated: it goes to the GY', 'activation', 'gy', false],
    ['its effect was negated: it stays', 'effect', 'spell-trap-zone', true],
  ] as const)('a Continuous Spell: %s', ([, what, place, activated]) => {
    expect(cardOf(duel({ c: orchard }, activate('c'), negated(what)), 'c')).toMatchObject({
      place,
      activated,
    });
  });

  test('an effect in the GY does not put its card on the field', () => {
    const now = duel(
      { c: [spell('Buried Seed', [{ kind: 'quick' }, activation()]), 'gy'] },
      activate('c'),
      resolve(),
    );
    expect(cardOf(now, 'c')).toMatchObject({ place: 'gy', moves: 0 });
  });

  test('a Trap that equipped itself stays', () => {
    const now = duel(
      { c: [trap('Iron Coat', [activation()]), 'spell-trap-zone', { faceUp: false }] },
      activate('c'),
      resolve([ev('equipped', 'c')]),
    );
    expect(cardOf(now, 'c').place).toBe('spell-trap-zone');
  });
});

describe('where a card lies that was activated without saying which effect', () => {
  const seed = spell('Buried Seed');
  test.for([
    [
      'from the hand: face-up in the Spell & Trap Zone',
      [seed, 'hand'],
      { place: 'spell-trap-zone', faceUp: true, moves: 1 },
    ],
    [
      'Set: turned face-up where it is',
      [seed, 'spell-trap-zone', { faceUp: false }],
      { place: 'spell-trap-zone', faceUp: true, moves: 0 },
    ],
    [
      'a Field Spell: in the Field Zone',
      [spell('Old Orchard', [], 'Field'), 'hand'],
      { place: 'field-zone', faceUp: true },
    ],
    ['in the GY: there', [seed, 'gy'], { place: 'gy', moves: 0 }],
    ['banished: there', [seed, 'banished'], { place: 'banished', moves: 0 }],
    ['a monster in the hand: there', [monster('Lantern Newt'), 'hand'], { place: 'hand', moves: 0 }],
    [
      'a Trap that is a monster: there',
      [trap('Iron Golem'), 'monster-zone'],
      { place: 'monster-zone', moves: 0 },
    ],
  ] as const satisfies readonly (readonly [string, Placed, object])[])('%s', ([, c, card]) => {
    expect(cardOf(duel({ c }, activate('c')), 'c')).toMatchObject(card);
  });

  test('a Field Spell goes to the GY with its negated activation, and stays otherwise', () => {
    const c: Placed = [spell('Old Orchard', [activation()], 'Field'), 'hand'];
    expect(cardOf(duel({ c }, activate('c'), negated('activation')), 'c').place).toBe('gy');
    expect(cardOf(duel({ c }, activate('c'), resolve()), 'c')).toMatchObject({
      place: 'field-zone',
      activated: true,
    });
  });

  test('a Spell that was destroyed in its Chain is not activated, and not sent to the GY once more', () => {
    const now = duel(
      {},
      activate('errand'),
      activate('theirs'),
      resolve([ev('banished', 'errand')]),
      resolve(),
    );
    expect(cardOf(now, 'errand')).toMatchObject({ place: 'banished', activated: false });
  });
});

describe('several links', () => {
  test('they resolve in reverse, each once', () => {
    const now = duel({}, activate('errand'), activate('theirs'), resolve(), resolve());
    expect(now.resolved.map(({ link }) => link.card)).toEqual(['theirs', 'errand']);
    expect(now.chain).toEqual([]);
    expect(now.chains).toBe(1);
  });

  test('a monster revived from the opponent goes to the side of the effect', () => {
    const now = playAll(
      start({ x: [monster('Lantern Newt'), 'gy', { controller: 'P1' }] }),
      activate('errand'),
      resolve([ev('special-summoned', 'x')]),
    );
    expect(cardOf(now, 'x')).toMatchObject({ owner: 'P1', controller: 'P0' });
  });
});
