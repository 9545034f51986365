import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';

/** The texts of so many cards are read, at most, to see which of them belong with a named one. */
const MOST_TEXTS = 12;
/** Shorter ones begin too many words. */
const SHORTEST_FAMILY = 3;

/**
 * Of cards that have the same words in their names, those that belong with a named one: its text names them or their
 * family, or theirs names it or its family. What all of them have in common belongs to none more than to another.
 * @param words what they have in common, as names are compared
 */
export function families(
  names: readonly string[],
  words: string,
  named: readonly string[],
  catalogue: Catalogue,
): readonly string[] {
  if (named.length === 0) return [];
  const tells = (quote: string, name: string): boolean =>
    ` ${nameWords(name)} `.includes(` ${quote}`) && !` ${words} `.includes(` ${quote}`);
  const quotes = new Set(named.flatMap((name) => quotesOf(name, catalogue)));
  const readsOwn = names.length <= MOST_TEXTS;
  return names.filter(
    (name) =>
      [...quotes].some((quote) => tells(quote, name)) ||
      (readsOwn && quotesOf(name, catalogue).some((quote) => named.some((other) => tells(quote, other)))),
  );
}

/** The names, and beginnings of names, that stand between quotation marks in a card's text, as names are compared. */
function quotesOf(name: string, catalogue: Catalogue): readonly string[] {
  const own = nameWords(name);
  return [...textOf(catalogue.exact(name)).matchAll(/"([^"]+)"/g)]
    .map(([, quoted = '']) => nameWords(quoted))
    .filter((words) => words.length >= SHORTEST_FAMILY && words !== own);
}

const textOf = (model: CardModel | undefined): string =>
  model?.text === undefined ? '' : `${model.text.main} ${model.text.pendulum ?? ''}`;
