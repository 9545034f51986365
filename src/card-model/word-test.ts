import { readUnreadWords } from './unread-words.ts';

/** A question that a rule asks of words that were not parsed: may they speak of this? */
export interface WordTest {
  test(words: string): boolean;
  /** Do words say so that are not here? */
  isLeftOut(words: string): boolean;
}

const known = new Map<string, RegExp>();

/** A question to words by a form of them. Words that were left out of a shipped model answer it as they did when it was made. */
export function wordTest(form: RegExp): WordTest {
  const id = shortened(String(form));
  known.set(id, form);
  const isLeftOut = (words: string): boolean => readUnreadWords(words).some(({ says }) => says.includes(id));
  return { test: (words) => form.test(words) || isLeftOut(words), isLeftOut };
}

/** Which of these questions the words answer with yes: of all rules that are loaded. */
export const saidBy = (words: string): readonly string[] =>
  [...known].flatMap(([id, form]) => (form.test(words) ? [id] : [])).toSorted();

/** Four letters and digits for a text (FNV-1a). */
function shortened(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, '0').slice(-4);
}
