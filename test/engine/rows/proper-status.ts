import { declare, duel, effect, ev, summon } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import {
  at,
  extra,
  gy,
  mustFirst,
  pendulum,
  plain,
  ritual,
  synchro,
  synchroSummoned,
  token,
} from './summon-cards.ts';

const proper = rows({ ask: 'properly-summoned', card: 'x' });

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
