import type { MonsterFacts } from '../../card-model/facts.ts';
import type { Filter } from '../../card-model/filter.ts';
import type { BattleText, DescribedCards, Instruction } from '../../card-model/instruction.ts';
import type { Ban, Protection, Shield } from '../../card-model/lasting/lasting-fields.ts';
import type { Battler } from './battle.ts';
import type { Player } from './duel.ts';
import type { End } from './endings.ts';

/** Effects that are negated for a time, whichever card they are of: by its original name, or by its kind while it is on the field. */
export type NegatedEffects =
  | { readonly name: string; readonly monstersOnly: boolean }
  | { readonly ability: MonsterFacts['abilities'][number] };

/** What players may not do, by a text that applies now or that an effect or activation has left for a time. */
export interface Restriction {
  readonly ban: Ban;
  readonly players: readonly Player[];
  /** The card whose text it is, and the player whose it was when it came about. */
  readonly source: string;
  readonly player: Player;
  readonly words: string;
  /** Only cards with one of these names are bound by what it says of activations. */
  readonly names?: readonly string[];
  /** Effects that are negated by it, besides what it forbids. */
  readonly negates?: NegatedEffects;
  /** It belongs to the turn in which something was activated, and so looks back as well as ahead. */
  readonly ofActivation?: true;
  /** Why it may not bind. */
  readonly open?: string;
}

/** A restriction that lasts until a time, or for the rest of the Duel. */
export interface LastingRestriction extends Restriction {
  readonly until: End | 'never';
  /** It binds as long as one of these cards stays where it is, face-up, and is of this player. */
  readonly whileThere?: readonly { readonly id: string; readonly moves: number; readonly of?: Player }[];
}

/** What an effect that has resolved left behind until a time. */
interface Lasting {
  /** The card whose effect it was, and its player then. */
  readonly by: string;
  readonly player: Player;
  readonly until: End | 'never';
}

/** An effect that has resolved, by which cards are banished until a time instead of going to the GY. */
export interface LastingRedirect extends Lasting {
  readonly what: DescribedCards;
}

/** What an effect that has resolved makes of a player's damage until a time. */
export interface LastingShield extends Lasting {
  readonly shield: Shield;
  /** Only damage from battles of these monsters. */
  readonly battlers?: readonly Battler[];
}

/** What an effect that has resolved says of all monsters of its player until a time, also of those that come later. */
export interface LastingStatus extends Lasting {
  /** Of others than its player's monsters: which they are. It stands on those that were there. */
  readonly what?: DescribedCards;
  /** Whether it holds for those that come later. */
  readonly later?: 'yes' | 'unknown';
  /** The cards that it was not applied to. */
  readonly but?: readonly { readonly id: string; readonly moves: number }[];
  readonly words: string;
  /** What it makes of battles. */
  readonly battle?: readonly BattleText[];
  /** What cannot be done to them. */
  readonly protects?: Protection;
  /** How their ATK or DEF changes. */
  readonly stat?: Instruction;
}

/** A Normal Summon that an effect gives in addition to that of the turn (rule normal-summon/one-in-addition). */
export interface Gained {
  /** The id of the card whose effect gives it. */
  readonly source: string;
  /** Which monster it is for. */
  readonly filter: Filter;
  /** What only words say of it: whether it can be used stays open. */
  readonly open?: string;
}
