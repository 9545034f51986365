import { describe, expect, test } from 'vitest';
import { withMaterialUse } from '../../../src/cardtext/model/summons/material-use.ts';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../../src/engine/legal/judge-step.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import {
  activation,
  limited,
  monster,
  type Placed,
  spell,
  start,
  summon,
  trigger,
} from '../../support/duels.ts';
import { happened, missingOf, playEffect } from './play-effect.ts';

const field = 'monster-zone';
const fusion = (reads: string) =>
  withMaterialUse({
    do: 'fusion-summon',
    what: { count: 1, from: ['extra-deck'], filter: { abilities: ['Fusion'], owner: 'you' } },
    reads,
  });
const fuse = fusion('using monsters from your hand or field as Fusion Material');
const list = (...filters: readonly object[]) => ({
  materials: { groups: filters.map((filter) => ({ count: 1, filter })) },
});
const heron: Placed = [
  limited('Twin Heron', ['Fusion'], list({ type: 'Beast' }, { type: 'Machine' })),
  'extra-deck',
];
const boar: Placed = [monster('Tame Boar'), 'hand'];
const cog: Placed = [limited('Small Cog', []), field];
const goat: Placed = [monster('Tame Goat'), 'gy'];
const cards = { heron, boar, cog, goat };
const where = (duel: Duel, ...ids: readonly string[]) => ids.map((id) => cardOf(duel, id).place);
const because = (duel: Duel) => duel.illegalities.map(({ rule, because: why }) => `${rule}: ${why}`);

describe('a Fusion Summon by an effect', () => {
  test('the materials are used up, and then it is Fusion Summoned', () => {
    const now = playEffect([fuse], { cards, chosen: ['heron', 'boar', 'cog'] });
    expect(where(now, 'heron', 'boar', 'cog')).toEqual([field, 'gy', 'gy']);
    expect(cardOf(now, 'heron')).toMatchObject({ summoned: 'fusion-summoned', properlySummoned: 'yes' });
    expect(happened(now)).toEqual(['boar used-as-material', 'cog used-as-material', 'heron fusion-summoned']);
    const moments = now.timeline.filter(({ stage }) => stage.in === 'resolution').map(({ moment }) => moment);
    expect(moments[0]).toBe(moments[1]);
    expect(moments[2]).toBeGreaterThan(moments[1] ?? 0);
    expect(missingOf(now)).toEqual([]);
  });

  test.for([
    ['their monsters, where the text takes them from either field', 'either field', 'cog', 'gy'],
    ['and not where it is about the own one', 'your field', 'cog', field],
  ] as const)('%s', ([, places, theirs, place]) => {
    const rival: Placed = [limited('Small Cog', []), field, { controller: 'P1' }];
    const does = fusion(`using monsters from your hand or ${places} as Fusion Material`);
    const now = playEffect([does], { cards: { heron, boar, cog: rival }, chosen: ['heron', 'boar', 'cog'] });
    expect(where(now, theirs)).toEqual([place]);
    expect(where(now, 'heron')).toEqual([place === 'gy' ? field : 'extra-deck']);
  });

  test('a full board is none where a material leaves it, and is one where none does', () => {
    const four = Object.fromEntries(
      [1, 2, 3, 4].map((at): [string, Placed] => [
        `m${at}`,
        [monster(`Newt ${at}`), field, { zone: `M${at}` as 'M1' }],
      ]),
    );
    const gear: Placed = [limited('Spare Cog', []), 'hand'];
    const last: Placed = [limited('Small Cog', []), field, { zone: 'M5' }];
    const left: Placed = [limited('Left Tower', ['Link']), field, { zone: 'EMZ-left' }];
    const right: Placed = [limited('Right Tower', ['Link']), field, { controller: 'P1', zone: 'EMZ-left' }];
    const board = { ...cards, ...four, cog: last, gear, left, right };
    expect(where(playEffect([fuse], { cards: board, chosen: ['heron', 'boar', 'cog'] }), 'heron')).toEqual([
      field,
    ]);
    const full = playEffect([fuse], { cards: board, chosen: ['heron', 'boar', 'gear'] });
    expect(because(full)[0]).toMatch(/^fusion-summon\/full-zones: /);
  });

  test('a "when" effect of a material misses the timing, as the Summon comes after it', () => {
    const shy: Placed = [monster('Shy Boar', [trigger('when', { event: 'sent-to-gy', of: 'this' })]), 'hand'];
    const now = playEffect([fuse], { cards: { ...cards, shy }, chosen: ['heron', 'shy', 'cog'] });
    expect(answerQuestion(now, { ask: 'activates', card: 'shy' })).toMatchObject({
      answer: 'no',
      deciding: { rule: 'trigger/missed-timing' },
    });
  });

  test('materials are banished where the text says so', () => {
    const now = playEffect([fusion('by banishing Fusion Materials mentioned on it from your field or GY')], {
      cards,
      chosen: ['heron', 'goat', 'cog'],
    });
    expect(where(now, 'heron', 'goat', 'cog')).toEqual([field, 'banished', 'banished']);
  });

  test('what stands behind the materials is for the parts that follow', () => {
    const draw = {
      do: 'send-to-gy',
      joined: 'then',
      what: { count: 1, from: ['hand'], filter: { owner: 'you' } },
    };
    const spare: Placed = [monster('Spare Boar'), 'hand'];
    const now = playEffect([fuse, draw], {
      cards: { ...cards, spare },
      chosen: ['heron', 'boar', 'cog', 'spare'],
    });
    expect(where(now, 'heron', 'spare')).toEqual([field, 'gy']);
    expect(because(now)).toEqual([]);
  });

  test.for([
    ['a material that its list does not have', ['heron', 'boar', 'spell2'], 'fusion-summon/how'],
    ['two of the same sort', ['heron', 'boar', 'pig'], 'fusion-summon/how'],
    ['a material in the GY, where the text takes none from', ['heron', 'goat', 'cog'], 'fusion-summon/how'],
    ["a monster of the opponent's", ['heron', 'boar', 'theirCog'], 'fusion-summon/how'],
    ['no materials', ['heron'], 'fusion-summon/how'],
    ['a monster that is no Fusion Monster', ['boar', 'cog'], 'special-summon/within-reach'],
  ] as const)('not taken: %s', ([, chosen, rule]) => {
    const now = playEffect([fuse], {
      cards: {
        ...cards,
        pig: [monster('Tame Pig'), 'hand'],
        spell2: [spell('Small Errand'), 'hand'],
        theirCog: [limited('Rival Cog', []), field, { controller: 'P1' }],
      },
      chosen,
    });
    expect(cardOf(now, 'heron').place).toBe('extra-deck');
    expect(because(now)[0]).toMatch(new RegExp(`^${rule}: `));
    expect(missingOf(now).length).toBeGreaterThan(0);
  });

  test.for([
    ['nobody said which monster', fuse, []],
    [
      'how they are used is in other words',
      fusion('using monsters on either field'),
      ['heron', 'boar', 'cog'],
    ],
  ] as const)('open: %s', ([, does, chosen]) => {
    const now = playEffect([does], { cards, chosen });
    expect(missingOf(now).length).toBeGreaterThan(0);
    expect(where(now, 'heron', 'boar')).toEqual(['extra-deck', 'hand']);
  });

  test('not taken: a material whose text says that it is none', () => {
    const shy: Placed = [
      monster('Shy Boar', [
        {
          kind: 'not-an-effect',
          what: 'summoning-condition',
          reads: 'Cannot be used as Fusion Material.',
          barsMaterial: { kinds: ['fusion'] },
        },
      ]),
      'hand',
    ];
    const now = playEffect([fuse], { cards: { ...cards, shy }, chosen: ['heron', 'shy', 'cog'] });
    expect(where(now, 'heron', 'shy')).toEqual(['extra-deck', 'hand']);
    expect(because(now)[0]).toMatch(/^fusion-summon\/how: /);
  });

  test('open: what its materials have to be was not read', () => {
    const odd: Placed = [limited('Odd Heron', ['Fusion']), 'extra-deck'];
    const now = playEffect([fuse], { cards: { ...cards, odd }, chosen: ['odd', 'boar', 'cog'] });
    expect(missingOf(now).length).toBeGreaterThan(0);
  });

  test('open: a material that may stand in for another', () => {
    const frog: Placed = [
      monster('Helpful Frog', [
        { kind: 'unclassified', reads: 'It can substitute for one Fusion Material.' },
      ]),
      'hand',
    ];
    const now = playEffect([fuse], { cards: { ...cards, frog }, chosen: ['heron', 'frog', 'boar'] });
    expect(missingOf(now).length).toBeGreaterThan(0);
    expect(because(now)).toEqual([]);
  });

  const named = (more: object = {}, parts: readonly unknown[] = []): Placed => [
    {
      ...limited('Named Heron', ['Fusion'], list({ names: ['Tame Boar'] }, { names: ['Lost Ram'] })),
      parts: monster('Named Heron', parts).parts,
      ...more,
    },
    'extra-deck',
  ];
  const helper = (where = '', kind = 'the', more: object = {}, place: Placed[1] = 'hand'): Placed => [
    monster('Helpful Frog', [
      {
        kind: 'continuous',
        does: [
          {
            do: 'described',
            reads: `This card${where} can be used as a substitute for any 1 Fusion Material whose name is listed on ${kind} Fusion Monster, but the other materials must be correct.`,
          },
        ],
      },
    ]),
    place,
    more,
  ];
  const summoned = (frog: Placed, other = 'boar', bird: Placed = named()) => {
    const now = playEffect([fuse], {
      cards: { ...cards, heron: bird, frog, twin: helper() },
      chosen: ['heron', 'frog', other],
    });
    if (where(now, 'heron')[0] === field) return 'yes';
    return because(now).length > 0 ? 'no' : 'open';
  };

  test.for([
    ['for one that is named', helper(), 'boar', named(), 'yes'],
    ['the other one is not what is asked for', helper(), 'cog', named(), 'no'],
    ['two that stand in', helper(), 'twin', named(), 'no'],
    ['none is named', helper(), 'boar', heron, 'no'],
    ['from a place that its text names', helper(' in your hand, field, or GY'), 'boar', named(), 'yes'],
    ['from another place', helper(' on the field'), 'boar', named(), 'no'],
    ['for a Fusion Monster of another kind', helper('', 'a "Crane"'), 'boar', named(), 'no'],
    ['for one of that kind', helper('', 'a "Heron"'), 'boar', named(), 'yes'],
    ['while it lies face-down', helper('', 'the', { faceUp: false }, field), 'boar', named(), 'open'],
    [
      'where the very materials are asked for',
      helper(),
      'boar',
      named({}, [
        {
          kind: 'not-an-effect',
          what: 'summoning-condition',
          reads: 'A Fusion Summon of this card can only be done with the above materials.',
        },
      ]),
      'no',
    ],
  ] as const)('a material that stands in: %s', ([, frog, other, bird, expected]) => {
    expect(summoned(frog, other, bird)).toBe(expected);
  });

  test('without a Fusion Monster it cannot be activated', () => {
    const fusing: Placed = [spell('Fusing Errand', [activation([fuse])]), 'hand'];
    const none = { players: { P0: { unseen: { 'extra-deck': 0 } } } };
    const may = (more: Readonly<Record<string, Placed>>) =>
      answerQuestion(start({ fusing, boar, cog, ...more }, none), { ask: 'can-activate', card: 'fusing' })
        .answer;
    expect([may({}), may({ heron })]).toEqual(['no', 'yes']);
  });
});

describe('a Ritual Summon by an effect', () => {
  const ritual = (levels: string) =>
    withMaterialUse({
      do: 'ritual-summon',
      what: { count: 1, from: ['hand'], filter: { abilities: ['Ritual'], owner: 'you' } },
      reads: `by Tributing monsters from your hand or field whose total Levels ${levels} its Level`,
    });
  const saint: Placed = [limited('Tallow Saint', ['Ritual']), 'hand'];
  const of = (level: number, place: Placed[1] = 'hand'): Placed => [
    monster(`Level ${level} Newt`, [], { level }),
    place,
  ];
  const all = {
    saint,
    two: of(2),
    three: of(3, field),
    four: of(4),
    six: of(6),
    rank: [limited('Iron Tower', ['Xyz']), field] as Placed,
  };
  test.for([
    ['the same Level together', 'equal or exceed', ['two', 'four'], 'done'],
    ['more than its Level', 'equal or exceed', ['three', 'four'], 'done'],
    ['less than its Level', 'equal or exceed', ['two', 'three'], 'refused'],
    ['more than its Level, where it has to be the same', 'exactly equal', ['three', 'four'], 'refused'],
    ['the same Level, where it has to be', 'exactly equal', ['two', 'four'], 'done'],
    ['one monster is enough, and another is Tributed', 'equal or exceed', ['six', 'two'], 'open'],
    ['a monster without a Level', 'equal or exceed', ['rank', 'four'], 'open'],
  ] as const)('%s', ([, levels, tributes, outcome]) => {
    const now = playEffect([ritual(levels)], { cards: all, chosen: ['saint', ...tributes] });
    const is = because(now).length > 0 ? 'refused' : missingOf(now).length > 0 ? 'open' : 'done';
    expect(is).toBe(outcome);
    const done = outcome === 'done';
    expect(where(now, 'saint', ...tributes)[0]).toBe(done ? field : 'hand');
    if (done) expect(happened(now).at(-1)).toBe('saint ritual-summoned');
    if (done) expect(where(now, ...tributes)).toEqual(tributes.map(() => 'gy'));
  });

  test.for([
    ['such monsters', [4, 6], 'gy'],
    ['others as well', [4], 'hand'],
  ] as const)('of Tributes that the text describes: %s', ([, levels, place]) => {
    const does = ritual('equal or exceed');
    const uses = does.uses === undefined ? {} : { uses: { ...does.uses, filter: { levels: [...levels] } } };
    const now = playEffect([{ ...does, ...uses }], {
      cards: { saint, six: of(6) },
      chosen: ['saint', 'six'],
    });
    expect(where(now, 'six')).toEqual([place]);
  });
});

describe('a Summon with its materials, as a step', () => {
  const tower: Placed = [
    limited('Iron Tower', ['Xyz'], { materials: { groups: [{ count: 2, filter: { levels: [4] } }] } }),
    'extra-deck',
  ];
  const on: Placed = [monster('Tame Boar'), field];
  test.for([
    ['they fit', ['a', 'b'], 'legal'],
    ['one too few', ['a'], 'illegal'],
    ['one of another Level', ['a', 'low'], 'illegal'],
    ['one in the hand', ['a', 'boar'], 'illegal'],
  ] as const)('%s', ([, materials, verdict]) => {
    const now = start({ tower, a: on, b: on, low: [monster('Low Boar', [], { level: 2 }), field], boar });
    expect(judgeStep(now, summon('tower', 'xyz-summoned', { materials }))).toMatchObject({ verdict });
  });
});
