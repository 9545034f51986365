import { senseAt } from '../text/lexicon.ts';
import { inPlaceOfCard, isBeforeNoun, isSort, isWholeName } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isFunctional, isOrdinary, isSmall, stemsOf } from './word-kinds.ts';

/** The most words that a nickname has. */
const MOST_WORDS = 4;
/** Shorter ones are words of other things too often. */
const FEWEST_LETTERS = 3;

/**
 * Takes the cards that a text calls by nicknames that players have for them ("mst") without a capital: words that mean
 * something to the reader, or in everyday language, are never one.
 */
export function takeNicknames(typed: TypedText): void {
  for (let at = 0; at < typed.all.length; at += 1) {
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const said = typed.typed(at, count);
      if (said.length < FEWEST_LETTERS || !mayBeNickname(typed, at, count)) continue;
      const [called, other] = typed.catalogue.called(said);
      const name = called ?? onlyOneNamed(typed, at, count);
      if (name === undefined || other !== undefined) continue;
      typed.take({ name, start: at, count, by: called === undefined ? 'part' : 'nickname', takenFrom: said });
      at += count - 1;
      break;
    }
  }
}

/** "Blazing cartesia", "utopia the lightning", "goldd": words that stand so in the name of one card alone. */
function onlyOneNamed(typed: TypedText, start: number, count: number): string | undefined {
  const words = typed.all.slice(start, start + count).map(({ low }) => low);
  const ends = [words[0] ?? '', words.at(-1) ?? ''].some(
    (each) => isSmall(each) || isFunctional(each) || each.startsWith("'"),
  );
  if (typed.writesCapitals || ends || words.every(isOrdinary)) return undefined;
  const { lookup } = typed.catalogue;
  const [card, other] = lookup.having(typed.words(start, count));
  if (card === undefined || other !== undefined) return undefined;
  const name = lookup.nameOf(card);
  // A single word is who the card is, before what it is: "Goldd, Wu-Lord of ...".
  const isWho = name.toLowerCase().startsWith(`${words.join(' ')},`);
  return count > 1 || (isWho && inPlaceOfCard(typed, start, count)) ? name : undefined;
}

function mayBeNickname(typed: TypedText, start: number, count: number): boolean {
  const { all } = typed;
  const words = all.slice(start, start + count);
  if (words.length < count || words.some(({ kind }, at) => kind === 'mark' || typed.isTaken(start + at)))
    return false;
  if ((senseAt(all, start)?.count ?? 0) >= count || typed.isInCompound(start, count)) return false;
  const isPlain = words.every(({ low, kind }) => kind === 'number' || isOrdinary(low));
  // "The lightning", "only one" are words; "dark rebellion" is a name where a card stands.
  const isWords = isPlain && (count === 1 || words.some(({ low }) => isFunctional(low)));
  if (isWords || (isPlain && !inPlaceOfCard(typed, start, count)) || isBeforeNoun(typed, start, count))
    return false;
  if (hasCapital(words[0]))
    return count > 1 && isWholeName(typed, start, count) && !isSort(typed, start, count);
  return count > 1 || !typed.writesCapitals || inPlaceOfCard(typed, start, count);
}

/** Who does what only players do: behind them "Ashes" is what somebody does, and no part of a name. */
const players: ReadonlySet<string> = new Set(['i', 'we', 'they', 'he', 'she', 'opponent', 'opp']);

/** Behind a verb, what something is done to. */
const objects: ReadonlySet<string> = new Set(
  'it him her them my their his the that one both this'.split(' '),
);

/**
 * Takes nicknames that are used as verbs ("they Ashed it"), with the ending of a verb, and with a capital; without one,
 * between who does it and what it is done to ("they crow it").
 * @param where `behind-players`: only where nothing but a verb can stand
 */
export function takeVerbs(typed: TypedText, where: 'behind-players' | 'anywhere'): void {
  const { all, catalogue } = typed;
  for (const [start, token] of all.entries()) {
    if (typed.isTaken(start) || token.low.length < 3) continue;
    const isDeed = players.has(all[start - 1]?.low ?? '') && objects.has(all[start + 1]?.low ?? '');
    if (!hasCapital(token) && !(isDeed && where === 'anywhere' && !isOrdinary(token.low))) continue;
    if (where === 'behind-players' && !players.has(all[start - 1]?.low ?? '')) continue;
    const stems = where === 'behind-players' ? stemsOf(token.low) : stemsOf(token.low).filter(isNoWord);
    // "Can I crow it": without an ending, too, where something is done by a player.
    for (const stem of where === 'behind-players' || isDeed ? [token.low, ...stems] : stems) {
      const [name, other] = catalogue.called(stem);
      if (name === undefined || other !== undefined) continue;
      typed.take({ name, start, count: 1, by: 'nickname', takenFrom: token.text });
      break;
    }
  }
}

/** "Rating" is no form of what is called "rat". */
const isNoWord = (stem: string): boolean => !isOrdinary(stem);
