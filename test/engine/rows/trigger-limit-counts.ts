import {
  activate,
  duel,
  effect,
  ev,
  happens,
  ifThis,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
} from '../../support/duels.ts';
import { again, once, used } from './limit-cards.ts';
import type { Row } from './row.ts';
import { field, gy, on, x } from './trigger-cards.ts';

const twice = { limit: { ...once('name').limit, times: 2 } };
/** A monster with an Ignition Effect and a Trigger Effect, each with a limit. */
const twoEffects = (first: object, second: object): Placed => [
  monster('Lantern Newt', [
    { kind: 'ignition', limit: { ...once('name').limit, ...first } },
    ifThis('sent-to-gy', { limit: { ...once('name').limit, ...second } }),
  ]),
  field,
];
const pair = (first: object, second: object) =>
  duel({ x: twoEffects(first, second) }, activate('x', { part: 0 }), resolve());
const copies = (limit: Readonly<Record<string, unknown>>) => ({
  x: on(ifThis('sent-to-gy', limit)),
  twin: on(ifThis('sent-to-gy', limit)),
});

/** Limits of a group, of more than one use, and of a phase or a Chain. */
export const limitCounts: readonly Row[] = [
  x(
    'another effect of its group was used',
    playAll(pair({ group: 'seeds' }, { group: 'seeds' }), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'an effect of another group was used',
    playAll(pair({ group: 'leaves' }, { group: 'seeds' }), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'another effect was used, and neither is of a group',
    playAll(pair({}, {}), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'twice per turn, used once',
    playAll(used(twice), resolve(), ...effect(again), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'twice per turn, used twice',
    playAll(
      used(twice),
      resolve(),
      ...effect(again),
      ...effect([gy]),
      activate('x'),
      resolve(),
      ...effect(again),
      ...effect([gy]),
    ),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'twice per turn, and which effect was used once was not said',
    duel({ x: twoEffects({}, { times: 2 }) }, activate('x'), resolve([]), ...effect([gy])),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'twice per turn, used once, and which effect was used then was not said',
    duel(
      { x: twoEffects({}, { times: 2 }) },
      ...effect([gy]),
      activate('x', { part: 1 }),
      resolve(),
      ...effect(again),
      activate('x'),
      resolve(),
      ...effect([gy]),
    ),
    'cannot tell',
    'limit/once-per-turn-used not-said',
  ),
  x(
    'once per phase, used in this phase',
    playAll(used(once('name', 'use', 'phase')), resolve(), ...effect(again), ...effect([gy])),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'once per phase, used in another phase of the turn',
    playAll(
      used(once('name', 'use', 'phase')),
      resolve(),
      phase('battle'),
      ...effect(again),
      ...effect([gy]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'once per phase, used in the same phase of the turn before',
    playAll(
      used(once('name', 'use', 'phase')),
      resolve(),
      phase('end'),
      phase('draw'),
      phase('main-1'),
      ...effect(again),
      ...effect([gy]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'once per Chain, used by another copy on this Chain',
    duel(copies(once('name', 'use', 'chain')), ...effect([gy, ev('sent-to-gy', 'twin')]), activate('twin')),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'once per Chain, used on the Chain before, and another is under way',
    duel(
      {
        ...copies(once('name', 'use', 'chain')),
        y: [monster('Mossback Elk', [ifThis('sent-to-gy')]), field],
      },
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin'),
      resolve(),
      ...effect([gy, ev('sent-to-gy', 'y')]),
      activate('y'),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'once per Chain, used on the Chain before, and none is under way',
    duel(
      copies(once('name', 'use', 'chain')),
      ...effect([ev('sent-to-gy', 'twin')]),
      activate('twin'),
      resolve(),
      happens(gy),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
];
