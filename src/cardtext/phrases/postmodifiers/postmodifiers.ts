import { type Grammar, memo } from '../../grammar/grammar.ts';
import { choice, matching, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import { where } from '../places.ts';
import { quantity } from '../quantities.ts';
import { anyNoun } from '../recursion.ts';
import type { After } from '../syntax.ts';
import { lines, lists, spaced, trailing, worded } from '../words/word-list.ts';
import { linked, linkedLate, mentions, printedOn } from './after-links.ts';
import { told } from './after-told.ts';

type Of<K extends After['is']> = Extract<After, { is: K }>;
const { grammar: noun } = anyNoun;

const located = record<Of<'where'>>({ is: 'where' }, { maybe: [['comma', words(',')]] }, ' ', [
  'where',
  where,
]);
const named = record<Of<'named'>>({ is: 'named' }, ' ', ['name', quoted]);
const amount = matching(/\d+(?:,\d{3})*(?: or (?:less|more|lower|higher))?/y);
const stats = words(...lines(lists.compared));
const rated = record<Of<'with'>>(
  { is: 'with' },
  ' ',
  ['with', words('with', 'whose original ATK is', 'that has', 'that have', 'that had')],
  ' ',
  ['amount', amount],
  ' ',
  ['stat', stats],
);
const rated2 = record<Of<'said'>>({ is: 'said' }, ' ', ['words', worded('rated-2')]);
const quality =
  'Level|Rank|Link Rating|ATK|DEF|Type|Attribute|name|names|Levels|Attributes|Types|card type|card types|Type and Attribute|Type or Attribute|Type and/or Attribute|Type and Level|Attribute and Level|property|control|ATK and DEF|Ranks';
/** One value or several: "the same Type and Attribute". */
const qualities = `(?:${quality})(?:(?:, | and |, and | or |/)(?:${quality}))*`;
const compared = record<Of<'compared'>>(
  { is: 'compared' },
  ['with', words(...trailing(`with | , with | , but with | that has | that have`))],
  ' ',
  ['how', words(...lines(lists.same))],
  ' ',
  ['stat', matching(new RegExp(`${qualities}(?![A-Za-z/])`, 'y'))],
  ' ',
  ['than', words('as', 'from', 'than', 'to')],
  ' ',
  ['noun', noun],
);
const differing = record<Of<'said'>>({ is: 'said' }, [
  'words',
  matching(
    new RegExp(
      `(?:,? (?:but )?with|, with|, but|,? that (?:has|have)) (?:the same|a different|different|the same original|a different original|a|an|no|the original|the highest|the lowest|different original) ${qualities}(?:,? but (?:an? )?(?:different|higher|lower) (?:original )?${qualities})?(?: from each other| from one another|(?= )|(?=,)|$)`,
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
  ['by', words(...spaced(`, except | except | , other than`))],
  ['noun', noun],
);
const isOrMentions = worded('is-or-mentions');
const original = worded('original');
const said = record<Of<'said'>>({ is: 'said' }, [
  'words',
  choice(
    words(...trailing(lists['after-nouns'])),
    told,
    isOrMentions,
    original,
    // What a Token is, "(Machine/WIND/Level 4/ATK 1000/DEF 1000)", a choice, "(Fiend or Fairy)", or a bound.
    worded('said'),
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
    linkedLate,
    said,
  ),
);
