import { nameWords } from '../../cards/names/fold-name.ts';
import { baseOf } from './meant-card.ts';
import { inPlaceOfCard } from './name-places.ts';
import type { NameRun } from './name-runs.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isOfTheGame, isOrdinary, ofSeveral } from './word-kinds.ts';

/** The card among those that a text names whose name has these words; of several the one that the others only add to. */
export function namedSo({ words, stems }: NameRun, named: readonly string[]): string | undefined {
  for (const each of [words, ...stems]) {
    const found = named.filter((name) => ` ${nameWords(name)} `.includes(` ${each} `));
    if (found.length > 0) return found.length === 1 ? found[0] : baseOf(found);
  }
  return undefined;
}

const ofSorts = /^(?:monsters?|cards?|spells?|traps?|tokens?)$/;

/** The fewest letters of a name's word that stands for it without a capital. */
const FEWEST_LETTERS = 4;

/**
 * Takes single words without a capital for the cards that were named: a word of one name ("shinobird crow ... does crow
 * trigger"), where a card stands and the word is none of everyday language.
 */
export function takeLowerShortForms(typed: TypedText): void {
  const named = [...new Set(typed.mentions.map(({ name }) => name))];
  for (const [start, token] of typed.all.entries()) {
    const { low, kind } = token;
    if (typed.isTaken(start) || kind !== 'word' || hasCapital(token) || low.length < FEWEST_LETTERS) continue;
    if (isOrdinary(low) || isOfTheGame(low) || typed.isInCompound(start, 1)) continue;
    // "an altergeist trap", "a salamangreat": one of a sort of cards, which has its name from what the cards are called.
    if (ofSorts.test(typed.all[start + 1]?.low ?? '') || ofSeveral.has(typed.all[start - 1]?.low ?? ''))
      continue;
    const name = namedSo({ start, count: 1, words: low, stems: [] }, named);
    if (name !== undefined && inPlaceOfCard(typed, start, 1))
      typed.take({ name, start, count: 1, by: 'short', takenFrom: token.text });
  }
}
