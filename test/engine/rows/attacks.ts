import type { Question } from '../../../src/engine/question.ts';
import { activate, duel, monster, phase, playAll, spell, start } from '../../support/duels.ts';
import { attack, goesTo, mine, of, said, status, theirs } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const asks = (question: Question) => rows(question);
const any = asks({ ask: 'can-attack', card: 'x' });
const foe = asks({ ask: 'can-attack', card: 'x', target: 'foe' });
const direct = asks({ ask: 'can-attack-directly', card: 'x' });

const tiger = mine(of(1500));
const inStep = phase('battle');
const alone = { foe: [monster('Rival Boar'), 'gy', { controller: 'P1' }] } as const;
const twice = mine(of(1500, 1000, [status('can make a second attack during each Battle Phase')]));
const onMonstersTwice = mine(
  of(1500, 1000, [status('can make up to 2 attacks on monsters during each Battle Phase')]),
);

export const attackRows: readonly Row[] = [
  any(
    'in the Battle Step, in Attack Position',
    duel({ x: tiger }, inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  any(
    'it is face-up and in Attack Position',
    duel({ x: tiger }, inStep),
    'yes',
    'monster/face-up-attack attack',
  ),
  any('it has not attacked', duel({ x: tiger }, inStep), 'yes', 'battle-step/choosing first'),
  any(
    'in Main Phase 1: the Battle Step is to come',
    duel({ x: tiger }),
    'yes',
    'battle-step/when-to-attack later',
  ),
  any('in the Start Step', duel({ x: tiger }, phase('battle-start')), 'no', 'start-step/no-attack start'),
  any('in Main Phase 2', duel({ x: tiger }, phase('main-2')), 'no', 'battle-step/when-to-attack phase'),
  any(
    'of the player whose turn it is not',
    duel({ x: theirs(of(1500)) }, inStep),
    'no',
    'battle-step/when-to-attack turn',
  ),
  any(
    'while a Chain is built',
    duel({ x: tiger }, inStep, activate('errand')),
    'no',
    'battle-step/when-to-attack chain',
  ),
  any(
    'while another monster attacks',
    duel({ x: tiger, y: tiger }, inStep, attack('y', 'foe')),
    'no',
    'battle-step/when-to-attack chain',
  ),
  any('a monster in the hand', duel({ x: [of(1500), 'hand'] }, inStep), 'no', 'monster/monsters-battle not'),
  any(
    'a Spell Card',
    duel({ x: [spell('Errand'), 'spell-trap-zone'] }, inStep),
    'no',
    'monster/monsters-battle not',
  ),
  any(
    'face-down',
    duel({ x: mine(of(1500), { faceUp: false }) }, inStep),
    'no',
    'monster/face-up-attack face-down',
  ),
  any(
    'in Defense Position',
    duel({ x: mine(of(1500), { position: 'defense' }) }, inStep),
    'no',
    'monster/face-up-attack defense',
  ),
  any(
    'in Defense Position, and its text lets it',
    duel(
      { x: mine(of(1500, 1000, [status('can attack while in Defense Position')]), { position: 'defense' }) },
      inStep,
    ),
    'yes',
    'monster/face-up-attack by-text',
  ),
  any(
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
  any(
    'after its attack',
    duel({ x: mine(of(2000)) }, inStep, attack('x', 'foe'), goesTo('over')),
    'no',
    'battle-step/choosing attacked',
  ),
  any(
    'a text on attacks that was not read',
    duel({ x: mine(of(1500, 1000, [said('this card cannot attack unless you light a lantern')])) }, inStep),
    'cannot tell',
    'wording/cannot-wins open',
  ),
  any(
    'in the first turn of the Duel',
    playAll(start({ x: tiger }, { turnNumber: 1 }), inStep),
    'no',
    'battle-phase/not-in-first-turn first',
  ),
  any(
    'in the turn after it',
    playAll(start({ x: theirs(of(1500)) }, { turnNumber: 1 }), phase('end'), phase('draw'), inStep),
    'yes',
    'battle-step/when-to-attack now',
  ),
  any(
    'in another Battle Phase of the turn, not having attacked',
    duel({ x: tiger }, inStep, phase('battle-end'), phase('battle-start'), inStep),
    'yes',
    'battle-step/choosing first',
  ),
  any(
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
  any(
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
  foe(
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
  foe(
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
  any(
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
  direct(
    'its second attack is for monsters alone',
    duel({ ...alone, x: onMonstersTwice, y: theirs(of(100)) }, inStep, attack('x', 'y'), goesTo('over')),
    'no',
    'battle-step/choosing attacked',
  ),
  any(
    'a text keeps it from attacking',
    duel({ x: mine(of(1500, 1000, [status('cannot attack')])) }, inStep),
    'no',
    'wording/cannot-wins cannot',
  ),
  any(
    'a text may keep it from attacking',
    duel({ x: mine(of(1500, 1000, [status('cannot attack', 'unless a lantern burns')])) }, inStep),
    'cannot tell',
    'wording/cannot-wins open',
  ),
  any(
    'nothing is left that it may attack',
    duel({ x: tiger, foe: theirs(of(1500, 1000, [status('cannot be targeted for attacks')])) }, inStep),
    'no',
    'battle-step/choosing none',
  ),
  foe('a monster of the opponent', duel({ x: tiger }, inStep), 'yes', 'battle-step/choosing target'),
  foe(
    'a monster of its own side',
    duel({ x: tiger, foe: mine(of(100)) }, inStep),
    'no',
    'battle-step/choosing own',
  ),
  foe(
    'a monster that cannot be attacked',
    duel({ x: tiger, foe: theirs(of(1500, 1000, [status('cannot be targeted for attacks')])) }, inStep),
    'no',
    'battle-step/choosing protected',
  ),
  foe(
    'another monster has to be attacked',
    duel(
      {
        x: tiger,
        y: theirs(of(1500, 1000, [status('cannot target monsters for attacks, except this one')])),
      },
      inStep,
    ),
    'no',
    'battle-step/choosing protected',
  ),
  foe(
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
  direct('directly past a monster', duel({ x: tiger }, inStep), 'no', 'battle-step/choosing not-directly'),
  direct(
    'directly with no monster there',
    duel({ ...alone, x: tiger }, inStep),
    'yes',
    'battle-step/choosing directly',
  ),
  direct(
    'directly by its text',
    duel({ x: mine(of(1500, 1000, [status('can attack directly')])) }, inStep),
    'yes',
    'battle-step/choosing directly',
  ),
  direct(
    'directly by a text whose condition was not said',
    duel({ x: mine(of(1500, 1000, [status('can attack directly', 'while a lantern burns')])) }, inStep),
    'cannot tell',
    'battle-step/choosing directly-open',
  ),
  direct(
    'its text keeps it from direct attacks',
    duel({ ...alone, x: mine(of(1500, 1000, [status('cannot attack directly')])) }, inStep),
    'no',
    'battle-step/choosing not-directly',
  ),
  direct(
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
  any(
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
