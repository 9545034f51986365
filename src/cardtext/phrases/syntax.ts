import type { Row } from '../grammar/lists.ts';

/** What stands between the things of a row, as printed. */
export type AndOr = ' and ' | ', and ' | ' or ' | ', or ' | ' and/or ' | ', and/or ';

export type Rating =
  | 'Level'
  | 'Rank'
  | 'Link'
  | 'Link Rating'
  | 'Level/Rank'
  | 'Level/Rank/Link'
  | 'Level or Rank';

/** A word before the noun: an Attribute, a Type, an ability, a position, a name in quotation marks, a range of Levels. */
export type Word =
  | string
  | { readonly name: string }
  | { readonly not: Word }
  | { readonly rating: Rating; readonly range: string };

/** A place with what stands before it: "your hand", "either GY", "face-up field". */
export interface PlaceName {
  readonly whose?: string;
  readonly faceUp?: 'face-up ' | 'face-down ';
  readonly place: string;
  /** "(if it was there when ...)" and the like. */
  readonly note?: string;
}

/** Where cards are: "from your hand or Deck", "you control", "that is banished". */
export type Where = string | { readonly at: string; readonly places: Row<PlaceName, AndOr> };

/** What stands after the noun. */
export type After =
  | { readonly is: 'where'; readonly comma?: ','; readonly where: Row<Where, AndOr> }
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'with'; readonly with: string; readonly amount: string; readonly stat: string }
  | {
      readonly is: 'compared';
      readonly with: string;
      readonly how: string;
      readonly stat: string;
      readonly than: string;
      readonly noun: Noun;
    }
  | { readonly is: 'except'; readonly by: string; readonly noun: Noun }
  | { readonly is: 'mentions'; readonly verb: string; readonly names: Row<Noun, AndOr>; readonly as?: string }
  | { readonly is: 'linked'; readonly comma?: ','; readonly how: string; readonly noun: Noun }
  | { readonly is: 'equal'; readonly how: string; readonly quantity: Quantity }
  | { readonly is: 'said'; readonly words: string };

/** A group of cards: "up to 2 face-up LIGHT monsters you control", "this card", "that target". */
export interface Group {
  readonly is: 'group';
  readonly count?: string;
  readonly words?: readonly Row<Word, AndOr>[];
  readonly head?: string;
  readonly after?: readonly After[];
}

/** Some of other cards: "1 of those monsters". */
export interface Share {
  readonly is: 'share';
  readonly count: string;
  readonly whole: Noun;
}

/** "it", "them". */
export interface Pronoun {
  readonly is: 'pronoun';
  readonly word: string;
  readonly after?: readonly After[];
}

export type OneNoun = Group | Share | Pronoun;
/** Cards, one sort or several. */
export type Noun = Row<OneNoun, AndOr>;

/** A number that must be counted or looked up: "the number of cards in your hand", "its original ATK". */
export type Quantity =
  | { readonly is: 'number'; readonly number: string; readonly times?: string }
  | { readonly is: 'count'; readonly how: string; readonly noun: Noun; readonly times?: string }
  | {
      readonly is: 'stat';
      readonly half?: string;
      readonly whose: Whose;
      readonly stat: string;
      readonly where?: Row<Where, AndOr>;
      readonly times?: string;
    }
  | {
      readonly is: 'stat-of';
      readonly half?: string;
      readonly stat: string;
      readonly noun: Noun;
      readonly times?: string;
    }
  | { readonly is: 'same-stat'; readonly whose: Whose; readonly stat: string }
  | { readonly is: 'same'; readonly how: string; readonly noun: Noun; readonly mark?: string }
  | { readonly is: 'said'; readonly words: string; readonly times?: string };

/** "its", "that monster's". */
export type Whose = { readonly word: string } | { readonly noun: Noun; readonly mark: string };
