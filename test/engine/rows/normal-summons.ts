import {
  activate,
  declare,
  duel,
  limited,
  monster,
  type Placed,
  phase,
  playAll,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, gemini, plain, ritual } from './summon-cards.ts';

const normal = (as: 'summon' | 'set' | 'again', more: object = {}) =>
  rows({ ask: 'normal-summon', card: 'x', as, ...more });
const used = { normalSummonsUsed: { P0: 1, P1: 0 } };

/** May it be Normal Summoned, Set, or Normal Summoned again? */
export const normalSummons: readonly Row[] = [
  normal('summon')(
    'the first of the turn',
    duel({ x: at(plain, 'hand') }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal('summon')(
    'the second of the turn',
    start({ x: at(plain, 'hand') }, used),
    'no',
    'normal-summon/count-left none-left',
  ),
  normal('summon')(
    'a Tribute Set has used it up',
    duel({ x: at(plain, 'hand'), y: at(plain, 'hand') }, summon('y', 'set')),
    'no',
    'normal-summon/count-left none-left',
  ),
  normal('summon')(
    'a negated Normal Summon has used it up',
    duel({ x: at(plain, 'hand'), y: at(plain, 'hand') }, declare('y', 'normal-summoned'), {
      do: 'negate-summon',
    }),
    'no',
    'normal-summon/count-left none-left',
  ),
  normal('summon')(
    'a new turn of theirs',
    playAll(
      start({ x: at(plain, 'hand', { controller: 'P1' }) }, used),
      phase('end'),
      phase('draw'),
      phase('main-1'),
    ),
    'yes',
    'normal-summon/count-left left',
  ),
  normal('summon')('from the GY', duel({ x: at(plain, 'gy') }), 'no', 'normal-summon/what-it-is not-in-hand'),
  normal('summon')(
    'a Spell Card',
    duel({ x: at(spell('Wide Door'), 'hand') }),
    'no',
    'normal-summon/what-it-is no-monster',
  ),
  normal('summon')(
    'a Ritual Monster',
    duel({ x: at(ritual, 'hand') }),
    'no',
    'special-summon-monster/no-normal-summon-set cannot',
  ),
  normal('summon')(
    '"cannot be Normal Summoned"',
    duel({ x: at(limited('Low Boar', [], { noNormalSummon: true }), 'hand') }),
    'no',
    'special-summon-monster/no-normal-summon-set text',
  ),
  normal('set')(
    'the same monster can be Set, with its Tribute',
    duel({ x: at(limited('Low Boar', [], { noNormalSummon: true }), 'hand'), y: at(plain, 'monster-zone') }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal('summon', { player: 'P1' })(
    "in the opponent's turn",
    duel({ x: at(plain, 'hand', { controller: 'P1' }) }),
    'no',
    'normal-summon/when not-your-turn',
  ),
  normal('summon')(
    'in the Battle Phase',
    duel({ x: at(plain, 'hand') }, phase('battle')),
    'no',
    'normal-summon/when not-main',
  ),
  normal('summon')(
    'while a Chain is under way',
    duel({ x: at(plain, 'hand') }, activate('errand')),
    'no',
    'normal-summon/when chain',
  ),
  normal('again')(
    'a Gemini monster on the field',
    duel({ x: gemini() }),
    'yes',
    'gemini/second-normal-summon may',
  ),
  normal('again')(
    'with the Normal Summon of the turn',
    duel({ x: gemini() }),
    'yes',
    'gemini/counts-as-normal-summon left',
  ),
  normal('again')(
    'when that is used up',
    start({ x: gemini() }, used),
    'no',
    'gemini/counts-as-normal-summon none-left',
  ),
  normal('again')(
    'a second time',
    duel({ x: gemini({ summonedAgain: true }) }),
    'no',
    'gemini/second-normal-summon already',
  ),
  normal('again')(
    'face-down',
    duel({ x: gemini({ faceUp: false }) }),
    'no',
    'gemini/second-normal-summon not-there',
  ),
  normal('again')(
    'while its effects are negated',
    duel({ x: gemini({ negated: true }) }),
    'no',
    'gemini/negated-cannot-summon-again negated',
  ),
];

const tributes = (as: 'summon' | 'set' | 'again') => rows({ ask: 'needs-tributes', card: 'x', as });
const leveled = (level: number | undefined): Placed => at(monster('Mossback Elk', [], { level }), 'hand');

export const tributeRows: readonly Row[] = [
  tributes('summon')('Level 4', duel({ x: leveled(4) }), 'no', 'normal-summon/level-4-or-lower none'),
  tributes('summon')('Level 5', duel({ x: leveled(5) }), 'yes', 'normal-summon/one-tribute one'),
  tributes('set')('Level 6, Set', duel({ x: leveled(6) }), 'yes', 'normal-summon/one-tribute one'),
  tributes('summon')('Level 7', duel({ x: leveled(7) }), 'yes', 'normal-summon/two-tributes two'),
  tributes('summon')(
    'a Level that was not said',
    duel({ x: leveled(undefined) }),
    'cannot tell',
    'normal-summon/level-4-or-lower not-said',
  ),
  tributes('again')(
    'a Gemini monster, Level 7, again',
    duel({ x: leveled(7) }),
    'no',
    'gemini/no-tribute none',
  ),
];
