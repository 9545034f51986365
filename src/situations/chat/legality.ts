import { verbForms } from '../words/verbs.ts';

const whether =
  '(?:(?:is|was) (?:that|this|it) (?:even |still |actually |really )?)?(?:legal|allowed|possible|ok|okay|fine|valid|a legal (?:play|move))(?: (?:here|now|then))?';
const done =
  '(?:can|could|may) (?:he|she|they|i|my opponent) (?:even |actually |really )?do (?:that|this|it)';

/** A message that ends with a question whether what it told last may be done. */
const asksOfLast = new RegExp(
  `^(?<told>.*\\S?)(?:^|[.,;!]) ?(?:so |and |then |but )?(?:${whether}|${done})\\?$`,
  'is',
);

/** Where a clause begins in which somebody acts. */
const begins =
  /(?<=^|[.;!] |(?:,? (?:and|but|then|so)(?: then| now)? )|, )(?<who>i|we|my opponent|he|she|they) (?:now |then |just )?(?=[a-z'])/gi;
const intends =
  /^(?:wants?|would like|'d like|tr(?:y|ies|ied)|wanted|is trying|am trying|plans?|intends?|is going|am going) to (?<what>.+)$/is;

/**
 * "X activates Y, is that legal?", "X wants to use Y. Allowed?" asks whether X can do that: the clause that was told last, as
 * a question. A text that asks anything else is left as it is.
 */
export function withLegalityAsked(words: string): string {
  const told = asksOfLast.exec(words)?.groups?.['told']?.replace(/[.,;! ]+$/, '');
  const clause = [...(told ?? '').matchAll(begins)].at(-1);
  if (told === undefined || clause === undefined) return words;
  const actor = clause.groups?.['who'] ?? '';
  const before = told.slice(0, clause.index);
  const does = told.slice(clause.index + clause[0].length);
  const deed = intends.exec(does)?.groups?.['what'] ?? inBaseForm(does);
  if (deed === undefined) return words;
  const lead = before.replace(/[.,;! ]*(?:\b(?:and|but|then|so|now)\b[ ,]*){0,3}$/i, '');
  return `${lead === '' ? '' : `${lead}. `}can ${actor} ${deed}?`;
}

/** What somebody does, with its verb in the base form; undefined where no known verb begins it. */
function inBaseForm(does: string): string | undefined {
  const low = does.toLowerCase();
  const found = verbForms
    .filter(({ words, form }) => form !== 'ing' && low.startsWith(`${words} `))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  if (found === undefined || found.verb === 'control') return undefined;
  if (found.form === 'base') return does;
  const [base] = verbForms
    .filter(({ verb, form }) => verb === found.verb && form === 'base')
    .map(({ words }) => words)
    .toSorted((a, b) => shared(b, found.words) - shared(a, found.words));
  return base === undefined ? undefined : `${base}${does.slice(found.words.length)}`;
}

/** How many letters two words have in common at their beginning. */
function shared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
