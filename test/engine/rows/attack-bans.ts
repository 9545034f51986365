import { duel, monster, phase } from '../../support/duels.ts';
import { mine, of } from './battle-cards.ts';
import { lock, played } from './restriction-cards.ts';
import { type Row, rows } from './row.ts';

const any = rows({ ask: 'can-attack', card: 'x' });
const direct = rows({ ask: 'can-attack-directly', card: 'x' });
const tiger = mine(of(1500));
const inStep = phase('battle');
const alone = { foe: [monster('Rival Boar'), 'gy', { controller: 'P1' }] } as const;

/** What effects that last let a player not attack with. */
export const attackBans: readonly Row[] = [
  any(
    'an effect lets its player not attack',
    duel({ x: tiger, lock: lock({ attacks: 'all' }) }, ...played, inStep),
    'no',
    'wording/cannot-wins restricted',
  ),
  any(
    'except with monsters of its kind',
    duel({ x: tiger, lock: lock({ attacks: 'all', except: { cardType: 'monster' } }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  any(
    'except with monsters of a kind that was not read',
    duel({ x: tiger, lock: lock({ attacks: 'all', except: { reads: 'it is old' } }) }, ...played, inStep),
    'cannot tell',
    'wording/cannot-wins perhaps-restricted',
  ),
  any(
    'no direct attacks, and there is a monster to attack',
    duel({ x: tiger, lock: lock({ attacks: 'direct' }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  direct(
    'no direct attacks',
    duel({ ...alone, x: tiger, lock: lock({ attacks: 'direct' }) }, ...played, inStep),
    'no',
    'wording/cannot-wins restricted',
  ),
  any(
    'attacks of one monster alone, and none has attacked',
    duel({ x: tiger, y: mine(of(1000)), lock: lock({ attacks: 'second-monster' }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  any(
    'and another has',
    duel(
      { x: tiger, y: mine(of(2000)), lock: lock({ attacks: 'second-monster' }) },
      ...played,
      inStep,
      { do: 'attack', card: 'y', target: 'foe' },
      { do: 'battle', to: 'over' },
    ),
    'no',
    'wording/cannot-wins restricted',
  ),
  any(
    'of the other player alone',
    duel({ x: tiger, lock: lock({ attacks: 'all' }, { who: 'opponent' }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
];
