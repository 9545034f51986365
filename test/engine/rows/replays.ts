import type { Action } from '../../../src/engine/play.ts';
import { activate, duel, effect, ev, happens } from '../../support/duels.ts';
import { attack, goesTo, inStep, mine, of, status, theirs, tiger } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const replay = rows({ ask: 'replay' });
const other = theirs(of(100));
const hidden = { y: [of(100), 'gy', { controller: 'P1' }] } as const;
const direct = mine(of(1500, 1000, [status('can attack directly')]));

/** The attack on the foe is declared, and then this happens. */
const after = (...actions: readonly Action[]) =>
  duel({ x: tiger, ...hidden, z: other }, inStep, attack('x', 'foe'), ...actions);

export const replayRows: readonly Row[] = [
  replay('nothing has changed', after(), 'no', 'battle-step/replay same'),
  replay(
    'the target was turned face-down',
    after(happens(ev('flipped-face-down', 'foe'))),
    'no',
    'battle-step/replay same',
  ),
  replay(
    'the target was changed to Defense Position',
    after(happens(ev('position-changed', 'foe'))),
    'no',
    'battle-step/replay same',
  ),
  replay(
    'another monster is gone',
    after(happens(ev('destroyed', 'z'))),
    'yes',
    'battle-step/monster-added-or-gone gone',
  ),
  replay(
    'the target is gone',
    after(happens(ev('banished', 'foe'))),
    'yes',
    'battle-step/monster-added-or-gone gone',
  ),
  replay(
    'a monster came',
    after(happens(ev('special-summoned', 'y'))),
    'yes',
    'battle-step/monster-added-or-gone came',
  ),
  replay(
    'the attacking player takes control of another monster',
    after(happens(ev('control-changed', 'z', { controller: 'P0' }))),
    'yes',
    'battle-step/monster-added-or-gone gone',
  ),
  replay(
    'the attacked player takes control of a monster of the attacking one',
    duel({ x: tiger, w: mine(of(100)) }, inStep, attack('x', 'foe'), happens(ev('control-changed', 'w'))),
    'yes',
    'battle-step/monster-added-or-gone came',
  ),
  replay(
    'another monster becomes an Equip Card',
    after(happens(ev('equipped', 'z', { onto: 'foe' }))),
    'yes',
    'battle-step/monster-added-or-gone gone',
  ),
  replay(
    'another monster becomes an Xyz Material',
    after(happens(ev('became-xyz-material', 'z', { onto: 'foe' }))),
    'yes',
    'battle-step/monster-added-or-gone gone',
  ),
  replay(
    'another monster was flipped face-up',
    duel(
      { x: tiger, w: theirs(of(100), { faceUp: false }) },
      inStep,
      attack('x', 'foe'),
      happens(ev('flipped-face-up', 'w')),
    ),
    'no',
    'battle-step/replay same',
  ),
  replay(
    'a monster of the attacking player is gone',
    duel({ x: tiger, w: mine(of(100)) }, inStep, attack('x', 'foe'), happens(ev('destroyed', 'w'))),
    'no',
    'battle-step/replay same',
  ),
  replay(
    'a monster came to the side of the attacking player',
    duel({ x: tiger, w: [of(100), 'gy'] }, inStep, attack('x', 'foe'), happens(ev('special-summoned', 'w'))),
    'no',
    'battle-step/replay same',
  ),
  replay(
    'a monster of the attacked player was Set',
    after(happens(ev('set', 'y', { controller: 'P1' }))),
    'yes',
    'battle-step/monster-added-or-gone came',
  ),
  replay(
    'a text that kept a monster from being attacked is over',
    duel(
      { x: tiger, w: theirs(of(100, 100, [status('cannot be targeted for attacks')])) },
      inStep,
      attack('x', 'foe'),
      happens(ev('effects-negated', 'w')),
    ),
    'yes',
    'battle-step/monster-added-or-gone came',
  ),
  replay(
    'one came and one is gone',
    after(...effect([ev('banished', 'z')], [ev('special-summoned', 'y', { controller: 'P1' })])),
    'yes',
    'battle-step/same-number swapped',
  ),
  replay(
    'the attacker is gone',
    after(happens(ev('returned-to-hand', 'x')), happens(ev('destroyed', 'z'))),
    'no',
    'battle-step/replay gone',
  ),
  replay(
    'the attacker is face-down',
    after(happens(ev('flipped-face-down', 'x')), happens(ev('destroyed', 'z'))),
    'no',
    'battle-step/replay cannot',
  ),
  replay(
    'the attacker is in Defense Position',
    after(happens(ev('position-changed', 'x'))),
    'no',
    'battle-step/replay cannot',
  ),
  replay(
    'the opponent took the attacker',
    after(happens(ev('control-changed', 'x'))),
    'no',
    'battle-step/replay taken',
  ),
  replay(
    'the attack was negated',
    after({ do: 'negate-attack' }, happens(ev('destroyed', 'z'))),
    'no',
    'battle-step/replay negated',
  ),
  replay(
    'the attack was stopped in a replay',
    after(happens(ev('destroyed', 'z')), { do: 'stop-attack' }),
    'no',
    'battle-step/replay stopped',
  ),
  replay(
    'in the Damage Step',
    after(goesTo('start'), happens(ev('destroyed', 'z'))),
    'no',
    'battle-step/replay later',
  ),
  replay(
    'the Chain has not resolved',
    after(activate('errand')),
    'cannot tell',
    'battle-step/choosing-again chain',
  ),
  replay(
    'after a replay in which the target was chosen again',
    after(happens(ev('destroyed', 'z')), { do: 'replay', target: 'foe' }),
    'no',
    'battle-step/replay same',
  ),
  replay(
    'the targets change once more after a replay',
    after(
      happens(ev('destroyed', 'z')),
      { do: 'replay', target: 'foe' },
      happens(ev('special-summoned', 'y')),
    ),
    'yes',
    'battle-step/monster-added-or-gone came',
  ),
  replay(
    'a direct attack, and a monster comes',
    duel(
      { x: tiger, foe: [of(100), 'gy', { controller: 'P1' }], ...hidden },
      inStep,
      attack('x'),
      happens(ev('special-summoned', 'y')),
    ),
    'yes',
    'battle-step/direct-attacks lost',
  ),
  replay(
    'the text for the direct attack no longer applies',
    duel({ x: direct }, inStep, attack('x'), happens(ev('effects-negated', 'x'))),
    'yes',
    'battle-step/direct-attacks lost',
  ),
  replay(
    'the last monster of the opponent is gone',
    duel({ x: tiger }, inStep, attack('x', 'foe'), happens(ev('destroyed', 'foe'))),
    'yes',
    'battle-step/direct-attacks gained',
  ),
  replay(
    'a monster came that keeps the others from being attacked',
    duel(
      {
        x: tiger,
        y: [
          of(100, 100, [
            status("your opponent's monsters cannot target monsters for attacks, except this one"),
          ]),
          'gy',
          { controller: 'P1' },
        ],
      },
      inStep,
      attack('x', 'foe'),
      happens(ev('special-summoned', 'y')),
    ),
    'yes',
    'battle-step/cannot-be-attacked protected',
  ),
  replay(
    'a text may keep a monster from being attacked',
    duel(
      {
        x: tiger,
        y: [
          of(100, 100, [status('cannot be targeted for attacks', 'while a lantern burns')]),
          'gy',
          { controller: 'P1' },
        ],
      },
      inStep,
      attack('x', 'foe'),
      happens(ev('special-summoned', 'y')),
    ),
    'cannot tell',
    'battle-step/cannot-be-attacked open',
  ),
];
