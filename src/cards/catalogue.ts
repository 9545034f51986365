import type { CardModel } from '../card-model/card-model.ts';
import type { Pausing } from '../platform/cooperative.ts';
import type { Result } from '../platform/problem.ts';
import type { NameLookup } from './names/name-lookup.ts';

/** Which card it is. */
export interface CardRef {
  readonly name: string;
  readonly password?: number | undefined;
  readonly konamiId?: number | undefined;
}

/** One card found by name. `score` is 1 for an exact name, lower for what is merely close. */
export interface Found extends CardRef {
  readonly score: number;
  /** Read when it is asked for, which takes longer than to find it. */
  readonly card: CardModel;
}

/** The cards that the bot knows. */
export interface Catalogue {
  readonly size: number;
  /** All of them. Of a large catalogue they are all read now: for listing them, not for finding one. */
  readonly cards: readonly CardModel[];
  /** The English names of all of them: the same list until the catalogue is another one. */
  readonly names: readonly string[];
  /** Their English names, for finding them in a text. */
  readonly lookup: NameLookup;
  /** The card with this name in any language, this passcode or set number; case, accents and punctuation do not count. */
  exact(name: string): CardModel | undefined;
  /** The English names of the cards that players call so, by the table of nicknames, whether another has that name or not: mostly one, or none. */
  called(nickname: string): readonly string[];
  /** Cards whose names are like what was typed, best first. */
  search(typed: string, limit: number): readonly Found[];
  /** The one card meant: exact, or so close that nothing else can be meant. A problem's choices have names as label and line. */
  pick(name: string): Result<Picked>;
}

export interface Picked {
  readonly card: CardModel;
  /** Set where the name was not exact: what was typed. */
  readonly takenFrom?: string;
}

/** What is taken for granted with a card that was named so. */
export const takenFor = ({ card, takenFrom }: Picked): readonly string[] =>
  takenFrom === undefined ? [] : [`"${takenFrom}" is ${card.name}`];

/** Where a catalogue comes from. */
export interface CatalogueOrigin {
  /** The address or file; undefined for the starter catalogue of the project. */
  readonly from?: string;
  /** When it was last found to be what its source has, in milliseconds since 1970. */
  readonly checkedAt?: number;
  /** Its stored models were made by another version of the program, and are not used. */
  readonly outdated?: true;
  /** It is the one that the project ships: nothing in it quotes a printed text. */
  readonly shipped?: true;
}

/** A catalogue with what lists of cards need of it. */
export interface ListedCatalogue extends Catalogue {
  readonly origin: CatalogueOrigin;
  /** What `search` does, for each key that is typed: others can be answered between its parts. */
  searching(typed: string, limit: number): Pausing<readonly Found[]>;
  /** The best known cards. */
  known(limit: number): readonly CardRef[];
  /** The name of the card with this number in the official database. */
  nameOf(konamiId: number): string | undefined;
  /** Its name in a language (`de`, `zh-TW`) by the English one; undefined where there is none, or the same one. */
  nameIn(english: string, language: string): string | undefined;
  /** The text in another language of the card with this English name, as `nameIn`. */
  textIn(english: string, language: string): string | undefined;
}
