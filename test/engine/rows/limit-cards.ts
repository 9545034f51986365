import { activate, duel, effect, ev, ifThis, type playAll } from '../../support/duels.ts';
import { gy, on } from './trigger-cards.ts';

/** What the tables of limits share: a limit, and a Duel in which it was used. */

export const once = (scope: string, counts = 'use', per = 'turn') => ({ limit: { scope, counts, per } });
export const again = [ev('special-summoned', 'x')];
export const used = (limit: Readonly<Record<string, unknown>>, ...between: Parameters<typeof playAll>[1][]) =>
  duel(
    { x: on(ifThis('sent-to-gy', limit)), twin: on(ifThis('sent-to-gy', limit)) },
    ...effect([gy]),
    activate('x'),
    ...between,
  );
