import { activate, duel, effect, ev, ifThis, monster, type Placed, resolve } from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, gy, inHand, low, on, watch, x, y } from './trigger-cards.ts';

const xyz: Placed = [
  monster('Stacked Elk', [], { abilities: ['Xyz', 'Effect'], level: undefined, rank: 4 }),
  field,
];

/** Where the card is now, and whether it still can. */
export const place: readonly Row[] = [
  x(
    'it is where the event left it',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy])),
    'yes',
    'trigger/activation-location stayed',
  ),
  x(
    'banished from the GY before it could activate',
    duel({ x: on(ifThis('sent-to-gy')) }, ...low, ...effect([gy]), resolve([ev('banished', 'x')])),
    'no',
    'trigger/activation-location moved',
  ),
  x(
    'back on the field, and in the GY once more: the second time counts',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy], [ev('special-summoned', 'x')], [gy])),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'back in the hand',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy], [ev('added-to-hand', 'x')])),
    'no',
    'trigger/private-location private',
  ),
  x(
    'the GY, where the text names it',
    duel({ x: on(ifThis('sent-to-gy', { activatesIn: ['gy'] })) }, ...effect([gy])),
    'yes',
    'trigger/activates-from-new-place there',
  ),
  x(
    'destroyed to the Extra Deck, where the text names the GY',
    duel(
      {
        x: [
          monster('Swinging Newt', [ifThis('destroyed', { activatesIn: ['gy'] })], {
            abilities: ['Effect', 'Pendulum'],
          }),
          field,
        ],
      },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/activates-from-new-place elsewhere',
  ),
  x(
    'banished face-down',
    duel({ x: on(ifThis('banished')) }, ...effect([ev('banished-face-down', 'x')])),
    'no',
    'trigger/banished-face-down face-down',
  ),
  x(
    'Summoned, and turned face-down in the same Chain',
    duel(
      { x: inHand(ifThis('special-summoned')) },
      ...low,
      ...effect([ev('special-summoned', 'x')]),
      resolve([ev('flipped-face-down', 'x')]),
    ),
    'no',
    'monster/face-down-defense face-down',
  ),
  x(
    'Summoned, and equipped to a monster in the same Chain',
    duel(
      { x: inHand(ifThis('special-summoned')) },
      ...low,
      ...effect([ev('special-summoned', 'x')]),
      resolve([ev('equipped', 'x')]),
    ),
    'no',
    'trigger/card-type-changed changed',
  ),
  x(
    'left the field for the Deck',
    duel({ x: on(ifThis('left-the-field')) }, ...effect([ev('returned-to-deck', 'x')])),
    'no',
    'trigger/leaves-field-deck-or-material deck',
  ),
  x(
    'left the field for the hand',
    duel({ x: on(ifThis('left-the-field')) }, ...effect([ev('returned-to-hand', 'x')])),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'another monster became Xyz Material',
    duel(
      { x: on(watch('left-the-field', { cardType: 'monster' })), y, z: xyz },
      ...effect([ev('became-xyz-material', 'y')]),
    ),
    'cannot tell',
    'trigger/leaves-field-deck-or-material other',
  ),
  x(
    'another monster was shuffled into the Deck',
    duel(
      { x: on(watch('left-the-field', { cardType: 'monster' })), y },
      ...effect([ev('returned-to-deck', 'y')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'detached as cost, "if"',
    duel(
      { x: [monster('Lantern Newt', [ifThis('sent-to-gy')]), 'xyz-material'] },
      activate('spell', { cost: [ev('detached', 'x')] }),
      resolve(),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'it came to the field with the Summon that it watches',
    duel(
      { x: inHand(watch('special-summoned')), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'x'), ev('special-summoned', 'y')]),
    ),
    'no',
    'trigger/already-in-place arrived',
  ),
  x(
    'the same, where it watches other monsters only',
    duel(
      { x: inHand(watch('special-summoned', { other: true })), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'x'), ev('special-summoned', 'y')]),
    ),
    'no',
    'trigger/already-in-place arrived',
  ),
  x(
    'it came to the field only afterwards',
    duel(
      { x: inHand(watch('special-summoned', { other: true })), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'y')], [ev('special-summoned', 'x')]),
    ),
    'no',
    'trigger/already-in-place absent',
  ),
  x(
    'it was on the field before',
    duel(
      { x: on(watch('special-summoned', { other: true })), y: [monster('Mossback Elk'), 'hand'] },
      ...effect([ev('special-summoned', 'y')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'it left the field with the monster that it watches',
    duel(
      { x: on(watch('destroyed', { other: true })), y },
      ...effect([ev('destroyed', 'x'), ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/already-in-place absent',
  ),
  x(
    'an effect of the hand, and it came to the hand afterwards',
    duel(
      { x: [monster('Lantern Newt', [watch('destroyed', {}, { activatesIn: ['hand'] })]), 'deck'], y },
      ...effect([ev('destroyed', 'y')], [ev('added-to-hand', 'x')]),
    ),
    'yes',
    'trigger/already-in-place from-hand',
  ),
  x(
    'an effect of the hand, and it is in the Deck',
    duel(
      { x: [monster('Lantern Newt', [watch('destroyed', {}, { activatesIn: ['hand'] })]), 'deck'], y },
      ...effect([ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/activates-from-new-place elsewhere',
  ),
];
