import { monster, type Placed } from '../../support/duels.ts';
import { rows } from './row.ts';

/** The cards that are activated in the rulings about activations. */

export const x = rows({ ask: 'can-activate', card: 'x' });
export const field = 'monster-zone';
export const draws = { do: 'draw', amount: 1 };
export const ignition = (more: Readonly<Record<string, unknown>> = {}): Placed => [
  monster('Lantern Newt', [{ kind: 'ignition', does: [draws], ...more }]),
  field,
];
