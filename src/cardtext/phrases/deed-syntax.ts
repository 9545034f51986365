import type { Row } from '../grammar/lists.ts';
import type { After, AndOr, Group, Noun, PlaceName, Quantity, Where, Whose, Word } from './syntax.ts';

/** What stands after a verb and its cards, in the order of the text. */
export type Tail =
  | { readonly is: 'to'; readonly how: string; readonly place: PlaceName; readonly order?: string }
  | { readonly is: 'onto'; readonly how: string; readonly noun: Noun; readonly as?: string }
  /** "from your hand or Deck", of a verb whose cards come after it. */
  | { readonly is: 'origin'; readonly how: string; readonly places: Row<PlaceName, AndOr> }
  | { readonly is: 'using'; readonly how: string; readonly noun: Noun; readonly as?: string }
  | { readonly is: 'position'; readonly words: string }
  | { readonly is: 'time'; readonly words: string }
  /** "by detaching 1 material from this card": how, as deeds of their own. */
  | {
      readonly is: 'by';
      readonly how: string;
      readonly deeds: Row<Deed, ' and ' | ', and ' | ', then ' | ' or ' | ', or '>;
    }
  /** "for each different Attribute": what is counted, where it is no card. */
  | { readonly is: 'per'; readonly words: string }
  | { readonly is: 'but'; readonly words: string }
  | { readonly is: 'each'; readonly noun: Noun; readonly by: string }
  | { readonly is: 'equal'; readonly how: string; readonly quantity: Quantity }
  | { readonly is: 'except'; readonly noun: Noun }
  /** What is said of the cards after where they go: "to your hand that mentions ...". */
  | { readonly is: 'more'; readonly after: After }
  | { readonly is: 'whom'; readonly words: string }
  | { readonly is: 'if'; readonly words: string }
  | { readonly is: 'said'; readonly words: string };

/** Effects, by their cards: "card effects", "the effects of Link Monsters". */
export type EffectNoun =
  | {
      readonly count?: string;
      readonly words?: readonly Row<Word, AndOr>[];
      readonly head: string;
      readonly after?: readonly After[];
    }
  | { readonly of: string; readonly noun: Noun }
  | { readonly name: string };
export type EffectNouns = Row<EffectNoun, AndOr | ' or by ' | ', or by '>;

/** What a player may not do: "Special Summon monsters from the Extra Deck". */
export type Ban =
  | { readonly is: 'summon'; readonly act: string; readonly noun?: Noun; readonly from?: Row<Where, AndOr> }
  | { readonly is: 'activate'; readonly act: string; readonly what: EffectNouns | Noun }
  | { readonly is: 'act'; readonly act: string }
  | { readonly is: 'other'; readonly act: string; readonly noun: Noun };

/** What holds for cards: "cannot be destroyed by card effects". */
export type Hold =
  | { readonly is: 'by'; readonly what: string; readonly effects: EffectNouns }
  | { readonly is: 'to'; readonly what: string; readonly noun: Noun }
  | { readonly is: 'words'; readonly words: string };

/** What stands between things that hold, or that are forbidden. */
export type HoldJoin = ' or ' | ', or ' | ' nor ' | ', nor ' | ' and ' | ', and ' | '/';

/** What stands after them. */
export type HoldTail =
  | { readonly is: 'time'; readonly words: string }
  | { readonly is: 'except'; readonly by: string; readonly noun: Noun }
  | { readonly is: 'words'; readonly words: string };

/** A verb with its own destination, of several that share their cards. */
export interface OwnVerb {
  readonly verb: string;
  readonly tails?: readonly Tail[];
}
export type VerbJoin = ' or ' | ', or ' | ' and ' | ', and ' | ', then ';

/** What a player does, or what happens to cards. */
export type Deed =
  | {
      readonly is: 'verb';
      readonly verb: string;
      /** "banish (face-down) 1 card". */
      readonly face?: '(face-down)' | '(face-up)';
      /** "Special Summon from your Extra Deck, 1 ...": where the cards are, said first. */
      readonly early?: Row<Where, AndOr>;
      readonly both?: 'both ' | 'both of ' | 'either ';
      readonly noun: Noun;
      readonly tails?: readonly Tail[];
    }
  /** "add to your hand, or Special Summon, 1 ...": verbs that share their cards. */
  | {
      readonly is: 'verbs';
      readonly verbs: Row<OwnVerb, VerbJoin>;
      readonly gap: ', ' | ' ';
      readonly noun: Noun;
      readonly tails?: readonly Tail[];
    }
  /** "it is destroyed": what happens to cards, as if it were done to them. */
  | { readonly is: 'passive'; readonly noun: Noun; readonly verb: string; readonly tails?: readonly Tail[] }
  /** "activate this card by paying ...": the cost that the activation names. */
  | { readonly is: 'by'; readonly words: string; readonly deed: Deed }
  | {
      readonly is: 'counters';
      readonly verb: string;
      readonly amount: string;
      readonly counter: string;
      readonly tails?: readonly Tail[];
    }
  | {
      readonly is: 'turns';
      readonly make?: 'make ' | 'have ' | 'treat ';
      readonly noun: Noun;
      readonly verb: string;
      readonly into: Row<Word, AndOr>;
      /** "it becomes a Zombie monster". */
      readonly head?: string;
      readonly tails?: readonly Tail[];
    }
  /** "it becomes that Attribute": what the text told before. */
  | {
      readonly is: 'turns-to';
      readonly make?: 'make ' | 'have ';
      readonly noun: Noun;
      readonly verb: string;
      readonly value: string;
      readonly tails?: readonly Tail[];
    }
  | {
      readonly is: 'points';
      readonly verb: string;
      readonly amount: string;
      readonly unit: string;
      readonly tails?: readonly Tail[];
    }
  | { readonly is: 'plain'; readonly words: string; readonly tails?: readonly Tail[] }
  | {
      readonly is: 'stat-change';
      readonly verb: string;
      readonly whose: Whose;
      readonly stat: string;
      readonly to?: string;
      readonly quantity?: Quantity;
      readonly tails?: readonly Tail[];
    }
  | {
      readonly is: 'stat-change-of';
      readonly verb: string;
      readonly stat: string;
      readonly noun: Noun;
      readonly to?: string;
      readonly quantity?: Quantity;
      readonly tails?: readonly Tail[];
    }
  | {
      readonly is: 'gains';
      readonly make?: 'make ' | 'have ';
      readonly noun: Noun;
      readonly verb: string;
      readonly amount?: string;
      readonly stat: string;
      readonly tails?: readonly Tail[];
    }
  | {
      readonly is: 'stat-of-becomes';
      readonly make?: 'make ';
      readonly the?: 'the ';
      readonly stat: string;
      readonly noun: Noun;
      readonly verb: string;
      readonly quantity?: Quantity;
      readonly tails?: readonly Tail[];
    }
  | {
      readonly is: 'stat-becomes';
      readonly make?: 'make ';
      readonly whose: Whose;
      readonly stat: string;
      readonly verb: string;
      readonly quantity?: Quantity;
      readonly tails?: readonly Tail[];
    }
  /** "negate any Trap effects on the field". */
  | {
      readonly is: 'negates';
      readonly verb: string;
      readonly effects: EffectNouns;
      readonly tails?: readonly Tail[];
    }
  /** "any card sent to the GY is banished instead". */
  | {
      readonly is: 'redirect';
      readonly cards: Group;
      readonly from?: Row<PlaceName, AndOr>;
      readonly place: PlaceName;
      readonly verb: string;
      readonly except?: Noun;
    }
  | {
      readonly is: 'state';
      readonly noun?: Noun;
      /** Of effects, in the place of cards. */
      readonly of?: EffectNouns;
      readonly holds: Row<Hold, HoldJoin>;
      readonly tails?: readonly HoldTail[];
    }
  | {
      readonly is: 'forbids';
      readonly who: string;
      readonly modal: string;
      readonly bans: Row<Ban, HoldJoin>;
      readonly tails?: readonly HoldTail[];
    };

/** One step of a clause: how it is joined to the one before, what it depends on, who does it, and the deed. */
export interface Step {
  readonly joined?: string;
  /** "once per turn". */
  readonly often?: string;
  readonly condition?: string;
  /** A second one after it: "while you control a Fairy, if this card attacks". */
  readonly further?: string;
  readonly time?: string;
  /** The same without a comma after it. */
  readonly soon?: string;
  readonly who?: string;
  readonly may?: string;
  readonly deed: Deed;
}

/** A clause as it stands in a text. */
export interface Clause {
  readonly steps: readonly Step[];
}
