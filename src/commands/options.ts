import type { Vocabulary } from '../vocabulary/terms.ts';
import type { OptionSpec, OptionValues } from './command.ts';
import { suggestCards, suggestWords } from './read-options.ts';

type More = Partial<Omit<OptionSpec, 'name' | 'description'>>;

/** An option: a text, where nothing else is said of it. */
export const option = (name: string, description: string, more: More = {}): OptionSpec => ({
  name,
  description,
  type: 'text',
  ...more,
});

/** One that names a card, with the cards suggested. */
export const cardOption = (name: string, description: string, more: More = {}): OptionSpec =>
  option(name, description, {
    suggest: (typed, { catalogue }, locale) => suggestCards(catalogue, typed, locale),
    ...more,
  });

/** One that takes words of a closed list, with those suggested. */
export const wordOption = (
  name: string,
  description: string,
  words: Vocabulary<string>,
  more: More = {},
): OptionSpec => option(name, description, { suggest: (typed) => suggestWords(words, typed), ...more });

/** The option that asks for a page of a longer list. */
export const pageOption: OptionSpec = option(
  'page',
  'Which page, where the answer has more than one (1 if left out)',
  { type: 'integer', min: 1, max: 999 },
);

/** The page that is asked for, 1 where none is. */
export const pageAsked = ({ page }: OptionValues): number => (typeof page === 'number' ? page : 1);
