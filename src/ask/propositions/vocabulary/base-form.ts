import questions from '../../../../data/lexicon/questions.json' with { type: 'json' };
import { verbForms } from '../../text/verbs.ts';

/** How a word stands: as in the dictionary, or bent. `past` is the participle too. */
export type Bent = 'base' | 's' | 'past' | 'ing';

/** Bent forms that no rule finds, and those of the verbs that players tell a Duel with: "sent" is "send". */
const known = new Map<string, readonly [string, Bent]>();
let base = '';
for (const { words, form } of verbForms) {
  if (words.includes(' ')) continue;
  if (form === 'base') base = words;
  else known.set(words, [base, form]);
}
for (const bent of ['base', 's', 'past', 'ing'] as const)
  for (const [word, of] of Object.entries(questions.bent[bent])) known.set(word, [of, bent]);

/** The readings of a word, the word itself first: "sets" is "set". Not all of them are words. */
export function baseForms(word: string): readonly (readonly [string, Bent])[] {
  const irregular = known.get(word);
  const found: (readonly [string, Bent])[] = [[word, 'base']];
  if (irregular !== undefined) return [...found, irregular];
  if (word.endsWith('ies')) found.push([`${word.slice(0, -3)}y`, 's']);
  if (word.endsWith('es')) found.push([word.slice(0, -2), 's']);
  if (word.endsWith('s')) found.push([word.slice(0, -1), 's']);
  if (word.endsWith('ied')) found.push([`${word.slice(0, -3)}y`, 'past']);
  if (word.endsWith('ed')) found.push([word.slice(0, -1), 'past'], [word.slice(0, -2), 'past']);
  if (word.endsWith('ing')) found.push([word.slice(0, -3), 'ing'], [`${word.slice(0, -3)}e`, 'ing']);
  return found;
}
