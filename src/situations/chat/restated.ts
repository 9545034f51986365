import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';

/** Words without which a sentence says the same of a text. */
const small: ReadonlySet<string> = new Set(
  'a an the is are was be to of in on at by or and if when it its this that from for with into any all as while'.split(
    ' ',
  ),
);
/** Words that tell of the Duel, and not of a text. */
const tells =
  /#\d|\d|\b(?:i|my|me|we|he|she|his|her|they|their|not|no|never|already|used|yet|only|turn|now)\b|"/i;
/** "(sent to the GY)", "(its effects negated)": what has happened to the card itself. */
const befell =
  /^(?:(?:but|then|just|already|also|face-? ?(?:up|down)|flip|special|normal|tribute) )*(?:[a-z]+ed|sent|gone|left|put|lost|set)\b|^(?:(?:its|the|whose|all|with) )*effects? (?:(?:is|are|was|were|being|been|got) )*negated\b/i;
/** So many words of the text itself say that the brackets repeat it. */
const ENOUGH = 4;

/**
 * "X is applying (effects in the GY cannot be activated)", "X's draw effect (a Zombie is Special Summoned)": brackets that
 * only repeat the text of the card before them say nothing more.
 * @param text a message with a ref ("#0") for each card
 */
export const withoutRestated = (text: string, cards: readonly CardModel[]): string =>
  text.replace(
    /(#(\d)(?:(?!#\d)[^.;?!()])*?) \(([^()]{10,200})\)/g,
    (whole: string, before: string, ref: string, inside: string) => {
      const card = cards[Number(ref)];
      return card !== undefined && repeats(inside, card) ? before : whole;
    },
  );

function repeats(inside: string, card: CardModel): boolean {
  if (tells.test(inside) || befell.test(inside)) return false;
  const printed = wordsOf(textOf(card)).map(stem);
  const said = wordsOf(inside).filter((word) => !small.has(word));
  return said.length >= ENOUGH && said.every((word) => printed.includes(stem(word)));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('graveyard', 'gy')
    .match(/[a-z]+/g) ?? [];

/** "activated", "activate", "activation": the same word. */
const stem = (word: string): string => (word.length > 6 ? word.slice(0, 6) : word.replace(/s$/, ''));
