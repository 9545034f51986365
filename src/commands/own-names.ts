import type { ListedCatalogue } from '../cards/catalogue.ts';
import { languageFor } from '../languages/languages.ts';
import type { Reply } from '../replies/reply.ts';
import { section } from '../replies/verdict-reply.ts';

/** The English name of a card, with its name in the asker's language beside it where the catalogue has one. */
export function withOwnName(catalogue: ListedCatalogue, english: string, locale: string | undefined): string {
  const language = languageFor(locale);
  const own = language === undefined ? undefined : catalogue.nameIn(english, language.code);
  return own === undefined ? english : `${english} (${own})`;
}

/** The reply of a card with its text in the asker's language before the English words, where the catalogue has it. */
export function withOwnText(
  reply: Reply,
  catalogue: ListedCatalogue,
  english: string,
  locale: string | undefined,
): Reply {
  const language = languageFor(locale);
  const own = language === undefined ? undefined : catalogue.textIn(english, language.code);
  if (own === undefined) return reply;
  const text = section("The card's text (the English one decides)", 'text', [own]);
  return { ...reply, sections: [text, ...(reply.sections ?? [])] };
}

/** A reply of which the choices that are cards have their names in the asker's language, too. */
export function withOwnNames(reply: Reply, catalogue: ListedCatalogue, locale: string | undefined): Reply {
  if (languageFor(locale) === undefined || reply.choices === undefined) return reply;
  const choices = reply.choices.map((choice) =>
    choice.card === undefined ? choice : { ...choice, label: withOwnName(catalogue, choice.card, locale) },
  );
  return { ...reply, choices };
}
