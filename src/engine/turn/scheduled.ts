import { type Phase, phases } from '../../vocabulary/phases.ts';
import { applyEvents } from '../events/happen.ts';
import { carryOut } from '../instructions/carry-out.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import { isOver, type Scheduled } from '../state/endings.ts';
import { withMissing } from '../state/missing.ts';
import { hasMonsterZone } from '../state/room.ts';

interface Time {
  readonly turn: number;
  readonly phase: Phase;
}

/** Does what effects have left to be done in a phase (rule delayed/effects): of those before `next`, or of `next`. */
export function doScheduled(duel: Duel, next: Time, which: 'passed' | 'reached'): Duel {
  const isDue = ({ at }: Scheduled) =>
    which === 'passed'
      ? isOver(at, next)
      : at.turn === next.turn && phases.ids.indexOf(at.phase) === phases.ids.indexOf(next.phase);
  const due = duel.scheduled.filter(isDue);
  if (due.length === 0) return duel;
  const left: Duel = { ...duel, scheduled: duel.scheduled.filter((each) => !isDue(each)) };
  const isTurnPlayers = ({ link }: Scheduled) => link.player === duel.turnPlayer;
  const ordered = [...due.filter(isTurnPlayers), ...due.filter((each) => !isTurnPlayers(each))];
  return whereOrderMatters(left, ordered);
}

/** With more than these, not every order is looked at. */
const mostOrdered = 4;

const ordersOf = (all: readonly Scheduled[]): readonly (readonly Scheduled[])[] => {
  if (all.length > mostOrdered) return [all, all.toReversed()];
  if (all.length < 2) return [all];
  return all.flatMap((each, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [each, ...rest]));
};

/** Done in this order, the turn player's first; where another order matters (rule phase-order/order), it is missing. */
function whereOrderMatters(duel: Duel, all: readonly Scheduled[]): Duel {
  const [first] = all;
  const done = all.reduce(doOne, duel);
  if (first === undefined || all.length < 2) return done;
  const others = ordersOf(all).map((order) => order.reduce(doOne, duel));
  const may = Object.values(done.cards).flatMap(({ id, place, controller }) =>
    others.some(({ cards }) => cards[id]?.place !== place || cards[id]?.controller !== controller)
      ? [id]
      : [],
  );
  if (may.length === 0) return done;
  const names = [...new Set(all.map(({ link }) => cardOf(duel, link.card).model.name))].join(', ');
  const words = `in which order these are done in the ${phases.term(first.at.phase)}: ${names} (each player chooses for their own, ${duel.turnPlayer} first)`;
  return withMissing(done, [{ card: first.link.card, words, may }]);
}

function doOne(duel: Duel, { does, link, chain, targets, those, moved }: Scheduled): Duel {
  const stage = { in: 'open' } as const;
  const there =
    those === 'open'
      ? those
      : those.filter(({ id, moves }) => cardOf(duel, id).moves === moves).map(({ id }) => id);
  if (!('return' in does))
    return carryOut(duel, [does], {
      stage,
      link,
      chain,
      targets,
      chosen: [],
      those: there,
      moved,
      rule: 'delayed/effects',
    });
  if (there === 'open') return duel;
  const { controller, position } = does.return;
  // Without a free zone it goes to the GY (rule banish-until/zone).
  const full = hasMonsterZone(duel, controller) === 'no';
  return applyEvents(
    duel,
    stage,
    there.map((card) =>
      full
        ? { event: 'returned-to-gy', rule: 'banish-until/zone', card, cause: 'effect', by: link.card }
        : { event: 'returned-to-field', card, cause: 'effect', by: link.card, controller, position },
    ),
  );
}
