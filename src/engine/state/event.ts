import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { MonsterZone } from '../../vocabulary/zones.ts';
import type { Battler, BattleTime } from './battle.ts';
import type { CardChange } from './card-changes.ts';
import type { Card, Duel, Player, Ternary } from './duel.ts';
import type { LpChanged } from './players.ts';

/** Where on the timeline something happens. */
export type Stage =
  | { readonly in: 'open' }
  | { readonly in: 'activation'; readonly chain: number; readonly link: number }
  | { readonly in: 'resolution'; readonly chain: number; readonly link: number }
  | { readonly in: 'chain-end'; readonly chain: number }
  /** What a text does as soon as something has happened, without a Chain Link of its own. */
  | { readonly in: 'at-once' }
  | { readonly in: 'summon' }
  /** `at`: how far the battle had come, where it is played. */
  | { readonly in: 'battle'; readonly at?: BattleTime };

/** What is said alike of what happened and of what is to happen. */
interface EventDetails {
  /** The kind of Summon that a material or Tribute is used for. */
  readonly for?: SummonWay;
  /** What happens, in our words, where it is about no card. */
  readonly note?: string;
  /** Of a card whose Summon was negated: it was in no place before. */
  readonly fromNowhere?: true;
  /** Of an attack that is declared, and of the damage that it inflicts: is it a direct attack? Undefined where that was not said. */
  readonly direct?: boolean;
  /** Of an attack on a monster, or a replay in which one is chosen: which one. */
  readonly attacked?: Battler;
  /** What may have happened to cards that were not named. */
  readonly perhaps?: readonly EventName[];
  /** Of cards that nobody named, and that are drawn: how many. */
  readonly drawn?: number;
  /** Whether it happened at all was not said. */
  readonly unsure?: true;
  /** Of damage, LP that are gained, lost or paid: whose, and by how much. */
  readonly lp?: LpChanged;
  /** Of an activation: what is known of its Chain Link, as it was when it was activated. */
  readonly link?: ActivatedLink;
}

/** Something that happened: a fact, never changed afterwards. */
export interface DuelEvent extends EventDetails {
  readonly index: number;
  /** Events of one moment happen at once. */
  readonly moment: number;
  readonly stage: Stage;
  /** Everything that it is, the first being what it was told as. */
  readonly names: readonly EventName[];
  /** The rule that made it so: an id of the rulebook. */
  readonly rule: string;
  readonly cause: Cause;
  /** The card that it happened to, as it last was and as it is right afterwards. */
  readonly card?: { readonly id: string; readonly before: Card; readonly after: Card };
  readonly by?: { readonly card?: string; readonly player?: Player; readonly source?: Source };
  /** The monster that it was used to Summon. */
  readonly forCard?: Source;
  /** Names that the card had right after the event, with what effects made of them. */
  readonly cardNames?: readonly string[];
  /** It was not said by what the event came about. */
  readonly causeUnsaid?: true;
  /** What may have changed where the card went, and is not settled. */
  readonly doubt?: string;
  /** The monster that was attacked, as it was then. */
  readonly attackedCard?: Source;
}

/** A card that something came about by, for or on, as it was then, with its names. */
export interface Source {
  readonly card: Card;
  readonly names: readonly string[];
}

/** What was activated, as what answers it sees it. */
export interface ActivatedLink {
  /** Is it the activation of the card itself, not of an effect of it? */
  readonly activatesCard: Ternary;
  readonly phase: Phase;
  /** Where its card was when it was activated. */
  readonly place: Place;
  readonly targets: readonly Card[];
  /** What its effect does; `null` where it is not known. */
  readonly does: readonly Instruction[] | null;
  /** Where what it targets is taken from, group by group, as its text has it. */
  readonly aims: readonly Target[];
}

const notHappenings: ReadonlySet<EventName> = new Set(['effect-activated', 'not-applied', 'phase-changed']);

/** Does it count for "the last thing to happen"? Activations, effects that come to nothing and phases do not. */
export const isHappening = (event: DuelEvent): boolean =>
  event.stage.in !== 'chain-end' &&
  event.stage.in !== 'at-once' &&
  !event.names.some((name) => notHappenings.has(name));

/** Where a card goes, and how it lies there. */
export interface CardMove {
  readonly to?: Place;
  readonly controller?: Player;
  readonly position?: 'attack' | 'defense';
  /** Of a card that is put on the field: it lies face-down. */
  readonly faceDown?: true;
  /** The Monster Zone that a Summoned monster is placed in, from its controller's view. */
  readonly zone?: MonsterZone;
  /** The monster that it is attached or equipped to. */
  readonly onto?: string;
  /** Of negated effects: what ends the negation; left out: nothing that was said. */
  readonly change?: CardChange;
}

/** Something that is to happen: what it is, to which card, how and by whom. */
export interface Happens extends EventDetails, CardMove {
  readonly event: EventName;
  /** The rule that makes it so, where that is another one than is usual for such an event (src/engine/events/event-rules.ts). */
  readonly rule?: string;
  readonly card?: string;
  /** Left out: by what the stage says (a cost while activating, an effect while resolving). */
  readonly cause?: Cause;
  readonly by?: string;
  readonly player?: Player;
  /** Where it goes in place of the GY. */
  readonly insteadOfGy?: 'banished';
  /** The monster that it is used to Summon. */
  readonly forCard?: string;
}

/** What else becomes of the Duel in the same moment. */
export type Change = (duel: Duel) => Duel;
