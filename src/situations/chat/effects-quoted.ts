import { isActivated } from '../../effects/activated.ts';
import { effectByNumber } from '../../effects/by-number.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { printedWords } from '../../effects/printed-words.ts';
import type { Saying } from './saying.ts';

const quoted =
  /#(?<card>\d)'s '(?<words>[a-z][^'?#]{3,60})'(?<effect> (?:own )?(?:quick |trigger |ignition )?effect)?/gi;
const nths = ['first', 'second'];

/**
 * "X's 'each player draws 1'": words of the text of X between quotation marks say which of its effects is meant. It is
 * called by its number; where the words stand in none of them, or in several, nothing is changed.
 */
export const withEffectsQuoted = ({ words: text, cards }: Pick<Saying, 'words' | 'cards'>): string =>
  text.replace(quoted, (all, ref: string, words: string) => {
    const model = cards[Number(ref)];
    const named = model === undefined ? undefined : effectWith(words, model);
    return named === undefined ? all : `#${ref}'s ${named}`;
  });

function effectWith(words: string, model: CardModel): string | undefined {
  const [found, other] = model.parts.filter((part) =>
    plain(printedWords(model, part)?.text ?? '').includes(plain(words)),
  );
  if (found === undefined || other !== undefined || !isActivated(found)) return undefined;
  if (model.parts.filter(isActivated).length === 1) return 'effect';
  const nth = nths.find((_, at) => effectByNumber(model, at + 1)?.part === found);
  return nth === undefined ? undefined : `${nth} effect`;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
