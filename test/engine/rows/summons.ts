import type { Question } from '../../../src/engine/question.ts';
import {
  activate,
  activation,
  declare,
  duel,
  effect,
  ev,
  limited,
  monster,
  type Placed,
  playAll,
  spell,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

const proper = rows({ ask: 'properly-summoned', card: 'x' });
const special = (more: Partial<Extract<Question, { ask: 'special-summon' }>> = {}) =>
  rows({ ask: 'special-summon', card: 'x', ...more });
const any = special();
const bySource = special({ by: 's' });

const synchro = limited('Brazen Heron', ['Synchro']);
const ritual = limited('Tallow Saint', ['Ritual']);
const mustFirst = limited('Proud Boar', [], {
  special: 'must-first-be',
  ways: ['summoned-by-own-procedure'],
});
const mustBe = limited('Prouder Boar', [], { special: 'must-be', ways: ['summoned-by-own-procedure'] });
const cannot = limited('Shy Spirit', ['Spirit'], { special: 'cannot-be' });
const plain = monster('Mossback Elk');
const token = monster('Pebble Token', [], { abilities: ['Token'] });
const pendulum = limited('Swaying Heron', ['Synchro', 'Pendulum']);

const extra = (model: Placed[0]): Placed => [model, 'extra-deck', { faceUp: false }];
const at = (model: Placed[0], place: Placed[1], more: Placed[2] = {}): Placed => [model, place, more];
const summoner = (does: object, model = activation([{ do: 'special-summon', ...does }])): Placed => [
  spell('Wide Door', [model]),
  'hand',
];
const gy = ev('sent-to-gy', 'x');
const synchroSummoned = summon('x', 'synchro-summoned');

/** Is it properly Summoned? */
export const status: readonly Row[] = [
  proper(
    'Synchro Summoned: yes, on the field',
    duel({ x: extra(synchro) }, synchroSummoned),
    'yes',
    'properly-summoned/kept-in-public kept',
  ),
  proper(
    'and in the GY',
    duel({ x: extra(synchro) }, synchroSummoned, ...effect([gy])),
    'yes',
    'properly-summoned/kept-in-public kept',
  ),
  proper(
    'and banished face-down',
    duel({ x: extra(synchro) }, synchroSummoned, ...effect([ev('banished-face-down', 'x')])),
    'yes',
    'properly-summoned/kept-in-public kept',
  ),
  proper(
    'sent from the Extra Deck to the GY: never',
    duel({ x: extra(synchro) }, ...effect([ev('sent-from-extra-deck', 'x')])),
    'no',
    'properly-summoned/by-procedure never',
  ),
  proper(
    'found in the GY, and nothing was said',
    duel({ x: at(synchro, 'gy') }),
    'cannot tell',
    'properly-summoned/by-procedure unsaid',
  ),
  proper(
    'on the field by another effect, and nothing was said of before',
    duel({ x: at(synchro, 'monster-zone', { summoned: 'special-summoned' }) }),
    'cannot tell',
    'properly-summoned/by-procedure unsaid',
  ),
  proper(
    'back in the Extra Deck, face-down',
    duel({ x: extra(synchro) }, synchroSummoned, ...effect([ev('returned-to-extra-deck', 'x')])),
    'no',
    'properly-summoned/lost-in-private hidden',
  ),
  proper(
    'through the hand, and in the GY again',
    duel(
      { x: at(ritual, 'hand') },
      summon('x', 'ritual-summoned'),
      ...effect([ev('returned-to-hand', 'x')], [ev('discarded', 'x')]),
    ),
    'no',
    'properly-summoned/lost-in-private lost',
  ),
  proper(
    'its Summon was negated',
    duel({ x: extra(synchro) }, declare('x', 'synchro-summoned'), { do: 'negate-summon' }),
    'no',
    'properly-summoned/summon-negated negated',
  ),
  proper(
    'its Flip Summon was negated',
    duel(
      { x: at(mustFirst, 'hand') },
      summon('x', 'summoned-by-own-procedure'),
      ...effect([ev('flipped-face-down', 'x')]),
      declare('x', 'flip-summoned'),
      { do: 'negate-summon' },
    ),
    'yes',
    'properly-summoned/flip-summon-negated kept',
  ),
  proper(
    'an effect copied its name',
    duel({ x: extra(synchro) }, synchroSummoned, ...effect([ev('copied', 'x')])),
    'yes',
    'properly-summoned/copied-monster own',
  ),
  proper(
    'equipped from the field after its Synchro Summon',
    duel({ x: extra(synchro) }, synchroSummoned, ...effect([ev('equipped', 'x')])),
    'yes',
    'properly-summoned/spell-trap-zone properly',
  ),
  proper(
    'equipped straight from the Extra Deck',
    duel({ x: extra(synchro) }, ...effect([ev('equipped', 'x')])),
    'no',
    'properly-summoned/spell-trap-zone not-properly',
  ),
  proper(
    'face-up in the Extra Deck after its Synchro Summon',
    duel({ x: extra(pendulum) }, synchroSummoned, ...effect([ev('destroyed', 'x')])),
    'yes',
    'properly-summoned/face-up-extra-deck kept',
  ),
  proper('a Token', duel({ x: at(token, 'monster-zone') }), 'no', 'properly-summoned/token token'),
  proper(
    'a monster that can be Normal Summoned needs no such thing',
    duel({ x: at(plain, 'gy') }),
    'not needed',
    'properly-summoned/not-needed ordinary',
  ),
];

/** May it be Special Summoned? */
export const specialSummons: readonly Row[] = [
  special({ way: 'summoned-by-own-procedure' })(
    'its own procedure, from the GY',
    duel({ x: at(mustFirst, 'gy') }),
    'cannot tell',
    'special-summon/within-reach not-said',
  ),

  any(
    'an ordinary monster in the GY',
    duel({ x: at(plain, 'gy') }),
    'yes',
    'properly-summoned/not-needed ordinary',
  ),
  any(
    'a Synchro Monster in the GY, properly Summoned',
    duel({ x: extra(synchro) }, synchroSummoned, ...effect([gy])),
    'yes',
    'special-summon-monster/only-proper-first properly',
  ),
  any(
    'a Synchro Monster in the GY, never Summoned',
    duel({ x: extra(synchro) }, ...effect([ev('sent-from-extra-deck', 'x')])),
    'no',
    'special-summon-monster/only-proper-first not-properly',
  ),
  any(
    'a Synchro Monster in the GY, and nothing was said',
    duel({ x: at(synchro, 'gy') }),
    'cannot tell',
    'special-summon-monster/only-proper-first unknown',
  ),
  any(
    'a Ritual Monster in the hand, by some effect',
    duel({ x: at(ritual, 'hand') }),
    'no',
    'special-summon-monster/only-proper-first not-properly',
  ),
  special({ way: 'synchro-summoned' })(
    'a Synchro Summon from the Extra Deck',
    duel({ x: extra(synchro) }),
    'yes',
    'properly-summoned/by-procedure procedure',
  ),
  special({ way: 'synchro-summoned' })(
    'a Synchro Summon from the GY',
    duel({ x: at(synchro, 'gy') }),
    'no',
    'special-summon/within-reach not-from-here',
  ),
  special({ way: 'pendulum-summoned' })(
    'a Pendulum Summon from the face-up Extra Deck',
    duel({ x: extra(pendulum) }, synchroSummoned, ...effect([ev('destroyed', 'x')])),
    'yes',
    'properly-summoned/kept-in-public kept',
  ),
  special({ way: 'pendulum-summoned' })(
    'a Pendulum Summon from the GY',
    duel({ x: at(plain, 'gy') }),
    'no',
    'special-summon/within-reach not-from-here',
  ),
  special({ way: 'ritual-summoned' })(
    'a Ritual Summon from the hand',
    duel({ x: at(ritual, 'hand') }),
    'yes',
    'properly-summoned/by-procedure procedure',
  ),
  special({ way: 'ritual-summoned' })(
    'a Ritual Summon from the GY, by a card that can',
    duel({ x: at(ritual, 'gy') }),
    'yes',
    'properly-summoned/by-procedure procedure',
  ),
  any(
    '"must first be": after that, by any effect',
    duel({ x: at(mustFirst, 'hand') }, summon('x', 'summoned-by-own-procedure'), ...effect([gy])),
    'yes',
    'special-summon-monster/only-proper-first properly',
  ),
  any(
    '"must be": by its own way only, even after that',
    duel({ x: at(mustBe, 'hand') }, summon('x', 'summoned-by-own-procedure'), ...effect([gy])),
    'no',
    'properly-summoned/must-be-only only',
  ),
  special({ way: 'summoned-by-own-procedure' })(
    '"must be": by its own way',
    duel({ x: at(mustBe, 'hand') }),
    'yes',
    'properly-summoned/must-be-only way',
  ),
  any(
    '"cannot be Special Summoned"',
    duel({ x: at(cannot, 'gy') }),
    'no',
    'properly-summoned/cannot-be-special-summoned cannot',
  ),
  any(
    '"cannot be Special Summoned from the GY"',
    duel({ x: at(limited('Rooted Boar', [], { notFrom: ['gy'] }), 'gy') }),
    'no',
    'properly-summoned/cannot-be-special-summoned not-from',
  ),
  any(
    'the same from the hand',
    duel({ x: at(limited('Rooted Boar', [], { notFrom: ['gy'] }), 'hand') }),
    'yes',
    'properly-summoned/not-needed ordinary',
  ),
  special({ way: 'special-summoned-ignoring-conditions' })(
    'ignoring its conditions, from the hand',
    duel({ x: at(mustBe, 'hand') }),
    'yes',
    'properly-summoned/ignoring-conditions ignoring',
  ),
  special({ way: 'special-summoned-ignoring-conditions' })(
    'ignoring its conditions, from the GY, never properly Summoned',
    duel({ x: at(mustBe, 'hand') }, ...effect([ev('discarded', 'x')])),
    'no',
    'special-summon-monster/only-proper-first not-properly',
  ),
  bySource(
    'an effect that takes monsters of the GY, and it is there',
    duel({ x: at(plain, 'gy'), s: summoner({ what: { count: 1, from: ['gy'] } }) }),
    'yes',
    'special-summon/within-reach reached',
  ),
  bySource(
    'the same, and it is banished',
    duel({ x: at(plain, 'banished'), s: summoner({ what: { count: 1, from: ['gy'] } }) }),
    'no',
    'special-summon/within-reach other-place',
  ),
  bySource(
    'a card that only draws',
    duel({
      x: at(plain, 'gy'),
      s: [spell('Plain Draw', [activation([{ do: 'draw', amount: 1 }])]), 'hand'],
    }),
    'no',
    'special-summon/within-reach none',
  ),
  bySource(
    'a card of which a part is only described',
    duel({
      x: at(plain, 'gy'),
      s: [spell('Odd Rite', [activation([{ do: 'described', reads: 'something else' }])]), 'hand'],
    }),
    'cannot tell',
    'special-summon/within-reach not-read',
  ),
  bySource(
    'an effect for another Type',
    duel({
      x: at(plain, 'gy'),
      s: summoner({ what: { count: 1, from: ['gy'], filter: { type: 'Plant' } } }),
    }),
    'no',
    'special-summon/within-reach other-card',
  ),
  bySource(
    'an effect for a Type, and its Type was not said',
    duel({
      x: at(monster('Vague Elk', [], { type: undefined }), 'gy'),
      s: summoner({ what: { count: 1, from: ['gy'], filter: { type: 'Plant' } } }),
    }),
    'cannot tell',
    'special-summon/within-reach not-known',
  ),
  bySource(
    'from the Extra Deck, by an effect that says so',
    duel({ x: extra(synchro), s: summoner({ what: { count: 1, from: ['extra-deck'] } }) }),
    'yes',
    'special-summon/within-reach reached',
  ),
  bySource(
    'the same, and its text forbids it',
    duel({
      x: extra(limited('Prouder Heron', ['Synchro'], { special: 'must-be', ways: ['synchro-summoned'] })),
      s: summoner({ what: { count: 1, from: ['extra-deck'] } }),
    }),
    'no',
    'properly-summoned/must-be-only only',
  ),
  bySource(
    'a target in the GY',
    duel({
      x: at(plain, 'gy'),
      s: [
        spell('Narrow Door', [
          activation([{ do: 'special-summon', what: { target: 0 } }], {
            targets: [{ count: 1, from: ['gy'] }],
          }),
        ]),
        'hand',
      ],
    }),
    'yes',
    'special-summon/within-reach reached',
  ),
  any(
    'a monster on the field',
    duel({ x: at(plain, 'monster-zone') }),
    'no',
    'special-summon/within-reach already-there',
  ),
  any(
    'a Spell Card',
    duel({ x: at(spell('Wide Door'), 'gy') }),
    'no',
    'special-summon/within-reach no-monster',
  ),
  any(
    'a Token that left the field',
    duel({ x: at(token, 'monster-zone') }, ...effect([gy])),
    'no',
    'properly-summoned/token token',
  ),
];

const normal = (as: 'summon' | 'set' | 'again', more: object = {}) =>
  rows({ ask: 'normal-summon', card: 'x', as, ...more });
const gemini = (said: Placed[2] = {}): Placed =>
  at(monster('Two-Faced Newt', [], { abilities: ['Gemini', 'Effect'] }), 'monster-zone', said);
const used = { normalSummonsUsed: { P0: 1, P1: 0 } };

import { phase, start } from '../../support/duels.ts';

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
    'the same monster can be Set',
    duel({ x: at(limited('Low Boar', [], { noNormalSummon: true }), 'hand') }),
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

const turn = rows({ ask: 'change-position', card: 'x' });
const stands: Placed = at(plain, 'monster-zone');

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

const kind = rows({ ask: 'effect-monster', card: 'x' });
const notKind = rows({ ask: 'non-effect-monster', card: 'x' });

export const kinds: readonly Row[] = [
  kind('an Effect Monster', duel({ x: stands }), 'yes', 'monster/non-effect effect'),
  notKind(
    'a Synchro Monster without effect',
    duel({ x: at(monster('Bare Heron', [], { abilities: ['Synchro'] }), 'monster-zone') }),
    'yes',
    'monster/non-effect non-effect',
  ),
  kind(
    'an Equip Card is no monster',
    duel({ x: stands }, ...effect([ev('equipped', 'x')])),
    'no',
    'monster/non-effect no-monster',
  ),
  kind(
    'a Gemini monster as an Equip Card is none either',
    duel({ x: gemini() }, ...effect([ev('equipped', 'x')])),
    'no',
    'monster/non-effect no-monster',
  ),
  kind('a Gemini monster on the field', duel({ x: gemini() }), 'no', 'gemini/treated-as-normal normal'),
  kind(
    'a Gemini monster in the GY',
    duel({ x: gemini() }, ...effect([gy])),
    'no',
    'gemini/treated-as-normal normal',
  ),
  kind(
    'a Gemini monster in the hand',
    duel({ x: gemini() }, ...effect([ev('returned-to-hand', 'x')])),
    'yes',
    'monster/non-effect effect',
  ),
  kind(
    'Normal Summoned again',
    duel({ x: gemini() }, summon('x', 'normal-summoned-again')),
    'yes',
    'gemini/becomes-effect-monster effect',
  ),
  kind(
    'negated before that',
    duel({ x: gemini({ negated: true }) }),
    'yes',
    'gemini/negated-is-effect-monster negated',
  ),
  kind(
    'negated after that',
    duel({ x: gemini({ summonedAgain: true }) }, ...effect([ev('effects-negated', 'x')])),
    'yes',
    'gemini/negated-gained-effects negated',
  ),
  kind(
    'negated in the GY',
    duel({ x: gemini() }, ...effect([gy], [ev('effects-negated', 'x')])),
    'yes',
    'gemini/negated-in-gy negated',
  ),
];

const again = rows({ ask: 'summoned-again', card: 'x' });

export const againRows: readonly Row[] = [
  again(
    'it was',
    duel({ x: gemini() }, summon('x', 'normal-summoned-again')),
    'yes',
    'gemini/becomes-effect-monster again',
  ),
  again('it was not', duel({ x: gemini() }), 'no', 'gemini/becomes-effect-monster never'),
  again(
    'it was, and was turned face-down',
    duel({ x: gemini() }, summon('x', 'normal-summoned-again'), ...effect([ev('flipped-face-down', 'x')])),
    'no',
    'gemini/forgets-when-leaving forgot',
  ),
];

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

export const until: readonly Row[] = [
  rows({ ask: 'ends', until: 'end-phase' })(
    '"until the End Phase"',
    duel({}),
    'at the end of the End Phase',
    'turn/until-phase-ends end-phase',
  ),
  rows({ ask: 'ends', until: 'end-of-turn' })(
    '"until the end of the turn"',
    duel({}),
    'at the end of the End Phase',
    'turn/until-phase-ends end-of-turn',
  ),
];
