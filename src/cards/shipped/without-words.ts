import type { Footprint } from '../../effects/aspects.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { printUnreadWords } from '../../effects/unread-words.ts';

/** From so many words on, words of a printed text are not shipped; a name between quotation marks is one word. */
export const LONGEST_RUN = 8;

/** The fields of a model that hold words of the printed text. All other strings are names and terms. */
const ofWords: ReadonlySet<string> = new Set([
  'reads',
  'words',
  'onlyIf',
  'conditions',
  'beside',
  'delayed',
  'heldToResolve',
  'unreadTiming',
  'procedure',
  'unreadWays',
  'normalSummonOnlyIf',
  'afterwards',
  'unread',
]);

/**
 * A model that was read from a text, without the text and without longer words of it: where they stood stands how many
 * they were, in which part, and what they can touch. The same words are replaced alike in all fields.
 */
export function withoutWords(model: CardModel, footprintOf: (words: string) => Footprint): CardModel {
  const { text: _, ...rest } = model;
  const known = new Map<string, string>();
  const replaced = (words: string, of: Part['printed']): string => {
    if (countOf(words) < LONGEST_RUN) return words;
    const number = known.size + 1;
    const { box = 'main', span = [0, 0] } = of ?? {};
    const shown =
      known.get(words) ??
      printUnreadWords({ number, box, span, count: countOf(words), footprint: footprintOf(words) });
    known.set(words, shown);
    return shown;
  };
  const parts = rest.parts.map((part) => mapWords(part, (words) => replaced(words, part.printed)));
  return mapWords({ ...rest, parts }, (words) => replaced(words, undefined));
}

/** How many words they are. */
export const countOf = (words: string): number =>
  words
    .replace(/"[^"]*"/g, 'N')
    .split(/[\s/]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A copy of a value in which each text of a field of words is another. */
export function mapWords<T>(value: T, change: (words: string) => string): T;
export function mapWords(value: unknown, change: (words: string) => string, field = ''): unknown {
  if (typeof value === 'string') return ofWords.has(field) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapIn(each, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapIn(each, change, key)]));
}

const mapIn: (value: unknown, change: (words: string) => string, field: string) => unknown = mapWords;
