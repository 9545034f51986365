import { activate, declare, duel, effect, ev, limited, summon } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, extra, gemini, plain, stands } from './summon-cards.ts';

const negatable = rows({ ask: 'summon-negatable', card: 'x' });
const onField = rows({ ask: 'on-field', card: 'x' });
const leftIt = rows({ ask: 'left-the-field', card: 'x' });

export const windows: readonly Row[] = [
  negatable(
    'a Normal Summon that was declared',
    duel({ x: at(plain, 'hand') }, declare('x', 'normal-summoned')),
    'yes',
    'summons-general/negation-window open',
  ),
  negatable(
    'a Summon that has succeeded',
    duel({ x: at(plain, 'hand') }, summon('x', 'normal-summoned')),
    'no',
    'summons-general/negation-window closed',
  ),
  negatable(
    'a Set',
    duel({ x: at(plain, 'hand') }, declare('x', 'set')),
    'no',
    'summons-general/negation-window set',
  ),
  negatable(
    'a Fusion Summon by an effect',
    duel({ x: extra(limited('Joined Heron', ['Fusion'])) }, declare('x', 'fusion-summoned')),
    'no',
    'summons-general/negation-window by-effect',
  ),
  negatable(
    'when a Chain was started already',
    duel({ x: at(plain, 'hand') }, declare('x', 'normal-summoned'), activate('theirs')),
    'no',
    'summons-general/negation-window chain',
  ),
  negatable(
    "a Gemini monster's second Summon",
    duel({ x: gemini() }, declare('x', 'normal-summoned-again')),
    'yes',
    'gemini/summon-can-be-negated may',
  ),
  onField(
    'a monster that is being Summoned is nowhere',
    duel({ x: at(plain, 'hand') }, declare('x', 'normal-summoned')),
    'no',
    'summons-general/nowhere nowhere',
  ),
  onField(
    'one that is being Flip Summoned stays on the field',
    duel({ x: at(plain, 'monster-zone', { faceUp: false }) }, declare('x', 'flip-summoned')),
    'yes',
    'summons-general/nowhere flip',
  ),
  onField(
    'a Gemini monster stays too',
    duel({ x: gemini() }, declare('x', 'normal-summoned-again')),
    'yes',
    'gemini/on-field-in-negation-window on',
  ),
  onField('a monster on the field', duel({ x: stands }), 'yes', 'summons-general/nowhere on'),
  onField('a monster in the GY', duel({ x: at(plain, 'gy') }), 'no', 'summons-general/nowhere off'),
  leftIt(
    'destroyed on the field',
    duel({ x: stands }, ...effect([ev('destroyed', 'x')])),
    'yes',
    'trigger/leaves-field from',
  ),
  leftIt(
    'discarded',
    duel({ x: at(plain, 'hand') }, ...effect([ev('discarded', 'x')])),
    'no',
    'trigger/leaves-field elsewhere',
  ),
  leftIt('it has not moved', duel({ x: stands }), 'no', 'trigger/leaves-field not-moved'),
  leftIt(
    'the Normal Summon was negated: it was not on the field',
    duel({ x: at(plain, 'hand') }, declare('x', 'normal-summoned'), { do: 'negate-summon' }),
    'no',
    'trigger/leaves-field elsewhere',
  ),
  leftIt(
    "a Gemini monster's second Summon was negated: it was",
    duel({ x: gemini() }, declare('x', 'normal-summoned-again'), { do: 'negate-summon' }),
    'yes',
    'gemini/negated-summon-sent-from-field from',
  ),
];
