import { duel } from '../../support/duels.ts';
import {
  alone,
  canAttack,
  canAttackDirectly,
  canAttackFoe,
  inStep,
  mine,
  of,
  said,
  status,
  theirs,
  tiger,
} from './battle-cards.ts';
import type { Row } from './row.ts';

/** What a monster may attack: monsters, and directly. */
export const attackTargets: readonly Row[] = [
  canAttack(
    'nothing is left that it may attack',
    duel({ x: tiger, foe: theirs(of(1500, 1000, [status('cannot be targeted for attacks')])) }, inStep),
    'no',
    'battle-step/choosing none',
  ),
  canAttackFoe('a monster of the opponent', duel({ x: tiger }, inStep), 'yes', 'battle-step/choosing target'),
  canAttackFoe(
    'a monster of its own side',
    duel({ x: tiger, foe: mine(of(100)) }, inStep),
    'no',
    'battle-step/choosing own',
  ),
  canAttackFoe(
    'a monster that cannot be attacked',
    duel({ x: tiger, foe: theirs(of(1500, 1000, [status('cannot be targeted for attacks')])) }, inStep),
    'no',
    'battle-step/choosing protected',
  ),
  canAttackFoe(
    'another monster has to be attacked',
    duel(
      {
        x: tiger,
        y: theirs(
          of(1500, 1000, [
            status("your opponent's monsters cannot target monsters for attacks, except this one"),
          ]),
        ),
      },
      inStep,
    ),
    'no',
    'battle-step/choosing protected',
  ),
  canAttackFoe(
    'a monster that may be protected',
    duel(
      {
        x: tiger,
        foe: theirs(of(1500, 1000, [status('cannot be targeted for attacks', 'while a lantern burns')])),
      },
      inStep,
    ),
    'cannot tell',
    'battle-step/choosing protected-open',
  ),
  canAttackDirectly(
    'directly past a monster',
    duel({ x: tiger }, inStep),
    'no',
    'battle-step/choosing not-directly',
  ),
  canAttackDirectly(
    'directly with no monster there',
    duel({ ...alone, x: tiger }, inStep),
    'yes',
    'battle-step/choosing directly',
  ),
  canAttackDirectly(
    'directly by its text',
    duel({ x: mine(of(1500, 1000, [status('can attack directly')])) }, inStep),
    'yes',
    'battle-step/choosing directly',
  ),
  canAttackDirectly(
    'directly by a text whose condition was not said',
    duel({ x: mine(of(1500, 1000, [status('can attack directly', 'while a lantern burns')])) }, inStep),
    'cannot tell',
    'battle-step/choosing directly-open',
  ),
  canAttackDirectly(
    'its text keeps it from direct attacks',
    duel({ ...alone, x: mine(of(1500, 1000, [status('cannot attack directly')])) }, inStep),
    'no',
    'battle-step/choosing not-directly',
  ),
  canAttackDirectly(
    'past a monster that cannot be attacked and lets attacks past it',
    duel(
      {
        x: tiger,
        foe: theirs(
          of(0, 0, [
            said(
              'This card cannot be targeted for attacks, but does not prevent your opponent from attacking you directly.',
            ),
          ]),
        ),
      },
      inStep,
    ),
    'yes',
    'battle-step/choosing directly',
  ),
];
