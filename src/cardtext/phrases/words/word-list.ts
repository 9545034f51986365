import lists from '../../../../data/lexicon/card-text/words.json' with { type: 'json' };

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
