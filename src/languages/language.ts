import { z } from 'zod';

/** A file of data/locales: what is said in one language, each by its English. */
export const languageSchema = z.strictObject({
  /** What the language calls itself. */
  language: z.string().min(1),
  /** The names of commands and options, as Discord takes them. */
  names: z.record(z.string(), z.string().regex(/^[-_'\p{L}\p{N}]{1,32}$/u)),
  /** The descriptions of commands and options, and the names of choices. */
  texts: z.record(z.string(), z.string().min(1).max(100)),
  /** The labels of replies; `{1}` and `{2}` stand for what differs from reply to reply. */
  labels: z.record(z.string(), z.string().min(1).max(100)),
});
export type LanguageFile = z.infer<typeof languageSchema>;

/** A language that replies are labelled in. What it does not have stays English. */
export interface Language {
  /** As the published catalogue names it: `de`, `zh-TW`. */
  readonly code: string;
  /** The name of a command or an option. */
  nameOf(english: string): string | undefined;
  /** A description, or the name of a choice. */
  textOf(english: string): string | undefined;
  /** A label of a reply. */
  label(english: string): string;
}

/** A language by its file. */
export function languageOf(code: string, { names, texts, labels }: LanguageFile): Language {
  const patterns = Object.entries(labels)
    .filter(([english]) => english.includes('{1}'))
    .map(([english, own]) => ({ fits: patternOf(english), own }));
  const own = (table: Readonly<Record<string, string>>, english: string): string | undefined =>
    Object.hasOwn(table, english) ? table[english] : undefined;
  return {
    code,
    nameOf: (english) => own(names, english),
    textOf: (english) => own(texts, english),
    label(english) {
      const whole = own(labels, english) ?? own(texts, english);
      if (whole !== undefined) return whole;
      for (const { fits, own } of patterns) {
        const found = fits.exec(english);
        if (found !== null) return own.replace(/\{([12])\}/g, (_, place) => found[Number(place)] ?? '');
      }
      return english;
    },
  };
}

/** `page {1} of {2}` as what finds it, with what stands in its places. */
const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[12]\}/g, '(.+)')}$`, 'su');
