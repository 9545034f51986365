import { battlePhase, type Phase } from '../../vocabulary/phases.ts';
import { type Rule, ruleIf } from '../rule.ts';
import type { Duel } from '../state/duel.ts';

/** How many Battle Phases this turn has had, the one under way included. */
export const battlePhasesOf = ({ battlePhases, turn, phase }: Duel): number =>
  battlePhases?.turn === turn ? battlePhases.count : battlePhase.includes(phase) ? 1 : 0;

/** Does a Battle Phase begin with this phase? From one of its steps only with its Start Step. */
export function beginsBattlePhase(duel: Duel, next: Phase): boolean {
  if (!battlePhase.includes(next)) return false;
  return !battlePhase.includes(duel.phase) || (next === 'battle-start' && duel.phase !== 'battle-start');
}

/** The Duel with one more Battle Phase. The next event of the timeline is the one with which it begins. */
export const withBattlePhase = (duel: Duel): Duel => ({
  ...duel,
  battlePhases: { turn: duel.turn, count: battlePhasesOf(duel) + 1, event: duel.timeline.length },
});

/** The Duel with the Battle Phase counted that the situation began in, when that is left. */
export const withToldBattlePhase = (duel: Duel): Duel =>
  battlePhase.includes(duel.phase) && duel.battlePhases?.turn !== duel.turn
    ? { ...duel, battlePhases: { turn: duel.turn, count: 1, event: 0 } }
    : duel;

/** The event with which the Battle Phase under way began, by index; 0 where the situation begins in it. */
export const battlePhaseBegan = ({ battlePhases, turn }: Duel): number =>
  battlePhases?.turn === turn ? battlePhases.event : 0;

/** The player who goes first has no Battle Phase in the first turn of the Duel. */
export const noneInFirstTurn = ruleIf(
  'battle-phase/not-in-first-turn',
  'first',
  ({ firstTurn }, _: unknown) => firstTurn === 'yes',
);

/** What keeps a player from beginning a Battle Phase. */
export const battlePhaseRules: readonly Rule<unknown>[] = [
  noneInFirstTurn,
  /** Effects that give an additional Battle Phase do not add up. */
  ruleIf('turns-general/only-one-additional', 'third', (duel) => battlePhasesOf(duel) >= 2),
];
