const bare =
  /^(?:is (?:it|that|this) )?(?:possible|legal|allowed|ok|okay|fine|valid|works?|does (?:it|that|this) work|can i(?: do (?:it|that|this))?)\?$/;

/** The sentence that is asked about: before a bare "legal?", the one that was told last. */
export function questionMeant({
  told,
  question,
}: {
  readonly told: string;
  readonly question: string;
}): string {
  return bare.test(question) ? (told.split(/(?<=[.?!;]) /).at(-1) ?? '') : question;
}

/** Has a sentence no words but these, names of cards aside? */
export const hasOnly = (sentence: string, words: ReadonlySet<string>): boolean =>
  sentence
    .replace(/[.,?!()]/g, ' ')
    .split(' ')
    .every((word) => word === '' || /^#\d(?:'s)?$/.test(word) || words.has(word));
