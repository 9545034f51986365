import type { BattleTrait } from '../../card-model/battle-text.ts';
import type { Shielded } from '../continuous/protections.ts';
import type { Card } from '../state/duel.ts';
import { type FoundTrait, ofSort } from './traits.ts';

/** Battle damage as a battle deals it: for its player, and for the opponent, each from the side of one monster. */
export interface Damage {
  readonly attacking: number | null;
  readonly defending: number | null;
}

/** A monster of the battle with what texts make of it, and whether it attacks. */
export interface Side {
  readonly card: Card;
  readonly traits: readonly FoundTrait[];
  readonly attacks: boolean;
}

type Changes = Extract<BattleTrait, { is: 'damage' }>;

/** What texts make of battle damage (rule damage/modifying-order): who takes it, then 0, then half, then double. */
export function modifiedDamage(damage: Damage, sides: readonly Side[], shields: Shields = noShields): Damage {
  const taken = sides.reduce(shared, sides.reduce(redirected, damage));
  return {
    attacking: changed(taken.attacking, [...ofSides(sides, true), ...shields.attacking]),
    defending: changed(taken.defending, [...ofSides(sides, false), ...shields.defending]),
  };
}

/** What texts make of the damage of each player, whichever monsters battle. */
interface Shields {
  readonly attacking: readonly Shielded[];
  readonly defending: readonly Shielded[];
}
const noShields: Shields = { attacking: [], defending: [] };

/** "Your opponent takes any battle damage you would have taken": it goes to the other player, or that one takes it too. */
function redirected(damage: Damage, { traits, attacks }: Side): Damage {
  return (['opponent-takes', 'own-takes', 'opponent-too'] as const).reduce((now, is) => {
    const found = ofSort(traits, is);
    const from = attacks === (is !== 'own-takes') ? 'attacking' : 'defending';
    if (found.length === 0 || now[from] === 0) return now;
    // What is taken too is what is left after texts have changed it.
    const isLeft = is !== 'opponent-too' || ofSort(traits, 'damage').length === 0;
    const sure = isLeft && found.some(({ holds }) => holds === 'yes');
    const [own, other] = [now[from], now[from === 'attacking' ? 'defending' : 'attacking']];
    const all = !sure || own === null || other === null ? null : own + other;
    const left = is === 'opponent-too' ? own : sure ? 0 : null;
    return from === 'attacking' ? { attacking: left, defending: all } : { attacking: all, defending: left };
  }, damage);
}

/** "Both players take any battle damage": what one of them would take, the other takes too. */
function shared(damage: Damage, { traits }: Side): Damage {
  const found = ofSort(traits, 'both-take');
  const { attacking, defending } = damage;
  if (found.length === 0 || (attacking === 0 && defending === 0)) return damage;
  if (attacking === null || defending === null || found.every(({ holds }) => holds !== 'yes'))
    return { attacking: null, defending: null };
  const all = Math.max(attacking, defending);
  return { attacking: all, defending: all };
}

const factors = [
  ['none', () => 0],
  ['halved', (amount: number) => Math.ceil(amount / 2)],
  ['doubled', (amount: number) => amount * 2],
] as const satisfies readonly (readonly [Changes['becomes'], (amount: number) => number])[];

type Changed = Pick<Changes, 'becomes'> & Pick<FoundTrait, 'holds'>;

const ofSides = (sides: readonly Side[], ofAttacking: boolean): readonly Changed[] =>
  sides.flatMap(({ traits, attacks }) =>
    ofSort(traits, 'damage')
      .filter(({ trait: { of } }) => of === 'both' || (of === 'own') === (attacks === ofAttacking))
      .map(({ trait: { becomes }, holds }) => ({ becomes, holds })),
  );

const changed = (amount: number | null, all: readonly Changed[]): number | null =>
  factors.reduce<number | null>((now, [becomes, apply]) => {
    const some = all.filter((each) => each.becomes === becomes);
    if (some.length === 0 || now === 0) return now;
    if (!some.some(({ holds }) => holds === 'yes')) return null;
    return now === null ? (becomes === 'none' ? 0 : null) : apply(now);
  }, amount);
