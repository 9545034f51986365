import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/engine/state/action.ts';
import { happens, monster, type Placed, phase, playAll, start } from '../../support/duels.ts';

const field = 'monster-zone';
const end: Action = { do: 'end-turn' };
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
});
