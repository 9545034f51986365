import type { CardModel } from '../../../effects/card-model.ts';
import type { SketchCard } from './sketch.ts';

/** Words before a card that say whose it is, or which one, and change nothing else. */
const before = '(?:(?:my|their|our|his|her|its|this|that|same|own|face-up|one|single|copy of|only) )*';

/** A card in a sentence, as a named group. */
const card = (name: string): string => `${before}#(?<${name}>\\d)`;
const anyCard = `${before}#\\d`;

/** A pattern for what a sentence says. `{x}` is a card that is called x in it, `{}` any card. */
export const form = (pattern: string): RegExp =>
  new RegExp(
    `^,? ?(?:${pattern.replaceAll('{}', anyCard).replace(/\{(\w+)\}/g, (_, name: string) => card(name))}) ?,?$`,
  );

/** What a sentence says that has one of these forms, to its last word: the cards that it names, by what they are called. */
export function said(
  sentence: string,
  forms: readonly RegExp[],
): Readonly<Record<string, string>> | undefined {
  for (const each of forms) {
    const found = each.exec(sentence);
    if (found !== null) return found.groups ?? {};
  }
  return undefined;
}

/** The card of a text that a group names. */
export const cardAt = (cards: readonly SketchCard[], number: string | undefined): CardModel | undefined =>
  number === undefined ? undefined : cards[Number(number)]?.model;
