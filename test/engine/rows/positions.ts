import { activate, duel, effect, ev, limited, phase, playAll, summon } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, gemini, plain, stands } from './summon-cards.ts';

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
];
