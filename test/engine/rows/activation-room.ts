import type { Duel } from '../../../src/engine/state/duel.ts';
import { monster, type Placed, start, trap } from '../../support/duels.ts';
import { field, ignition, x } from './activation-cards.ts';
import type { Row } from './row.ts';

/** What an effect puts in zones needs free ones. */

const told = (cards: Readonly<Record<string, Placed>>): Duel =>
  start(cards, {
    players: { P0: { lp: 800, unseen: { hand: 0, gy: 0, deck: 5 } }, P1: { unseen: { gy: 0 } } },
  });
const theirs = { count: 1, from: [field], filter: { cardType: 'monster', controller: 'opponent' } };
const theirMonster: Placed = [monster('Tame Boar'), field, { controller: 'P1' }];
const equipTheirs = { do: 'equip', what: { target: 0 }, onto: 'this' };
const bell: Placed = [trap('Dull Bell', []), 'spell-trap-zone', { faceUp: false }];
const backrow = (count: number): Readonly<Record<string, Placed>> =>
  Object.fromEntries([1, 2, 3, 4, 5].slice(0, count).map((at) => [`t${at}`, bell]));

const herd = Object.fromEntries(
  [1, 2, 3, 4].map((at) => [`m${at}`, [monster(`Newt ${at}`), field] as const]),
);
const mill = {
  do: 'send-to-gy',
  what: { count: 1, from: ['deck'], filter: { owner: 'you', reads: 'the top' } },
};
const fromHand = { do: 'special-summon', what: { count: 1, from: ['hand'], filter: { owner: 'you' } } };

export const activationRoom: readonly Row[] = [
  x(
    'a monster to equip with, and no Spell & Trap Zone free',
    told({ x: ignition({ does: [equipTheirs], targets: [theirs] }), m: theirMonster, ...backrow(5) }),
    'no',
    'activation/must-be-able-to-resolve no-spell-trap-zone',
  ),
  x(
    'a monster to equip with, and one Spell & Trap Zone free',
    told({ x: ignition({ does: [equipTheirs], targets: [theirs] }), m: theirMonster, ...backrow(4) }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'a monster to equip with, after something that is optional',
    told({
      x: ignition({ does: [{ ...equipTheirs, may: true }], targets: [theirs] }),
      m: theirMonster,
      ...backrow(5),
    }),
    'yes',
    'effect/ignition open',
  ),
  x(
    'a Special Summon that hangs on something else, with no zone free',
    told({ x: ignition({ does: [mill, { ...fromHand, joined: 'if-you-do' }] }), ...herd }),
    'cannot tell',
    'activation/must-be-able-to-resolve no-room-later',
  ),
];
