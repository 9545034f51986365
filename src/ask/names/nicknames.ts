import { nameWords } from '../../cards/names/fold-name.ts';
import { senseAt } from '../text/lexicon.ts';
import { isPlayed } from './full-names.ts';
import { inPlaceOfCard, isBeforeNoun, isSort, isWholeName } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import {
  hasCapital,
  isFunctional,
  isOrdinary,
  isOtherWord,
  isSmall,
  isVerb,
  ofSeveral,
} from './word-kinds.ts';

const MOST_WORDS = 4;
/** Shorter ones are words of other things too often. */
const FEWEST_LETTERS = 3;
/** The same of everyday words where only a card can be. */
const FEWEST_WHERE_PLAYED = 4;
/** The same of a single word of a name that nobody uses as a nickname. */
const LETTERS_ALONE = 7;

/** Takes cards called by nicknames without a capital ("mst"): never by a word that means something else. */
export function takeNicknames(typed: TypedText): void {
  for (let at = 0; at < typed.all.length; at += 1) {
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const said = typed.typed(at, count);
      if (said.length < FEWEST_LETTERS || !mayBeNickname(typed, at, count)) continue;
      const isSeveral = /s$/.test(said) && /^(?:two|three|both|\d)$/.test(typed.all[at - 1]?.low ?? '');
      const [called, other] =
        [said, ...(isSeveral ? [said.slice(0, -1)] : [])]
          .map((each) => typed.catalogue.called(each))
          .find((each) => each.length > 0) ?? [];
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
  if (typed.writesCapitals || ends || words.every((each) => /^\d+$/.test(each))) return undefined;
  const { lookup } = typed.catalogue;
  const having = lookup.having(typed.words(start, count));
  const [card, other] = having.length > 0 || count < 2 ? having : havingLess(words, typed);
  if (card === undefined || other !== undefined) return undefined;
  const name = lookup.nameOf(card);
  // Of words of everyday language, all that stands before what the card is: "ghost meets girl", "harvest angel".
  const isPlain = words.every((each) => isOrdinary(each) || /^\d+$/.test(each));
  if (isPlain && (count < 2 || nameWords(name.split(/, | - | of /)[0] ?? '') !== typed.words(start, count)))
    return undefined;
  // A single word is who the card is, before what it is: "Goldd, Wu-Lord of ..."; or a long one of no other card.
  const [word = ''] = words;
  const isWho =
    new RegExp(`^${word}(?:,| the | of )`, 'i').test(name) ||
    (word.length >= LETTERS_ALONE &&
      !isOtherWord.has(word) &&
      !ofSeveral.has(typed.all[start - 1]?.low ?? ''));
  // "If I reborn andrake": behind what somebody does with a card.
  const isInPlace = typed.isTaken(start - 1) || inPlaceOfCard(typed, start, count);
  return count > 1 || (isWho && isInPlace) ? name : undefined;
}

/** "Floowandereeze robina": the cards that have these words so, but for small ones that were left out. */
function havingLess(words: readonly string[], { catalogue: { lookup } }: TypedText): readonly number[] {
  const bare = (name: string): string =>
    ` ${name
      .split(' ')
      .filter((word) => !isSmall(word))
      .join(' ')} `;
  const found = lookup
    .namesHaving(words[0] ?? '')
    .filter((each) => bare(each.words).includes(bare(words.join(' '))));
  return [...new Set(found.map(({ card }) => card))];
}

function mayBeNickname(typed: TypedText, start: number, count: number): boolean {
  const { all } = typed;
  const words = all.slice(start, start + count);
  if (words.length < count || words.some(({ kind }) => kind === 'mark') || typed.anyTaken(start, count))
    return false;
  if ((senseAt(all, start)?.count ?? 0) >= count || typed.isInCompound(start, count)) return false;
  const isPlain = words.every(({ low, kind }) => kind === 'number' || isOrdinary(low));
  // "The lightning", "only one" are words; "dark rebellion" is a name where a card stands.
  const [before = '', further = ''] = [all[start - 1]?.low, all[start - 2]?.low];
  // "Can I called by it": what somebody does is no "called".
  const isDone = /^(?:i|we|you|they|opponent)$/.test(before) && /^(?:can|could|may|should|my)$/.test(further);
  const isUsed = isDone || /^(?:does|can|will|with)$/.test(before) || isVerb(before);
  const isCard = isPlayed(typed, start, count, FEWEST_WHERE_PLAYED);
  const isWord = count === 1 && !isCard;
  const isWords = isPlain && (isWord || (words.some(({ low }) => isFunctional(low)) && !isUsed));
  const isInPlace = isDone || isCard || inPlaceOfCard(typed, start, count);
  if (isWords || (isPlain && !isInPlace) || isBeforeNoun(typed, start, count)) return false;
  if (hasCapital(words[0]))
    return count > 1 && isWholeName(typed, start, count) && !isSort(typed, start, count);
  return count > 1 || !typed.writesCapitals || inPlaceOfCard(typed, start, count);
}
