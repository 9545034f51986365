import { activate, duel, phase, playAll, spell, start } from '../../support/duels.ts';
import {
  alone,
  attack,
  canAttack,
  canAttackAsOwn,
  canAttackDirectly,
  canAttackFoe,
  goesTo,
  inStep,
  mine,
  of,
  said,
  status,
  theirs,
  tiger,
} from './battle-cards.ts';
import type { Row } from './row.ts';

const twice = mine(of(1500, 1000, [status('can make a second attack during each Battle Phase')]));
const onMonstersTwice = mine(
  of(1500, 1000, [status('can make up to 2 attacks on monsters during each Battle Phase')]),
);

/** A text that keeps such monsters in Defense Position. */
const turning = (filter: object) => ({
  kind: 'continuous',
  does: [
    {
      do: 'change-position',
      position: 'defense',
      what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster', ...filter } },
    },
  ],
});

export const attackRows: readonly Row[] = [
  canAttack(
    'in the Battle Step, in Attack Position',
    duel({ x: tiger }, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  canAttack(
    'it is face-up and in Attack Position',
    duel({ x: tiger }, inStep),
    'yes',
    'monster/face-up-attack attack',
  ),
  canAttack('it has not attacked', duel({ x: tiger }, inStep), 'yes', 'battle-step/choosing first'),
  canAttack(
    'in Main Phase 1: the Battle Step is to come',
    duel({ x: tiger }),
    'yes',
    'battle-step/when-to-attack later',
  ),
  canAttack(
    'in the Start Step',
    duel({ x: tiger }, phase('battle-start')),
    'no',
    'start-step/no-attack start',
  ),
  canAttack('in Main Phase 2', duel({ x: tiger }, phase('main-2')), 'no', 'battle-step/when-to-attack phase'),
  canAttack(
    'of the player whose turn it is not',
    duel({ x: theirs(of(1500)) }, inStep),
    'no',
    'battle-step/when-to-attack turn',
  ),
  canAttackAsOwn(
    'asked of the player who does not control it',
    duel({ x: theirs(of(1500)) }, inStep),
    'no',
    'battle-step/when-to-attack others',
  ),
  canAttack(
    'while a Chain is built',
    duel({ x: tiger }, inStep, activate('errand')),
    'no',
    'battle-step/when-to-attack chain',
  ),
  canAttack(
    'while another monster attacks',
    duel({ x: tiger, y: tiger }, inStep, attack('y', 'foe')),
    'no',
    'battle-step/when-to-attack chain',
  ),
  canAttack(
    'a monster in the hand',
    duel({ x: [of(1500), 'hand'] }, inStep),
    'no',
    'monster/monsters-battle not',
  ),
  canAttack(
    'a Spell Card',
    duel({ x: [spell('Errand'), 'spell-trap-zone'] }, inStep),
    'no',
    'monster/monsters-battle not',
  ),
  canAttack(
    'face-down',
    duel({ x: mine(of(1500), { faceUp: false }) }, inStep),
    'no',
    'monster/face-up-attack face-down',
  ),
  canAttack(
    'in Defense Position',
    duel({ x: mine(of(1500), { position: 'defense' }) }, inStep),
    'no',
    'monster/face-up-attack defense',
  ),
  canAttack(
    'in Defense Position, and its text lets it',
    duel(
      { x: mine(of(1500, 1000, [status('can attack while in Defense Position')]), { position: 'defense' }) },
      inStep,
    ),
    'yes',
    'monster/face-up-attack by-text',
  ),
  canAttack(
    'the same under a condition that was not said',
    duel(
      {
        x: mine(of(1500, 1000, [status('can attack while in Defense Position', 'while a lantern burns')]), {
          position: 'defense',
        }),
      },
      inStep,
    ),
    'cannot tell',
    'monster/face-up-attack text-open',
  ),
  canAttack(
    'a text that turns monsters to Defense Position',
    duel({ x: mine(of(1500)), keeper: theirs(of(1000, 1000, [turning({})])) }, inStep),
    'cannot tell',
    'monster/face-up-attack position-open',
  ),
  canAttack(
    'a text that turns other monsters to Defense Position',
    duel({ x: mine(of(1500)), keeper: theirs(of(1000, 1000, [turning({ controller: 'you' })])) }, inStep),
    'yes',
    'monster/face-up-attack attack',
  ),
  canAttack(
    'after its attack',
    duel({ x: mine(of(2000)) }, inStep, attack('x', 'foe'), goesTo('over')),
    'no',
    'battle-step/choosing attacked',
  ),
  canAttack(
    'a text on attacks that was not read',
    duel({ x: mine(of(1500, 1000, [said('this card cannot attack unless you light a lantern')])) }, inStep),
    'cannot tell',
    'wording/cannot-wins open',
  ),
  canAttack(
    'in the first turn of the Duel',
    playAll(start({ x: tiger }, { turnNumber: 1 }), inStep),
    'no',
    'battle-phase/not-in-first-turn first',
  ),
  canAttack(
    'in the turn after it',
    playAll(start({ x: theirs(of(1500)) }, { turnNumber: 1 }), phase('end'), phase('draw'), inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  canAttack(
    'in another Battle Phase of the turn, not having attacked',
    duel({ x: tiger }, inStep, phase('battle-end'), phase('battle-start'), inStep),
    'yes',
    'battle-step/choosing first',
  ),
  canAttack(
    'in another Battle Phase of the turn, having attacked in the first',
    duel(
      { x: mine(of(2000)) },
      inStep,
      attack('x', 'foe'),
      goesTo('over'),
      phase('battle-end'),
      phase('battle-start'),
      inStep,
    ),
    'cannot tell',
    'turns-general/second-battle-phase again',
  ),
  canAttack(
    'having attacked in that one as well',
    duel(
      { x: mine(of(2000)), y: theirs(of(100)) },
      inStep,
      attack('x', 'foe'),
      goesTo('over'),
      phase('battle-start'),
      inStep,
      attack('x', 'y'),
      goesTo('over'),
    ),
    'no',
    'battle-step/choosing attacked',
  ),
  canAttackFoe(
    'after its attack, with another one by its text',
    duel(
      {
        x: mine(of(1500, 1000, [status('can make a second attack during each Battle Phase')])),
        y: theirs(of(100)),
      },
      inStep,
      attack('x', 'y'),
      goesTo('over'),
    ),
    'yes',
    'authority/card-beats-rule more',
  ),
  canAttackFoe(
    'another attack that hangs on what was not said',
    duel(
      {
        x: mine(
          of(1500, 1000, [
            status('can make a second attack during each Battle Phase', 'while a lantern burns'),
          ]),
        ),
        y: theirs(of(100)),
      },
      inStep,
      attack('x', 'y'),
      goesTo('over'),
    ),
    'cannot tell',
    'battle-step/choosing more-open',
  ),
  canAttack(
    'after both of its attacks',
    duel(
      { x: twice, y: theirs(of(100)), z: theirs(of(100)) },
      inStep,
      attack('x', 'y'),
      goesTo('over'),
      attack('x', 'z'),
      goesTo('over'),
    ),
    'no',
    'battle-step/choosing attacked',
  ),
  canAttackDirectly(
    'its second attack is for monsters alone',
    duel({ ...alone, x: onMonstersTwice, y: theirs(of(100)) }, inStep, attack('x', 'y'), goesTo('over')),
    'no',
    'battle-step/choosing attacked',
  ),
  canAttack(
    'a text keeps it from attacking',
    duel({ x: mine(of(1500, 1000, [status('cannot attack')])) }, inStep),
    'no',
    'wording/cannot-wins cannot',
  ),
  canAttack(
    'a text may keep it from attacking',
    duel({ x: mine(of(1500, 1000, [status('cannot attack', 'unless a lantern burns')])) }, inStep),
    'cannot tell',
    'wording/cannot-wins open',
  ),
  canAttack(
    'in the next turn of its player',
    playAll(
      start({ x: mine(of(2000)) }),
      inStep,
      attack('x', 'foe'),
      goesTo('over'),
      phase('end'),
      phase('draw'),
      phase('end'),
      phase('draw'),
      inStep,
    ),
    'yes',
    'battle-step/choosing first',
  ),
];
