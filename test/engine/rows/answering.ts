import type { Action } from '../../../src/engine/play.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  duel,
  effect,
  ev,
  happens,
  monster,
  type Placed,
  phase,
  resolve,
  spell,
  summon,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** May a Spell/Trap Card or Quick Effect answer what happened: it must have happened just now. */

const x = rows({ ask: 'activates', card: 'x' });
const draws = { do: 'draw', amount: 1 };
const closed = { faceUp: false };
const answering = (event: object, more: object = {}): Placed => [
  trap('Sudden Squall', [activation([draws], { word: 'when', on: [event], ...more })]),
  'spell-trap-zone',
  closed,
];
const toSummons = answering({ event: 'normal-summoned', of: { cardType: 'monster' } });
const toRevivals = answering({ event: 'special-summoned', of: { cardType: 'monster' } });
const y: Placed = [monster('Tame Boar'), 'hand'];
const fallen: Placed = [monster('Tame Boar'), 'gy'];
const revives = effect([ev('special-summoned', 'y')]);
const errand: Placed = [spell('Small Errand', [activation([draws])]), 'hand'];
const answer = (set: Placed, cards: Readonly<Record<string, Placed>>, ...actions: readonly Action[]): Duel =>
  duel({ x: set, ...cards }, ...actions);

export const answeringRows: readonly Row[] = [
  x(
    'a Trap that answers a Summon, right after it',
    answer(toSummons, { y }, summon('y', 'normal-summoned')),
    'yes',
    'timing/after-an-action now',
  ),
  x(
    'the same in the next turn',
    answer(toSummons, { y }, summon('y', 'normal-summoned'), phase('end'), phase('draw')),
    'no',
    'timing/after-an-action turn-over',
  ),
  x(
    'a Summon in Chain Link 1 is the last thing to happen',
    answer(toRevivals, { y: fallen }, ...revives),
    'yes',
    'timing/after-an-action now',
  ),
  x(
    'a Summon in Chain Link 2 is not, as Chain Link 1 resolves after it',
    answer(
      toRevivals,
      { y: fallen, s: errand, t: [spell('Second Call', []), 'hand'] },
      activate('s'),
      activate('t'),
      resolve([ev('special-summoned', 'y')]),
      resolve(),
    ),
    'no',
    'timing/after-an-action too-late',
  ),
  x(
    'another Summon than the one that it answers',
    answer(toRevivals, { y }, summon('y', 'normal-summoned')),
    'no',
    'timing/after-an-action differs',
  ),
  x('nothing has happened', answer(toSummons, {}), 'no', 'timing/after-an-action nothing'),
  rows({ ask: 'can-activate', card: 'x', granted: true })(
    'nothing was told to happen, where more may have than was told',
    answer(toSummons, {}),
    'cannot tell',
    'timing/after-an-action nothing-told',
  ),
  x(
    'a timing that was not read',
    answer(
      [
        trap('Sudden Squall', [activation([draws], { unreadTiming: 'when the wind turns' })]),
        'spell-trap-zone',
        closed,
      ],
      {},
    ),
    'cannot tell',
    'timing/after-an-action not-read',
  ),
  x(
    'by what it was destroyed was not said',
    answer(
      answering({ event: 'destroyed', of: { cardType: 'monster' }, by: ['effect'] }),
      { y: [monster('Tame Boar'), 'monster-zone'] },
      happens(ev('destroyed', 'y')),
    ),
    'cannot tell',
    'timing/after-an-action not-said',
  ),
  x(
    'which monster was destroyed was not said',
    answer(
      answering({ event: 'destroyed', of: { cardType: 'monster' } }),
      {
        y: [monster('Tame Boar'), 'monster-zone'],
        z: [monster('Wild Boar'), 'monster-zone'],
        s: [
          spell('Loose Boulder', [
            activation([{ do: 'destroy', what: { count: 1, from: ['monster-zone'] } }]),
          ]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
    ),
    'cannot tell',
    'timing/after-an-action cards-not-said',
  ),
  x(
    'a Chain with a cost was begun since',
    answer(
      toSummons,
      { y, s: errand, c: [monster('Old Boar'), 'hand'] },
      summon('y', 'normal-summoned'),
      activate('s', { cost: [ev('discarded', 'c')] }),
    ),
    'cannot tell',
    'timing/after-an-action chain-between',
  ),
  x(
    'the activation that it answers is the last Chain Link',
    answer(answering({ event: 'effect-activated', of: { cardType: 'spell' } }), { s: errand }, activate('s')),
    'yes',
    'timing/after-an-action now',
  ),
  x(
    'another link was added since',
    answer(
      answering({ event: 'effect-activated', of: { cardType: 'spell' } }),
      { s: errand, t: [trap('Third Wheel', [activation([draws])]), 'spell-trap-zone', closed] },
      activate('s'),
      activate('t'),
    ),
    'no',
    'timing/after-an-action other-link',
  ),
];
