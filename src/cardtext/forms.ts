import { z } from 'zod';
import forms from '../../data/lexicon/card-text/forms.json' with { type: 'json' };
import { type Place, places } from '../vocabulary/places.ts';

/** The forms of card texts, as data/lexicon/card-text/forms.json has them. */
export { forms };

/** A pattern as the data write it: `/.../i`. */
export const pattern = z.string().transform((written) => {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1));
});

/** The rows of a table of forms: a pattern each, and what it stands for; the first that fits counts. */
export const formsOf = <T>(
  table: keyof typeof forms,
  meaning: z.ZodType<T>,
): readonly (readonly [RegExp, T])[] => z.array(z.tuple([pattern, meaning])).parse(forms[table]);

/** The same, where each stands for one of these. */
export const kindsOf = <const T extends string>(
  table: keyof typeof forms,
  kinds: readonly T[],
): readonly (readonly [RegExp, T])[] => formsOf(table, z.literal(kinds));

/** The name of a row of a table of functions. */
export const namedIn = <T extends object>(table: T): z.ZodType<Extract<keyof T, string>> =>
  z.custom<Extract<keyof T, string>>((name) => typeof name === 'string' && Object.hasOwn(table, name));

/** What words stand for, by the words. */
export const meaningsOf = <T>(
  table: keyof typeof forms,
  meaning: z.ZodType<T>,
): Readonly<Record<string, T>> => z.record(z.string(), meaning).parse(forms[table]);

/** Places, by the words for them. */
export const placesOf = (table: keyof typeof forms): Readonly<Record<string, readonly Place[]>> =>
  meaningsOf(table, z.array(z.literal(places.ids)));

/** A form with its parts in the places that name them: `{turn}`. */
export const filled = (form: string, parts: Readonly<Record<string, string>>): string =>
  form.replace(/\{([a-z]+)\}/gi, (whole, part: string) => parts[part] ?? whole);

/** One of these forms, as a pattern. */
export const anyOf = (all: readonly string[], parts: Readonly<Record<string, string>> = {}): string =>
  `(?:${all.map((each) => filled(each, parts)).join('|')})`;
