import { activation, banishesInstead, duel, effect, ev, ifThis, monster, trap } from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, gy, on, spells, watch, x } from './trigger-cards.ts';

/** Was it sent where the text wants it, or somewhere else instead? */
export const elsewhere: readonly Row[] = [
  x(
    'under a card that banishes instead, nothing is sent to the GY',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'), spells],
      },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'and an effect for being banished activates',
    duel(
      {
        x: on(ifThis('banished')),
        hole: [trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'), spells],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'that card is face-down: the GY as ever',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [
          trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'),
          spells,
          { faceUp: false },
        ],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'that card leaves the field in the same moment',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [trap('Bottomless Fog', [activation(), banishesInstead()], 'Continuous'), spells],
      },
      ...effect([gy, ev('destroyed', 'hole')]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    "it banishes only the opponent's cards",
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [monster('Fog Warden', [banishesInstead({ owner: 'opponent' })]), field],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'it may banish, under a condition that was not said',
    duel(
      {
        x: on(ifThis('sent-to-gy')),
        hole: [
          trap('Bottomless Fog', [activation(), banishesInstead({ reads: 'with a counter' })], 'Continuous'),
          spells,
        ],
      },
      ...effect([gy]),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'and then nobody knows whether it was banished',
    duel(
      {
        x: on(ifThis('banished')),
        hole: [
          trap('Bottomless Fog', [activation(), banishesInstead({ reads: 'with a counter' })], 'Continuous'),
          spells,
        ],
      },
      ...effect([gy]),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'a Pendulum Monster of the field is not sent to the GY',
    duel(
      {
        x: [
          monster('Swinging Newt', [ifThis('sent-to-gy')], { abilities: ['Effect', 'Pendulum'], scale: 3 }),
          field,
        ],
      },
      ...effect([gy]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'of the hand it is',
    duel(
      {
        x: [
          monster('Swinging Newt', [ifThis('sent-to-gy')], { abilities: ['Effect', 'Pendulum'], scale: 3 }),
          'hand',
        ],
      },
      ...effect([gy]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'a Token is not sent to the GY',
    duel(
      {
        x: on(watch('sent-to-gy', { cardType: 'monster' })),
        y: [monster('Pebble Token', [], { abilities: ['Token'] }), field],
      },
      ...effect([ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
];
