import type { CardModel } from '../../card-model/card-model.ts';
import type { Part } from '../../card-model/part.ts';
import { printUnreadWords, readUnreadWords } from '../../card-model/unread-words.ts';
import { footprintOf } from '../../cardtext/footprint.ts';
import { setOf } from '../../platform/list-of.ts';
import { mapWords, ofWords } from './map-words.ts';
import { printStockPhrase } from './stock-phrases.ts';

/** So many words in a row are a stretch of a text; fewer are words of the game. */
const RUN = 8;

/** The words of a text, in lower case; a name between quotation marks is one. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/"[^"]*"/g, ` ${NAME} `)
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];

const NAME = 'name';

/** All stretches of so many words, each from one word on; a list of names alone is no stretch of a text. */
export const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(RUN - 1).flatMap((_, at) => {
    const run = words.slice(at, at + RUN);
    return run.every((word) => word === NAME) ? [] : [run.join(' ')];
  });

/** A string of a value, and the field that it is of or in a list of. */
interface Leaf {
  readonly field: string;
  readonly text: string;
}

/** All strings of a value in their order; names of cards are one word each. */
export function leavesOf(value: unknown, field = ''): readonly Leaf[] {
  if (typeof value === 'string') return [{ field, text: ofNames.has(field) ? NAME : value }];
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, key));
}

const ofNames: ReadonlySet<string> = setOf('name names byCards bySeries series archetype mentions');

/** A model without its text: longer stretches are what they can touch, phrases of the game fields. */
export function withoutWords(model: CardModel): CardModel {
  const { text, ...rest } = model;
  const printed = new Set([text?.main, text?.pendulum].flatMap((box = '') => runsOf(wordsOf(box))));
  const together = new Set<string>();
  for (;;) {
    const shown = shownModel(rest, together);
    const more = joinedIn(shown, printed).filter((words) => !together.has(words));
    if (more.length === 0) return shown;
    for (const words of more) together.add(words);
  }
}

function shownModel(model: CardModel, together: ReadonlySet<string>): CardModel {
  const unread = new Map<string, string>();
  const shown = (words: string, { box, span } = whole): string => {
    const count = wordsOf(words).length;
    if (count < RUN && !together.has(words)) return words;
    const phrase = printStockPhrase(words);
    if (phrase !== undefined && !together.has(phrase)) return phrase;
    const number = unread.size + 1;
    const known =
      unread.get(words) ?? printUnreadWords({ number, box, span, count, footprint: footprintOf(words) });
    unread.set(words, known);
    return known;
  };
  const parts = model.parts.map((part) => mapWords(part, (words) => shown(words, part.printed)));
  return { ...mapWords({ ...model, parts: [] }, (words) => shown(words)), parts };
}

/** Where words stand that no part has. */
const whole: Pick<NonNullable<Part['printed']>, 'box' | 'span'> = { box: 'main', span: [0, 0] };

/** Of fields that make a stretch of the text together, the words of the longest each. */
function joinedIn(model: CardModel, printed: ReadonlySet<string>): readonly string[] {
  const all = leavesOf(model).flatMap(({ field, text }) =>
    wordsOf(text).map((word) => ({
      word,
      words: ofWords.has(field) && readUnreadWords(text).length === 0 ? text : '',
    })),
  );
  const runs = runsOf(all.map(({ word }) => word));
  return runs.flatMap((run, at) => {
    if (!printed.has(run)) return [];
    const [longest] = all.slice(at, at + RUN).toSorted((a, b) => b.words.length - a.words.length);
    return longest === undefined || longest.words === '' ? [] : [longest.words];
  });
}
