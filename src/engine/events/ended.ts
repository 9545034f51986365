import type { Duel } from '../state/duel.ts';
import { type Ending, end } from '../state/endings.ts';
import type { Happens } from '../state/event.ts';
import { hasMonsterZone } from '../state/room.ts';

/** The Duel in which these have ended, and what happens by that: control goes back (rule turns-general/effects-that-end). */
export function withEnded(duel: Duel, due: readonly Ending[]) {
  const ended = due.reduce(end, duel);
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
  return { ended, back };
}
