import { applyEvent, type MoveDetails } from '../../src/engine/events/moves.ts';
import { cardOf } from '../../src/engine/state/duel.ts';
import type { eventNames } from '../../src/vocabulary/events.ts';
import { limited, monster, type Placed, start } from '../support/duels.ts';

/** The cards that the tables of moves share, and one event about one of them. */

export const newt = monster('Lantern Newt');
export const swinging = monster('Swinging Newt', [], { abilities: ['Effect', 'Pendulum'], scale: 4 });
export const token = monster('Pebble Token', [], { abilities: ['Token'] });
export const heron = limited('Brazen Heron', ['Synchro']);
export const swaying = limited('Swaying Heron', ['Synchro', 'Pendulum']);
export const gemini = monster('Two-Faced Newt', [], { abilities: ['Gemini', 'Effect'] });

export const moved = (placed: Placed, event: (typeof eventNames)[number], details: MoveDetails = {}) =>
  applyEvent(cardOf(start({ x: placed }), 'x'), event, details);

export const field = 'monster-zone';
