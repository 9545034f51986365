import type { Row } from '../grammar/lists.ts';
import type { AndOr, Noun, OneNoun, PlaceName } from '../phrases/syntax.ts';

/** The card of the text itself: "this Synchro Summoned card in its owner's control". */
export interface ThisCard {
  readonly is: 'this';
  readonly words?: string;
  readonly head: string;
  readonly where?: string;
}

/** What the event happens to. */
export type Subject = ThisCard | { readonly is: 'cards'; readonly noun: Noun };

/** What a card or a player has activated: "a Spell/Trap Card or effect", "a WATER monster's effect". */
export interface Activation {
  readonly noun?: OneNoun;
  readonly whose?: string;
  readonly name?: string;
  readonly words?: string;
  readonly what?: string;
}

/** By what, of several ways one: "by battle or an opponent's card effect". */
export type By = string | { readonly how: string; readonly noun: Noun };

/** What stands after the verb, in the order of the text. */
export type TimingTail =
  | { readonly is: 'from'; readonly places: Row<PlaceName, AndOr> }
  | { readonly is: 'to'; readonly how: string; readonly places: Row<PlaceName, AndOr> }
  | { readonly is: 'by'; readonly by: Row<By, AndOr> }
  | { readonly is: 'material'; readonly as: string; readonly noun?: Noun }
  | { readonly is: 'then'; readonly words: string; readonly place: PlaceName }
  | { readonly is: 'facing'; readonly words: string }
  | { readonly is: 'said'; readonly words: string };

/** What happens to a card: "sent from the field to the GY", "Normal or Special Summoned". */
export type Suffered =
  | {
      readonly is: 'summoned';
      readonly again?: 'is ';
      readonly ways?: Row<string, AndOr>;
      readonly verb: string;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'moved';
      readonly again?: 'is ';
      readonly verb: string;
      readonly tails?: readonly TimingTail[];
    }
  | { readonly is: 'leaves'; readonly verb: string; readonly tails?: readonly TimingTail[] };

/** One thing that a timing clause tells. */
export type Told =
  | {
      readonly is: 'suffers';
      readonly subject: Subject;
      readonly be: string;
      readonly all: Row<Suffered, AndOr>;
    }
  | {
      readonly is: 'does';
      readonly subject: Subject;
      readonly verb: string;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'destroys';
      readonly subject: Subject;
      readonly verb: string;
      readonly noun: Noun;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'player';
      readonly who: string;
      readonly verb: string;
      readonly noun?: Noun;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'player-summons';
      readonly who: string;
      readonly would?: ' would';
      readonly ways?: Row<string, AndOr>;
      readonly verb: string;
      readonly noun?: Noun;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'activates';
      readonly who: string;
      readonly verb: string;
      readonly activations: Row<Activation, AndOr>;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'activated';
      readonly activations: Row<Activation, AndOr>;
      readonly be: string;
      readonly tails?: readonly TimingTail[];
    }
  | {
      readonly is: 'turned';
      readonly what: string;
      readonly subject: Subject;
      readonly verb: string;
      readonly tails?: readonly TimingTail[];
    }
  | { readonly is: 'this-way'; readonly ways?: Row<string, AndOr>; readonly words: string }
  | { readonly is: 'attack'; readonly words: string; readonly between?: Row<Subject, AndOr> };

/** A timing clause: what happens, one or the other. */
export type Timing = Row<
  Told,
  ', or when ' | ' or when ' | ', or if ' | ', or ' | ' or ' | ', OR when ' | ', OR '
>;
