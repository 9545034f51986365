import type { Duel } from '../../../src/engine/state/duel.ts';
import { type Placed, start } from '../../support/duels.ts';
import { field } from './activation-cards.ts';
import { rows } from './row.ts';

/** Boards for rows about what an activation needs. */

/** P0 has 800 LP, nothing in hand or GY, and so many cards in the Deck. */
export const known = (deck: number) => ({
  players: { P0: { lp: 800, unseen: { hand: 0, gy: 0, deck } }, P1: { unseen: { gy: 0 } } },
});
export const told = (cards: Readonly<Record<string, Placed>>): Duel => start(cards, known(0));
/** It is taken for granted that there is what the teller passes over. */
export const granted = rows({ ask: 'can-activate', card: 'x', granted: true });
export const targets = (filter: object, from: readonly string[] = [field]) => ({
  targets: [{ count: 1, from, filter }],
});
