import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import { cardOf, type Duel } from '../../src/engine/state/duel.ts';
import { actionsInWords } from '../support/actions-in-words.ts';
import {
  activate,
  activation,
  declare,
  duel,
  limited,
  monster,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../support/duels.ts';

/** Pendulum Summons as actions: several monsters at once. */

const heron = (name: string, scale: number, level = 4) =>
  monster(name, [], { abilities: ['Pendulum', 'Effect'], scale, level });
const elk = (name: string, level: number): Placed => [monster(name, [], { level }), 'hand'];
const scales: Readonly<Record<string, Placed>> = {
  low: [heron('Low Heron', 1), 'pendulum-zone'],
  high: [heron('High Heron', 8), 'pendulum-zone'],
};
const board: Readonly<Record<string, Placed>> = {
  ...scales,
  two: elk('Young Elk', 2),
  seven: elk('Old Elk', 7),
  eight: elk('Elder Elk', 8),
  back: [heron('Lost Heron', 3), 'extra-deck', { faceUp: true }],
  down: [heron('Hidden Heron', 3), 'deck'],
};
const comes = (card: string, ...together: readonly string[]) =>
  summon(card, 'pendulum-summoned', together.length === 0 ? {} : { together });
const errand: Placed = [spell('Small Errand', [activation([{ do: 'draw' }])]), 'hand'];
const full = Object.fromEntries(
  (['M1', 'M2', 'M3', 'M4'] as const).map((zone): [string, Placed] => [
    zone,
    [monster(`Elk of ${zone}`), 'monster-zone', { zone }],
  ]),
);

describe('as steps of a log', () => {
  test.for([
    ['one monster', start(board), comes('two'), 'legal', 'pendulum-summon/between-the-scales'],
    ['several at once', start(board), comes('two', 'seven', 'back'), 'legal', 'pendulum-summon/simultaneous'],
    [
      'one of them has a Level of a scale',
      start(board),
      comes('two', 'eight'),
      'illegal',
      'pendulum-summon/between-the-scales',
    ],
    [
      'one of them is in the Deck',
      start(board),
      comes('two', 'down'),
      'illegal',
      'special-summon/within-reach',
    ],
    ['the same one twice', start(board), comes('two', 'two'), 'illegal', 'pendulum-summon/simultaneous'],
    [
      'with one scale',
      start({ low: board['low'] ?? errand, two: elk('Young Elk', 2) }),
      comes('two'),
      'illegal',
      'pendulum-summon/both-zones-filled',
    ],
    [
      'on a Chain',
      duel({ ...board, errand }, activate('errand')),
      comes('two'),
      'illegal',
      'pendulum-summon/when',
    ],
    [
      'the second of the turn',
      duel(board, comes('two')),
      comes('seven'),
      'illegal',
      'pendulum-summon/one-per-turn',
    ],
    [
      'in the next own turn',
      playAll(
        duel(board, comes('two')),
        { do: 'end-turn' },
        { do: 'end-turn' },
        { do: 'phase', phase: 'main-1' },
      ),
      comes('seven'),
      'legal',
      'pendulum-summon/between-the-scales',
    ],
    [
      'two monsters, and one zone',
      start({ ...board, ...full }),
      comes('two', 'seven'),
      'illegal',
      'pendulum-summon/simultaneous',
    ],
    [
      'two monsters, one of them for an Extra Monster Zone',
      start({ ...board, ...full }),
      comes('two', 'back'),
      'legal',
      'pendulum-summon/simultaneous',
    ],
    [
      'another Summon of several',
      start(board),
      summon('two', 'normal-summoned', { together: ['seven'] }),
      'illegal',
      'pendulum-summon/simultaneous',
    ],
  ] as const)('%s', ([, now, action, verdict, rule]) => {
    const judged = judgeStep(now, action);
    const bearing = judged.findings.filter(
      (each) => (each.verdict === 'forbids') === (verdict === 'illegal'),
    );
    expect([judged.verdict, bearing.map((each) => each.rule)]).toEqual([
      verdict,
      expect.arrayContaining([rule]),
    ]);
  });
});

const pendulumSummons = (now: Duel): readonly string[] =>
  actionsInWords(
    now,
    ({ way }) => way === 'pendulum-summoned',
    ({ verdict, card, together = [] }) => [verdict, card, ...together],
  );

describe('what may be done', () => {
  test('each that lies between the scales, and as many as possible', () => {
    expect(pendulumSummons(start(board))).toEqual([
      'legal back',
      'legal back two seven',
      'legal seven',
      'legal two',
    ]);
  });
  test('only as many as there are zones for', () => {
    expect(pendulumSummons(start({ ...board, ...full }))).toEqual([
      'legal back',
      'legal back two',
      'legal seven',
      'legal two',
    ]);
  });
  test('none after the Pendulum Summon of the turn, on a Chain, or for the opponent', () => {
    expect(pendulumSummons(duel(board, comes('two')))).toEqual([]);
    expect(pendulumSummons(duel({ ...board, errand }, activate('errand')))).toEqual([]);
    expect(pendulumSummons(start(board, { turnPlayer: 'P1' }))).toEqual([]);
  });
});

describe('played', () => {
  const at = (now: Duel, ...ids: readonly string[]) => ids.map((id) => cardOf(now, id).place);

  test('all come at one moment, to different zones', () => {
    const now = duel(board, comes('two', 'seven', 'back'));
    expect(at(now, 'two', 'seven', 'back')).toEqual(['monster-zone', 'monster-zone', 'monster-zone']);
    const came = now.timeline.filter(({ names }) => names.includes('pendulum-summoned'));
    expect([came.length, new Set(came.map(({ moment }) => moment)).size]).toEqual([3, 1]);
  });

  const declared = playAll(start(board), declare('two', 'pendulum-summoned', { together: ['seven'] }));
  test('while it can be negated, none of them is anywhere', () => {
    const is = (card: string) => answerQuestion(declared, { ask: 'on-field', card }).answer;
    expect([is('two'), is('seven')]).toEqual(['no', 'no']);
  });

  test('a negation stops all of them, and uses up the Pendulum Summon', () => {
    const now = playAll(declared, { do: 'negate-summon' });
    expect(at(now, 'two', 'seven')).toEqual(['gy', 'gy']);
    expect(pendulumSummons(now)).toEqual([]);
  });

  const negater = (of: object): Placed => [
    trap(
      'Late Frost',
      [
        {
          kind: 'activation',
          word: 'when',
          on: [{ event: 'special-summoned', of, declared: true }],
          does: [{ do: 'negate-summon' }],
        },
      ],
      'Counter',
    ),
    'spell-trap-zone',
    { controller: 'P1', faceUp: false },
  ];
  const answered = (of: object) =>
    playAll(
      start({ ...board, frost: negater(of) }),
      declare('two', 'pendulum-summoned', { together: ['seven'] }),
      activate('frost'),
      resolve(),
    );

  test('so does a Trap that covers any Summon', () => {
    const now = answered({ cardType: 'monster' });
    expect([now.summoning, ...at(now, 'two', 'seven')]).toEqual([undefined, 'gy', 'gy']);
  });

  test('one that covers some of them stops those, and the others are Summoned', () => {
    const now = answered({ cardType: 'monster', levelAtLeast: 5 });
    expect(at(now, 'seven')).toEqual(['gy']);
    expect(at(playAll(now, { do: 'complete-summon' }), 'two')).toEqual(['monster-zone']);
  });
});

test('a Link Monster whose arrow points to a zone makes room for one from the Extra Deck', () => {
  const link = limited('Bridge', ['Link'], {});
  const bridge: Placed = [
    { ...link, facts: { ...link.facts, arrows: ['bottom'] } } as Placed[0],
    'monster-zone',
    { zone: 'EMZ-left' },
  ];
  const other: Placed = [heron('Second Heron', 3), 'extra-deck', { faceUp: true }];
  const without = start({ ...board, other, back: board['back'] ?? other });
  expect(judgeStep(without, comes('back', 'other')).verdict).toBe('illegal');
  expect(judgeStep(start({ ...board, other, bridge }), comes('back')).verdict).toBe('legal');
});
