import type { Catalogue } from '../../cards/catalogue.ts';
import { compactName } from '../../cards/names/fold-name.ts';
import type { NameLookup } from '../../cards/names/name-lookup.ts';
import { inPlaceOfCard } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isCommon, isOrdinary, stemsOf } from './word-kinds.ts';

/** Shorter words are other words too often. */
const FEWEST_LETTERS = 6;
/** Where a word stands alone. */
const LETTERS_ALONE = 8;
/** The same where it stands in the place of a card. */
const LETTERS_IN_PLACE = 7;
/** From so many letters on two may be wrong. */
const LETTERS_FOR_TWO = 10;
/** Each costs a search. */
const MOST_SEARCHES = 8;
/** The most words of a name on either side of one that is mistyped. */
const MOST_BESIDE = 4;

/** Finds what mistyped words may be, a few of them in one text. */
export class Corrector {
  private readonly lookup: NameLookup;
  private searches = 0;

  constructor({ lookup }: Catalogue) {
    this.lookup = lookup;
  }

  /** What of these words no name has may be else: the words with each word that it may be. */
  corrected(words: string): readonly string[] {
    const list = words.split(' ');
    const odd = list.findIndex((word) => !this.lookup.isWord(word));
    const word = list[odd] ?? '';
    if (odd === -1 || (list.length === 1 && word.length < LETTERS_ALONE)) return [];
    return this.likeWord(word).map((each) => list.with(odd, each).join(' '));
  }

  /** Words of names that a word may be, but for a letter or two. */
  likeWord(word: string): readonly string[] {
    return this.mayBeMistyped(word) ? this.lookup.wordsLike(word, wrongIn(word)) : [];
  }

  private mayBeMistyped(word: string): boolean {
    if (word.length < FEWEST_LETTERS || this.searches >= MOST_SEARCHES) return false;
    if (isOrdinary(word) || stemsOf(word).some((stem) => this.lookup.isWord(stem) || isOrdinary(stem)))
      return false;
    this.searches += 1;
    return true;
  }
}

const wrongIn = (word: string): number => (word.length >= LETTERS_FOR_TWO ? 2 : 1);

/**
 * Takes full names and nicknames of two words or more, one of which is mistyped: "mystical space tyfoon"; and names of one
 * word in the place of a card, where nobody writes capitals: "they chain raigaki".
 */
export function takeMistypedNames(typed: TypedText, corrector: Corrector): void {
  const { all, catalogue } = typed;
  const { lookup } = catalogue;
  for (const [at, token] of all.entries()) {
    if (typed.isTaken(at) || token.kind !== 'word' || token.low.length < FEWEST_LETTERS || isCommon(token))
      continue;
    // A word of another card may be mistyped as well, where the words beside it are two or more of one name.
    const isWord = lookup.isWord(token.low);
    if (isWord && !lookup.isWord(all[at - 1]?.low ?? '') && !lookup.isWord(all[at + 1]?.low ?? '')) continue;
    const found = corrector
      .likeWord(token.low)
      .filter((each) => each !== token.low)
      .flatMap((each) => longestAround(typed, at, each) ?? [])
      .filter(({ count }) => !isWord || count > 2);
    const [best, other] = found;
    if (best === undefined || other !== undefined) continue;
    const { name, start, count } = best;
    typed.take({ name, start, count, by: 'mistyped', takenFrom: typed.typed(start, count) });
  }
}

interface Around {
  readonly name: string;
  readonly start: number;
  readonly count: number;
}

/** The longest name around a token, if that is this word. */
function longestAround(typed: TypedText, at: number, word: string): Around | undefined {
  const { all, catalogue } = typed;
  const { lookup } = catalogue;
  const free = (index: number) => all[index]?.kind === 'word' && !typed.isTaken(index);
  const fewest = mayStandAlone(typed, at) ? 1 : 2;
  let best: Around | undefined;
  for (let start = at; start >= at - MOST_BESIDE && free(start); start -= 1) {
    let letters =
      compactName(
        all
          .slice(start, at)
          .map(({ low }) => low)
          .join(''),
      ) + word;
    for (let end = at; end <= at + MOST_BESIDE && (end === at || free(end)); end += 1) {
      if (end > at) letters += all[end]?.low.replace("'", '') ?? '';
      const among = lookup.beginning(letters);
      if (among === undefined) break;
      const count = end - start + 1;
      const [card] = count >= fewest ? lookup.named(letters, among) : [];
      const name = card === undefined ? nicknameWith(typed, { at, word, start, end }) : lookup.nameOf(card);
      if (name !== undefined && count > (best?.count ?? 0)) best = { name, start, count };
    }
  }
  return best === undefined || (typed.writesCapitals && !hasCapital(all[best.start])) ? undefined : best;
}

/** The one card that players call by these words, of which one is put right: "ash blosom". */
function nicknameWith(
  { all, catalogue }: TypedText,
  {
    at,
    word,
    start,
    end,
  }: { readonly at: number; readonly word: string; readonly start: number; readonly end: number },
): string | undefined {
  if (start === end) return undefined;
  const words = all.slice(start, end + 1).map(({ low }, index) => (start + index === at ? word : low));
  const [name, other] = catalogue.called(words.join(' '));
  return other === undefined ? name : undefined;
}

const mayStandAlone = (typed: TypedText, at: number): boolean =>
  !typed.writesCapitals &&
  (typed.all[at]?.low.length ?? 0) >= LETTERS_IN_PLACE &&
  !typed.isInCompound(at, 1) &&
  inPlaceOfCard(typed, at, 1);
