import type { Token } from '../text/tokens.ts';

/** How a card is called in a text: by its name, in the plural or as a verb, by less than its name, with a wrong letter, by its values. */
export type CalledBy =
  | 'name'
  | 'inflected'
  | 'short'
  | 'part'
  | 'nickname'
  | 'kind'
  | 'mistyped'
  | 'described';

/** A card that a text names: from which token, over how many. `takenFrom` is what was typed, where that is not the name. */
export interface CardMention {
  readonly name: string;
  readonly start: number;
  readonly count: number;
  readonly by: CalledBy;
  readonly takenFrom?: string;
}

/** Words that name a card, and nobody can tell which of these. */
export interface UnclearName {
  readonly typed: string;
  readonly names: readonly string[];
  readonly start: number;
  readonly count: number;
}

/** What a text names. */
export interface NamesRead {
  readonly all: readonly Token[];
  /** Is the token part of a card's name? */
  readonly isNamed: (at: number) => boolean;
  /** The cards, in the order of the text. */
  readonly cards: readonly CardMention[];
  readonly unclear: readonly UnclearName[];
}

/** What the asker is told of names that were taken for cards, each once: as they were typed, and the cards. */
export const takenLines = (cards: readonly CardMention[]): readonly string[] => [
  ...new Set(
    cards.flatMap(({ name, takenFrom }) => (takenFrom === undefined ? [] : [`"${takenFrom}" is ${name}`])),
  ),
];

/** What has to be said about an unclear name, as a line of what is missing. */
export function whichCard({ typed, names }: UnclearName): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).map((name) => `"${name}"`);
  return `which card "${typed}" is: did you mean ${others.join(', ')} or "${last}"`;
}
