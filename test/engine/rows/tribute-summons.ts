import { duel, limited } from '../../support/duels.ts';
import type { Row } from './row.ts';
import { at, extra, plain, stands, synchro } from './summon-cards.ts';
import { barred, barredIf, counts, high, leveled, normal, taller } from './tribute-cards.ts';

/** Tributes: what a Normal Summon or Set needs beside its count. */
export const tributeSummons: readonly Row[] = [
  normal('summon')('Level 4', duel({ x: leveled(4) }), 'yes', 'normal-summon/level-4-or-lower possible'),
  normal('summon')(
    'Level 5, with a monster',
    duel({ x: leveled(5), a: stands }),
    'yes',
    'normal-summon/one-tribute possible',
  ),
  normal('set')(
    'Level 6, Set',
    duel({ x: leveled(6), a: stands }),
    'yes',
    'normal-summon/one-tribute possible',
  ),
  normal('summon')(
    'Level 5, without one',
    duel({ x: leveled(5) }),
    'no',
    'normal-summon/one-tribute tributes-short',
  ),
  normal('summon')(
    'Level 5, with one that may not be Tributed',
    duel({ x: leveled(5), a: barred }),
    'no',
    'normal-summon/one-tribute tributes-short',
  ),
  normal('summon')(
    'Level 5, with one that perhaps may not be Tributed',
    duel({ x: leveled(5), a: barredIf }),
    'cannot tell',
    'normal-summon/one-tribute tributes-not-said',
  ),
  normal('summon')(
    'Level 7, with two monsters',
    duel({ x: leveled(7), a: stands, b: stands }),
    'yes',
    'normal-summon/two-tributes possible',
  ),
  normal('summon')(
    'Level 7, with one',
    duel({ x: leveled(7), a: stands }),
    'no',
    'normal-summon/two-tributes tributes-short',
  ),
  normal('summon')(
    'Level 7, with two of which one may not be Tributed',
    duel({ x: leveled(7), a: stands, b: barred }),
    'no',
    'normal-summon/two-tributes tributes-short',
  ),
  normal('summon')(
    'Level 7, with two of which one perhaps may not be Tributed',
    duel({ x: leveled(7), a: stands, b: barredIf }),
    'cannot tell',
    'normal-summon/two-tributes tributes-not-said',
  ),
  normal('summon')(
    'Level 7, with one that counts as 2 Tributes for it',
    duel({ x: leveled(7), a: counts({ attribute: 'EARTH' }) }),
    'yes',
    'normal-summon/two-tributes possible',
  ),
  normal('summon')(
    'Level 7, with one that counts as 2 for others',
    duel({ x: leveled(7), a: counts({ attribute: 'LIGHT' }) }),
    'no',
    'normal-summon/two-tributes tributes-short',
  ),
  normal('summon')(
    "the opponent's monster is no Tribute",
    duel({ x: leveled(5), a: at(plain, 'monster-zone', { controller: 'P1' }) }),
    'no',
    'normal-summon/one-tribute tributes-short',
  ),
  normal('summon')(
    '"without Tributing"',
    duel({ x: high({ tributes: [{ count: 0, as: ['summon'] }] }) }),
    'yes',
    'normal-summon/without-tribute possible',
  ),
  normal('set')(
    '"Normal Summon ... without Tributing" is no Set',
    duel({ x: high({ tributes: [{ count: 0, as: ['summon'] }] }) }),
    'no',
    'normal-summon/one-tribute tributes-short',
  ),
  normal('summon')(
    '"if you control no monsters, without Tributing"',
    duel({ x: high({ tributes: [{ count: 0, as: ['summon'], onlyIf: 'you control no monsters' }] }) }),
    'cannot tell',
    'normal-summon/without-tribute condition',
  ),
  normal('summon')(
    'by Tributing 1 monster, Level 8',
    duel({ x: taller({ tributes: [{ count: 1, as: ['summon', 'set'] }] }), a: stands }),
    'yes',
    'normal-summon/changed-number-of-tributes possible',
  ),
  normal('summon')(
    'requires 3 Tributes',
    duel({ x: taller({ tributes: [{ count: 3, as: ['summon'], required: true }] }), a: stands, b: stands }),
    'no',
    'normal-summon/changed-number-of-tributes tributes-short',
  ),
  normal('summon')(
    'requires 3 Tributes, one of which may not be Tributed',
    duel({
      x: taller({ tributes: [{ count: 3, as: ['summon'], required: true }] }),
      a: stands,
      b: stands,
      c: barred,
    }),
    'no',
    'normal-summon/changed-number-of-tributes tributes-short',
  ),
  normal('summon')(
    'requires 3 Tributes, one of which perhaps may not be Tributed',
    duel({
      x: taller({ tributes: [{ count: 3, as: ['summon'], required: true }] }),
      a: stands,
      b: stands,
      c: barredIf,
    }),
    'cannot tell',
    'normal-summon/changed-number-of-tributes tributes-not-said',
  ),
  normal('set')(
    '"cannot be Set"',
    duel({ x: taller({ noNormalSet: true }), a: stands, b: stands }),
    'no',
    'special-summon-monster/no-normal-summon-set text-set',
  ),
  normal('summon')(
    '"cannot be Normal Summoned, unless"',
    duel({ x: at(limited('Low Boar', [], { normalSummonOnlyIf: 'you control a Boar' }), 'hand'), a: stands }),
    'cannot tell',
    'special-summon-monster/no-normal-summon-set unless',
  ),
  normal('summon')(
    'a Level that was not said',
    duel({ x: leveled(undefined) }),
    'cannot tell',
    'normal-summon/normal-summon level',
  ),
  normal('summon')(
    'an Extra Deck monster',
    duel({ x: extra(synchro) }),
    'no',
    'special-summon-monster/no-normal-summon-set cannot',
  ),
];
