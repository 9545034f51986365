import type { Timing } from '../../vocabulary/damage-step.ts';
import type { Card, Duel, Player } from './duel.ts';
import type { Stage } from './event.ts';

/** A monster of a battle: the card, with its count of moves, as one that left and came back is another. */
export interface Battler {
  readonly id: string;
  readonly moves: number;
}

/** What a monster may attack: monsters of the opponent, and the opponent directly. */
export interface LegalTargets {
  readonly monsters: readonly Battler[];
  readonly direct: boolean;
}

/** What damage calculation came to. `null`: not known, and `open` says why. */
export interface Calculated {
  readonly damage: Readonly<Record<Player, number | null>>;
  /** Texts have changed what the battle itself would deal. */
  readonly modified: boolean;
  /** The monsters that the battle is determined to destroy; null where that is not known. */
  readonly destroyed: readonly Battler[] | null;
  /** The monsters that it would destroy but for a text, and that text. */
  readonly spared: readonly Spared[];
  /** The monsters that are banished if the battle destroys them, by the text of the other one. */
  readonly banished: readonly string[];
  /** Equip Cards that are destroyed in place of their monsters, right after damage calculation. */
  readonly instead: readonly Spared[];
  /** What happened: the case of rule damage/battle-damage. */
  readonly code: BattleCode;
  readonly open: readonly string[];
  readonly assumed: readonly string[];
  /** How much was missing of what was told, or is not played, when the damage was calculated. */
  readonly missing: number;
}

/** A monster that is not destroyed by a battle that it loses: by the words of which card. */
export interface Spared {
  readonly id: string;
  readonly by: string;
  readonly source: string;
  readonly words: string;
}

export type BattleCode =
  | 'direct'
  | 'target-loses'
  | 'tie-attack'
  | 'tie-zero'
  | 'attacker-loses'
  | 'defense-destroyed'
  | 'defense-pierced'
  | 'defense-tie'
  | 'defense-holds'
  | 'not-known';

/** How far a battle has come: `over` when the Damage Step has ended. */
export type BattleTime = 'declared' | Timing | 'over';

/** The attack under way, or the last one: how far it has come, and how it ended if it did. */
export interface Battle {
  readonly player: Player;
  /** The event of its declaration, by index. */
  readonly event: number;
  readonly attacker: Battler;
  /** Undefined: a direct attack. */
  readonly target?: Battler;
  readonly at: BattleTime;
  /** What could be attacked when the target was chosen. */
  readonly targets: LegalTargets;
  /** An effect has changed the target. */
  readonly redirected?: boolean;
  /** An effect has it go on to damage calculation: nothing comes between. */
  readonly straight?: true;
  /** Was the target face-down when the Damage Step began? Undefined before that. */
  readonly wasFaceDown?: boolean;
  readonly calculated?: Calculated;
  /** Why it goes no further. A battle that went its whole way has not ended early. */
  readonly ended?: 'negated' | 'stopped' | 'cannot-go-on';
}

const same = (duel: Duel, battler: Battler | undefined): Card | undefined => {
  const card = battler === undefined ? undefined : duel.cards[battler.id];
  return card?.moves === battler?.moves && card?.place === 'monster-zone' && card.role === 'monster'
    ? card
    : undefined;
};

/** The attacking monster, if it is still the same monster on the field. */
export const attackerOf = (duel: Duel): Card | undefined => same(duel, duel.battle?.attacker);

/** The attacked monster, if there is one and it is still the same monster on the field. */
export const targetOf = (duel: Duel): Card | undefined => same(duel, duel.battle?.target);

/** The monster that this one battles; undefined where it battles none. */
export function battledBy(duel: Duel, card: Card): Battler | undefined {
  const { battle } = duel;
  if (battle === undefined) return undefined;
  if (battle.attacker.id === card.id) return battle.target;
  return battle.target?.id === card.id ? battle.attacker : undefined;
}

/** The monster that attacks for a player, or is attacked as one of that player's. */
export const fighterOf = ({ battle }: Duel, player: Player): Battler | undefined =>
  battle?.player === player ? battle.attacker : battle?.target;

export const isBattling = (duel: Duel, card: Card): boolean =>
  attackerOf(duel)?.id === card.id || targetOf(duel)?.id === card.id;

export const battlerOf = ({ id, moves }: Card): Battler => ({ id, moves });

/** Is an attack under way that has not ended, and whose Damage Step is not over? */
export const isUnderWay = ({ battle }: Duel): boolean =>
  battle !== undefined && battle.ended === undefined && battle.at !== 'over';

/** The stage of what happens in the battle now. */
export const battleStage = ({ battle }: Duel): Stage => ({
  in: 'battle',
  ...(battle === undefined ? {} : { at: battle.at }),
});

/** The Duel with its battle changed. Without a battle nothing changes. */
export const withBattle = (duel: Duel, change: Partial<Battle>): Duel =>
  duel.battle === undefined ? duel : { ...duel, battle: { ...duel.battle, ...change } };

/** The Battle Phases of a turn so far: how many, and the event with which the last of them began. */
export interface BattlePhases {
  readonly turn: number;
  readonly count: number;
  readonly event: number;
}
