import type { Action } from '../../../src/engine/play.ts';
import { duel, ev, happens } from '../../support/duels.ts';
import { attack, inStep, mine, of, theirs, tiger } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const goes = rows({ ask: 'attack-goes', on: true });
const stopped = rows({ ask: 'attack-goes', on: false });
const after = (...actions: readonly Action[]) =>
  duel({ x: tiger, z: theirs(of(100)) }, inStep, attack('x', 'foe'), ...actions);

/** Does the attack go on to the Damage Step? */
export const attackGoesRows: readonly Row[] = [
  goes('nothing has stopped it', after(), 'yes', 'battle-step/to-damage-step goes-on'),
  goes('it was negated', after({ do: 'negate-attack' }), 'no', 'battle-step/to-damage-step ended'),
  stopped('it was negated', after({ do: 'negate-attack' }), 'yes', 'battle-step/to-damage-step ended'),
  stopped(
    'its monster is gone',
    after(happens(ev('destroyed', 'x'))),
    'yes',
    'battle-step/to-damage-step ended',
  ),
  goes(
    'a replay of which nobody said what was chosen',
    after(happens(ev('destroyed', 'z'))),
    'cannot tell',
    'battle-step/to-damage-step open',
  ),
  goes('no attack', duel({ x: mine(of(100)) }), 'cannot tell', 'battle-step/to-damage-step none'),
];
