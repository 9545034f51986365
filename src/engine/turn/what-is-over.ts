import type { Phase } from '../../vocabulary/phases.ts';
import { applyEvents } from '../events/happen.ts';
import type { Duel } from '../state/duel.ts';
import { dueEndings, end } from '../state/endings.ts';
import type { Happens } from '../state/event.ts';
import { hasMonsterZone } from '../state/room.ts';

/**
 * Ends what lasts only until the phase that is left (rules turn/until-phase-ends and turns-general/effects-that-end).
 * Control goes back by that; a monster that finds no free zone is destroyed (rule control/full-zones).
 */
export function endWhatIsOver(duel: Duel, next: { readonly turn: number; readonly phase: Phase }): Duel {
  const { due, left } = dueEndings(duel, next);
  if (due.length === 0) return duel;
  const ended = due.reduce(end, { ...duel, endings: left });
  const back = due.flatMap(({ card: id, moves, ends }): readonly Happens[] => {
    const card = ended.cards[id];
    if (ends.is !== 'control' || card?.moves !== moves || card.controller === ends.to) return [];
    const full = hasMonsterZone(ended, ends.to) === 'no';
    return [
      full
        ? { event: 'destroyed', rule: 'control/full-zones', card: id, cause: 'rule' }
        : {
            event: 'control-changed',
            rule: 'turns-general/effects-that-end',
            card: id,
            controller: ends.to,
            cause: 'rule',
          },
    ];
  });
  // What only ends, without an event, may change what Continuous Effects come to.
  return applyEvents(ended, { in: 'open' }, back, [(now) => now]);
}
