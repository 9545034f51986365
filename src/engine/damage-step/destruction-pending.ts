import words from '../../../data/lexicon/answer-rules.json' with { type: 'json' };
import { damageStepTimings, type Timing } from '../../vocabulary/damage-step.ts';
import type { DeterminedQuestion, DeterminedRow } from '../state/damage-step-tables.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';

/** What may still be done with a monster that the battle is determined to destroy. */
interface DeterminedFinding {
  readonly can: DeterminedRow['can'] | 'not-determined-yet';
  readonly rule: string;
}

const rules: Readonly<Record<DeterminedQuestion, string>> = words.determined;

/** The rules that the answers name. */
export const determinedRules: readonly string[] = Object.values(rules);

/**
 * May this be done with a monster that loses the battle? Before damage calculation nothing is determined, and at the
 * end of the Damage Step the monster leaves.
 * @param table the rows of rule damage-step/determined-destroyed, one for each question
 */
export function withDetermined(
  table: readonly DeterminedRow[],
  what: DeterminedQuestion,
  now: Timing,
): DeterminedFinding {
  if (now === 'start' || now === 'before-calculation')
    return { can: 'not-determined-yet', rule: 'damage-step/destruction-determined' };
  const row = table.find((each) => each.what === what);
  if (row === undefined) throw new Error(`damage-step/determined-destroyed has no row ${what}`);
  return { can: row.can, rule: rules[what] };
}

/** Has damage calculation determined that the battle destroys this monster? Unknown where that hangs on what was not said. */
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
