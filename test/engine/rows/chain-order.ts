import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  declare,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  must,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** In what order Trigger Effects are put on the Chain, who may act, and how many LP are left. */

const order = rows({ ask: 'chain-order' });
const linkOf = (card: string) => rows({ ask: 'chain-order', card });
const who = rows({ ask: 'who-may' });
const lp = rows({ ask: 'lp' });
const theirs = { controller: 'P1' } as const;
const fell = (name: string, part: unknown, more: Placed[2] = {}): Placed => [
  monster(name, [part]),
  'monster-zone',
  more,
];
const all = (ids: readonly string[]) => effect(ids.map((id) => ev('destroyed', id)));
const four: Readonly<Record<string, Placed>> = {
  a: fell('Wary Newt', ifThis('destroyed')),
  b: fell('Stern Newt', must('destroyed')),
  c: fell('Wary Heron', ifThis('destroyed'), theirs),
  d: fell('Stern Heron', must('destroyed'), theirs),
};
const ids = ['a', 'b', 'c', 'd'];
const hand: Placed = [
  monster('Hidden Wren', [
    {
      kind: 'trigger',
      mandatory: false,
      word: 'if',
      activatesIn: ['hand'],
      on: [{ event: 'destroyed', of: { cardType: 'monster' } }],
      does: [{ do: 'draw', amount: 1 }],
    },
  ]),
  'hand',
];
const inOcg = (cards: Readonly<Record<string, Placed>>, destroyed: readonly string[]): Duel =>
  playAll(start(cards, { ruleset: 'ocg' }), ...all(destroyed));
const tcg = 'trigger/simultaneous-order order';
const ocg = 'trigger/simultaneous-order-ocg order';

const orders: readonly Row[] = [
  order(
    'mandatory before optional, the turn player first',
    duel(four, ...all(ids)),
    'Stern Newt, Stern Heron, Wary Newt, Wary Heron',
    tcg,
  ),
  linkOf('c')(
    'the optional effect of the opponent is the last link',
    duel(four, ...all(ids)),
    'Chain Link 4',
    tcg,
  ),
  linkOf('foe')('a card without such an effect is no link', duel(four, ...all(ids)), 'none', tcg),
  order(
    'of several of one sort their player chooses',
    duel({ ...four, e: fell('Keen Newt', ifThis('destroyed')) }, ...all([...ids, 'e'])),
    'Stern Newt, Stern Heron, Wary Newt and Keen Newt (in the order that P0 chooses), Wary Heron',
    tcg,
  ),
  linkOf('a')(
    'then it can be one of two links',
    duel({ ...four, e: fell('Keen Newt', ifThis('destroyed')) }, ...all([...ids, 'e'])),
    'Chain Link 3 to 4, as P0 chooses',
    tcg,
  ),
  order('nothing was set off', duel(four), 'none', 'trigger/simultaneous-order none'),
  order(
    'an optional effect without a target is not placed',
    duel(
      {
        ...four,
        e: fell(
          'Aiming Newt',
          ifThis('destroyed', { targets: [{ count: 1, from: ['gy'], filter: { attribute: 'FIRE' } }] }),
        ),
      },
      ...all(['b']),
    ),
    'Stern Newt',
    tcg,
  ),
  order(
    'in the OCG a card in the hand comes last',
    inOcg({ ...four, h: hand }, ids),
    'Stern Newt, Stern Heron, Wary Newt, Wary Heron, Hidden Wren',
    ocg,
  ),
  order(
    'in the OCG both players with one in the hand take turns, beginning with the opponent of who placed last',
    inOcg({ ...four, h: hand, i: [hand[0], 'hand', theirs] }, ['a', 'b', 'd']),
    'Stern Newt, Stern Heron, Wary Newt, Hidden Wren, Hidden Wren',
    ocg,
  ),
  order(
    'in the TCG it is one of the optional effects of its player',
    duel({ ...four, h: hand }, ...all(ids)),
    'Stern Newt, Stern Heron, Wary Newt and Hidden Wren (in the order that P0 chooses), Wary Heron',
    tcg,
  ),
];

const errand: Placed = [spell('Small Errand', [activation([{ do: 'gain-lp', amount: 500 }])]), 'hand'];
const boar: Placed = [monster('Tame Boar'), 'hand'];

const acting: readonly Row[] = [
  who(
    'nothing has happened',
    duel({}),
    'P0, with anything that the phase allows; then P1',
    'timing/fast-effect-timing open',
  ),
  who(
    'in another phase',
    playAll(start({}), phase('end')),
    'P0, with fast effects; then P1',
    'timing/fast-effect-timing phase',
  ),
  who(
    'an effect was activated',
    duel({ s: errand }, activate('s')),
    'P1, with fast effects; then P0',
    'timing/fast-effect-timing answer',
  ),
  who(
    'a Chain has resolved',
    duel({ s: errand }, activate('s'), resolve()),
    'P0, with fast effects; then P1',
    'timing/after-a-chain first',
  ),
  who(
    'a Chain is resolving',
    duel({ s: errand }, activate('s'), activate('theirs'), resolve()),
    'nobody',
    'chain/nothing-during-resolution resolving',
  ),
  who(
    'a monster was Summoned',
    duel({ b: boar }, summon('b', 'normal-summoned')),
    'P0, with fast effects; then P1',
    'timing/after-an-action first',
  ),
  who(
    'a Summon was declared',
    duel({ b: boar }, declare('b', 'normal-summoned')),
    'P0, with what negates the Summon; then P1',
    'summons-general/negation-window open',
  ),
  who(
    'Trigger Effects wait',
    duel(four, ...all(ids)),
    'P0, by placing Trigger Effects; then P1',
    'trigger/collected placed',
  ),
];

const withLp = (more: readonly Parameters<typeof playAll>[1][], P0 = 8000): Duel =>
  playAll(start({ s: errand }, { players: { P0: { lp: P0 }, P1: { lp: 8000 } } }), ...more);

const left: readonly Row[] = [
  lp(
    'LP that were gained',
    withLp([activate('s'), resolve()]),
    'P0 8500, P1 8000',
    'victory/starting-lp left',
  ),
  lp(
    'an effect that was negated',
    withLp([activate('s'), { do: 'resolve', negated: 'effect' }]),
    'P0 8000, P1 8000',
    'victory/starting-lp left',
  ),
  lp('they were not said', duel({}), 'cannot tell', 'victory/starting-lp not-said'),
  lp(
    'what an effect did is not played',
    playAll(
      start(
        {
          s: [
            spell('Odd Errand', [activation([{ do: 'described', reads: 'something strange happens' }])]),
            'hand',
          ],
        },
        { players: { P0: { lp: 8000 }, P1: { lp: 8000 } } },
      ),
      activate('s'),
      resolve(),
    ),
    'cannot tell',
    'victory/starting-lp not-played',
  ),
];

export const chainOrders: readonly Row[] = [...orders, ...acting, ...left];
