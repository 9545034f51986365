import type { Player } from '../engine/state/duel.ts';
import type { LinkArrow } from '../vocabulary/zones.ts';

/** What a picture shows, as plain data: everything that is drawn stands here, in words and numbers. */
export type PictureView = FieldView | ChainView | TimelineView | LadderView;

/** A value that may have been changed from what is printed. */
export interface ShownValue {
  /** As it is read: `1900`, `?`. */
  readonly text: string;
  readonly changed: 'up' | 'down' | 'no';
}

/** A card in a zone. */
export interface ShownCard {
  readonly name: string;
  readonly kind: 'monster' | 'spell' | 'trap';
  readonly faceUp: boolean;
  /** Of monsters. */
  readonly position?: 'attack' | 'defense';
  readonly atk?: ShownValue;
  readonly def?: ShownValue;
  /** Xyz Materials attached to it, equips on it: what lies under or on it, in words. */
  readonly with: readonly string[];
  readonly negated: boolean;
  /** Link Arrows, in the direction in which P0 sees them. */
  readonly arrows: readonly LinkArrow[];
  /** It came here by what was done. */
  readonly isNew: boolean;
}

/** One player's half of the field, its zones from left to right as that player sees them. */
export interface ShownSide {
  readonly lp: string | undefined;
  readonly monsters: readonly (ShownCard | undefined)[];
  readonly spellsAndTraps: readonly (ShownCard | undefined)[];
  readonly fieldZone: ShownCard | undefined;
  /** The places that are no zones: what is known to lie there. */
  readonly piles: readonly ShownPile[];
}

/** The cards of a place: those that were named, and how many there are in all, where that is known. */
export interface ShownPile {
  readonly place: string;
  readonly names: readonly string[];
  readonly count: number | undefined;
}

/** The field as it lies, seen by the player P0. */
export interface FieldView {
  readonly kind: 'field';
  /** `Before`, `After`. */
  readonly heading: string;
  readonly turn: string;
  readonly sides: Readonly<Record<Player, ShownSide>>;
  /** Extra Monster Zones, left and right as P0 sees them, with whose monster it is. */
  readonly extraMonsterZones: readonly ({ readonly card: ShownCard; readonly of: Player } | undefined)[];
}

/** A Chain as it was built, Chain Link 1 first. */
export interface ChainView {
  readonly kind: 'chain';
  readonly links: readonly ShownLink[];
}

export interface ShownLink {
  readonly number: number;
  readonly card: string;
  readonly player: Player;
  readonly spellSpeed: number | undefined;
  readonly targets: readonly string[];
  /** Its activation or effect came to nothing. */
  readonly struck: boolean;
  /** What became of it: `resolved`, `its activation was negated`, `waits to resolve`. */
  readonly became: string;
}

/** What happened, moment by moment. */
export interface TimelineView {
  readonly kind: 'timeline';
  readonly moments: readonly ShownMoment[];
  /** The answer that it proves: `No`. */
  readonly answer: string;
  readonly tone: 'yes' | 'no' | 'open' | 'value';
}

/** What happens at once. */
export interface ShownMoment {
  /** Where on the timeline: `Chain Link 2 resolves`. */
  readonly at: string;
  readonly what: readonly string[];
  /** Why it is the one that decides. */
  readonly mark: string | undefined;
  /** The last thing to happen before players may answer. */
  readonly isLast: boolean;
}

/** ATK and DEF step by step: a ladder each. */
export interface LadderView {
  readonly kind: 'ladder';
  readonly ladders: readonly ShownLadder[];
}

export interface ShownLadder {
  /** Whose value it is: `ATK of Gemini Elf`. */
  readonly heading: string;
  /** What was done, and the value then; null where it is not settled. */
  readonly steps: readonly { readonly what: string; readonly value: number | null }[];
}
