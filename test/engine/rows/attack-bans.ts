import { duel } from '../../support/duels.ts';
import { alone, canAttack, canAttackDirectly, inStep, mine, of, tiger } from './battle-cards.ts';
import { lock, played } from './restriction-cards.ts';
import type { Row } from './row.ts';

/** What effects that last let a player not attack with. */
export const attackBans: readonly Row[] = [
  canAttack(
    'an effect lets its player not attack',
    duel({ x: tiger, lock: lock({ attacks: 'all' }) }, ...played, inStep),
    'no',
    'wording/cannot-wins restricted',
  ),
  canAttack(
    'except with monsters of its kind',
    duel({ x: tiger, lock: lock({ attacks: 'all', except: { cardType: 'monster' } }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  canAttack(
    'except with monsters of a kind that was not read',
    duel({ x: tiger, lock: lock({ attacks: 'all', except: { reads: 'it is old' } }) }, ...played, inStep),
    'cannot tell',
    'wording/cannot-wins perhaps-restricted',
  ),
  canAttack(
    'no direct attacks, and there is a monster to attack',
    duel({ x: tiger, lock: lock({ attacks: 'direct' }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  canAttackDirectly(
    'no direct attacks',
    duel({ ...alone, x: tiger, lock: lock({ attacks: 'direct' }) }, ...played, inStep),
    'no',
    'wording/cannot-wins restricted',
  ),
  canAttack(
    'attacks of one monster alone, and none has attacked',
    duel({ x: tiger, y: mine(of(1000)), lock: lock({ attacks: 'second-monster' }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  canAttack(
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
  canAttack(
    'of the other player alone',
    duel({ x: tiger, lock: lock({ attacks: 'all' }, { who: 'opponent' }) }, ...played, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
];
