import type { Instruction } from '../../card-model/instruction.ts';
import { isUnderWay } from '../state/battle.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { holdsInBattle } from './battle-conditions.ts';

/** When a change of ATK or DEF applies that its text limits to a time. */
const times: Readonly<Record<string, (duel: Duel, source: Card) => boolean>> = {
  'during the Damage Step only': (duel) => duel.phase === 'damage' && isUnderWay(duel),
  'during damage calculation only': ({ battle }) =>
    battle?.at === 'calculation' && battle.ended === undefined,
  'during the Battle Phase only': ({ phase }) => inBattlePhase.has(phase),
  'during your Battle Phase only': ({ phase, turnPlayer }, { controller }) =>
    inBattlePhase.has(phase) && turnPlayer === controller,
  "during your opponent's Battle Phase only": ({ phase, turnPlayer }, { controller }) =>
    inBattlePhase.has(phase) && turnPlayer !== controller,
  'during your turn only': ({ turnPlayer }, { controller }) => turnPlayer === controller,
  "during your opponent's turn only": ({ turnPlayer }, { controller }) => turnPlayer !== controller,
};

const inBattlePhase: ReadonlySet<Duel['phase']> = new Set<Duel['phase']>([
  'battle-start',
  'battle',
  'damage',
  'battle-end',
]);

/**
 * Does a change of ATK or DEF by a Continuous Effect apply now, by its conditions and the time that it names?
 * @returns unknown where the words are not about a battle, or hang on what was not said
 */
export function changeApplies(duel: Duel, source: Card, { reads, onlyIf }: Instruction): Ternary {
  const limited = reads !== undefined || onlyIf !== undefined;
  // Of an attack that is told without its battle nothing more is known.
  const untold =
    duel.battle === undefined && Object.values(duel.cards).some(({ thisTurn }) => thisTurn.attacked);
  if (limited && untold) return 'unknown';
  const time = reads === undefined ? undefined : times[reads];
  const asked = onlyIf === undefined ? [] : [onlyIf];
  const all = asked.map((words) => holdsInBattle(duel, source, words).is);
  if (time?.(duel, source) === false || all.includes('no')) return 'no';
  const known = reads === undefined || time !== undefined;
  return known && all.every((is) => is === 'yes') ? 'yes' : 'unknown';
}
