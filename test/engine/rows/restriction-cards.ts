import type { Action } from '../../../src/engine/play.ts';
import { activate, activation, monster, type Placed, resolve, spell } from '../../support/duels.ts';
import { rows } from './row.ts';

/** The cards and questions of the rows about restrictions. */

export const field = 'monster-zone';
export const end: Action = { do: 'end-turn' };

/** A Spell whose effect leaves this restriction until the end of the turn. */
export const lock = (bans: object, more: object = {}): Placed => [
  spell('Narrow Gate', [
    activation([
      { do: 'gain-lp', amount: 100 },
      { do: 'restrict', joined: 'also', until: 'end-of-turn', reads: 'you cannot do that', bans, ...more },
    ]),
  ]),
  'hand',
];
/** A Spell that may only be activated in a turn in which none of this is done. */
export const promise = (bans: object, about: 'card' | 'effect' = 'card'): Placed => [
  spell('Quiet Promise', [
    activation([{ do: 'gain-lp', amount: 100 }]),
    { kind: 'not-an-effect', what: 'restriction', reads: 'not in the same turn', bans, inTurnOf: about },
  ]),
  'hand',
];
export const revive: Placed = [
  spell('Soft Call', [
    activation([{ do: 'special-summon', what: { target: 0 } }], { targets: [{ count: 1, from: ['gy'] }] }),
  ]),
  'hand',
];
export const boar: Placed = [monster('Tame Boar'), 'gy'];
export const inHand: Placed = [monster('Tame Boar'), 'hand'];
export const special = { summons: ['special'] };
export const played = [activate('lock'), resolve()] as const;
export const byCall = rows({ ask: 'special-summon', card: 'boar', by: 'revive' });
export const normal = rows({ ask: 'normal-summon', card: 'boar', as: 'summon' });
export const cannot = 'wording/cannot-wins';
export const locked = 'wording/summon-lock';
export const cards = (bans: object, more: object = {}) => ({ lock: lock(bans, more), boar, revive });
