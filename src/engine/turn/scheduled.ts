import { type Phase, phases } from '../../vocabulary/phases.ts';
import { cardOf, type Duel } from '../duel.ts';
import { happen } from '../happen.ts';
import { carryOut } from '../instructions/carry-out.ts';
import { isOver } from '../state/endings.ts';
import { hasMonsterZone } from '../state/room.ts';
import type { Scheduled } from '../state/scheduled.ts';

interface Time {
  readonly turn: number;
  readonly phase: Phase;
}

/**
 * Does what effects have left to be done in a phase (rule delayed/effects), one after the other: of those phases that
 * are passed over before `next`, or of `next` itself when it is reached.
 */
export function doScheduled(duel: Duel, next: Time, which: 'passed' | 'reached'): Duel {
  const isDue = ({ at }: Scheduled) =>
    which === 'passed'
      ? isOver(at, next)
      : at.turn === next.turn && phases.ids.indexOf(at.phase) === phases.ids.indexOf(next.phase);
  const due = duel.scheduled.filter(isDue);
  if (due.length === 0) return duel;
  const left: Duel = { ...duel, scheduled: duel.scheduled.filter((each) => !isDue(each)) };
  return due.reduce(doOne, left);
}

function doOne(duel: Duel, { does, link, chain, targets, those, moved }: Scheduled): Duel {
  const stage = { in: 'open' } as const;
  const there =
    those === 'open'
      ? those
      : those.filter(({ id, moves }) => cardOf(duel, id).moves === moves).map(({ id }) => id);
  if (!('return' in does)) {
    return carryOut(duel, [does], { stage, link, chain, targets, chosen: [], those: there, moved });
  }
  if (there === 'open') return duel;
  const { controller, position } = does.return;
  // Without a free zone it goes to the GY (rule banish-until/zone).
  const full = hasMonsterZone(duel, controller) === 'no';
  return happen(
    duel,
    stage,
    there.map((card) =>
      full
        ? { event: 'returned-to-gy', card, cause: 'effect', by: link.card }
        : { event: 'returned-to-field', card, cause: 'effect', by: link.card, controller, position },
    ),
  );
}
