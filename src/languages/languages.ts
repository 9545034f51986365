import { fileURLToPath } from 'node:url';
import table from '../../data/languages.json' with { type: 'json' };
import { readDataFile } from '../platform/data-file.ts';
import { valueOrThrow } from '../platform/problem.ts';
import { type Language, languageOf, languageSchema } from './language.ts';

/** By Discord's locales: the file of data/locales, and of one locale each what its speakers call the language. */
const languages: Readonly<Record<string, { readonly name?: string; readonly file?: string }>> = table;

const fields = (field: 'name' | 'file'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(languages).flatMap(([locale, { [field]: said }]) =>
      said === undefined ? [] : [[locale, said]],
    ),
  );

/** The languages to choose from, each by one of Discord's locales, as their speakers call them. */
export const languageNames = fields('name');
/** The others are answered in English. */
const files = fields('file');

/** Discord's locales that have a language besides English. */
export const locales: readonly string[] = Object.keys(files);

const read = new Map<string, Language>();

/** The language of a locale of Discord, read at its first use; undefined for English. @throws where its file is broken */
export function languageFor(locale: string | undefined): Language | undefined {
  const code = locale !== undefined && Object.hasOwn(files, locale) ? files[locale] : undefined;
  if (code === undefined) return undefined;
  const known = read.get(code) ?? readLanguage(code);
  read.set(code, known);
  return known;
}

function readLanguage(code: string): Language {
  const place = new URL(`../../data/locales/${code}.json`, import.meta.url);
  return languageOf(code, valueOrThrow(readDataFile(fileURLToPath(place), languageSchema)));
}
