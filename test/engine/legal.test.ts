import { describe, expect, test } from 'vitest';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { actionsInWords } from '../support/actions-in-words.ts';
import {
  activate,
  activation,
  duel,
  effect,
  ev,
  limited,
  monster,
  must,
  type Placed,
  phase,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';
import { toldAs } from '../support/legal-duel.ts';

const draws = { do: 'draw', amount: 1 };
const hand: Placed = [monster('Tame Boar'), 'hand'];
const newt: Placed = [monster('Lantern Newt', [{ kind: 'ignition', does: [draws] }]), 'monster-zone'];
const snare: Placed = [
  trap('Late Snare', [activation([draws])]),
  'spell-trap-zone',
  { controller: 'P1', faceUp: false },
];
const errand: Placed = [spell('Small Errand', [activation([draws])]), 'hand'];
const cards = { hand, newt, snare, errand };

const listed = (now: Duel): readonly string[] =>
  legalActions(now)
    .filter(({ verdict, card }) => verdict === 'legal' && card !== undefined && Object.hasOwn(cards, card))
    .map(({ player, do: what, card }) => `${player} ${what} ${card}`)
    .toSorted();

describe('what each player may do now', () => {
  test('in the open game state', () => {
    expect(listed(start(cards))).toEqual([
      'P0 activate errand',
      'P0 activate newt',
      'P0 change-position newt',
      'P0 normal-summon hand',
      'P0 set errand',
      'P0 set hand',
    ]);
  });

  test('while a Chain is being built only what is fast enough', () => {
    expect(listed(duel(cards, activate('errand')))).toEqual(['P1 activate snare']);
  });

  test('while a Chain resolves nothing', () => {
    expect(listed(duel(cards, activate('errand'), activate('theirs'), resolve()))).toEqual([]);
  });

  test('after the Normal Summon no other', () => {
    expect(listed(duel(cards, summon('hand', 'normal-summoned')))).not.toContain('P0 set hand');
  });
});

describe('Summons without a Chain, and attacks', () => {
  const own = limited('Patient Crane', [], { procedures: [{ from: ['hand'] }] });
  const unread = limited('Veiled Crane', [], { procedures: [{ from: ['hand'], unread: 'in that column' }] });
  const placed: Readonly<Record<string, Placed>> = {
    own: [own, 'hand'],
    unread: [unread, 'hand'],
    down: [monster('Sly Boar'), 'monster-zone', { faceUp: false }],
    tuner: [monster('Small Bell', [], { abilities: ['Tuner', 'Effect'], level: 2 }), 'monster-zone'],
    boar: [monster('Tame Boar'), 'monster-zone'],
    heron: [
      limited('Brazen Heron', ['Synchro'], {
        materials: {
          groups: [
            { count: 1, filter: { abilities: ['Tuner'] } },
            { count: 1, orMore: true, filter: { notAbilities: ['Tuner'] } },
          ],
        },
      }),
      'extra-deck',
      { faceUp: false },
    ],
  };
  const of = (now: Duel) =>
    actionsInWords(
      now,
      ({ do: what }) => ['special-summon', 'flip-summon', 'attack'].includes(what),
      ({ do: what, card, verdict, materials = [], target }) => [verdict, what, card, ...materials, target],
    );

  test('in the Main Phase', () => {
    expect(of(start(placed))).toEqual([
      'legal flip-summon down',
      'legal special-summon heron tuner boar',
      'legal special-summon own',
      'undecided special-summon unread',
    ]);
  });

  test('not while a Chain is being built, nor in the turn of the other player', () => {
    expect(of(duel({ ...placed, errand }, activate('errand')))).toEqual([]);
    expect(of(start(placed, { turnPlayer: 'P1' }))).toEqual([]);
  });

  test('in the Battle Phase attacks on monsters that are there', () => {
    expect(
      of(start({ boar: [monster('Tame Boar'), 'monster-zone'] }, { phase: 'battle', turnNumber: 2 })),
    ).toEqual(['legal attack boar foe']);
  });
});

test('no listed action is one that a log would be stopped at', () => {
  const duels = [
    start(cards),
    duel(cards, activate('errand')),
    duel(cards, summon('hand', 'normal-summoned')),
    duel(cards, ...effect([ev('drawn')])),
  ];
  for (const now of duels)
    for (const action of legalActions(now)) {
      const verdicts = toldAs(now, action).map((told) => judgeStep(now, told).verdict);
      expect([action, verdicts.every((verdict) => verdict === 'illegal')]).toEqual([action, false]);
    }
});

test('what must be activated before the phase ends is all that is listed when both have passed', () => {
  const ofEnd = (name: string, mandatory: boolean): Placed => [
    monster(name, [
      {
        kind: 'trigger',
        mandatory,
        word: 'during',
        phase: 'end',
        conditions: ['it is the End Phase'],
        does: [draws],
      },
    ]),
    'monster-zone',
  ];
  const lamps = { stern: ofEnd('Stern Lamp', true), wary: ofEnd('Wary Lamp', false), snare };
  const passed = [
    { do: 'pass', player: 'P0' },
    { do: 'pass', player: 'P1' },
  ] as const;
  const activations = legalActions(duel(lamps, phase('end'), ...passed)).filter(
    ({ do: what }) => what === 'activate',
  );
  expect(activations.map(({ card }) => card)).toEqual(['stern']);
});

test('a Trigger Effect is listed when the Chain that its event came in has resolved, and not before', () => {
  const paying = spell('Costly Errand', [
    activation([draws], { cost: [{ do: 'discard', what: { count: 1, from: ['hand'] } }] }),
  ]);
  const lamp: Placed = [monster('Dim Lamp', [must('discarded', { does: [draws] })]), 'hand'];
  const paid = activate('paying', { cost: [ev('discarded', 'lamp', { cause: 'cost' })] });
  const of = (...more: readonly Action[]) =>
    legalActions(duel({ paying: [paying, 'hand'], lamp }, paid, ...more)).map(({ card }) => card);
  expect(of()).not.toContain('lamp');
  expect(of(resolve())).toContain('lamp');
});
