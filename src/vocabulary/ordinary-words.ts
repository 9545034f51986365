import lines from '../../data/lexicon/ordinary-words.json' with { type: 'json' };

/** Everyday words that are card names or nicknames too: they name a card only with a capital inside a sentence, or quoted. */
export const ordinaryWords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
