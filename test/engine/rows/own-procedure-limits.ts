import {
  activate,
  activation,
  duel,
  effect,
  ev,
  limited,
  monster,
  must,
  negated,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import {
  any,
  boar,
  five,
  gone,
  once,
  own,
  own1,
  theirs,
  toOpponent,
  tributes2,
  turn,
  uses,
} from './own-procedure-cards.ts';
import { type Row, rows } from './row.ts';
import { at } from './summon-cards.ts';

const jar: Placed = [spell('Small Jar', [activation([{ do: 'draw', amount: 1 }])], 'Quick-Play'), 'hand'];

/** Zones for such Summons, how often they may be made, and what they come to. */
export const ownProcedureLimits: readonly Row[] = [
  any('five monsters, and nothing leaves', duel({ x: own({}), ...five }), 'no', 'own-procedure/zone none'),
  any(
    'five monsters, and a Tribute leaves',
    duel({ x: own({ uses: [uses('tribute', 1)] }), ...five }),
    'yes',
    'own-procedure/used-up there',
  ),
  any(
    'five monsters, of which one may be in an Extra Monster Zone',
    duel({ x: own({}), ...five, c: at(limited('Brazen Heron', ['Synchro']), 'monster-zone') }),
    'cannot tell',
    'own-procedure/zone not-said',
  ),
  any(
    'full zones of the opponent, and a Tribute there',
    duel({ x: toOpponent, ...theirs }),
    'yes',
    'own-procedure/used-up there',
  ),
  any(
    'from the Extra Deck, with a free zone',
    duel({
      x: at(limited('Ample Heron', ['Fusion'], { procedures: [{ from: ['extra-deck'] }] }), 'extra-deck', {
        faceUp: false,
      }),
    }),
    'yes',
    'own-procedure/what-it-is way',
  ),

  any(
    'once per turn this way, and done',
    duel({ x: own(once), y: own(once) }, summon('y', 'summoned-by-own-procedure')),
    'no',
    'own-procedure/once-per-turn used',
  ),
  any(
    'once per turn this way, and done by an effect',
    duel({ x: own(once), y: own(once) }, ...effect([ev('special-summoned', 'y')])),
    'yes',
    'own-procedure/what-it-is way',
  ),
  any(
    'once per turn this way, and negated',
    playAll(
      start({ x: own(once), y: own(once) }),
      { do: 'declare-summon', card: 'y', way: 'summoned-by-own-procedure' },
      { do: 'negate-summon' },
    ),
    'cannot tell',
    'own-procedure/once-per-turn negated',
  ),
  any(
    'once per turn this way, in the next turn',
    duel(
      { x: own(once), y: own(once) },
      summon('y', 'summoned-by-own-procedure'),
      { do: 'end-turn' },
      { do: 'end-turn' },
      phase('main-1'),
    ),
    'yes',
    'own-procedure/what-it-is way',
  ),
  any(
    'no limit, and back in the hand',
    duel({ x: own({}) }, own1, ...gone),
    'yes',
    'own-procedure/what-it-is way',
  ),
  any(
    'once per turn in any way, and done by an effect',
    duel(
      { x: own({}, { specialOncePer: 'turn' }), y: own({}, { specialOncePer: 'turn' }) },
      ...effect([ev('special-summoned', 'y')]),
    ),
    'no',
    'special-summon/once-per-turn used',
  ),
  any(
    'once per turn in any way, and negated',
    playAll(
      start({ x: own({}, { specialOncePer: 'turn' }), y: own({}, { specialOncePer: 'turn' }) }),
      { do: 'declare-summon', card: 'y', way: 'summoned-by-own-procedure' },
      { do: 'negate-summon' },
    ),
    'cannot tell',
    'special-summon/once-per-turn negated',
  ),

  any(
    'no Normal Summon in that turn, and one was made',
    duel(
      { x: turn({ summons: ['normal', 'set'] }), a: at(monster('Mossback Elk'), 'hand') },
      summon('a', 'normal-summoned'),
    ),
    'no',
    'own-procedure/turn summoned',
  ),
  any(
    'no Normal Summon in that turn, and one was told to be used',
    start({ x: turn({ summons: ['normal', 'set'] }) }, { normalSummonsUsed: { P0: 1 } }),
    'no',
    'own-procedure/turn used-up',
  ),
  any(
    'no such Summon but of a kind that was not said',
    duel(
      {
        x: turn({ summons: ['normal'], except: { reads: 'it is old' } }),
        a: at(monster('Mossback Elk'), 'hand'),
      },
      summon('a', 'normal-summoned'),
    ),
    'cannot tell',
    'own-procedure/turn perhaps-summoned',
  ),
  any(
    'no Battle Phase in that turn, and there was one',
    duel({ x: turn({ battlePhase: true }) }, phase('battle'), phase('main-2')),
    'no',
    'own-procedure/turn battled',
  ),
  any(
    'no draws in that turn, and a card effect drew',
    duel({ x: turn({ draws: true }), jar }, activate('jar'), resolve()),
    'no',
    'own-procedure/turn drew',
  ),
  any(
    'no draws in that turn, and the effect that would have drawn was negated',
    duel({ x: turn({ draws: true }), jar }, activate('jar'), negated('effect')),
    'yes',
    'own-procedure/what-it-is way',
  ),
  any(
    'no draws in that turn, and the opponent drew',
    duel(
      { x: turn({ draws: true }), jar: [jar[0], 'spell-trap-zone', { controller: 'P1', faceUp: false }] },
      activate('jar'),
      resolve(),
    ),
    'yes',
    'own-procedure/what-it-is way',
  ),
  rows({ ask: 'normal-summon', card: 'a', as: 'summon' })(
    'no Normal Summon after it',
    duel({ x: turn({ summons: ['normal', 'set'] }), a: at(monster('Mossback Elk'), 'hand') }, own1),
    'no',
    'wording/cannot-wins restricted',
  ),

  rows({ ask: 'where', card: 'a' })(
    'what is told to be used up',
    duel(
      { x: tributes2, a: boar(), b: boar(), c: boar() },
      summon('x', 'summoned-by-own-procedure', { tributes: ['a', 'b'] }),
    ),
    'GY',
    'own-procedure/used-up goes',
  ),
  rows({ ask: 'where', card: 'a' })(
    'what there is no choice of',
    duel({ x: tributes2, a: boar(), b: boar() }, own1),
    'GY',
    'own-procedure/used-up goes',
  ),
  rows({ ask: 'activates', card: 'a' })(
    'a Trigger Effect of what is used up',
    duel({ x: tributes2, a: at(monster('Loud Elk', [must('sent-to-gy')]), 'monster-zone'), b: boar() }, own1),
    'yes',
    'trigger/condition-met met',
  ),
  rows({ ask: 'summon-negatable', card: 'x' })(
    'such a Summon can be negated',
    playAll(start({ x: own({}) }), { do: 'declare-summon', card: 'x', way: 'summoned-by-own-procedure' }),
    'yes',
    'summons-general/negation-window open',
  ),
];
