import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { play } from '../../src/engine/play.ts';
import { pointedAt, squareOf, zoneAt } from '../../src/engine/state/board.ts';
import { cardOf } from '../../src/engine/state/duel.ts';
import { areCoLinked, linksOn } from '../../src/engine/zones/occupied.ts';
import { setUp } from '../../src/situations/set-up.ts';
import { situationSchema } from '../../src/situations/situation.ts';
import { summonWays } from '../../src/vocabulary/summons.ts';
import { type LinkArrow, linkArrows, type MonsterZone, monsterZones } from '../../src/vocabulary/zones.ts';
import {
  activate,
  duel,
  limited,
  monster,
  type Placed,
  playAll,
  resolve,
  start,
  summon,
  trap,
} from '../support/duels.ts';
import { wrongWith } from '../support/invariants.ts';
import { books } from '../support/project-data.ts';

const link = (name: string, arrows: readonly string[]): Placed[0] =>
  monster(name, [], {
    abilities: ['Link', 'Effect'],
    level: undefined,
    link: Math.max(1, arrows.length),
    ...(arrows.length === 0 ? {} : { arrows }),
  });

describe('where arrows point', () => {
  test.for<[string, 'P0' | 'P1', MonsterZone, LinkArrow, string | undefined]>([
    ['down from the left Extra Monster Zone', 'P0', 'EMZ-left', 'bottom', 'P0 M2'],
    ['down and to the right', 'P0', 'EMZ-left', 'bottom-right', 'P0 M3'],
    ['up from it: to the opponent', 'P0', 'EMZ-left', 'top', 'P1 M4'],
    ['sideways from it: nowhere', 'P0', 'EMZ-left', 'right', undefined],
    ['up from M2', 'P0', 'M2', 'top', 'P0 EMZ-left'],
    ['up and to the right from M3', 'P0', 'M3', 'top-right', 'P0 EMZ-right'],
    ['up from M3: nowhere', 'P0', 'M3', 'top', undefined],
    ['left from M1: nowhere', 'P0', 'M1', 'left', undefined],
    ['down from M1: a Spell & Trap Zone is nowhere', 'P0', 'M1', 'bottom', undefined],
    ["up from the opponent's right one", 'P1', 'EMZ-right', 'top', 'P0 M2'],
  ])('%s', ([, player, zone, arrow, expected]) => {
    const square = pointedAt(player, zone, arrow);
    const named =
      square === undefined
        ? undefined
        : zoneAt('P0', square) === undefined
          ? `P1 ${zoneAt('P1', square)}`
          : `P0 ${zoneAt('P0', square)}`;
    expect(named).toBe(expected);
  });

  test('the left Extra Monster Zone of one player is the right one of the other', () => {
    expect(squareOf('P0', 'EMZ-left')).toBe(squareOf('P1', 'EMZ-right'));
    expect(squareOf('P0', 'M1')).not.toBe(squareOf('P1', 'M5'));
  });

  test('co-linked: two Link Monsters that point to one another', () => {
    const board = duel({
      a: [link('Left Post', ['right']), 'monster-zone', { zone: 'M2' }],
      b: [link('Right Post', ['left']), 'monster-zone', { zone: 'M3' }],
      c: [link('Far Post', ['left']), 'monster-zone', { zone: 'M4' }],
      d: [monster('Mossback Elk'), 'monster-zone', { zone: 'M1' }],
    });
    const [a, b, c] = linksOn(board).known;
    if (!a || !b || !c) throw new Error('three Link Monsters point somewhere');
    expect([areCoLinked(a, b), areCoLinked(b, a), areCoLinked(b, c), areCoLinked(a, c)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a situation with zones', () => {
  const of = (...setups: readonly object[]) =>
    setUp(
      situationSchema.parse({ cards: setups, question: { ask: 'normal-summons-left', player: 'P0' } }),
      books.catalogue,
      books.tables,
    );
  const elk = { card: monster('Mossback Elk'), place: 'monster-zone' };
  test('two monsters in one zone are a problem', () => {
    const found = of(
      { ...elk, id: 'a', zone: 'EMZ-left' },
      { ...elk, id: 'b', zone: 'EMZ-right', controller: 'P1' },
    );
    expect(found).toMatchObject({ ok: false, problem: { code: 'zone-twice' } });
  });
  test('a zone of a card that is elsewhere is a problem', () => {
    expect(of({ ...elk, id: 'a', place: 'hand', zone: 'M1' })).toMatchObject({
      ok: false,
      problem: { code: 'zone-elsewhere' },
    });
  });
  test('the same zone of each player is not the same zone', () => {
    expect(of({ ...elk, id: 'a', zone: 'M1' }, { ...elk, id: 'b', zone: 'M1', controller: 'P1' }).ok).toBe(
      true,
    );
  });
});

describe('a told Summon', () => {
  const elk = monster('Mossback Elk');
  test('places the monster where it was said', () => {
    const played = duel({ x: [elk, 'hand'] }, summon('x', 'normal-summoned', { zone: 'M3' }));
    expect(played.cards.x?.zone).toBe('M3');
  });
  test('to a zone that no rule allows is pointed out, and its zone is not known', () => {
    const played = duel({ x: [elk, 'hand'] }, summon('x', 'normal-summoned', { zone: 'EMZ-left' }));
    expect(played.cards.x).toMatchObject({ place: 'monster-zone' });
    expect(played.cards.x?.zone).toBeUndefined();
    expect(played.illegalities).toMatchObject([{ rule: 'normal-summon/main-zone-only', verdict: 'forbids' }]);
  });
  test('a monster that leaves has no zone any more', () => {
    const played = duel(
      { x: [elk, 'monster-zone', { zone: 'M1' }], y: [elk, 'monster-zone', { zone: 'M2' }] },
      {
        do: 'happen',
        events: [
          { event: 'destroyed', card: 'x' },
          { event: 'control-changed', card: 'y' },
        ],
      },
    );
    expect([played.cards.x?.zone, played.cards.y?.zone]).toEqual([undefined, undefined]);
  });
});

const zone = fc.constantFrom(...monsterZones.ids);
const player = fc.constantFrom('P0' as const, 'P1' as const);
const models: readonly Placed[0][] = [
  monster('Mossback Elk'),
  monster('Swaying Heron', [], { abilities: ['Pendulum', 'Effect'], scale: 2 }),
  limited('Brazen Heron', ['Synchro']),
];
const model = fc.oneof(
  fc.constantFrom(...models),
  fc.subarray([...linkArrows]).map((arrows) => link('Wide Bridge', arrows)),
);
/** A board: monsters in zones of their own, and some of which nobody said where they are. */
const board = fc
  .uniqueArray(fc.tuple(player, zone, model), {
    maxLength: 7,
    selector: ([who, where]) => squareOf(who, where),
  })
  .chain((placed) =>
    fc
      .array(fc.boolean(), { minLength: placed.length, maxLength: placed.length })
      .map((said) =>
        Object.fromEntries(
          placed.map(([controller, where, card], at): [string, Placed] => [
            `m${at}`,
            [card, 'monster-zone', { controller, ...(said[at] ? { zone: where } : {}) }],
          ]),
        ),
      ),
  );
const home = fc.constantFrom('hand' as const, 'gy' as const, 'extra-deck' as const, 'banished' as const);

test('a Summon is only ever placed where the rules allow it, and never on another monster', () => {
  fc.assert(
    fc.property(
      board,
      model,
      home,
      fc.boolean(),
      fc.constantFrom(...summonWays.ids),
      zone,
      (cards, x, place, faceUp, way, where) => {
        const before = start({ ...cards, x: [x, place, { faceUp }] });
        const asked = answerQuestion(before, { ask: 'zones', card: 'x', way, player: 'P0', materials: [] });
        const after = play(before, { do: 'summon', card: 'x', way, player: 'P0', zone: where });
        expect(wrongWith(after).filter((each) => each.includes(' in '))).toEqual([]);
        const allowed = asked.answer.split('; ').includes(where);
        if (asked.answer !== 'cannot tell' && way !== 'normal-summoned-again' && way !== 'flip-summoned')
          expect(after.cards.x?.zone === where).toBe(allowed);
        if (after.cards.x?.zone === undefined) expect(asked.answer === 'cannot tell' || !allowed).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('every way of asking gives zones, none, or cannot tell', () => {
  fc.assert(
    fc.property(board, model, home, fc.boolean(), (cards, x, place, faceUp) => {
      const { answer, findings } = answerQuestion(start({ ...cards, x: [x, place, { faceUp }] }), {
        ask: 'zones',
        card: 'x',
        materials: [],
      });
      const named = answer === 'none' || answer === 'cannot tell' ? [] : answer.split('; ');
      expect(named.every((each) => monsterZones.ids.some((id) => id === each))).toBe(true);
      expect(findings.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('whoever Summons a monster controls it, in a zone of their own (found by the properties)', () => {
  const owned: Placed = [monster('Borrowed Newt'), 'deck', { owner: 'P0', controller: 'P1' }];
  const now = duel(
    { a: owned, b: [monster('Own Newt'), 'deck'] },
    summon('b', 'normal-summoned', { zone: 'M5' }),
    summon('a', 'normal-summoned', { materials: ['a'], zone: 'M5' }),
  );
  expect(now.cards.a).toMatchObject({ controller: 'P1', zone: 'M5' });
  expect(wrongWith(now)).toEqual([]);
});

describe('columns', () => {
  const sweeps = {
    kind: 'ignition',
    does: [
      {
        do: 'destroy',
        what: { count: 'all', from: ['spell-trap-zone'], filter: { other: true, column: 'own' } },
      },
    ],
  };
  const swept = (zones: object) =>
    playAll(
      start({
        x: [monster('Column Crane', [sweeps]), 'monster-zone', { zone: 'M3' }],
        y: [trap('Set Snare'), 'spell-trap-zone', { faceUp: false, ...zones }],
      }),
      activate('x'),
      resolve(),
    );

  test('of a card whose zone was not said it is open whether a text about a column takes it', () => {
    const { answer, missing } = answerQuestion(swept({}), { ask: 'happened', card: 'y', deed: 'destroyed' });
    expect([answer, missing.some((words) => words.includes('the column of Set Snare'))]).toEqual([
      'cannot tell',
      true,
    ]);
  });

  test('a card that leaves its zone lies in that column no more', () => {
    const now = playAll(swept({ spellTrapZone: 'S2' }), {
      do: 'happen',
      events: [{ event: 'returned-to-hand', card: 'y' }],
    });
    expect(cardOf(now, 'y')).not.toHaveProperty('spellTrapZone');
  });
});
