import { type Grammar, memo } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, matching, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import { after } from '../postmodifiers/postmodifiers.ts';
import type { After, Group, Noun, OneNoun, Pronoun, Share } from '../syntax.ts';
import { lines } from './word-list.ts';
import { head, ors, wordRows } from './words.ts';

/** How many, or which: "up to 2", "all", "this", "that". */
export const count = choice(
  words(
    ...lines(`
all
any number of
both
each
every
a
an
another
any
no
as many
this
that
those
these
the
its
your
their
your opponent's
the same number of
the top card of
the bottom card of
that many
an equal number of
all of
all the
that same
all your
all your opponent's
the entire
that many of
half of
either of
any of
this card's
only
the following
as many as possible
the same type of
the appropriate number of
a number of
your entire
the top
the bottom
their entire
`),
  ),
  matching(
    /(?:up to |exactly |at least |all |those |these |the |any |a total of |the top |the bottom |the other |your |your opponent's )?\d+(?: or more| or \d+)?(?: total)?/y,
  ),
);

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
const pronouns = lines(`
it
them
they
itself
themselves
both
all
each
1
2
any
neither
this one
that one
the rest
the other
the others
the first one
that monster's
this card's
that target's
`);
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

const one: Grammar<OneNoun> = memo(() => choice(headed, share, unheaded, pronoun));
/** Cards, one sort or several: "this card and 1 other monster". */
export const noun: Grammar<Noun> = memo(() => row(one, ors));
