import lists from '../../../../data/lexicon/card-text/words.json' with { type: 'json' };
import { filled, forms } from '../../forms.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { matching } from '../../grammar/pieces.ts';
import { free, time, withoutDeeds } from '../times.ts';

/** The lists of words of card texts. */
export { lists };

/** A list written as "one | another", in as many lines as it needs. */
export const lines = (text: string | readonly string[]): readonly string[] =>
  [text]
    .flat()
    .flatMap((line) => line.split('|'))
    .map((line) => line.trim());

/** Each with a space on both sides, or only after it where it begins with a comma. */
export const spaced = (text: string | readonly string[]): readonly string[] =>
  lines(text).map((each) => (each.startsWith(',') ? `${each} ` : ` ${each} `));

/** Each with a space before it, unless it begins with a mark. */
export const trailing = (text: string | readonly string[]): readonly string[] =>
  lines(text).map((each) => (/^[,.]/.test(each) ? each : ` ${each}`));

/** Words as a pattern of data/lexicon/card-text/forms.json has them. */
export const worded = (key: keyof typeof forms.patterns): Grammar<string> =>
  matching(new RegExp(filled(forms.patterns[key], { free, time, withoutDeeds }), 'y'));
