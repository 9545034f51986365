import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import type { Verb as InstructionVerb } from '../../card-model/verbs.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { MonsterZone, SpellTrapZone } from '../../vocabulary/zones.ts';
import type { Battle, BattlePhases } from './battle.ts';
import type { CardChange } from './card-changes.ts';
import type { DamageStepTables } from './damage-step-tables.ts';
import type { Ending, Scheduled } from './endings.ts';
import type { DuelEvent } from './event.ts';
import type { Finding } from './finding.ts';
import type { Gained, LastingRedirect, LastingRestriction, LastingShield, LastingStatus } from './lasting.ts';
import type { Unknown } from './missing.ts';
import type { LpChanged, PlayerState } from './players.ts';
import type { Stat, StatLine } from './stat-line.ts';
import type { StatTables } from './values/tables.ts';

export type Player = 'P0' | 'P1';
export const otherPlayer = (player: Player): Player => (player === 'P0' ? 'P1' : 'P0');

/** A fact that may not have been said. */
export type Ternary = 'yes' | 'no' | 'unknown';

/** What a card is at the moment: a monster equipped to another is an Equip Card and no monster. */
export type Role = 'monster' | 'spell' | 'trap' | 'equip-card' | 'xyz-material';

/** A card of the Duel as it is now. */
export interface Card {
  readonly id: string;
  readonly model: CardModel;
  readonly owner: Player;
  readonly controller: Player;
  readonly place: Place;
  /** It was set up there because a text asks for it, and nobody said so. */
  readonly placeAssumed?: true;
  /** Of a monster on the field: its zone from its controller's view, where that was said. */
  readonly zone?: MonsterZone;
  /** Of a card in a Spell & Trap Zone or Pendulum Zone: which one, from its controller's view, where that was said. */
  readonly spellTrapZone?: SpellTrapZone;
  readonly faceUp: boolean;
  /** On the field, in Monster Zones. */
  readonly position: 'attack' | 'defense';
  readonly role: Role;
  /** Has it been properly Summoned, and kept that? */
  readonly properlySummoned: Ternary;
  /** How the monster came to be where it is, while it is on the field. */
  readonly summoned?: SummonWay;
  /** With how many Tributes, if that was a Normal Summon or Set that was told. */
  readonly tributes?: number;
  /** With what it was Summoned, each as it was before it was used, if that was told. */
  readonly madeOf?: readonly { readonly card: Card; readonly names: readonly string[] }[];
  /** A Gemini monster that was Normal Summoned again, or is treated as such. */
  readonly summonedAgain: boolean;
  /** Its effects are negated by something that was told (continuous negation is worked out, see negation.ts). */
  readonly negated: boolean;
  /** A Spell/Trap Card, or a card in a Pendulum Zone, whose own activation has resolved. */
  readonly activated: boolean;
  /** What it did this turn. */
  readonly thisTurn: ThisTurn;
  /** How often it has changed place: two visits of the GY are not the same visit. */
  readonly moves: number;
  /** Counters on it, by name. */
  readonly counters: Readonly<Record<string, number>>;
  /** It was told which counters lie on it, or that none do. */
  readonly countersSaid?: true;
  /** It was told that no materials are attached to it. */
  readonly noMaterials?: true;
  /** What effects that last have made of it, in their order. ATK and DEF are in `stats`. */
  readonly changes: readonly CardChange[];
  /** Its ATK and DEF where something modified them: the steps, and the values that they come to. */
  readonly stats: Readonly<Partial<Record<Stat, StatLine>>>;
  /** Of an Xyz Material: the monster that it is attached to, where that was said. */
  readonly attachedTo?: string;
  /** Of an Equip Card: the monster that it is equipped to, where that was said. */
  readonly equippedTo?: string;
  /** Of a banished card: how it counts as Summoned if it comes back. */
  readonly remembered?: SummonWay;
  /** A Token that has left the field: it is in no place any more. */
  readonly gone?: true;
  /** From which of its parts on they are effects that the materials of its Summon gave it; it has them as long as it is on the field. */
  readonly given?: number;
  /** Of a Trap Card that is a monster while it is on the field: as it is printed, and whether it is still a Trap as well. */
  readonly asMonster?: { readonly printed: CardModel; readonly stillTrap: boolean };
}

export interface ThisTurn {
  readonly positionChanged: boolean;
  readonly attacked: boolean;
  readonly cameToField: boolean;
  readonly summonedAgain: boolean;
  /** How many battles have not destroyed it by a text. */
  readonly spared: number;
}

export const nothingThisTurn: ThisTurn = {
  positionChanged: false,
  attacked: false,
  cameToField: false,
  summonedAgain: false,
  spared: 0,
};

/** One link of the Chain. */
export interface ChainLink {
  readonly number: number;
  readonly card: string;
  /** Which part of the card; undefined for an effect that was told and is not known. */
  readonly part?: number;
  /** It is the activation of a Pendulum Monster as a Spell, which has no effect of its own. */
  readonly asSpell?: true;
  readonly player: Player;
  /** The event of its activation, by index. */
  readonly event: number;
  /** The turn and the phase in which it was activated. */
  readonly turn: number;
  readonly phase: Phase;
  /** Where its card lay when its cost had been paid, with the count of its moves then. */
  readonly place: Place;
  readonly moves: number;
  /** It was activated from the hand. */
  readonly fromHand?: true;
  /** Its count of moves when it was activated, before the cost. */
  readonly activatedAt: number;
  /** What it targets, each with its count of moves when it was targeted. */
  readonly targets: readonly { readonly id: string; readonly moves: number }[];
  /** The cards that were revealed for its cost. */
  readonly revealed?: readonly string[];
  /** What was declared for it: a card name, or a kind of card. */
  readonly declared?: string;
  /** A Chain Link above it negated its activation, or its effect. */
  readonly negated?: 'activation' | 'effect';
}

/** What became of a Chain Link that has resolved. */
export interface Resolved {
  readonly link: ChainLink;
  readonly chain: number;
  readonly applied: boolean;
  /** What happened was told, and not worked out from its text. */
  readonly told?: true;
  /** Why not, where it was not applied. */
  readonly because?:
    | 'card-gone'
    | 'not-face-up'
    | 'effect-negated'
    | 'activation-negated'
    | 'effects-negated-on-field';
}

/** A target that was told of, and that a text keeps from being targeted, or may keep. */
export interface UnlawfulTarget {
  readonly card: string;
  readonly by: string;
  /** What keeps it from being targeted, or may keep it. */
  readonly finding: Finding;
  /** It could not be activated or Summoned, or attack, at all: what comes of that, no rule says, whichever card is asked about. */
  readonly whatever?: 'activated' | 'declared' | 'Summoned';
}

/** A card that an effect would have done something to, but for a rule or a text. */
export interface Prevention {
  readonly card: string;
  /** Which Chain Link's effect, and what it does. */
  readonly chain: number;
  readonly link: number;
  readonly verb: InstructionVerb;
  /** An entry of the rulebook, and the sentence. */
  readonly rule: string;
  readonly because: string;
}

/** A Summon that was declared and may still be negated. */
export interface PendingSummon {
  readonly card: string;
  /** The other monsters of the same Pendulum Summon. */
  readonly together?: readonly string[];
  readonly way: SummonWay;
  readonly player: Player;
  /** The Monster Zone that it is to be placed in, where that was said. */
  readonly zone?: MonsterZone;
  /** Who controls it then, where that is not who Summons it. */
  readonly controller?: Player;
  /** The battle position that its own procedure has it Summoned in. */
  readonly position?: 'attack' | 'defense';
  /** What its own procedure has follow when it has been Summoned. */
  readonly follows?: readonly Instruction[];
  /** It is made right after an effect that has it performed, and counts towards nothing. */
  readonly rightAfter?: true;
}

/** A Trigger Effect whose event has happened, and which waits for its time to activate. */
export interface PendingTrigger {
  readonly card: string;
  readonly part: number;
  /** The event that met its condition, by index. */
  readonly event: number;
  /** The card as it was right after the event. */
  readonly met: Card;
  readonly phase: Phase;
  /** What had to be taken for granted for the event to fit. */
  readonly assumed: readonly string[];
  /** What would have to be known to say that the event fits. */
  readonly open: readonly string[];
  /** The further conditions of its text were judged when it was met. */
  readonly judged?: true;
  /** How the players went past the time at which it could be activated; undefined while they have not. */
  readonly passed?: MissedWindow;
}

/** What came after a Trigger Effect's time: a new Chain, a Summon, a pass, another phase, another timing of the battle. */
export type MissedWindow =
  | { readonly by: 'chain'; readonly chain: number }
  | { readonly by: 'summon' }
  /** A Summon right after an effect that may be the one that has it performed. */
  | { readonly by: 'summon-after-effect' }
  /** Its player passed, and so declined it. */
  | { readonly by: 'pass'; readonly player: Player }
  | { readonly by: 'phase' }
  /** The battle went on past the time at which it activates; `could`: it was met, and nothing kept it from that. */
  | {
      readonly by: 'timing';
      readonly when: string;
      /** Could it be activated then: `yes`, `no` or `cannot tell`, and what was taken for granted for it. */
      readonly could: string;
      readonly assumed: readonly string[];
    };

/** The Normal Summons and Sets of a player in this turn. */
export interface NormalSummons {
  readonly used: number;
  /** How many there are: 1, or what an effect makes of it ("not just 1"). */
  readonly allowed: number;
  /** Those that effects which have resolved give "in addition"; only one of all is used in a turn. */
  readonly gained?: readonly Gained[];
  readonly gainedUsed?: true;
}

/** The state of a Duel. Every action gives a new one. */
export interface Duel {
  readonly ruleset: Ruleset;
  readonly turnPlayer: Player;
  /** The number of the turn; where it was not said, turns are counted from the one that the situation begins in. */
  readonly turn: number;
  readonly firstTurn: Ternary;
  readonly phase: Phase;
  readonly cards: Readonly<Record<string, Card>>;
  readonly normalSummons: Readonly<Record<Player, NormalSummons>>;
  /** The turn in which each player last Pendulum Summoned. */
  readonly pendulumSummoned?: Readonly<Partial<Record<Player, number>>>;
  readonly chain: readonly ChainLink[];
  /** How many Chains there have been, the one under way included. */
  readonly chains: number;
  readonly resolved: readonly Resolved[];
  readonly summoning?: PendingSummon;
  /** The Battle Phases of the turn, where one has begun since the situation did. */
  readonly battlePhases?: BattlePhases;
  /** The attack under way, or the last one that there was. */
  readonly battle?: Battle;
  readonly timeline: readonly DuelEvent[];
  /** What happens at once shares a moment. */
  readonly moment: number;
  readonly waiting: readonly PendingTrigger[];
  readonly players: Readonly<Record<Player, PlayerState>>;
  /** How their LP changed, in order. */
  readonly lpChanges?: readonly LpChanged[];
  /** What ends at a certain time. */
  readonly endings: readonly Ending[];
  /** What players may not do for a time, by effects that have resolved and by what was activated. */
  readonly restrictions: readonly LastingRestriction[];
  /** What effects that have resolved make of damage, and say of all monsters of a player, until a time. */
  readonly shields?: readonly LastingShield[];
  readonly statuses?: readonly LastingStatus[];
  /** What effects banish until a time, instead of its going to the GY. */
  readonly redirects?: readonly LastingRedirect[];
  /** The event of the timeline with which the turn began. */
  readonly turnBegan: number;
  /** What effects have left to be done at a later time. */
  readonly scheduled: readonly Scheduled[];
  /** What was not said, or is not played, of the effects that have resolved. */
  readonly missing: readonly Unknown[];
  /** The players who passed since anything was done, in their order: after two passes the next one begins anew. */
  readonly passed?: readonly Player[];
  /** The turn for which a card that nobody named was drawn in the Draw Phase. */
  readonly drawnUnseen?: number;
  /** What was told and no rule allows. */
  readonly illegalities: readonly Finding[];
  /** What was told to be targeted, and cannot be. */
  readonly unlawful?: readonly UnlawfulTarget[];
  /** Cards that effects would have dealt with, and left as they were, each with why. */
  readonly spared?: readonly Prevention[];
  /** What was taken for granted while playing. */
  readonly assumed: readonly string[];
  /** Optional effects of a battle that was played on, and that nobody told were used: so they were not. */
  readonly notUsed?: readonly string[];
  /** The Duel has ended: who lost, and by which rule. */
  readonly over?: { readonly lost: readonly Player[]; readonly rule: string };
  /** The tables of the rulebook that ATK and DEF are worked out with. */
  readonly tables: StatTables;
  /** The tables of the Damage Step: what may be activated in it, and what a monster that loses the battle still can. */
  readonly damageStep: DamageStepTables;
}

/** Is there a card with this id? People choose ids, and every object has a "constructor". */
export const hasCard = ({ cards }: Pick<Duel, 'cards'>, id: string): boolean => Object.hasOwn(cards, id);

/** The card with this id. Throws for an id that is not in the Duel: readers check ids before anything is played. */
export function cardOf(duel: Duel, id: string): Card {
  const card = hasCard(duel, id) ? duel.cards[id] : undefined;
  if (card === undefined) throw new Error(`no card ${id} in the Duel`);
  return card;
}

/** The monsters that are being Summoned: one, or all of a Pendulum Summon. */
export const beingSummoned = ({ summoning }: Pick<Duel, 'summoning'>): readonly string[] =>
  summoning === undefined ? [] : [summoning.card, ...(summoning.together ?? [])];

/** The Duel with a card changed. */
export const withCard = (duel: Duel, id: string, change: Partial<Card>): Duel => ({
  ...duel,
  cards: { ...duel.cards, [id]: { ...cardOf(duel, id), ...change } },
});

/** An effect of a card by its number, where it is known which it is. */
export interface PartRef {
  readonly card: string;
  readonly part?: number | undefined;
}

/** The part of the card that a Chain Link, or whatever names one, is of. */
export const partOfLink = (duel: Duel, { card, part }: PartRef): Part | undefined =>
  part === undefined ? undefined : cardOf(duel, card).model.parts[part];

/** The same, where it is an effect that is activated. */
export function effectOfLink(duel: Duel, link: PartRef): ActivatedEffect | undefined {
  const part = partOfLink(duel, link);
  return part !== undefined && isActivated(part) ? part : undefined;
}

/** What the effect of a Chain Link does, as far as it is known. */
export const doesOfLink = (duel: Duel, link: PartRef): readonly Instruction[] =>
  effectOfLink(duel, link)?.does ?? [];

/**
 * Was this the activation of a Spell or Trap Card, or of a Pendulum Monster as one, and was it negated? Then it is no card
 * on the field any more (rule negate/card-no-longer-on-field).
 */
export function isNegatedActivation({ chain, chains, resolved }: Duel, card: Card): boolean {
  const { model, moves } = card;
  const links = [
    ...chain.filter(({ negated }) => negated === 'activation'),
    ...resolved
      .filter((each) => each.chain === chains && each.because === 'activation-negated')
      .map(({ link }) => link),
  ];
  return links.some((link) => {
    const part = link.part === undefined ? undefined : model.parts[link.part];
    const ofSpellTrap = model.facts.cardType !== 'monster' && (part?.kind ?? 'activation') === 'activation';
    return link.card === card.id && link.moves === moves && (link.asSpell === true || ofSpellTrap);
  });
}
