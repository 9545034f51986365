import type { UnseenPlace } from '../../engine/state/players.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { MonsterZone } from '../../vocabulary/zones.ts';
import type { Quality, Who } from '../text/chunk.ts';

/** A place that a list of cards names, with the zone and whose it is where that is said. */
export interface Spot {
  readonly place: Place;
  readonly zone?: MonsterZone;
  readonly owner?: Who;
}

/** What a description of the board says: where cards are, how many there are, what is printed on them. */
export type Statement =
  | { readonly is: 'time'; readonly phase: Phase; readonly who?: Who }
  | { readonly is: 'turn-player'; readonly who: Who }
  /** A named card, where it is. */
  | {
      readonly is: 'card';
      readonly name: string;
      readonly who?: Who;
      readonly spot?: Spot;
      readonly qualities: readonly Quality[];
      readonly activated?: true;
    }
  /** Cards that are counted, some of them named: "5 monsters (A, B)". */
  | {
      readonly is: 'count';
      readonly of: 'monsters' | 'spell-trap-zones';
      readonly count: number;
      readonly who?: Who;
      readonly names: readonly string[];
    }
  /** "no other monsters", "field otherwise empty": nothing that was not named is there. */
  | { readonly is: 'no-others'; readonly who?: Who }
  /** So many zones of a player are free, and all others are taken by cards that nobody named. */
  | {
      readonly is: 'room';
      readonly of: 'monsters' | 'spell-trap-zones';
      readonly free: number;
      readonly who: Who;
    }
  /** How many cards a player has in a place. */
  | { readonly is: 'cards-in'; readonly place: UnseenPlace; readonly count: number; readonly who: Who }
  | {
      readonly is: 'empty-zones';
      readonly of: 'monsters' | 'spell-trap-zones';
      readonly count: number;
      readonly who?: Who;
    }
  /** A card that is called by its kind ("Field Spell in hand"): the one that is asked about. */
  | { readonly is: 'asked-card'; readonly kind: string; readonly who?: Who; readonly spot: Spot }
  /** What is printed on a card, as it was said: it must be so. */
  | { readonly is: 'printed'; readonly name: string; readonly what: string; readonly value?: number }
  /** The name that a card is said to have: its own text must say so. */
  | { readonly is: 'called'; readonly name: string; readonly called: string }
  /** It was properly Summoned before. */
  | { readonly is: 'properly'; readonly name: string }
  | { readonly is: 'materials'; readonly names: readonly string[] }
  /** The zones of a player's monsters are listed in full from here on. */
  | { readonly is: 'listing'; readonly who: Who }
  /** What the situation is about, in a word or two before its lists: how a monster is Summoned. */
  | { readonly is: 'heading'; readonly way?: SummonWay; readonly text: string }
  /** "P0 Pendulum Summons as many as possible, choosing Extra Deck monsters first in the order listed." */
  | { readonly is: 'pendulum-summon'; readonly who?: Who; readonly extraDeckFirst: boolean };
