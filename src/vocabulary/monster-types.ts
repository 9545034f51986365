import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };

/** The Types that a monster can have, as printed. */
export const monsterTypes: readonly string[] = words.monsterTypes;
