import { verbForms } from '../words/verbs.ts';

const whether =
  '(?:(?:is|was|would) (?:that|this|it) (?:be )?(?:even |still |actually |really )?)?(?:legal|allowed|possible|ok|okay|fine|valid|doable|permitted|a legal (?:play|move))(?: (?:here|now|then))?';
const done =
  '(?:can|could|may) (?<asker>he|she|they|i|my opponent|p0|p1)(?: (?:even|actually|really|still))?(?: do (?:that|this|it))?';

/** A message that ends with a question whether what it told last may be done. */
const asksOfLast = new RegExp(
  `^(?<told>.*\\S?)(?:^|[.,;!]) ?(?:so |and |then |but )?(?:${whether}|${done})\\?$`,
  'is',
);

/** Where a clause begins in which somebody acts. */
const begins =
  /(?<=^|[.;!] |(?:,? (?:and|but|then|so)(?: then| now)? )|, )(?<who>i|we|my opponent|he|she|they|p0|p1)(?: |(?='(?:d|m|re|ve|ll)\b))(?:now |then |just )?(?=[a-z'])/gi;
const wishes =
  "(?:wants?|wanted|(?:would|'d) (?:like|love)|tr(?:y|ies|ied)|(?:is|am|are) (?:trying|going|planning|about)|'m (?:trying|going|planning|about)|plans?|planned|intends?|hopes?)";
const intends = new RegExp(`^${wishes} to (?<what>.+)$`, 'is');

/**
 * "X activates Y, is that legal?", "X wants to use Y. Allowed?" asks whether X can do that: the clause that was told last, as
 * a question. A text that asks anything else is left as it is.
 */
export const withLegalityAsked = (words: string): string => lastAsked(words, asksOfLast)?.asked ?? words;

/** What was told last, as the question whether it can be done. */
function lastAsked(
  words: string,
  asks: RegExp,
): { readonly asked: string; readonly deed: string; readonly told: string } | undefined {
  const said = asks.exec(words)?.groups?.['told']?.replace(/[.,;! ]+$/, '');
  const told = said === undefined ? undefined : withActor(said);
  const clause = [...(told ?? '').matchAll(begins)].at(-1);
  if (told === undefined || clause === undefined) return undefined;
  const actor = clause.groups?.['who'] ?? '';
  const asker = asksOfLast.exec(words)?.groups?.['asker'] ?? actor;
  if (isAsker(asker) !== isAsker(actor)) return undefined;
  const before = told.slice(0, clause.index);
  const does = told.slice(clause.index + clause[0].length);
  const deed = intends.exec(does)?.groups?.['what'] ?? inBaseForm(does);
  if (deed === undefined) return undefined;
  const lead = before.replace(/[.,;! ]*(?:\b(?:and|but|then|so|now)\b[ ,]*){0,3}$/i, '');
  return { asked: `${lead === '' ? '' : `${lead}. `}can ${actor} ${deed}?`, deed, told };
}

/** "I Summon X and then try to Summon Y": who acts goes on. */
const withActor = (told: string): string =>
  told.replace(goesOn, (all, offset: number) => {
    const actor = [...told.slice(0, offset).matchAll(begins)].at(-1)?.groups?.['who'];
    return actor === undefined ? all : ` and ${actor} `;
  });
const goesOn = new RegExp(` and (?:then )?(?=${wishes} to )`, 'gi');

/** A message that ends with a question whether what it told last works. */
const asksIfWorks =
  /^(?<told>.*\S?)(?:^|[.,;!]) ?(?:so |and |then |but )?(?:(?:does|will|would|did) (?:that|this|it) (?:even |still |actually )?work(?: out)?|works)\?$/is;
const activates = /^(?:activate|play|cast|use|chain|respond|flip|fire off)\b/i;

/**
 * "I chain X to Y. Does that work?": it can be done, and, where it is the activation of a card, what it does is applied.
 * Undefined where nothing else is asked.
 */
export function withWorkingAsked(
  words: string,
): { readonly words: string; readonly first?: string } | undefined {
  const last = lastAsked(words, asksIfWorks);
  if (last === undefined) return undefined;
  if (!activates.test(last.deed)) return { words: last.asked };
  const used = /#\d/.exec(last.deed)?.[0];
  return used === undefined
    ? undefined
    : { words: `${last.told}. Does the effect of ${used} resolve?`, first: last.asked };
}

const isAsker = (who: string): boolean => /^(?:i|we)$/i.test(who);

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
