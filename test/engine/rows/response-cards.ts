import type { Action } from '../../../src/engine/play.ts';
import { activate, activation, duel, monster, type Placed, spell, trap } from '../../support/duels.ts';
import { draws, field } from './activation-cards.ts';
import { rows } from './row.ts';

/** The cards of the rulings about what may be chained to an activation. */

export const set = { faceUp: false, controller: 'P1' } as const;
export const answers = (on: object, more: object = {}): Placed => [
  trap('Rival Echo', [activation([draws], { word: 'when', on: [on], ...more })]),
  'spell-trap-zone',
  set,
];
export const activated = (more: object = {}) => ({ event: 'effect-activated', of: {}, ...more });
export const toLink = (link: object): Placed => answers(activated({ link }));
export const toCard = toLink({ activatesCard: true });
export const onField = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'];
export const fromDeck = toLink({ includes: [{ do: ['add-to-hand', 'draw'], from: ['deck'] }] });
export const milling = toLink({ includes: [{ do: ['send-to-gy'], from: ['deck'] }] });

export type Loose = Readonly<Record<string, unknown>>;
export const errand = (does: readonly Loose[], more: Loose = {}): Placed => [
  spell('Small Errand', [activation(does, more)]),
  'hand',
];
export const newt = (does: readonly Loose[], more: object = {}): Placed => [
  monster('Lantern Newt', [{ kind: 'ignition', does, ...more }]),
  field,
];
export const boar: Placed = [monster('Tame Boar'), field, { controller: 'P1' }];
export const chained = (
  trapped: Placed,
  s: Placed,
  more: Partial<Extract<Action, { do: 'activate' }>> = {},
) => duel({ x: trapped, s, y: boar }, activate('s', { part: 0, ...more }));
export const search = { do: 'add-to-hand', what: { count: 1, from: ['deck'] } };
/** A Fusion Summon as the text says it, with the words about its materials. */
export const fusing = (reads: string) => ({
  do: 'fusion-summon',
  what: { count: 1, from: ['extra-deck'] },
  reads,
});
export const smash = { do: 'destroy', what: { count: 1, from: onField } };
export const chosen = { onlyIf: 'it is what was chosen' };

export const theirs = rows({ ask: 'can-activate', card: 'x', player: 'P1' });
export const among = rows({ ask: 'can-activate', card: 'x', player: 'P1', granted: true });
export const yes = 'timing/after-an-action now';
export const no = 'timing/after-an-action differs';
export const open = 'timing/after-an-action not-said';
