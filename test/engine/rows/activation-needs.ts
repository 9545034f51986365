import type { Duel } from '../../../src/engine/duel.ts';
import { duel, limited, monster, type Placed, start, summon, trap } from '../../support/duels.ts';
import { draws, field, ignition, x } from './activation-cards.ts';
import { type Row, rows } from './row.ts';

/** What an activation needs: a target, a cost that can be paid, and something to do. */

const known = (deck: number) => ({
  players: { P0: { lp: 800, unseen: { hand: 0, gy: 0, deck } }, P1: { unseen: { gy: 0 } } },
});
const told = (cards: Readonly<Record<string, Placed>>): Duel => start(cards, known(0));
const granted = rows({ ask: 'can-activate', card: 'x', granted: true });
const fromTop = (count: number) => ({
  do: 'banish',
  what: { count, from: ['deck'], filter: { reads: 'from the top' } },
});
const twoCards = { ...draws, amount: 2 };
const targets = (filter: object, from: readonly string[] = [field]) => ({
  targets: [{ count: 1, from, filter }],
});
const sends = (from: readonly string[], filter: object = {}) => ({
  do: 'send-to-gy',
  what: { count: 1, from, filter },
});
/** Where it lies, what would be sent to the GY is banished. */
const fog: Placed = [
  trap(
    'Bottomless Fog',
    [
      {
        kind: 'continuous',
        does: [{ do: 'banish', what: { count: 'all', filter: {} }, insteadOf: 'sent-to-gy' }],
      },
    ],
    'Continuous',
  ),
  'spell-trap-zone',
  { faceUp: true },
];
const waking = (filter: object): Placed => [
  monster('Waking Newt', [
    {
      kind: 'trigger',
      mandatory: false,
      word: 'if',
      on: [{ event: 'normal-summoned', of: 'this' }],
      does: [draws],
      ...targets(filter),
    },
  ]),
  'hand',
];

export const activationNeeds: readonly Row[] = [
  x(
    'with a target',
    start({ x: ignition(targets({ controller: 'opponent' })) }, known(1)),
    'yes',
    'target/chosen-at-activation there',
  ),
  x(
    'without one',
    told({ x: ignition(targets({ controller: 'opponent', attribute: 'WIND' })) }),
    'no',
    'target/chosen-at-activation none',
  ),
  x(
    'a card in the hand is no target',
    told({ x: ignition(targets({}, ['hand'])), y: [monster('Tame Boar'), 'hand'] }),
    'no',
    'target/chosen-at-activation none',
  ),

  x(
    'LP enough for the cost',
    told({ x: ignition({ cost: [{ do: 'pay-lp', amount: 800 }], does: [{ do: 'gain-lp', amount: 1 }] }) }),
    'yes',
    'damage/paying-lp enough',
  ),
  x(
    'too few',
    told({ x: ignition({ cost: [{ do: 'pay-lp', amount: 801 }], does: [{ do: 'gain-lp', amount: 1 }] }) }),
    'no',
    'damage/paying-lp too-few',
  ),
  x(
    'a discard with an empty hand',
    start({ x: ignition({ cost: [{ do: 'discard', what: { count: 5, filter: {} } }] }) }, known(0)),
    'no',
    'cost/must-be-payable cannot-pay',
  ),
  x(
    'a cost in words, from a hand that was counted',
    start(
      { x: ignition({ cost: [{ do: 'described', reads: 'show 1 or 2 cards of your hand' }] }) },
      known(1),
    ),
    'cannot tell',
    'cost/must-be-payable count-open',
  ),
  x(
    'sending itself to the GY where it would be banished',
    duel({
      x: ignition({ cost: [{ do: 'send-to-gy', what: 'this' }] }),
      fog,
    }),
    'no',
    'cost/must-be-payable cannot-pay',
  ),
  x(
    'sending any card from the hand there, where nobody said which there are',
    duel({
      x: ignition({ cost: [{ do: 'send-to-gy', what: { count: 1, from: ['hand'], filter: {} } }] }),
      fog,
    }),
    'no',
    'cost/must-be-payable elsewhere',
  ),
  x(
    'an effect that sends one from the Deck there',
    duel({ x: ignition({ does: [sends(['deck'])] }), fog }),
    'no',
    'activation/sent-elsewhere elsewhere',
  ),
  x(
    'one that only words describe',
    duel({ x: ignition({ does: [sends(['deck'], { reads: 'the top 5' })] }), fog }),
    'cannot tell',
    'activation/sent-elsewhere open',
  ),
  x(
    'an effect that draws first, and then sends',
    duel({ x: ignition({ does: [draws, { ...sends(['hand']), joined: 'then' }] }), fog }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'discarding one there',
    duel({
      x: ignition({ cost: [{ do: 'discard', what: { count: 1, filter: {} } }] }),
      fog,
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'Tributing itself there',
    duel({
      x: ignition({ cost: [{ do: 'tribute', what: 'this' }] }),
      fog,
    }),
    'yes',
    'effect/ignition open',
  ),

  x(
    'a monster that its player controls',
    duel({ x: ignition({ conditions: ['you control a "Newt" monster'] }) }),
    'yes',
    'activation/condition-checked-once holds',
  ),
  x(
    'another one',
    duel({ x: ignition({ conditions: ['you control another "Newt" monster'] }) }),
    'no',
    'activation/condition-checked-once lacks',
  ),
  x(
    'none, and there is one',
    duel({ x: ignition({ conditions: ['your opponent controls no monsters'] }) }),
    'no',
    'activation/condition-checked-once lacks',
  ),
  granted(
    'one that nobody named',
    duel({ x: ignition({ conditions: ['you control a Dragon monster'] }) }),
    'yes',
    'effect/ignition open',
  ),

  x(
    'something to do',
    told({
      x: ignition({
        does: [{ do: 'destroy', what: { count: 1, from: [field], filter: { controller: 'opponent' } } }],
      }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'nothing to do',
    told({
      x: ignition({
        does: [
          {
            do: 'destroy',
            what: { count: 1, from: [field], filter: { controller: 'opponent', attribute: 'WIND' } },
          },
        ],
      }),
    }),
    'no',
    'activation/must-be-able-to-resolve nothing',
  ),
  x(
    'nothing to do, if the cost did not put a card there',
    told({
      x: ignition({
        cost: [{ do: 'discard', what: { count: 1, filter: {} } }],
        does: [{ do: 'add-to-hand', what: { count: 1, from: ['gy'], filter: { owner: 'you' } } }],
      }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'nothing to do now, but later',
    told({
      x: ignition({
        does: [
          {
            do: 'destroy',
            delayed: 'during the End Phase',
            what: { count: 1, from: [field], filter: { attribute: 'WIND' } },
          },
        ],
      }),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'a Special Summon with no zone free',
    told({
      x: ignition({
        does: [{ do: 'special-summon', what: { count: 1, from: ['hand'], filter: { owner: 'you' } } }],
      }),
      h: [monster('Tame Boar'), 'hand'],
      ...Object.fromEntries([1, 2, 3, 4].map((at) => [`m${at}`, [monster(`Newt ${at}`), field] as const])),
    }),
    'no',
    'activation/must-be-able-to-resolve no-room',
  ),
  x(
    'as many cards in the Deck as it draws',
    start({ x: ignition({ does: [twoCards] }) }, known(2)),
    'yes',
    'effect/ignition open',
  ),
  x(
    'fewer cards in the Deck than it draws',
    start({ x: ignition({ does: [twoCards] }) }, known(1)),
    'no',
    'activation/must-be-able-to-resolve too-few',
  ),
  x(
    'as many as it draws, and one of them is banished as its cost',
    start({ x: ignition({ cost: [fromTop(1)], does: [twoCards] }) }, known(2)),
    'no',
    'activation/must-be-able-to-resolve too-few',
  ),
  x(
    'enough for the cost and the draw',
    start({ x: ignition({ cost: [fromTop(1)], does: [twoCards] }) }, known(3)),
    'yes',
    'effect/ignition open',
  ),
  x(
    'a cost of more cards than the Deck has',
    start({ x: ignition({ cost: [fromTop(3)] }) }, known(2)),
    'no',
    'cost/must-be-payable too-few',
  ),
  granted(
    'the same, where it is taken for granted that there are cards to pay with',
    start({ x: ignition({ cost: [fromTop(3)] }) }, known(2)),
    'no',
    'cost/must-be-payable too-few',
  ),
  granted(
    'a cost that leaves enough to draw',
    start({ x: ignition({ cost: [fromTop(2)] }) }, known(3)),
    'yes',
    'effect/ignition open',
  ),
  granted(
    'no card in either GY, where it is taken for granted that there are targets',
    start({ x: ignition(targets({ cardType: 'monster' }, ['gy'])) }, known(2)),
    'no',
    'target/chosen-at-activation none',
  ),
  granted(
    'an effect that takes more cards than are in the hand',
    start(
      { x: ignition({ does: [{ do: 'discard', what: { count: 3, from: ['hand'], filter: {} } }] }) },
      known(2),
    ),
    'no',
    'activation/must-be-able-to-resolve nothing',
  ),
  granted(
    'an effect that was read in words alone, where a place is empty',
    start({ x: ignition({ does: [{ do: 'described', reads: 'your opponent discards 1 card' }] }) }, known(2)),
    'cannot tell',
    'activation/must-be-able-to-resolve not-read',
  ),
  granted(
    'a target in a hand that nobody counted',
    start({ x: ignition(targets({ cardType: 'monster', owner: 'opponent' }, ['hand'])) }, known(2)),
    'yes',
    'effect/ignition open',
  ),

  x(
    'a Trigger Effect whose event happened, with a target',
    duel({ x: waking({ controller: 'opponent' }) }, summon('x', 'normal-summoned')),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'and without one',
    duel(
      { x: waking({ attribute: 'WIND' }), y: [limited('Brass Heron', ['Synchro']), 'gy'] },
      summon('x', 'normal-summoned'),
    ),
    'no',
    'target/chosen-at-activation none',
  ),
];
