import { activate, ev, monster, type Placed, trigger } from '../../support/duels.ts';
import { rows } from './row.ts';

/** What the tables of Trigger Effects share: the questions, and the invented cards. */

export const x = rows({ ask: 'activates', card: 'x' });
export const who = rows({ ask: 'who-activates', card: 'x' });

export const field = 'monster-zone';
export const spells = 'spell-trap-zone';
export const on = (part: unknown, more: Placed[2] = {}): Placed => [
  monster('Lantern Newt', [part]),
  field,
  more,
];
export const inHand = (part: unknown): Placed => [monster('Lantern Newt', [part]), 'hand'];
export const y: Placed = [monster('Mossback Elk'), field];
export const watch = (event: string, filter: object = {}, more: Readonly<Record<string, unknown>> = {}) =>
  trigger('if', { event, of: filter }, more);
export const gy = ev('sent-to-gy', 'x');
export const low = [activate('errand')];
