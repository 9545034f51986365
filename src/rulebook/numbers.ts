/** `rule 3.1.7F` -> `3.01.7f`, `chapter 3` -> `3`: the way numbers of the numbered rulebook are kept. */
export function normalNumber(typed: string): string {
  const chapter = /^(?:rules?|chapter|section)?\s*(\d)\.?$/i.exec(typed.trim())?.[1];
  return chapter ?? numberIn(typed) ?? typed;
}

/** The first number of a section or rule in a text, as it is kept; undefined where there is none. */
export function numberIn(text: string): string | undefined {
  const match = /(?<![\d.])(\d)\.(\d{1,2})(?:\.(\d{1,2})\s*([a-z](?![a-z]))?)?(?!\d)/i.exec(text);
  if (match === null) return undefined;
  const [, chapter, section = '', rule, letter = ''] = match;
  const head = `${chapter}.${section.padStart(2, '0')}`;
  return rule === undefined ? head : `${head}.${rule}${letter.toLowerCase()}`;
}
