import {
  activate,
  activation,
  continuous,
  duel,
  effect,
  ev,
  limited,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, gemini, plain, stands } from './summon-cards.ts';

const theirs = { cardType: 'monster', controller: 'opponent' };
const kept = (reads: string, filter: object, more: object = {}) =>
  continuous({ do: 'change-status', what: { count: 'all', from: ['monster-zone'], filter }, reads, ...more });
const warden = (...said: Parameters<typeof kept>): Placed =>
  at(monster('Still Warden', [kept(...said)]), 'monster-zone', { controller: 'P1' });
const described = (reads: string): Placed =>
  at(monster('Loud Warden', [continuous({ do: 'described', reads })]), 'monster-zone', { controller: 'P1' });
const hasty = continuous({
  do: 'described',
  reads:
    'If this card attacks, it is changed to Defense Position, and its battle position cannot be changed until the end of your next turn.',
});

const turn = rows({ ask: 'change-position', card: 'x' });

export const positions: readonly Row[] = [
  turn(
    'on the field since before the turn',
    duel({ x: stands }),
    'yes',
    'monster/once-per-turn-position may',
  ),
  turn(
    'Summoned this turn',
    duel({ x: at(plain, 'hand') }, summon('x', 'normal-summoned')),
    'no',
    'monster/once-per-turn-position came',
  ),
  turn(
    'came back to the field this turn',
    duel({ x: stands }, ...effect([ev('banished', 'x')], [ev('returned-to-field', 'x')])),
    'no',
    'monster/once-per-turn-position came',
  ),
  turn(
    'in the next turn of its player',
    playAll(
      duel({ x: at(plain, 'hand') }, summon('x', 'normal-summoned')),
      phase('end'),
      phase('draw'),
      phase('end'),
      phase('draw'),
      phase('main-1'),
    ),
    'yes',
    'monster/once-per-turn-position may',
  ),
  turn(
    'attacked this turn',
    duel({ x: stands }, { do: 'happen', in: 'battle', events: [ev('attack-declared', 'x')] }),
    'no',
    'monster/once-per-turn-position attacked',
  ),
  turn(
    'changed by hand this turn',
    duel({ x: stands }, { do: 'happen', events: [ev('position-changed', 'x')] }),
    'no',
    'monster/once-per-turn-position changed',
  ),
  turn(
    'changed by an effect this turn',
    duel({ x: stands }, ...effect([ev('position-changed', 'x')])),
    'yes',
    'monster/once-per-turn-position may',
  ),
  turn('in the hand', duel({ x: at(plain, 'hand') }), 'no', 'monster/once-per-turn-position not-there'),
  turn(
    "the opponent's monster",
    duel({ x: at(plain, 'monster-zone', { controller: 'P1' }) }),
    'no',
    'monster/once-per-turn-position not-there',
  ),
  turn(
    'while a Chain is under way',
    duel({ x: stands }, activate('errand')),
    'no',
    'monster/once-per-turn-position not-now',
  ),
  turn(
    'in the Battle Phase',
    duel({ x: stands }, phase('battle')),
    'no',
    'monster/once-per-turn-position not-now',
  ),
  turn(
    'a Link Monster',
    duel({ x: at(limited('Linked Heron', ['Link']), 'monster-zone') }),
    'no',
    'link/attack-position-only link',
  ),
  turn(
    'a Gemini monster that was Normal Summoned again this turn',
    duel({ x: gemini() }, summon('x', 'normal-summoned-again')),
    'no',
    'gemini/position-after-second-summon again',
  ),

  turn(
    'a text keeps monsters of the opponent in their positions',
    duel({ x: stands, w: warden('cannot change their battle positions', theirs) }),
    'no',
    'wording/cannot-wins kept',
  ),
  turn(
    'the same of a card whose effects are negated',
    duel({
      x: stands,
      w: at(monster('Still Warden', [kept('cannot change their battle positions', theirs)]), 'monster-zone', {
        controller: 'P1',
        negated: true,
      }),
    }),
    'yes',
    'monster/once-per-turn-position may',
  ),
  turn(
    'a text keeps other monsters',
    duel({
      x: stands,
      w: warden('cannot attack or change their battle positions', { cardType: 'monster', type: 'Fiend' }),
    }),
    'yes',
    'monster/once-per-turn-position may',
  ),
  turn(
    'a text keeps all face-up monsters',
    duel({
      x: stands,
      w: described(
        'All face-up monsters on the field are changed to Attack Position and their battle positions cannot be changed.',
      ),
    }),
    'no',
    'wording/cannot-wins kept',
  ),
  turn(
    'a text that hangs on something nobody can check',
    duel({ x: stands, w: warden('cannot change their battle positions', theirs, { onlyIf: 'if it rains' }) }),
    'cannot tell',
    'wording/cannot-wins perhaps-kept',
  ),
  turn(
    'its own text for the turn after it attacked, in Defense Position',
    duel({ x: at(monster('Hasty Imp', [hasty]), 'monster-zone', { position: 'defense' }) }),
    'cannot tell',
    'wording/cannot-wins perhaps-kept',
  ),
  turn(
    'its own text for the turn after it attacked, in Attack Position',
    duel({ x: at(monster('Hasty Imp', [hasty]), 'monster-zone') }),
    'yes',
    'monster/once-per-turn-position may',
  ),
  turn(
    'an effect that has resolved keeps it for the turn',
    duel(
      {
        x: stands,
        s: at(
          spell('Deep Snare', [
            activation(
              [
                {
                  do: 'change-status',
                  what: { target: 0 },
                  until: 'end-of-turn',
                  reads: 'cannot change its battle position this turn',
                },
              ],
              { targets: [{ count: 1, from: ['monster-zone'] }] },
            ),
          ]),
          'hand',
        ),
      },
      activate('s', { targets: ['x'] }),
      resolve(),
    ),
    'no',
    'wording/cannot-wins kept',
  ),
];
