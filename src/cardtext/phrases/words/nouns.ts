import { type Grammar, memo } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, matching, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import type { EffectNoun, EffectNouns } from '../deed-syntax.ts';
import { after } from '../postmodifiers/postmodifiers.ts';
import { anyNoun } from '../recursion.ts';
import type { After, Group, Noun, OneNoun, Pronoun, Share } from '../syntax.ts';
import { head, lines, lists, ors, worded, wordRows } from './words.ts';

/** How many, or which: "up to 2", "all", "this", "that". */
const count = choice(words(...lines(lists.counts)), worded('count'));

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

const heads = words(...lines(lists.effects));
/** "that activate in the GY": what the effects do. */
const whichDo = record<Extract<After, { is: 'said' }>>({ is: 'said' }, ['words', worded('which-do')]);
const headedEffects = record<Extract<EffectNoun, { head: string }>>(
  {},
  { maybe: [['count', count], ' '] },
  { maybe: [['words', wordRows], ' '] },
  ['head', heads],
  { maybe: [['after', memo(() => many(choice(after, whichDo), '', 3))]] },
);
const lazyNoun: Grammar<Noun> = memo(() => noun);
const ofCards = record<Extract<EffectNoun, { of: string }>>(
  {},
  ['of', words(...lines(lists['effects-of']))],
  ' ',
  ['noun', lazyNoun],
);
/** All that a card does: "unaffected by "Paper Lantern"". */
const ofName = record<Extract<EffectNoun, { name: string }>>({}, ['name', quoted]);
/** Effects, by their cards: "card effects", "your opponent's monster effects", "the effects of Link Monsters". */
export const effectNouns: Grammar<EffectNouns> = row(
  choice(headedEffects, ofCards, ofName),
  [' or ', ', or ', ' and ', ' or by ', ', or by ', ' and/or '],
  3,
);
