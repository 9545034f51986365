import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { type Phase, phases } from '../../vocabulary/phases.ts';
import { type Card, type ChainLink, type Duel, type Player, withCard } from './duel.ts';
import { appliedSteps, type Stat, withOpenStats, withStatStep } from './stat-line.ts';
import type { StatTables } from './values/tables.ts';

export type Duration = NonNullable<Instruction['until']>;

/** The end of a phase of a turn. Rules turn/until-phase-ends and turns-general/effects-that-end. */
export interface End {
  readonly turn: number;
  readonly phase: Phase;
  /** It is over as soon as the battle under way is calculated, or ends. */
  readonly calculating?: true;
}

/** Something that stops applying to a card at a certain time, unless the card has moved on. */
export interface Ending {
  /** A time; or it is over as soon as this card does not lie face-up where it was any more. */
  readonly at: End | { readonly whileThere: string; readonly moves: number };
  readonly card: string;
  readonly moves: number;
  readonly ends:
    | { readonly is: 'change'; readonly id: string }
    | { readonly is: 'stat'; readonly stat: Stat; readonly id: string }
    /** The card goes back to the player who controlled it. */
    | { readonly is: 'control'; readonly to: Player };
}

/** When a duration is over; `never` for the rest of the Duel, null where the words leave several times or none. */
export function endOf(duel: Duel, until: Duration, player: Player): End | 'never' | null {
  const { turn } = duel;
  const own = duel.turnPlayer === player;
  switch (until) {
    case 'end-of-turn':
    case 'end-phase':
      return { turn, phase: 'end' };
    case 'end-of-damage-step':
      return { turn, phase: 'damage' };
    case 'end-of-battle-phase':
      return { turn, phase: 'battle-end' };
    case 'end-of-next-turn':
      return { turn: turn + 1, phase: 'end' };
    case 'end-of-opponents-turn':
      // In the opponent's own turn the words may mean this one, or the next one.
      return own ? { turn: turn + 1, phase: 'end' } : null;
    case 'end-of-your-next-turn':
      return { turn: turn + (own ? 2 : 1), phase: 'end' };
    case 'next-standby-phase':
      // It lasts up to that phase.
      return { turn: turn + (duel.phase === 'draw' ? 0 : 1), phase: 'draw' };
    case 'your-next-standby-phase':
      return { turn: turn + (!own ? 1 : duel.phase === 'draw' ? 0 : 2), phase: 'draw' };
    case 'damage-calculation':
      return isCalculated(duel) ? null : { turn, phase: 'damage', calculating: true };
    case 'rest-of-duel':
      return 'never';
  }
}

const isCalculated = ({ battle }: Duel): boolean =>
  battle === undefined || battle.ended !== undefined || battle.calculated !== undefined;

/** Is this time over when a phase of a turn begins? */
export function isOver({ turn, phase }: End, now: { readonly turn: number; readonly phase: Phase }): boolean {
  if (now.turn !== turn) return now.turn > turn;
  return phases.ids.indexOf(now.phase) > phases.ids.indexOf(phase);
}

/** What is over, as its card is gone or as this phase of this turn begins, and what is not. */
export function dueEndings(
  duel: Duel,
  now?: { readonly turn: number; readonly phase: Phase },
): { readonly due: readonly Ending[]; readonly left: readonly Ending[] } {
  // The Damage Step of the next attack is another one: what ends with a step ends when the step is left.
  const leaves = ({ turn, phase }: End) =>
    turn === duel.turn && phase === duel.phase && (now?.turn !== turn || now.phase !== phase);
  const isDue = ({ at }: Ending) => {
    if ('turn' in at)
      return (at.calculating && isCalculated(duel)) || (now !== undefined && (isOver(at, now) || leaves(at)));
    const card = duel.cards[at.whileThere];
    return card?.moves !== at.moves || !card.faceUp;
  };
  return { due: duel.endings.filter(isDue), left: duel.endings.filter((each) => !isDue(each)) };
}

function endStat(
  card: Card,
  { stat, id }: Extract<Ending['ends'], { is: 'stat' }>,
  tables: StatTables,
): Card {
  const open = card.stats[stat]?.open ?? [];
  const known = open.some((each) => each.id === id)
    ? withOpenStats(
        card,
        stat,
        open.filter((each) => each.id !== id),
      )
    : card;
  return appliedSteps(known, stat).includes(id)
    ? withStatStep(known, stat, { do: 'end', id }, tables)
    : known;
}

/** Ends a change or a modifier of a card that has stayed where it was. Control is given back by an event instead. */
export function end(duel: Duel, { card: id, moves, ends }: Ending): Duel {
  const card = duel.cards[id];
  if (card === undefined || card.moves !== moves) return duel;
  switch (ends.is) {
    case 'change':
      return withCard(duel, id, { changes: card.changes.filter((change) => change.id !== ends.id) });
    case 'stat':
      return withCard(duel, id, endStat(card, ends, duel.tables));
    case 'control':
      return duel;
  }
}

/** A part of an effect that is done in a later phase, without a new activation. Rule delayed/effects. */
export interface Scheduled {
  /** It is done in this phase. */
  readonly at: End;
  readonly link: ChainLink;
  readonly chain: number;
  readonly targets: readonly Target[];
  /** What is done; or the return of a card that was banished for a time. */
  readonly does:
    | Instruction
    | { readonly return: { readonly controller: Player; readonly position: 'attack' | 'defense' } };
  /** "Those": the cards that the effect dealt with before, each with its count of moves then. */
  readonly those: readonly { readonly id: string; readonly moves: number }[] | 'open';
  /** Cards that the effect itself moved, with their count of moves. */
  readonly moved: Readonly<Record<string, number>>;
}
