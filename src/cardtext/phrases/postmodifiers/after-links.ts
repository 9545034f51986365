import type { Grammar } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import { anyNoun } from '../recursion.ts';
import type { After, Group, Noun, Pronoun } from '../syntax.ts';
import { lines, lists, spaced } from '../words/word-list.ts';
import { head, wordRows } from '../words/words.ts';

type Of<K extends After['is']> = Extract<After, { is: K }>;
const { grammar: noun } = anyNoun;

/** One card that a text mentions: by name, or one spoken of. */
const mentioned: Grammar<Noun> = row(
  choice(
    record<Group>({ is: 'group' }, { maybe: [['count', words('a', 'an')], ' '] }, [
      'words',
      many(row(record<{ name: string }>({}, ['name', quoted]), [], 1), ' ', 1),
    ]),
    record<Group>({ is: 'group' }, ['count', words('this', 'that')], ' ', ['head', words('card', 'monster')]),
    record<Group>(
      { is: 'group' },
      ['count', words('a', 'an')],
      ' ',
      ['words', many(row(record<{ name: string }>({}, ['name', quoted]), [], 1), ' ', 1)],
      ' ',
      ['head', words("monster's card name", "card's name", 'monster', 'card', 'Tuner')],
    ),
    record<Pronoun>({ is: 'pronoun' }, ['word', words('it', 'them')]),
  ),
  [],
  1,
);
export const mentions = record<Of<'mentions'>>(
  { is: 'mentions' },
  ['verb', words(...spaced(lists.mentions))],
  ['names', row(mentioned, [' or ', ' and ', ' and/or '], 3)],
  { maybe: [['as', words(' as material', ' as Fusion Material', ' in its text', ' in their text')]] },
);
/** "cards in your GY, that are Spells": what they are, said late. */
export const linkedLate = record<Of<'linked'>>(
  { is: 'linked' },
  ['comma', words(',')],
  ' ',
  ['how', words('that is', 'that are')],
  ' ',
  ['noun', noun],
);
export const linked = record<Of<'linked'>>(
  { is: 'linked' },
  ' ',
  ['how', words(...lines(lists.linked))],
  ' ',
  ['noun', noun],
);
/** What is printed on a card that was spoken of: "mentioned on it". Where the cards are stands after that. */
export const printedOn = record<Of<'linked'>>(
  { is: 'linked' },
  ' ',
  ['how', words(...lines(lists['printed-on']))],
  ' ',
  [
    'noun',
    row(
      choice(
        record<Group>(
          { is: 'group' },
          ['count', words('this', 'that', 'the', 'those', 'a', 'an', 'your')],
          ' ',
          { maybe: [['words', wordRows], ' '] },
          ['head', head],
        ),
        record<Pronoun>({ is: 'pronoun' }, ['word', words('it', 'them')]),
      ),
      [],
      1,
    ),
  ],
);
