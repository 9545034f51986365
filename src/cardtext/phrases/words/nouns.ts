import { type Grammar, memo } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, matching, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import { after } from '../postmodifiers/postmodifiers.ts';
import { anyNoun } from '../recursion.ts';
import type { After, Group, Noun, OneNoun, Pronoun, Share } from '../syntax.ts';
import { lines, lists, worded } from './word-list.ts';
import { head, ors, wordRows } from './words.ts';

/** How many, or which: "up to 2", "all", "this", "that". */
export const count = choice(words(...lines(lists.counts)), worded('count'));

const afters: Grammar<readonly After[]> = memo(() => many(after, '', 5));

const headed = record<Group>(
  { is: 'group' },
  { maybe: [['count', count], ' '] },
  { maybe: [['words', wordRows], ' '] },
  ['head', head],
  { maybe: [['after', afters]] },
);
/** Without a noun of its own: `1 "Paper Lantern"`, "1 Tuner", "all face-up". */
const unheaded = record<Group>({ is: 'group' }, { maybe: [['count', count], ' '] }, ['words', wordRows], {
  maybe: [['after', afters]],
});
const pronouns = lines(lists.pronouns);
const pronoun = record<Pronoun>(
  { is: 'pronoun' },
  ['word', choice(words(...pronouns), matching(/all \d+/y))],
  { maybe: [['after', afters]] },
);
const share = record<Share>(
  { is: 'share' },
  ['count', choice(count, words('any number', 'as many', 'the same number'))],
  ' of ',
  ['whole', memo(() => noun)],
);

/** Cards of one sort. */
export const oneNoun: Grammar<OneNoun> = memo(() => choice(headed, share, unheaded, pronoun));
/** Cards, one sort or several: "this card and 1 other monster". */
export const noun: Grammar<Noun> = anyNoun.is(memo(() => row(oneNoun, ors)));
