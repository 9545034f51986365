import type { BattleCode } from '../state/battle.ts';
import type { Ternary } from '../state/duel.ts';
import { only, type Range } from '../state/values/amount.ts';

/** What a battling monster brings into damage calculation: what its value may be. */
export interface Fighter {
  readonly value: Range;
  readonly indestructible: Ternary;
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

/** A battling monster with one of the values that it may have. */
type Valued<F extends Fighter> = Omit<F, 'value'> & { readonly value: number };

const least = <F extends Fighter>(fighter: F): Valued<F> => ({ ...fighter, value: fighter.value.least });
const most = <F extends Fighter>(fighter: F): Valued<F> => ({
  ...fighter,
  value: fighter.value.most ?? Number.POSITIVE_INFINITY,
});

/**
 * Damage calculation (rule damage/battle-damage). Of values that are not known it is worked out for the worst and the best
 * of the attacker, and what both come to is so: with more of a difference nothing turns back.
 * @param attacker the attacking monster, with the value that it fights with
 * @param target the attacked monster: its ATK in Attack Position, its DEF in Defense Position; null for a direct attack
 * @param piercing does the attacker inflict piercing battle damage?
 */
export function calculate(attacker: Fighter, target: Target | null, piercing: Ternary): Calculation {
  if (target === null) return { ...none, code: 'direct', defending: only(attacker.value) };
  return agreed(
    between(least(attacker), most(target), piercing),
    between(most(attacker), least(target), piercing),
  );
}

function between(attacker: Valued<Fighter>, target: Valued<Target>, piercing: Ternary): Calculation {
  const difference = attacker.value - target.value;
  return target.position === 'attack'
    ? againstAttack(attacker, target, difference)
    : againstDefense(target, difference, piercing);
}

const agreed = (one: Calculation, other: Calculation): Calculation => ({
  code: one.code === other.code ? one.code : 'not-known',
  attacking: same(one.attacking, other.attacking),
  defending: same(one.defending, other.defending),
  attackerDestroyed: same(one.attackerDestroyed, other.attackerDestroyed),
  targetDestroyed: same(one.targetDestroyed, other.targetDestroyed),
});

const same = <T>(one: T, other: T): T | null => (one === other ? one : null);

/** Is a monster destroyed that the battle would destroy? */
const falls = ({ indestructible }: Valued<Fighter>): boolean | null =>
  indestructible === 'unknown' ? null : indestructible === 'no';

function againstAttack(attacker: Valued<Fighter>, target: Valued<Target>, difference: number): Calculation {
  if (difference > 0)
    return { ...none, code: 'target-loses', defending: difference, targetDestroyed: falls(target) };
  if (difference < 0)
    return { ...none, code: 'attacker-loses', attacking: -difference, attackerDestroyed: falls(attacker) };
  // Monsters with 0 ATK destroy nothing by battle.
  if (attacker.value === 0) return { ...none, code: 'tie-zero' };
  return { ...none, code: 'tie-attack', attackerDestroyed: falls(attacker), targetDestroyed: falls(target) };
}

function againstDefense(target: Valued<Target>, difference: number, piercing: Ternary): Calculation {
  if (difference < 0) return { ...none, code: 'defense-holds', attacking: -difference };
  if (difference === 0) return { ...none, code: 'defense-tie' };
  return {
    ...none,
    code: piercing === 'yes' ? 'defense-pierced' : 'defense-destroyed',
    defending: piercing === 'yes' ? difference : piercing === 'no' ? 0 : null,
    targetDestroyed: falls(target),
  };
}
