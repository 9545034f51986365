import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../../src/engine/legal/judge-step.ts';
import type { Action } from '../../../src/engine/state/action.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  happens,
  monster,
  must,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import { stepVerdict } from '../../support/step-verdict.ts';

const field = 'monster-zone';
const end: Action = { do: 'end-turn' };
const boar: Placed = [monster('Tame Boar'), 'hand'];
const newt: Placed = [monster('Plain Newt'), field];
const counts = (hand: number, deck: number) => ({ players: { P1: { unseen: { hand, deck } } } });

test('of several effects of the End Phase the order that was taken is said', () => {
  const lamp = (name: string): Placed => [
    monster(name, [
      {
        kind: 'trigger',
        mandatory: true,
        word: 'during',
        phase: 'end',
        conditions: ['it is the End Phase'],
        does: [{ do: 'gain-lp', amount: 100 }],
      },
    ]),
    field,
  ];
  const said = (cards: Readonly<Record<string, Placed>>) =>
    playAll(start(cards), end).assumed.filter((words) => words.includes('in this order'));
  expect(said({ one: lamp('Small Lamp'), two: lamp('Tall Lamp') })).toEqual([
    'the effects of the End Phase are activated in this order: Small Lamp, Tall Lamp',
  ]);
  expect(said({ one: lamp('Small Lamp') })).toEqual([]);
});

describe('a new turn', () => {
  test('it is the turn of the other player, in the Draw Phase', () => {
    const now = playAll(start({}, { turnNumber: 3 }), end);
    expect([now.turn, now.turnPlayer, now.phase, now.firstTurn]).toEqual([4, 'P1', 'draw', 'no']);
    expect(playAll(now, end)).toMatchObject({ turn: 5, turnPlayer: 'P0' });
  });

  test('the Normal Summon and limits of the turn are there again', () => {
    const limit = { scope: 'name', counts: 'use', per: 'turn' };
    const user: Placed = [
      monster('Busy Newt', [{ kind: 'quick', does: [{ do: 'gain-lp', amount: 100 }], limit }]),
      field,
    ];
    const used = playAll(
      start({ boar, user }),
      summon('boar', 'normal-summoned'),
      activate('user'),
      resolve(),
    );
    const may = (now: Duel) => [
      answerQuestion(now, { ask: 'normal-summons-left', player: 'P0' }).answer,
      answerQuestion(now, { ask: 'can-activate', card: 'user' }).answer,
    ];
    expect(may(used)).toEqual(['0', 'no']);
    expect(may(playAll(used, end, end, phase('main-1')))).toEqual(['1', 'yes']);
  });

  test('what lasted until the end of the turn is over', () => {
    const s: Placed = [
      spell('Tall Ladder', [
        activation([{ do: 'change-atk', what: { target: 0 }, amount: 500, until: 'end-of-turn' }], {
          targets: [{ count: 1, from: [field] }],
        }),
      ]),
      'hand',
    ];
    const now = playAll(start({ s, newt }), activate('s', { targets: ['newt'] }), resolve());
    const atk = (duel: Duel) => answerQuestion(duel, { ask: 'stats', card: 'newt', stat: 'atk' }).answer;
    expect([atk(now), atk(playAll(now, end))]).toEqual(['ATK 2000', 'ATK 1500']);
  });

  test('what was left for the End Phase is done on the way', () => {
    const s: Placed = [
      spell('Late Errand', [
        activation([{ do: 'destroy', what: { target: 0 }, delayed: 'during the End Phase' }], {
          targets: [{ count: 1, from: [field] }],
        }),
      ]),
      'hand',
    ];
    const now = playAll(start({ s, newt }), activate('s', { targets: ['newt'] }), resolve());
    expect([now.cards.newt?.place, playAll(now, end).cards.newt?.place]).toEqual([field, 'gy']);
  });
});

describe('the draw for the turn', () => {
  test('a card that nobody named comes to the hand', () => {
    expect(playAll(start({}, counts(2, 30)), end).players.P1.unseen).toMatchObject({ hand: 3, deck: 29 });
  });

  test('it is told which: no other card is drawn', () => {
    const top: Placed = [monster('Top Newt'), 'deck', { controller: 'P1' }];
    const drawn = happens({ event: 'drawn', card: 'top' });
    const now = playAll(start({ top }, counts(2, 30)), end, drawn);
    expect(now.players.P1.unseen).toMatchObject({ hand: 2, deck: 30 });
    expect(now.cards.top?.place).toBe('hand');
    // A card that is drawn later in the turn is another one.
    const later = playAll(start({ top }, counts(2, 30)), end, phase('main-1'), drawn);
    expect(later.players.P1.unseen).toMatchObject({ hand: 3, deck: 29 });
  });

  test('the only card of the Deck is the one', () => {
    const top: Placed = [monster('Top Newt'), 'deck', { controller: 'P1' }];
    expect(playAll(start({ top }, counts(2, 0)), end).cards.top?.place).toBe('hand');
  });

  test('of several named cards that are the whole Deck nobody said which', () => {
    const top: Placed = [monster('Top Newt'), 'deck', { controller: 'P1' }];
    const next: Placed = [monster('Next Newt'), 'deck', { controller: 'P1' }];
    const now = playAll(start({ top, next }, counts(2, 0)), end);
    expect(answerQuestion(now, { ask: 'where', card: 'next' }).answer).toBe('cannot tell');
  });

  test('without a card in the Deck the Duel is lost', () => {
    const none = { P1: { unseen: { hand: 0, deck: 0 } } };
    const cards = { theirs: [spell('Their Errand'), 'gy', { controller: 'P1' }] } as const;
    expect(playAll(start(cards, { players: none }), end).over).toEqual({
      lost: ['P1'],
      rule: 'victory/deck-out',
    });
  });
});

describe('when a turn or a phase may end', () => {
  const owl: Placed = [
    monster('Night Owl', [
      { ...must('destroyed'), on: [], word: 'during', phase: 'end', does: [{ do: 'gain-lp', amount: 100 }] },
    ]),
    field,
  ];
  test.for([
    ['nothing is under way', start({ boar }), end, 'legal', 'phase-order/hand-size ends'],
    [
      'a Chain is under way',
      playAll(start({}), activate('errand')),
      end,
      'illegal',
      'turns-general/ending-a-phase chain',
    ],
    [
      'a mandatory effect of the End Phase may have been left out',
      start({ owl }),
      end,
      'undecided',
      'turns-general/ending-a-phase perhaps',
    ],
    [
      'seven cards in the hand',
      start({}, { players: { P0: { unseen: { hand: 5 } } } }),
      end,
      'illegal',
      'phase-order/hand-size over',
    ],
    [
      'seven cards in the hand, from the End Phase on',
      start({}, { phase: 'end', players: { P0: { unseen: { hand: 5 } } } }),
      phase('draw'),
      'illegal',
      'phase-order/hand-size over',
    ],
    [
      'six cards in the hand',
      start({}, { players: { P0: { unseen: { hand: 4 } } } }),
      end,
      'legal',
      'phase-order/hand-size ends',
    ],
    [
      'the other player ends it',
      start({}),
      { do: 'end-turn', player: 'P1' },
      'illegal',
      'timing/both-pass other',
    ],
    [
      'a Battle Phase in the first turn',
      start({}, { turnNumber: 1 }),
      phase('battle'),
      'illegal',
      'battle-phase/not-in-first-turn first',
    ],
    [
      'a Battle Phase in the second turn',
      start({}, { turnNumber: 2 }),
      phase('battle'),
      'legal',
      'turns-general/ending-a-phase may',
    ],
    [
      'a Battle Phase in the turn after the first',
      playAll(start({}, { turnNumber: 1 }), end, phase('main-1')),
      phase('battle'),
      'legal',
      'turns-general/ending-a-phase may',
    ],
  ] as const satisfies readonly (readonly [string, Duel, Action, string, string])[])(
    '%s',
    ([, now, action, verdict, reason]) => {
      expect(stepVerdict(now, action)).toEqual({ verdict, found: expect.arrayContaining([reason]) });
    },
  );

  test('a Battle Phase in a turn that nobody numbered is taken for no first one', () => {
    expect(judgeStep(start({}), phase('battle')).assumed).toEqual(['it is not the first turn of the Duel']);
  });
});

describe('a Battle Phase that a text does not let be', () => {
  const promise: Placed = [
    spell('Quiet Promise', [
      activation([{ do: 'gain-lp', amount: 100 }]),
      {
        kind: 'not-an-effect',
        what: 'restriction',
        reads: 'no Battle Phase in its turn',
        bans: { battlePhase: true },
        inTurnOf: 'card',
      },
    ]),
    'hand',
  ];
  const kept = playAll(start({ promise }), activate('promise'), resolve());
  test.for([
    ['in the turn of the activation', kept, 'illegal'],
    ['in the next turn', playAll(kept, end, phase('main-1')), 'legal'],
    ['before any activation', start({ promise }), 'legal'],
  ] as const)('%s', ([, now, verdict]) => {
    expect(judgeStep(now, phase('battle'))).toMatchObject({ verdict });
  });
});
