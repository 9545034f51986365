import type { Part } from '../../card-model/part.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { namesIn } from '../names/names-in.ts';
import type { Token } from '../text/tokens.ts';
import { kindsOf } from './card-kinds.ts';
import type { ConceptId } from './vocabulary/concepts.ts';
import { isTerm } from './vocabulary/lexicon.ts';

/** A named card: from which token, over how many. What its text says is nothing to a general question: it is played. */
export interface NamedCard {
  readonly start: number;
  readonly count: number;
  readonly name: string;
  /** What it is by its printed facts. */
  readonly kinds: readonly ConceptId[];
}

/**
 * The cards that a text names; undefined where one of them has a text that applies while it lies there, or that was not
 * read: what such a card does is played, and no general question. A name that is a term of the game too ("Toon", "Union")
 * is a card only between quotation marks.
 */
export function namedCards(
  all: readonly Token[],
  text: string,
  catalogue: Catalogue,
): readonly NamedCard[] | undefined {
  const named: NamedCard[] = [];
  for (const { name, start, count } of namesIn(text, catalogue).cards) {
    if (!isQuoted(all, start, count) && isTermHere(all, start, count)) continue;
    const model = catalogue.exact(name);
    if (model?.parts.some(({ kind }) => applying.has(kind))) return undefined;
    named.push({ start, count, name, kinds: model === undefined ? [] : kindsOf(model) });
  }
  return named;
}

/** Parts of a card that may change what holds for cards of its kind. */
const applying: ReadonlySet<Part['kind']> = new Set<Part['kind']>(['continuous', 'unclassified', 'unread']);

const isQuoted = (all: readonly Token[], start: number, count: number): boolean =>
  all[start - 1]?.text === '"' && all[start + count]?.text === '"';

const isTermHere = (all: readonly Token[], start: number, count: number): boolean =>
  isTerm(all.slice(start, start + count).map(({ low }) => low));
