import { duel, effect, ev, monster, summon } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, gemini, gy, stands } from './summon-cards.ts';

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
