import {
  activate,
  activation,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  type Placed,
  playAll,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

export const pass = (player: 'P0' | 'P1') => ({ do: 'pass', player }) as const;
const errand: Placed = [spell('Small Errand', [activation([{ do: 'draw' }])], 'Quick-Play'), 'hand'];
const owl: Placed = [monster('Weeping Owl', [ifThis('destroyed')]), 'monster-zone'];
const chain = playAll(start({ errand }), activate('errand'));

const who = rows({ ask: 'who-may' });
const theirs = rows({ ask: 'can-activate', card: 'theirs', player: 'P1' });

/** What passes make of who may act, and of what may be activated. */
export const passes: readonly Row[] = [
  who('one player passed', playAll(chain, pass('P1')), 'P0, with fast effects', 'timing/both-pass next'),
  who('both passed', playAll(chain, pass('P1'), pass('P0')), 'nobody', 'timing/both-pass resolves'),
  who(
    'both passed after a Summon',
    playAll(
      start({ boar: [monster('Tame Boar'), 'hand'] }),
      summon('boar', 'normal-summoned'),
      pass('P0'),
      pass('P1'),
    ),
    'P0, with anything that the phase allows; then P1',
    'timing/fast-effect-timing open',
  ),
  theirs(
    'an activation after both passed',
    playAll(chain, pass('P1'), pass('P0')),
    'no',
    'timing/both-pass resolves',
  ),
  theirs('an activation by who has just passed', playAll(chain, pass('P1')), 'no', 'timing/both-pass waits'),
  rows({ ask: 'activates', card: 'owl' })(
    'a Trigger Effect that its player passed by',
    duel({ owl }, ...effect([ev('destroyed', 'owl')]), pass('P0')),
    'no',
    'trigger/collected declined',
  ),
];
