import lines from '../../data/lexicon/ordinary-words.json' with { type: 'json' };

/**
 * Words of everyday English, such as questions about Duels have them, that are the name of a card or what players call one,
 * too: in lower case they are words, and name a card only with a capital inside a sentence, or between quotation marks.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
