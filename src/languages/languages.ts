import { fileURLToPath } from 'node:url';
import { readDataFile } from '../platform/data-file.ts';
import { problemLine } from '../platform/problem.ts';
import { type Language, languageOf, languageSchema } from './language.ts';

/** The file of data/locales for each of Discord's locales; the others are answered in English. */
const files: Readonly<Record<string, string>> = {
  de: 'de',
  fr: 'fr',
  it: 'it',
  'es-ES': 'es',
  'es-419': 'es',
  'pt-BR': 'pt',
  ja: 'ja',
  ko: 'ko',
  'zh-CN': 'zh-CN',
  'zh-TW': 'zh-TW',
};

/** The languages to choose from, each by one of Discord's locales, as their speakers call them. */
export const languageNames: Readonly<Record<string, string>> = {
  'en-US': 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  'es-ES': 'Español',
  'pt-BR': 'Português',
  ja: '日本語',
  ko: '한국어',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

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
  const file = readDataFile(fileURLToPath(place), languageSchema);
  if (!file.ok) throw new Error(problemLine(file.problem));
  return languageOf(code, file.value);
}
