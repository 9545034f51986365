import type { Catalogue, ListedCatalogue, Picked } from '../cards/catalogue.ts';
import type { Pausing } from '../platform/cooperative.ts';
import { didYouMean, nearest } from '../platform/did-you-mean.ts';
import { fail, ok, type Problem, type Result, shorten } from '../platform/problem.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Vocabulary } from '../vocabulary/terms.ts';
import type { OptionSpec, OptionValues, Suggestion } from './command.ts';
import { printLine } from './line/print-line.ts';
import { withOwnName } from './own-names.ts';

/** Where an option stands, so that a problem can offer whole lines with one option mended. */
export interface OptionPlace {
  readonly command: string;
  readonly values: OptionValues;
  readonly option: string;
}

/** The text of an option, or undefined where it was not given. */
export const textOf = (values: OptionValues, option: string): string | undefined => {
  const value = values[option];
  return value === undefined || value === '' ? undefined : String(value);
};

/** The number of an option, or undefined where none was given. */
export const numberOf = (values: OptionValues, option: string): number | undefined => {
  const value = values[option];
  return typeof value === 'number' ? value : undefined;
};

/** The items of a list option: what stands between its commas. */
export const listOf = (values: OptionValues, option: string): readonly string[] =>
  (textOf(values, option) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The line of the same command with one option changed. */
const withOption = ({ command, values, option }: OptionPlace, value: string): string =>
  printLine(command, { ...values, [option]: value });

/** The card that an option names; a problem offers the lines with the cards that it may have meant. */
export function readCard(catalogue: Catalogue, place: OptionPlace): Result<Picked> {
  const picked = catalogue.pick(textOf(place.values, place.option) ?? '');
  if (picked.ok) return picked;
  const choices = (picked.problem.choices ?? []).map((choice) => ({
    ...choice,
    line: withOption(place, choice.label),
  }));
  return fail({ ...picked.problem, choices });
}

/** A word of a closed list. `item` is what was written, which for a list option is one of its items. */
export function readWord<Id extends string>(
  vocabulary: Vocabulary<Id>,
  item: string,
  place: OptionPlace,
): Result<Id> {
  const id = vocabulary.find(item);
  return id === undefined ? fail(unknownWord(vocabulary, item, place)) : ok(id);
}

/** The word of an option that may be left out. */
export function readOptional<Id extends string>(
  words: Vocabulary<Id>,
  place: OptionPlace,
): Result<Id | undefined> {
  const word = textOf(place.values, place.option);
  return word === undefined ? ok(undefined) : readWord(words, word, place);
}

/** What to say of a word that is none of a list: what was expected, and whole lines that would be understood. */
export function unknownWord(
  vocabulary: Pick<Vocabulary<string>, 'noun' | 'ids'>,
  item: string,
  place: OptionPlace,
): Problem {
  const near = nearest(item, vocabulary.ids);
  const whole = textOf(place.values, place.option) ?? item;
  return {
    code: `unknown-${vocabulary.noun.replaceAll(' ', '-')}`,
    found: `${place.option}:${shorten(item)}`,
    expected: `must be ${vocabulary.noun === 'event' ? 'an' : 'a'} ${vocabulary.noun}, such as ${vocabulary.ids.slice(0, 4).join(', ')}`,
    hint: didYouMean(near) ?? `The words are: ${shorten(vocabulary.ids.join(', '), 400)}`,
    choices: near.map((id) => ({ label: id, line: withOption(place, whole.replace(item, id)) })),
  };
}

/** Suggestions while typing: the words of a list that begin with, or have in them, what was typed. */
export function suggestWords(vocabulary: Vocabulary<string>, typed: string): readonly Suggestion[] {
  const items = typed.split(',');
  const last = (items.pop() ?? '').trim().toLowerCase();
  const before = items.length === 0 ? '' : `${items.map((each) => each.trim()).join(',')},`;
  const all = vocabulary.ids.map((id) => ({ id, term: vocabulary.term(id) }));
  const fitting = all.filter(
    ({ id, term }) => id.includes(last.replaceAll(' ', '-')) || term.toLowerCase().includes(last),
  );
  return fitting
    .slice(0, 25)
    .map(({ id, term }) => ({ name: `${before}${term}`.slice(0, 100), value: `${before}${id}` }));
}

/** Suggestions of card names, each once: a few cards have the same one. Names in the asker's language stand beside. */
export function* suggestCards(
  catalogue: ListedCatalogue,
  typed: string,
  locale: string | undefined,
): Pausing<readonly Suggestion[]> {
  const cards = typed.trim() === '' ? catalogue.known(25) : yield* catalogue.searching(typed, 25);
  // Their names in another language are read from the disk.
  yield;
  return [...new Set(cards.map(({ name }) => name.slice(0, 100)))].map((name) => ({
    name: withOwnName(catalogue, name, locale),
    value: name,
  }));
}

/** Suggestions of topics of the rulebook, by their titles. */
export const suggestTopics = (rulebook: Rulebook, typed: string): readonly Suggestion[] =>
  rulebook
    .search(typed, 10)
    .map(({ rule: { title } }) => ({ name: title.slice(0, 100), value: title.slice(0, 100) }));

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
