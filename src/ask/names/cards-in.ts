import type { Catalogue } from '../../cards/catalogue.ts';
import { tokens } from '../text/tokens.ts';
import { namesIn } from './names-in.ts';

/** A card that a text names. */
export interface NamedCard {
  readonly name: string;
  /** What was typed, where that is not the name. */
  readonly takenFrom?: string;
}

/** The cards that a text names, in its order, each once. */
export function cardsIn(text: string, catalogue: Catalogue): readonly NamedCard[] {
  const named = new Map<string, NamedCard>();
  for (const { name, takenFrom } of namesIn(tokens(text), text, catalogue).cards)
    if (!named.has(name)) named.set(name, takenFrom === undefined ? { name } : { name, takenFrom });
  return [...named.values()];
}
