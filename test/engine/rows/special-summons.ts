import type { Question } from '../../../src/engine/question.ts';
import { activation, duel, effect, ev, limited, monster, spell, summon } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import {
  at,
  cannot,
  extra,
  gy,
  mustBe,
  mustFirst,
  pendulum,
  plain,
  ritual,
  summoner,
  synchro,
  synchroSummoned,
  token,
} from './summon-cards.ts';

const special = (more: Partial<Extract<Question, { ask: 'special-summon' }>> = {}) =>
  rows({ ask: 'special-summon', card: 'x', ...more });
const any = special();
const bySource = special({ by: 's' });

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
    'an effect that Summons its own card',
    duel({ x: at(plain, 'gy'), s: summoner({ what: 'this' }) }),
    'no',
    'special-summon/within-reach none',
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
