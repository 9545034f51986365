import type { Verb } from '../../card-model/verbs.ts';
import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { KindAsked } from '../asked/asked-kinds.ts';
import type { CardKind } from '../text/card-kinds.ts';
import type { Join, Noun, Prep, Pronoun, Quality, VerbForm, Who, ZoneKind } from '../text/chunk.ts';
import type { VerbId } from '../text/verbs.ts';

/** Whose something is said to be. */
export type Owner = Who | 'own' | 'its';

/** What a sentence speaks of: a named card, what a pronoun stands for, a player, an effect, or something unnamed. */
export type Phrase =
  | {
      readonly kind: 'card';
      readonly name: string;
      readonly owner?: Owner;
      readonly qualities: readonly Quality[];
      /** How it was Summoned, where that is said with its name: "my Tribute Summoned X". */
      readonly way?: SummonWay;
    }
  | {
      readonly kind: 'pronoun';
      readonly which: Pronoun;
      readonly owner?: Owner;
      readonly qualities: readonly Quality[];
    }
  | { readonly kind: 'player'; readonly who: Who }
  | {
      readonly kind: 'effect';
      readonly of?: Phrase;
      readonly trigger: boolean;
      /** What it is said to do: "the search effect". */
      readonly does?: readonly Verb[];
      /** Where it is said to be activated: "its hand effect". */
      readonly activatesIn?: Place;
      /** In which phase: "its End Phase search". */
      readonly activatesDuring?: Phase;
      /** What it is said to answer: "the discard trigger". */
      readonly on?: readonly EventName[];
      readonly qualities: readonly Quality[];
    }
  | {
      readonly kind: 'thing';
      readonly noun: Noun;
      readonly count?: number;
      readonly owner?: Owner;
      readonly qualities: readonly Quality[];
      readonly of?: Phrase;
      readonly way?: SummonWay;
      /** Of a card that is described: which kind it is said to be. */
      readonly described?: KindAsked;
    }
  | {
      readonly kind: 'place';
      readonly place: Place | 'field';
      readonly owner?: Owner;
      readonly zone?: ZoneKind;
    }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly owner?: Owner }
  /** A moment of a battle: "before damage calculation". */
  | { readonly kind: 'moment'; readonly at: readonly BattleMoment[] }
  | { readonly kind: 'link'; readonly link: number };

/** A phase or a turn that is said beside the verbs, and where it stands in the text. */
export interface ToldTime {
  readonly phrase: Phrase;
  readonly from: number;
  /** Does it stand before what is told of it? */
  readonly begins?: boolean;
  /** Is the Main Phase of that turn meant? */
  readonly inMain?: boolean;
  /** Does a player go to that phase, as a step of its own? */
  readonly goes?: boolean;
}

/** Something that a preposition adds to a verb: by what, from where, as what. */
export interface Complement {
  readonly prep: Prep;
  readonly value: Phrase;
}

/** Who does what to which card, where, how and when: one verb with all that belongs to it. */
export interface Frame {
  readonly verb: VerbId | 'be';
  readonly form: VerbForm;
  /** A form of "to be" stands before it: "was destroyed". */
  readonly passive: boolean;
  readonly subject: readonly Phrase[];
  readonly objects: readonly Phrase[];
  readonly complements: readonly Complement[];
  readonly qualities: readonly Quality[];
  readonly negated: boolean;
  /** "can", "will": what may or will be. */
  readonly modal: boolean;
  /** Its helping verb stands before its subject: it is what is asked. */
  readonly asked: boolean;
  /** "to Set it": what the verb before it is for. */
  readonly purpose: boolean;
  /** It stands in brackets, as a detail of the frame before them. */
  readonly detail: boolean;
  /** How it is joined to the frame before it; `start` where a sentence begins with it. */
  readonly join: Join | 'start';
  /** The Chain Link that it is said to be. */
  readonly link?: number;
  /** "Has", not "controls": where it is was not said. */
  readonly has?: true;
  /** Of a description in brackets behind a card: what it says that the card is. */
  readonly kinds?: readonly CardKind[];
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

/** A frame while it is being read. */
export type Draft = {
  -readonly [Key in keyof Frame]: Frame[Key] extends readonly (infer T)[] ? T[] : Frame[Key];
};
