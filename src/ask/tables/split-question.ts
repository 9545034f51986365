/** A text that asks one thing at its end: what it tells, and what it asks, in lower case and single spaces. */
export interface Asking {
  readonly told: string;
  readonly asked: string;
}

/** Where a question begins that follows what it is about: with a capital letter, or after a full stop or colon. */
const begins =
  /(?:^|\s)(?=(?:What|How much|Which|Is|Are|Does|Do|Did|Will|Would|Can)\b)|[.;:!] (?=(?:what|how much|which|is|are|does|do|did|will|would|can)\b)/g;

/** Splits a text into what it tells and the question at its end; undefined where it asks nothing, or more than once. */
export function splitQuestion(text: string): Asking | undefined {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (!plain.endsWith('?') || plain.indexOf('?') !== plain.length - 1) return undefined;
  const last = [...plain.matchAll(begins)].at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  return { told: tidy(plain.slice(0, from)), asked: tidy(plain.slice(from, -1)) };
}

const tidy = (words: string): string => words.trim().toLowerCase();
