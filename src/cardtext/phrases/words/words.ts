import lists from '../../../../data/lexicon/card-text/words.json' with { type: 'json' };
import { abilities, attributes, spellTrapProperties } from '../../../card-model/facts.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { filled, forms } from '../../forms.ts';
import { type Grammar, memo } from '../../grammar/grammar.ts';
import { type Row, row } from '../../grammar/lists.ts';
import { choice, many, matching, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import type { AndOr, Word } from '../syntax.ts';
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

export const ors = [' or ', ', or ', ' and/or ', ' and ', ', and ', ', and/or '] as const;

const kinds = [...abilities, ...spellTrapProperties, 'Maximum', 'basic'] as const;

const named = record<Extract<Word, { name: string }>>({}, ['name', quoted]);
const plain = words(
  ...new Set<string>([...attributes, ...monsterTypes, ...kinds, ...lists.states, ...lists.orders]),
);
const range = matching(/\d+(?: or (?:lower|higher|less|more)|(?:, \d+)*,? or \d+|-\d+)?/y);
const rating = record<Extract<Word, { rating: unknown }>>(
  {},
  ['rating', words('Level', 'Rank', 'Link Rating', 'Level/Rank', 'Level/Rank/Link', 'Level or Rank')],
  ' ',
  ['range', range],
);
const link = record<Extract<Word, { rating: unknown }>>({ rating: 'Link' }, 'Link-', ['range', range]);
const positive: Grammar<Word> = choice(named, plain, rating, link);
const negative = record<Extract<Word, { not: unknown }>>({}, 'non-', ['not', positive]);

/** One word before a noun. */
export const word: Grammar<Word> = choice(negative, positive);
/** All words before a noun. */
export const wordRows: Grammar<readonly Row<Word, AndOr>[]> = memo(() => many(row(word, ors), ' ', 6));

/** The nouns of card text for cards. */
export const head = words(...lines(lists.heads));
