import { duel, limited, monster, type Placed, start, summon, trap } from '../../support/duels.ts';
import { draws, field, ignition, x } from './activation-cards.ts';
import { granted, known, targets, told } from './need-cards.ts';
import type { Row } from './row.ts';

/** What an activation needs: a target, a cost that can be paid, and what its text asks for. */

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
    'the cost takes the only target away',
    duel({
      x: ignition({
        cost: [{ do: 'tribute', what: 'this' }],
        targets: [{ count: 1, from: [field], filter: { cardType: 'monster', controller: 'you' } }],
        does: [{ do: 'destroy', what: { target: 0 } }],
      }),
    }),
    'no',
    'target/chosen-at-activation used-up',
  ),
  x(
    'a counter to remove, and none was told of',
    duel({
      x: ignition({
        cost: [{ do: 'remove-counter', what: 'this', amount: 1, reads: 'Glow Counter' }],
        does: [{ do: 'gain-lp', amount: 1 }],
      }),
    }),
    'no',
    'cost/must-be-payable no-counters',
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
