import { duel, limited } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, stands } from './summon-cards.ts';
import { barred, barredForSummons, keepsAll, leveled, normal, taker } from './tribute-cards.ts';

const tributeCost = rows({ ask: 'can-activate', card: 'x' });
const ownWay = rows({ ask: 'own-procedure', card: 'x' });
const devourer = at(
  limited('Hungry Crane', [], {
    procedures: [
      { from: ['hand'], uses: [{ do: 'tribute', what: { count: 1, filter: { cardType: 'monster' } } }] },
    ],
  }),
  'hand',
);

/** What texts keep from being Tributed. */
export const tributeBans: readonly Row[] = [
  normal('summon')(
    'a monster that cannot be Tributed for a Tribute Summon',
    duel({ x: leveled(5), a: barredForSummons }),
    'no',
    'normal-summon/one-tribute tributes-short',
  ),
  normal('summon')(
    'nobody can Tribute cards',
    duel({ x: leveled(5), a: stands, b: keepsAll }),
    'no',
    'normal-summon/one-tribute tributes-short',
  ),
  tributeCost(
    'as a cost, one that cannot be Tributed',
    duel({ x: taker, a: barred }),
    'no',
    'cost/must-be-payable cannot-pay',
  ),
  tributeCost(
    'as a cost, one that cannot be Tributed for a Tribute Summon',
    duel({ x: taker, a: barredForSummons }),
    'yes',
    'effect/ignition open',
  ),
  ownWay(
    'for its own procedure, one that cannot be Tributed',
    duel({ x: devourer, a: barred }),
    'no',
    'own-procedure/used-up too-few',
  ),
  ownWay(
    'for its own procedure, one that cannot be Tributed for a Tribute Summon',
    duel({ x: devourer, a: barredForSummons }),
    'yes',
    'own-procedure/used-up there',
  ),
];
