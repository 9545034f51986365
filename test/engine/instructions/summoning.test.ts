import { describe, expect, test } from 'vitest';
import { tokenIn } from '../../../src/cardtext/model/played-words.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { limited, monster, type Placed, phase, playAll, spell } from '../../support/duels.ts';
import { happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const row = (count: number, place: Placed[1] = field): Readonly<Record<string, Placed>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`m${at}`, [monster(`Newt ${at}`), place] as const]),
  );

describe('Special Summons', () => {
  const x = (place: Placed[1], said: object = {}): Placed => [monster('Lantern Newt'), place, said];
  const it = { do: 'special-summon', what: { target: 0 } };
  test.for([
    [
      'from the GY',
      x('gy'),
      it,
      { place: field, faceUp: true, summoned: 'special-summoned', position: 'attack' },
    ],
    ["from the rival's GY, to the own side", x('gy', { owner: 'P1' }), it, { controller: 'P0', owner: 'P1' }],
    ["to the rival's side", x('gy'), { ...it, who: 'opponent' }, { controller: 'P1' }],
    ['in Defense Position', x('hand'), { ...it, position: 'defense' }, { position: 'defense', faceUp: true }],
    [
      'face-down',
      x('hand'),
      { ...it, position: 'defense', faceDown: true },
      { position: 'defense', faceUp: false },
    ],
    [
      'as a Summon of its kind',
      [limited('Brass Heron', ['Synchro']), 'extra-deck'],
      { ...it, treatedAs: 'synchro' },
      { summoned: 'synchro-summoned', properlySummoned: 'yes' },
    ],
  ] as const satisfies readonly (readonly [string, Placed, object, object])[])(
    '%s',
    ([, card, does, wanted]) => {
      const now = playEffect([does], { cards: { x: card }, targets: ['x'] });
      expect([cardOf(now, 'x'), missingOf(now)]).toMatchObject([wanted, []]);
    },
  );

  test.for([
    ['it is on the field already', x(field), 0],
    [
      'it was never properly Summoned',
      [limited('Brass Heron', ['Synchro']), 'gy', { properlySummoned: 'no' }],
      0,
    ],
    ['nobody said whether it was', [limited('Brass Heron', ['Synchro']), 'gy'], 1],
    ['it is a Spell', [spell('Old Orchard'), 'gy'], 0],
  ] as const satisfies readonly (readonly [string, Placed, number])[])('none: %s', ([, card, missing]) => {
    const now = playEffect([it], { cards: { x: card }, targets: ['x'] });
    expect([cardOf(now, 'x').place, missingOf(now).length]).toEqual([card[1], missing]);
  });

  test('no free zone: nothing; one that may be in the Extra Monster Zone: not known of the sixth', () => {
    expect(cardOf(playEffect([it], { cards: { ...row(5), x: x('gy') }, targets: ['x'] }), 'x').place).toBe(
      'gy',
    );
    expect(cardOf(playEffect([it], { cards: { ...row(4), x: x('gy') }, targets: ['x'] }), 'x').place).toBe(
      field,
    );
  });

  test('of those in reach only what may be Summoned is taken', () => {
    const cards: Readonly<Record<string, Placed>> = {
      x: x('gy'),
      y: [limited('Brass Heron', ['Synchro']), 'gy', { properlySummoned: 'no' }],
    };
    const any = {
      do: 'special-summon',
      what: { count: 1, from: ['gy'], filter: { cardType: 'monster', owner: 'you' } },
    };
    const now = playEffect([any], { cards, players: { P0: { unseen: { gy: 0 } } } });
    expect([cardOf(now, 'x').place, cardOf(now, 'y').place]).toEqual([field, 'gy']);
  });

  test('"and if you do" about the same card, in the same moment', () => {
    const does = [it, { do: 'negate-effects', what: 'those', joined: 'also' }];
    const now = playEffect(does, { cards: { x: x('gy') }, targets: ['x'] });
    expect(happened(now)).toEqual(['x special-summoned', 'x effects-negated']);
    expect(cardOf(now, 'x').changes).toMatchObject([{ is: 'negated' }]);
    expect(
      new Set(now.timeline.filter(({ stage }) => stage.in === 'resolution').map(({ moment }) => moment)).size,
    ).toBe(1);
  });

  test("with materials of the player's choice is told, not played", () => {
    const fusion = { do: 'fusion-summon', what: { count: 1, from: ['extra-deck'], filter: {} } };
    expect(missingOf(playEffect([fusion]))).toHaveLength(1);
  });
});

describe('Tokens', () => {
  const words = '(Rock/EARTH/Level 1/ATK 300/DEF 200)';
  const make = (count: number, more: object = {}, cards: Readonly<Record<string, Placed>> = {}) =>
    playEffect(
      [
        {
          do: 'special-summon-token',
          what: { count, filter: { names: ['Pebble Token'], reads: words } },
          ...more,
        },
      ],
      { cards },
    );
  const tokens = (duel: Duel) =>
    Object.values(duel.cards).filter(({ model }) => model.name === 'Pebble Token');

  test('come into being on the field', () => {
    const now = make(2, { position: 'defense' });
    expect(missingOf(now)).toEqual([]);
    expect(tokens(now)).toMatchObject([
      {
        place: field,
        owner: 'P0',
        position: 'defense',
        model: { facts: { level: 1, atk: 300, def: 200, type: 'Rock', attribute: 'EARTH' } },
      },
      { place: field },
    ]);
    expect(tokens(now).every(({ gone }) => gone === undefined)).toBe(true);
    expect(
      now.timeline
        .filter(({ names }) => names.includes('special-summoned'))
        .map(({ fromNowhere }) => fromNowhere),
    ).toEqual([true, true]);
  });

  test("on the rival's side, owned by the effect's player", () => {
    expect(tokens(make(1, { who: 'opponent' }))).toMatchObject([{ owner: 'P0', controller: 'P1' }]);
  });

  test('none where no zone is free, or where not all of them have one (rule effect/no-room-when-it-resolves)', () => {
    expect([tokens(make(1, {}, row(5))), missingOf(make(1, {}, row(5)))]).toEqual([[], []]);
    expect([tokens(make(2, {}, row(4))), missingOf(make(2, {}, row(4)))]).toEqual([[], []]);
  });

  test.for([
    ['(Rock/EARTH/Level 1/ATK 300/DEF 200)', 300],
    ['(Winged Beast/Tuner/WIND/Level 1/ATK 100/DEF 0)', 100],
    ['(Rock/EARTH/Level 1/ATK ?/DEF ?)', '?'],
    ['(Rock/EARTH/its Level/ATK 300/DEF 200)', null],
    ['like a Pebble', null],
  ] as const)('%s', ([said, atk]) => {
    expect(tokenIn(said)?.atk ?? null).toBe(atk);
  });
});

describe('control', () => {
  const taken = (until?: string, cards: Readonly<Record<string, Placed>> = {}) =>
    playEffect([{ do: 'take-control', what: { target: 0 }, ...(until === undefined ? {} : { until }) }], {
      cards,
      targets: ['foe'],
    });

  test('for good, and for a time', () => {
    expect(cardOf(playAll(taken(), phase('end'), phase('standby')), 'foe').controller).toBe('P0');
    const now = taken('end-phase');
    expect(cardOf(playAll(now, phase('end')), 'foe').controller).toBe('P0');
    const later = playAll(now, phase('end'), phase('standby'));
    expect(cardOf(later, 'foe').controller).toBe('P1');
    expect(
      later.timeline.some(({ names, cause }) => names.includes('control-changed') && cause === 'rule'),
    ).toBe(true);
  });

  test('only into a free zone, and back only into one', () => {
    expect(cardOf(taken(undefined, row(5)), 'foe').controller).toBe('P1');
    const theirs = Object.fromEntries(
      Object.entries(row(5)).map(([id, [card, at]]) => [id, [card, at, { controller: 'P1' }] as const]),
    );
    const full = playAll(taken('end-phase', theirs), phase('standby'));
    expect(cardOf(full, 'foe').place).toBe('gy');
  });

  test('what one controls already is not taken; what was given is', () => {
    const x: Placed = [monster('Lantern Newt'), field];
    const give = (who?: string) =>
      playEffect([{ do: 'take-control', what: { target: 0 }, ...(who === undefined ? {} : { who }) }], {
        cards: { x },
        targets: ['x'],
      });
    expect(happened(give())).toEqual([]);
    expect(cardOf(give('opponent'), 'x').controller).toBe('P1');
  });

  test('switched', () => {
    const x: Placed = [monster('Lantern Newt'), field];
    const now = playEffect([{ do: 'switch-control', what: 'targets' }], {
      cards: { x },
      targets: ['x', 'foe'],
    });
    expect([cardOf(now, 'x').controller, cardOf(now, 'foe').controller]).toEqual(['P1', 'P0']);
  });
});

describe('Set', () => {
  test.for([
    ['a monster', [monster('Lantern Newt'), 'hand'], { place: field, faceUp: false, position: 'defense' }],
    ['a Spell', [spell('Wide Door'), 'gy'], { place: 'spell-trap-zone', faceUp: false, role: 'spell' }],
    ['a Field Spell', [spell('Old Orchard', [], 'Field'), 'gy'], { place: 'field-zone', faceUp: false }],
  ] as const satisfies readonly (readonly [string, Placed, object])[])('%s', ([, x, wanted]) => {
    const now = playEffect([{ do: 'set', what: { target: 0 } }], { cards: { x }, targets: ['x'] });
    expect([cardOf(now, 'x'), missingOf(now)]).toMatchObject([wanted, []]);
  });

  test('not where no zone is free', () => {
    const cards = Object.fromEntries(
      Array.from({ length: 4 }, (_, at) => [`s${at}`, [spell(`Door ${at}`), 'spell-trap-zone'] as const]),
    );
    const x: Placed = [spell('Wide Door'), 'gy'];
    // The Spell whose effect it is lies in the fifth zone until the Chain is over.
    const now = playEffect([{ do: 'set', what: { target: 0 } }], { cards: { ...cards, x }, targets: ['x'] });
    expect([cardOf(now, 'x').place, missingOf(now)]).toEqual(['gy', []]);
  });
});
