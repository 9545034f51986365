import {
  activate,
  activation,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  negated,
  phase,
  playAll,
  resolve,
  spell,
} from '../../support/duels.ts';
import { again, once, used } from './limit-cards.ts';
import type { Row } from './row.ts';
import { field, gy, on, watch, x, y } from './trigger-cards.ts';

/** Limits that the situation itself has used up. */
export const limits: readonly Row[] = [
  x(
    '"once per turn" by name, used before',
    playAll(used(once('name')), resolve(), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'by name, used by another copy',
    duel(
      { x: on(ifThis('sent-to-gy', once('name'))), twin: on(ifThis('sent-to-gy', once('name'))) },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin'),
      resolve(),
      ...effect([gy]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    "by name, used by the opponent's copy",
    duel(
      {
        x: on(ifThis('sent-to-gy', once('name'))),
        twin: on(ifThis('sent-to-gy', once('name')), { controller: 'P1' }),
      },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin', { player: 'P1' }),
      resolve(),
      ...effect([gy]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'by card, used by another copy',
    duel(
      { x: on(ifThis('sent-to-gy', once('card'))), twin: on(ifThis('sent-to-gy', once('card'))) },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin'),
      resolve(),
      ...effect([gy]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'by card, and the card has left and come back',
    playAll(used(once('card')), resolve(), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'by card, and the card has stayed',
    duel(
      { x: on(watch('drawn', {}, once('card'))), y },
      ...effect([ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('drawn', 'y')]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'by card, and the card was turned face-down meanwhile',
    duel(
      { x: on(watch('drawn', {}, once('card'))), y },
      ...effect([ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('flipped-face-down', 'x')], [ev('flipped-face-up', 'x')], [ev('drawn', 'y')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    '"use": a negated activation counts',
    playAll(used(once('name')), negated('activation'), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    '"activate": a negated activation does not count',
    playAll(used(once('name', 'activate')), negated('activation'), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    '"activate": a negated effect counts',
    playAll(used(once('name', 'activate')), negated('effect'), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'it was used in the turn before',
    playAll(used(once('name')), resolve(), phase('end'), phase('draw'), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'once per Duel, used in the turn before',
    playAll(
      used(once('name', 'use', 'duel')),
      resolve(),
      phase('end'),
      phase('draw'),
      ...effect(again),
      ...effect([gy]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'which effect was used was not said',
    duel(
      { x: [monster('Lantern Newt', [{ kind: 'ignition' }, ifThis('sent-to-gy', once('name'))]), field] },
      activate('x'),
      resolve(),
      ...effect([gy]),
    ),
    'cannot tell',
    'limit/once-per-turn-used not-said',
  ),
  x(
    "by name, on the opponent's card that its player controls",
    duel(
      { x: on(watch('drawn', {}, once('name')), { owner: 'P1', controller: 'P0' }), y },
      ...effect([ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('drawn', 'y')]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'by card, and the card was turned face-down before it was used',
    duel(
      { x: on(watch('drawn', {}, once('card'))), y },
      ...effect([ev('flipped-face-down', 'x')], [ev('flipped-face-up', 'x')], [ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('drawn', 'y')]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'by card, and another card was turned face-down meanwhile',
    duel(
      { x: on(watch('drawn', {}, once('card'))), y },
      ...effect([ev('drawn', 'y')]),
      activate('x'),
      resolve(),
      ...effect([ev('flipped-face-down', 'y')], [ev('drawn', 'y')]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  // Found by a random Duel of legal actions: what cannot be told of its event does not give back the limit.
  x(
    'used up, and whether what it activates for happened at all was not said',
    duel(
      {
        x: on(ifThis('position-changed', once('name'))),
        turner: [
          spell('Odd Turner', [
            activation([{ do: 'change-position', what: { count: 1, from: ['monster-zone'] } }]),
          ]),
          'hand',
        ],
      },
      activate('turner'),
      resolve(),
      activate('x'),
      resolve(),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
];
