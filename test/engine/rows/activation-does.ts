import { monster, start } from '../../support/duels.ts';
import { draws, field, ignition, x } from './activation-cards.ts';
import { granted, known, targets, told } from './need-cards.ts';
import type { Row } from './row.ts';

const fromTop = (count: number) => ({
  do: 'banish',
  what: { count, from: ['deck'], filter: { reads: 'from the top' } },
});
const twoCards = { ...draws, amount: 2 };

const all = (controller: string) => ({ from: [field], filter: { controller } });
const moreOfTheirs = {
  words: 'your opponent controls more cards than you do',
  all: [{ more: all('opponent'), than: all('you'), by: 1 }],
};

/** What an activation needs to do: something, by what is in hands, Decks and zones. */
export const activationDoes: readonly Row[] = [
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
    'fewer than it draws last',
    start(
      {
        x: ignition({
          does: [
            { do: 'gain-lp', amount: 500, who: 'you' },
            { ...twoCards, joined: 'then' },
          ],
        }),
      },
      known(1),
    ),
    'no',
    'activation/must-be-able-to-resolve too-few',
  ),
  x(
    'fewer than it may draw last',
    start(
      {
        x: ignition({
          does: [
            { do: 'gain-lp', amount: 500, who: 'you' },
            { ...twoCards, joined: 'then', may: true },
          ],
        }),
      },
      known(1),
    ),
    'yes',
    'effect/ignition open',
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
    'more cards of the opponent, which nobody named',
    start({ x: ignition({ conditions: [moreOfTheirs.words], needs: [moreOfTheirs] }) }, known(2)),
    'yes',
    'effect/ignition open',
  ),
  x(
    'more cards of the opponent, where all were told',
    start({ x: ignition({ conditions: [moreOfTheirs.words], needs: [moreOfTheirs] }) }, known(2)),
    'no',
    'activation/condition-checked-once lacks',
  ),
  granted(
    'a target in a hand that nobody counted',
    start({ x: ignition(targets({ cardType: 'monster', owner: 'opponent' }, ['hand'])) }, known(2)),
    'yes',
    'effect/ignition open',
  ),
];
