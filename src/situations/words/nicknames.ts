import type { Catalogue } from '../../cards/catalogue.ts';
import type { CardMention } from './card-mentions.ts';
import { isOwnWord, numberWords, senseAt } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** The most words that a nickname has. */
const MOST_WORDS = 4;
/** Shorter ones are words of other things too often. */
const FEWEST_LETTERS = 3;

/**
 * The cards that a text calls by nicknames that players have for them ("mst"), where no name stands: words that mean
 * something to the reader are never one.
 */
export function nicknamesIn(
  all: readonly Token[],
  named: readonly CardMention[],
  catalogue: Pick<Catalogue, 'called'>,
): readonly CardMention[] {
  const taken = new Set(
    named.flatMap(({ start, count }) => Array.from({ length: count }, (_, index) => start + index)),
  );
  const found: CardMention[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const mention = longestAt(all, at, taken, catalogue);
    if (mention === undefined) continue;
    found.push(mention);
    at += mention.count - 1;
  }
  return found;
}

function longestAt(
  all: readonly Token[],
  start: number,
  taken: ReadonlySet<number>,
  catalogue: Pick<Catalogue, 'called'>,
): CardMention | undefined {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const words = all.slice(start, start + count);
    const free = words.every(({ kind }, index) => kind !== 'mark' && !taken.has(start + index));
    if (words.length < count || !free || means(all, start, count)) continue;
    const typed = words.map(({ text }) => text).join(' ');
    const name = typed.length < FEWEST_LETTERS ? undefined : catalogue.called(typed);
    if (name !== undefined) return { name, start, count, takenFrom: typed };
  }
  return undefined;
}

/** Do the words mean something to the reader, as a phrase or each by itself? */
const means = (all: readonly Token[], start: number, count: number): boolean =>
  (senseAt(all, start)?.count ?? 0) >= count ||
  all
    .slice(start, start + count)
    .every(({ low, kind }) => kind === 'number' || numberWords.includes(low) || isOwnWord(low));
