import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import type { DeterminedQuestion } from '../state/damage-step-tables.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { type DeterminedFinding, withDetermined } from './determined-table.ts';

/**
 * Has damage calculation determined that the battle destroys this monster, which is still on the field? Unknown where
 * what becomes of a battling monster hangs on what was not said.
 */
export function isDetermined({ battle }: Duel, card: Card): Ternary {
  if (battle?.calculated === undefined || battle.at === 'over') return 'no';
  const { destroyed } = battle.calculated;
  if (card.place !== 'monster-zone' || card.role !== 'monster') return 'no';
  const is = ({ id, moves }: { readonly id: string; readonly moves: number }) =>
    id === card.id && moves === card.moves;
  if (destroyed !== null) return destroyed.some(is) ? 'yes' : 'no';
  return [battle.attacker, battle.target].some((each) => each !== undefined && is(each)) ? 'unknown' : 'no';
}

/** The monsters that the battle is determined to destroy and that are still there. */
export const stillDetermined = (duel: Duel): readonly Card[] =>
  Object.values(duel.cards).filter((card) => isDetermined(duel, card) === 'yes');

/** What the table of rule damage-step/determined-destroyed says of this monster; undefined where it is not about it. */
export function determinedSays(
  duel: Duel,
  card: Card,
  what: DeterminedQuestion,
): (DeterminedFinding & { readonly is: 'yes' | 'unknown' }) | undefined {
  const is = isDetermined(duel, card);
  const at = damageStepTimings.ids.find((timing) => timing === duel.battle?.at);
  if (is === 'no' || at === undefined) return undefined;
  return { is, ...withDetermined(duel.damageStep.determined, what, at) };
}

/** The Duel as it would be if the battle were determined to destroy nothing. */
export function asIfNoneDetermined(duel: Duel): Duel {
  if (duel.battle === undefined) return duel;
  const { calculated: _, ...battle } = duel.battle;
  return { ...duel, battle };
}

/** Is this over for the monster, as the battle is determined to destroy it? */
export const isOverFor = (duel: Duel, card: Card, what: DeterminedQuestion): Ternary => {
  const said = determinedSays(duel, card, what);
  return said === undefined || said.can === 'yes' || said.can === 'not-determined-yet' ? 'no' : said.is;
};
