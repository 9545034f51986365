import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, quoted, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { told } from './after-told.ts';
import { afterWords } from './after-words.ts';
import { noun } from './nouns.ts';
import { where } from './places.ts';
import { quantity } from './quantities.ts';
import type { After, Group, Noun, Pronoun } from './syntax.ts';
import { lines, spaced, trailing } from './word-list.ts';
import { head, wordRows } from './words.ts';

type Of<K extends After['is']> = Extract<After, { is: K }>;
const lazyNoun: Grammar<Noun> = memo(() => noun);

const located = record<Of<'where'>>({ is: 'where' }, { maybe: [['comma', words(',')]] }, ' ', [
  'where',
  where,
]);
const named = record<Of<'named'>>({ is: 'named' }, ' ', ['name', quoted]);
const amount = matching(/\d+(?:,\d{3})*(?: or (?:less|more|lower|higher))?/y);
const stats = words(
  ...lines(`
ATK
DEF
ATK/DEF
ATK or DEF
ATK and DEF
ATK and/or DEF
original ATK
original DEF
original ATK and DEF
original ATK or DEF
Link Rating
Levels
ATK and 0 DEF
base ATK
materials
`),
);
const rated = record<Of<'with'>>(
  { is: 'with' },
  ' ',
  ['with', words('with', 'whose original ATK is', 'that has', 'that have', 'that had')],
  ' ',
  ['amount', amount],
  ' ',
  ['stat', stats],
);
const rated2 = record<Of<'said'>>({ is: 'said' }, ' ', [
  'words',
  matching(
    /with (?:(?:[\d,]+ ATK\/[\d,]+ DEF)|(?:[\d,]+ (?:or (?:less|more) )?(?:original )?(?:ATK|DEF) (?:and|or) [\d,]+ (?:or (?:less|more) )?(?:original )?(?:ATK|DEF))|(?:ATK|DEF) [\d,]+ or (?:less|more|lower|higher)|\d+ or more (?:materials|Xyz Materials)|(?:a|an|\d+|\d+ or more) [A-Z][A-Za-z&'-]*(?: [A-Z][A-Za-z&'-]*)* Counters?(?: on (?:it|them))?)/y,
  ),
]);
const qualities =
  'Level|Rank|Link Rating|ATK|DEF|Type|Attribute|name|names|Levels|Attributes|Types|card type|card types|Type and Attribute|Type or Attribute|Type and/or Attribute|Type and Level|Attribute and Level|property|control|ATK and DEF|Ranks';
const compared = record<Of<'compared'>>(
  { is: 'compared' },
  [
    'with',
    words(
      ...trailing(`
with
, with
, but with
that has
that have
, but
`),
    ),
  ],
  ' ',
  [
    'how',
    words(
      ...lines(`
the same
a different
different
the same original
a different original
an equal or lower
an equal or higher
a lower
a higher
less
more
lower
higher
the same or lower
equal
equal or lower
equal or less
equal or higher
less or equal
lower original
a lower original
greater
a higher original
an original
`),
    ),
  ],
  ' ',
  ['stat', words(...qualities.split('|'))],
  ' ',
  ['than', words('as', 'from', 'than', 'to')],
  ' ',
  ['noun', lazyNoun],
);
const differing = record<Of<'said'>>({ is: 'said' }, [
  'words',
  matching(
    new RegExp(
      `(?:,? (?:but )?with|, with|, but|,? that (?:has|have)) (?:the same|a different|different|the same original|a different original|a|an|no|the original|the highest|the lowest|different original) (?:${qualities})(?: but (?:a )?different (?:original )?(?:${qualities}))?(?: from each other| from one another|(?= )|(?=,)|$)`,
      'y',
    ),
  ),
]);
const value =
  '(?:the )?(?:total |combined |original |current )*(?:Levels?|Ranks?|Level or Rank|Level/Rank|Link Ratings?|ATK|DEF|ATK or DEF|ATK/DEF|ATK and DEF|name|Type|Attribute)';
const equals =
  '(?:exactly )?(?:(?:less|greater|higher|lower) than(?: or equal to)?|equal to(?: or (?:less|greater|higher|lower) than)?|different from|equals?(?: or (?:exceeds?))?|exactly equals?|matches|match|is)';
/** "with ATK equal to", "whose total Levels equal or exceed", "up to": how it compares with a number. */
const comparing = matching(
  new RegExp(
    `,? (?:(?:with|that has|that have|but with) (?:an? |the )?${value} ${equals}|whose ${value} (?:(?:is|are) )?${equals}|(?:exactly )?equal to|up to) `,
    'y',
  ),
);
const equal = record<Of<'equal'>>({ is: 'equal' }, ['how', comparing], ['quantity', memo(() => quantity)]);
const except = record<Of<'except'>>(
  { is: 'except' },
  [
    'by',
    words(
      ...spaced(`
, except
except
, but not
, other than
`),
    ),
  ],
  ['noun', lazyNoun],
);
/** One card that a text mentions: by name, or one spoken of. */
const mentioned: Grammar<Noun> = row(
  choice(
    record<Group>({ is: 'group' }, { maybe: [['count', words('a', 'an')], ' '] }, [
      'words',
      many(row(record<{ name: string }>({}, ['name', quoted]), [], 1), ' ', 1),
    ]),
    record<Group>({ is: 'group' }, ['count', words('this', 'that')], ' ', ['head', words('card', 'monster')]),
    record<Pronoun>({ is: 'pronoun' }, ['word', words('it', 'them')]),
  ),
  [],
  1,
);
const mentions = record<Of<'mentions'>>(
  { is: 'mentions' },
  [
    'verb',
    words(
      ...spaced(`
that mentions
that mention
that specifically lists
that specifically list
, that mentions
that lists
that specifically lists the card
`),
    ),
  ],
  ['names', row(mentioned, [' or ', ' and ', ' and/or '], 3)],
  { maybe: [['as', words(' as material', ' as Fusion Material', ' in its text', ' in their text')]] },
);
const linked = record<Of<'linked'>>(
  { is: 'linked' },
  ' ',
  [
    'how',
    words(
      ...lines(`
equipped to
that is equipped to
that are equipped to
that was equipped to
that were equipped to
that is attached to
that was attached to
that were attached to
attached to
equipped with
destroyed by
destroyed by battle with
that was destroyed by battle with
that battled
banished by
other than
adjacent to
co-linked to
in the same column as
Summoned by
Special Summoned by
that points to
linked to
Tributed for
used as material for
excluding
including
that is not
that is
that are
besides
that is 1 Rank higher than
that is 2 Ranks higher than
that is 1 Rank lower than
that is 1 Level higher than
that is 1 Level lower than
treated as
`),
    ),
  ],
  ' ',
  ['noun', lazyNoun],
);
/** What is printed on a card that was spoken of: "mentioned on it". Where the cards are stands after that. */
const printedOn = record<Of<'linked'>>(
  { is: 'linked' },
  ' ',
  [
    'how',
    words(
      ...lines(`
mentioned on
listed on
specifically listed on
that is listed on
that are listed on
that is mentioned on
that are mentioned on
whose name is mentioned on
whose name is listed on
whose names are mentioned on
that is specifically listed on
`),
    ),
  ],
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
const said = record<Of<'said'>>({ is: 'said' }, [
  'words',
  choice(
    words(...afterWords),
    told,
    // What a Token is, "(Machine/WIND/Level 4/ATK 1000/DEF 1000)", a choice, "(Fiend or Fairy)", or a bound.
    matching(
      / \((?:[A-Z][^().]*|max\. \d+|min\. \d+|max\. \d+ each|except [^()]*|including [^()]*|in [^()]*|on [^()]*|from [^()]*|even [^()]*|with [^()]*|other [^()]*|if [^()]*|whichever [^()]*|whose [^()]*)\)/y,
    ),
  ),
]);

/** What may be said of cards also after the destination of the verb: "to your hand, with a different name than ...". */
export const late: Grammar<After> = memo(() =>
  choice(compared, equal, mentions, rated2, differing, record<Of<'said'>>({ is: 'said' }, ['words', told])),
);

/** What stands after a noun, with the space or comma before it. */
export const after: Grammar<After> = memo(() =>
  choice(
    located,
    named,
    rated,
    rated2,
    compared,
    differing,
    equal,
    except,
    mentions,
    printedOn,
    linked,
    said,
  ),
);
