import type { Catalogue } from '../../cards/catalogue.ts';
import { compactName } from '../../cards/names/fold-name.ts';
import type { NameLookup } from '../../cards/names/name-lookup.ts';
import { lettersWrong } from '../../platform/edit-distance.ts';
import { lettersAt } from './full-names.ts';
import { stemsOf } from './inflected.ts';
import { inPlaceOfCard } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isCommon, isFunctional, isOrdinary, isSmall } from './word-kinds.ts';

/** Shorter words are other words too often. */
const FEWEST_LETTERS = 6;
/** The same of a word that has others of its name beside it. */
const FEWEST_BESIDE = 3;
/** Where a word stands alone. */
const LETTERS_ALONE = 8;
/** The same where it stands in the place of a card. */
const LETTERS_IN_PLACE = 7;
/** From so many letters on two may be wrong; three are in long names alone. */
const LETTERS_FOR_TWO = 10;
const LETTERS_FOR_THREE = 18;
/** Nobody mistypes both ends of a name: so many letters of one are right. */
const ENDS = 3;
/** A letter that is wrong counts as so many that are right do. */
const LETTERS_FOR_WRONG = 5;
const MOST_OF_NICKNAME = 4;
/** Each costs a search. */
const MOST_SEARCHES = 8;
/** The most tokens of a name on either side of one that is mistyped. */
const MOST_BESIDE = 7;

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
    if (odd === -1 || word.length < (list.length === 1 ? LETTERS_ALONE : FEWEST_LETTERS)) return [];
    return (this.likeWord(word) ?? []).map((each) => list.with(odd, each).join(' '));
  }

  /** Words of names that a word may be, but for a letter or two, and two written together in it; undefined where it is a word. */
  likeWord(word: string): readonly string[] | undefined {
    if (!this.mayBeMistyped(word)) return undefined;
    const like = this.lookup.wordsLike(word, wrongIn(word)).filter((each) => each !== word);
    return [...like, ...this.lookup.wordsIn(word)];
  }

  private mayBeMistyped(word: string): boolean {
    // One number is no slip for another: "III" means no II.
    if (word.length < FEWEST_BESIDE || isNumeral.test(word) || this.searches >= MOST_SEARCHES) return false;
    if (isOrdinary(word) || stemsOf(word).some((stem) => this.lookup.isWord(stem) || isOrdinary(stem)))
      return false;
    this.searches += 1;
    return true;
  }
}

const isNumeral = /^(?:[ivx]+|\d+)$/;

const wrongIn = (word: string): number =>
  word.length >= LETTERS_FOR_THREE ? 3 : word.length >= LETTERS_FOR_TWO ? 2 : 1;

/**
 * Takes full names and nicknames that are mistyped, those of one word only in the place of a card: "mystcal space tyfoon",
 * "they chain raigaki". What stands in such a name is no card of its own: "botomless trap hole" is no Trap Hole.
 */
export function takeMistypedNames(typed: TypedText, corrector: Corrector): void {
  const { all, catalogue } = typed;
  for (const [at, token] of all.entries()) {
    if (typed.isTaken(at) || token.kind !== 'word' || isCommon(token)) continue;
    // A word of another card may be mistyped as well, where the words beside it are two or more of one name.
    const isWord = catalogue.lookup.isWord(token.low);
    const besides = [at - 1, at + 1].map((each) => lettersAt(all, each));
    if (isWord && !besides.some((each) => catalogue.lookup.isWord(each))) continue;
    const like = corrector.likeWord(token.low);
    if (like === undefined) continue;
    const besideIt =
      isWord || token.low.length < FEWEST_LETTERS
        ? []
        : besides.filter((each) => each.length > 2 && !isSmall(each));
    const found =
      nearestAround(typed, at, like, isWord) ??
      nearestAround(typed, at, besideIt, isWord) ??
      nicknameAround(typed, at, like);
    if (found === undefined || (typed.writesCapitals && !hasCapital(all[found.start]))) continue;
    const { name, start, count } = found;
    typed.take({ name, start, count, by: 'mistyped', takenFrom: typed.typed(start, count) });
  }
}

interface Around {
  readonly name: string;
  readonly start: number;
  readonly count: number;
}

/** The one name with one of these words that is nearest to tokens around one, but for a few letters: the more of them the better. */
function nearestAround(
  typed: TypedText,
  at: number,
  words: readonly string[],
  isWord: boolean,
): Around | undefined {
  const { lookup } = typed.catalogue;
  const around = stretches(typed, at, isWord);
  const tried = new Set<string>();
  let best: (Around & { readonly score: number; readonly only: boolean }) | undefined;
  for (const { card, words: named } of words.flatMap((word) => lookup.namesHaving(word))) {
    if (tried.has(named)) continue;
    tried.add(named);
    const letters = withoutArticle(compactName(named));
    if (letters.length < FEWEST_LETTERS) continue;
    for (const { start, count, typed: run } of around) {
      if (!run.startsWith(letters.slice(0, ENDS)) && !run.endsWith(letters.slice(-ENDS))) continue;
      const wrong = lettersWrong(run, letters, isWord ? 1 : wrongIn(letters));
      const score = wrong === undefined ? 0 : letters.length - LETTERS_FOR_WRONG * wrong;
      if (score <= 0 || score < (best?.score ?? 0)) continue;
      const name = lookup.nameOf(card);
      const only = score > (best?.score ?? 0) || (best?.only === true && best.name === name);
      best = { name, start, count, score, only };
    }
  }
  return best?.only === true ? best : undefined;
}

const withoutArticle = (letters: string): string => letters.replace(/^the/, '');

/** The tokens around one that may be a name, all of them free or of names within, by their letters. */
function stretches(typed: TypedText, at: number, isWord: boolean) {
  const { all, mentions } = typed;
  const fewest = isWord ? 3 : mayStandAlone(typed, at) ? 1 : 2;
  const isWithin = (index: number) => all[index] !== undefined && !/^[.?!;()]$/.test(all[index].text);
  const isJoin = (index: number) => isSmall(all[index]?.low ?? '') || isFunctional(all[index]?.low ?? '');
  const cuts = (edge: number) => mentions.some(({ start, count }) => start < edge && edge < start + count);
  const found: { readonly start: number; readonly count: number; readonly typed: string }[] = [];
  for (let start = at; start >= at - MOST_BESIDE && isWithin(start); start -= 1) {
    if (cuts(start) || lettersAt(all, start) === '') continue;
    for (let end = at; end <= at + MOST_BESIDE && isWithin(end); end += 1) {
      const count = end - start + 1;
      if (count < fewest || cuts(end + 1) || lettersAt(all, end) === '' || (end > at && isJoin(end)))
        continue;
      const letters = Array.from({ length: count }, (_, index) => lettersAt(all, start + index));
      found.push({ start, count, typed: withoutArticle(letters.join('')) });
    }
  }
  return found;
}

/** The one card that players call by free words around a token, with one of these in its place: "ash blosom". */
function nicknameAround(typed: TypedText, at: number, words: readonly string[]): Around | undefined {
  const { all, catalogue } = typed;
  const called = stretches(typed, at, false).flatMap(({ start, count }) => {
    const run = all.slice(start, start + count);
    const isOther = run.some(({ kind }) => kind === 'mark') || typed.anyTaken(start, count);
    if (count < 2 || count > MOST_OF_NICKNAME || isOther) return [];
    return words.flatMap((word) => {
      const [name, other] = catalogue.called(
        run.map(({ low }, index) => (start + index === at ? word : low)).join(' '),
      );
      return name === undefined || other !== undefined ? [] : [{ name, start, count }];
    });
  });
  return new Set(called.map(({ name }) => name)).size === 1 ? called[0] : undefined;
}

const mayStandAlone = (typed: TypedText, at: number): boolean =>
  !typed.writesCapitals &&
  (typed.all[at]?.low.length ?? 0) >= LETTERS_IN_PLACE &&
  !typed.isInCompound(at, 1) &&
  inPlaceOfCard(typed, at, 1);
