import type { Known } from '../duel.ts';
import type { BattleCode } from './battle.ts';

/** What a battling monster brings into damage calculation. `value` is null where it is not known. */
export interface Fighter {
  readonly value: number | null;
  /** Can the battle not destroy it? */
  readonly indestructible: Known;
}

export interface Target extends Fighter {
  readonly position: 'attack' | 'defense';
}

/** What damage calculation comes to, before texts change the damage. `null`: not known. */
export interface Calculation {
  readonly code: BattleCode;
  /** Battle damage for the attacking player, and for the other one. */
  readonly attacking: number | null;
  readonly defending: number | null;
  readonly attackerDestroyed: boolean | null;
  readonly targetDestroyed: boolean | null;
}

const none = { attacking: 0, defending: 0, attackerDestroyed: false, targetDestroyed: false } as const;
const notKnown: Calculation = {
  code: 'not-known',
  attacking: null,
  defending: null,
  attackerDestroyed: null,
  targetDestroyed: null,
};

/**
 * Damage calculation (rule damage/battle-damage).
 * @param attacker the attacking monster, with the value that it fights with
 * @param target the attacked monster: its ATK in Attack Position, its DEF in Defense Position; null for a direct attack
 * @param piercing does the attacker inflict piercing battle damage?
 */
export function calculate(attacker: Fighter, target: Target | null, piercing: Known): Calculation {
  if (target === null) {
    return { ...none, code: 'direct', defending: attacker.value };
  }
  if (attacker.value === null || target.value === null) return notKnown;
  const difference = attacker.value - target.value;
  return target.position === 'attack'
    ? againstAttack(attacker, target, difference)
    : againstDefense(target, difference, piercing);
}

/** Is a monster destroyed that the battle would destroy? */
const falls = ({ indestructible }: Fighter): boolean | null =>
  indestructible === 'unknown' ? null : indestructible === 'no';

function againstAttack(attacker: Fighter, target: Target, difference: number): Calculation {
  if (difference > 0)
    return { ...none, code: 'target-loses', defending: difference, targetDestroyed: falls(target) };
  if (difference < 0)
    return { ...none, code: 'attacker-loses', attacking: -difference, attackerDestroyed: falls(attacker) };
  // Monsters with 0 ATK destroy nothing by battle.
  if (attacker.value === 0) return { ...none, code: 'tie-zero' };
  return {
    ...none,
    code: 'tie-attack',
    attackerDestroyed: falls(attacker),
    targetDestroyed: falls(target),
  };
}

function againstDefense(target: Target, difference: number, piercing: Known): Calculation {
  if (difference < 0) return { ...none, code: 'defense-holds', attacking: -difference };
  if (difference === 0) return { ...none, code: 'defense-tie' };
  return {
    ...none,
    code: piercing === 'yes' ? 'defense-pierced' : 'defense-destroyed',
    defending: piercing === 'yes' ? difference : piercing === 'no' ? 0 : null,
    targetDestroyed: falls(target),
  };
}
