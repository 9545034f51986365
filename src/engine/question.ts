import type { Verb } from '../card-model/instruction.ts';
import type { Timing } from '../vocabulary/damage-step.ts';
import type { EventName } from '../vocabulary/events.ts';
import type { SummonWay } from '../vocabulary/summons.ts';
import type { Player } from './state/duel.ts';

/** What may be asked to have happened to a card: what effects do to it. */
export const deedsAsked = [
  'destroyed',
  'banished',
  'sent-to-gy',
  'returned-to-hand',
  'returned-to-deck',
  'special-summoned',
  'added-to-hand',
  'discarded',
  'tributed',
] as const satisfies readonly EventName[];
export type DeedAsked = (typeof deedsAsked)[number];

/** What an effect may be asked to have done when it resolved. */
export const effectsAsked = [
  'draw',
  'add-to-hand',
  'destroy',
  'banish',
  'send-to-gy',
  'return-to-hand',
  'return-to-deck',
  'special-summon',
  'special-summon-token',
  'discard',
] as const satisfies readonly Verb[];
export type EffectAsked = (typeof effectsAsked)[number];

/** The places in which a card may be asked to be: those off the field, and where monsters come to lie as Spells. */
export const askedPlaces = ['hand', 'deck', 'extra-deck', 'gy', 'banished', 'spell-trap-zone'] as const;
export type AskedPlace = (typeof askedPlaces)[number];

/** What of LP may be asked: the damage that was taken, what was lost in any way, what was gained. */
export const lpAsked = ['damage', 'loss', 'gain'] as const;
export type LpAsked = (typeof lpAsked)[number];

/** How a card on the field may be asked to lie. */
export const liesAsked = ['face-up', 'face-down', 'attack', 'defense'] as const;
export type Facing = (typeof liesAsked)[number];

/** The battle under way is played to its end first. */
interface AfterBattle {
  readonly after?: 'battle';
}

/** What is asked of a Duel that was played: always about its timeline and the state at its end. */
export type Question =
  /** Is a Trigger Effect of this card activated now? */
  | { readonly ask: 'activates'; readonly card: string; readonly part?: number }
  /** May this player activate an effect of this card now? */
  | {
      readonly ask: 'can-activate';
      readonly card: string;
      readonly part?: number;
      readonly player?: Player;
      /**
       * There are cards beside those that were named: a target of no particular kind is there, and costs can be paid;
       * where nothing was told to have happened, what the effect answers has just happened.
       */
      readonly granted?: true;
      /** Players of whose field all cards were told, whatever else is granted. */
      readonly whole?: readonly Player[];
      /** What it answers is yet to happen, after all that was told. */
      readonly later?: true;
      /** The cards that it is to target. */
      readonly targets?: readonly string[];
      /** At one of these moments of the battle under way; left out: as things stand. */
      readonly at?: readonly ('declared' | Timing)[];
    }
  /** Who activates it? */
  | { readonly ask: 'who-activates'; readonly card: string; readonly part?: number }
  /** In what order are the Trigger Effects that wait put on the Chain; of one card: which Chain Link is it? */
  | { readonly ask: 'chain-order'; readonly card?: string }
  /** Who may act now, and with what kind of action? */
  | { readonly ask: 'who-may' }
  /** May this player respond now at all, whatever with? */
  | { readonly ask: 'may-respond'; readonly player: Player }
  /** How many LP has this player, or has each? */
  | ({ readonly ask: 'lp'; readonly player?: Player } & AfterBattle)
  /** How much damage did this player take, or both; how many LP were lost in any way, or gained? */
  | ({ readonly ask: 'lp-changed'; readonly how: LpAsked; readonly player?: Player } & AfterBattle)
  /** Has this player won the Duel, or lost it; has anybody? */
  | ({ readonly ask: 'duel-over'; readonly won?: Player; readonly lost?: Player } & AfterBattle)
  /** Who has won the Duel? */
  | ({ readonly ask: 'winner' } & AfterBattle)
  /** Does a Trigger Effect of this card miss its timing? */
  | { readonly ask: 'misses-timing'; readonly card: string; readonly part?: number }
  /** Was its last Chain Link negated; or, where it had none, are its effects negated on the field? */
  | { readonly ask: 'negated'; readonly card: string }
  /** Was the effect of this card's last Chain Link applied when it resolved? */
  | { readonly ask: 'resolves'; readonly card: string }
  | { readonly ask: 'properly-summoned'; readonly card: string }
  /** May the monster be Special Summoned now, by this card's effect, in this way, or by any card effect? */
  | { readonly ask: 'special-summon'; readonly card: string; readonly by?: string; readonly way?: SummonWay }
  | {
      readonly ask: 'normal-summon';
      readonly card: string;
      readonly player?: Player;
      readonly as: 'summon' | 'set' | 'again';
    }
  | { readonly ask: 'needs-tributes'; readonly card: string; readonly as: 'summon' | 'set' | 'again' }
  | { readonly ask: 'change-position'; readonly card: string }
  | { readonly ask: 'flip-summon'; readonly card: string }
  | { readonly ask: 'effect-monster'; readonly card: string }
  | { readonly ask: 'non-effect-monster'; readonly card: string }
  /** Is it treated as Normal Summoned again? */
  | { readonly ask: 'summoned-again'; readonly card: string }
  /** May the Summon that was declared for it be negated now? */
  | { readonly ask: 'summon-negatable'; readonly card: string }
  | ({ readonly ask: 'on-field'; readonly card: string } & AfterBattle)
  /** Is it on the field no more? */
  | ({ readonly ask: 'off-field'; readonly card: string } & AfterBattle)
  /** Is nothing of the effect of its last Chain Link applied? */
  | { readonly ask: 'fizzles'; readonly card: string }
  /** Who controls the card; or: does this player? */
  | { readonly ask: 'controller'; readonly card: string }
  | { readonly ask: 'controls'; readonly card: string; readonly player: Player }
  /** Does the monster lie so; or: in which battle position is it? */
  | { readonly ask: 'lies'; readonly card: string; readonly how: Facing }
  | { readonly ask: 'position'; readonly card: string }
  /** Was it last moved from the field? */
  | { readonly ask: 'left-the-field'; readonly card: string }
  /** In which zones may the monster be placed when it is Summoned? Materials left out: the only ones that there are. */
  | {
      readonly ask: 'zones';
      readonly card: string;
      readonly way?: SummonWay;
      readonly player?: Player;
      readonly materials?: readonly string[];
    }
  /** May the player Synchro, Xyz or Link Summon the monster now with these materials? */
  | {
      readonly ask: 'material-summon';
      readonly card: string;
      readonly player?: Player;
      readonly materials: readonly string[];
    }
  /** May the player Special Summon the monster now by its own procedure, using these cards up for it? */
  | {
      readonly ask: 'own-procedure';
      readonly card: string;
      readonly player?: Player;
      readonly used?: readonly string[];
      /** There may be cards beside those that were named: what is not there among them is not known to be missing. */
      readonly granted?: true;
    }
  /** How many Normal Summons has the player left this turn? */
  | { readonly ask: 'normal-summons-left'; readonly player: Player }
  | { readonly ask: 'how-many-tributes'; readonly card: string; readonly as: 'summon' | 'set' | 'again' }
  /** Which monsters can be Pendulum Summoned: of these cards, or of all; or which come, as many as possible in this order? */
  | {
      readonly ask: 'pendulum-summons';
      readonly player: Player;
      readonly cards?: readonly string[];
      readonly atOnce?: true;
    }
  /** May it be targeted now: by any card effect, or by one of this card? */
  /** Are the effects of that card applied to this one? */
  | { readonly ask: 'affected'; readonly card: string; readonly by: string }
  | { readonly ask: 'can-be-targeted'; readonly card: string; readonly by?: string }
  /** Do the two cards lie in the same column; or: which other cards lie in the column of this one? */
  | { readonly ask: 'same-column'; readonly card: string; readonly other: string }
  | { readonly ask: 'in-column'; readonly card: string }
  /** What is its Level, Rank or LINK rating now? */
  | { readonly ask: 'rating'; readonly card: string; readonly which: 'level' | 'rank' | 'link' }
  /** Was that done to the card? */
  | ({ readonly ask: 'happened'; readonly card: string; readonly deed: DeedAsked } & AfterBattle)
  /** Did the effect of this card's last Chain Link do that when it resolved; or, where it has none, does its Trigger Effect? */
  | { readonly ask: 'effect-does'; readonly card: string; readonly does: EffectAsked }
  /** Is the card in this place now: of this player, where that was said? */
  | ({
      readonly ask: 'is-in';
      readonly card: string;
      readonly place: AskedPlace;
      readonly player?: Player;
    } & AfterBattle)
  /** Does the attack go on to its Damage Step, or is it stopped? */
  | { readonly ask: 'attack-goes'; readonly on: boolean }
  /** Where is the card now? `became`: what happened to it is asked for, too. */
  | ({ readonly ask: 'where'; readonly card: string; readonly became?: true } & AfterBattle)
  /** What are its ATK and DEF now: the current ones, or the original ones; both, or one of them? */
  | {
      readonly ask: 'stats';
      readonly card: string;
      readonly which?: 'original';
      readonly stat?: 'atk' | 'def';
    }
  /** May the monster declare an attack now: at all, or on that monster? */
  /** `player`: who would attack with it, where that was said. */
  | { readonly ask: 'can-attack'; readonly card: string; readonly target?: string; readonly player?: Player }
  | { readonly ask: 'can-attack-directly'; readonly card: string; readonly player?: Player }
  /** Does a replay happen now? */
  | { readonly ask: 'replay' }
  /** What does the battle under way come to: the monsters that it destroys, the LP after it, the battle damage? */
  | { readonly ask: 'battle-result' }
  | { readonly ask: 'battle-destroys' }
  | { readonly ask: 'battle-lp'; readonly player?: Player }
  | { readonly ask: 'battle-damage'; readonly player?: Player }
  | { readonly ask: 'destroyed-by-battle'; readonly card: string }
  /** Does a Trigger Effect of this card activate in the battle under way, and when? */
  | { readonly ask: 'activates-in-battle'; readonly card: string; readonly part?: number }
  | { readonly ask: 'timing-in-battle'; readonly card: string; readonly part?: number }
  /** When does an effect with this duration stop applying? */
  | { readonly ask: 'ends'; readonly until: 'end-phase' | 'end-of-turn' };
