import { Locale, type LocalizationMap } from 'discord.js';
import type { Language } from '../languages/language.ts';
import { languageFor } from '../languages/languages.ts';

/** What is said in every language that has it, by Discord's locale. */
export const inAllLanguages = (say: (language: Language) => string | undefined): LocalizationMap =>
  Object.fromEntries(
    Object.values(Locale).flatMap((locale) => {
      const language = languageFor(locale);
      const said = language === undefined ? undefined : say(language);
      return said === undefined ? [] : [[locale, said]];
    }),
  );

/** The name of a command or an option in every language. */
export const named = (english: string): LocalizationMap =>
  inAllLanguages((language) => language.nameOf(english));

/** A description, or the name of a choice, in every language. */
export const saying = (english: string): LocalizationMap =>
  inAllLanguages((language) => language.textOf(english));
