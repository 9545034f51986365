import type { CardModel } from '../../../src/card-model/card-model.ts';
import type { Action } from '../../../src/engine/state/action.ts';
import { monster, type Placed } from '../../support/duels.ts';

/** Invented monsters and what they do in battles. */

export const of = (atk: number | '?', def: number | '?' = 1000, parts: readonly unknown[] = []): CardModel =>
  monster('Paper Tiger', parts, { atk, def });

/** A text that applies to its own card, as the reader of card texts has it. */
export const status = (reads: string, onlyIf?: string) => ({
  kind: 'continuous',
  does: [{ do: 'change-status', what: 'this', reads, ...(onlyIf === undefined ? {} : { onlyIf }) }],
});

export const mine = (model: CardModel, more: Placed[2] = {}): Placed => [model, 'monster-zone', more];
export const theirs = (model: CardModel, more: Placed[2] = {}): Placed => [
  model,
  'monster-zone',
  { controller: 'P1', ...more },
];
export const attack = (card = 'x', target?: string): Action => ({
  do: 'attack',
  card,
  ...(target === undefined ? {} : { target }),
});
