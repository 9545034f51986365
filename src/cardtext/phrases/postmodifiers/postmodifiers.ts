import { type Grammar, memo } from '../../grammar/grammar.ts';
import { row } from '../../grammar/lists.ts';
import { choice, many, matching, quoted, words } from '../../grammar/pieces.ts';
import { record } from '../../grammar/record.ts';
import { where } from '../places.ts';
import { quantity } from '../quantities.ts';
import { anyNoun } from '../recursion.ts';
import type { After, Group, Noun, Pronoun } from '../syntax.ts';
import { head, lines, lists, spaced, trailing, worded, wordRows } from '../words/words.ts';

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
const mentions = record<Of<'mentions'>>(
  { is: 'mentions' },
  ['verb', words(...spaced(lists.mentions))],
  ['names', row(mentioned, [' or ', ' and ', ' and/or '], 3)],
  { maybe: [['as', words(' as material', ' as Fusion Material', ' in its text', ' in their text')]] },
);
/** "cards in your GY, that are Spells": what they are, said late. */
const linkedLate = record<Of<'linked'>>(
  { is: 'linked' },
  ['comma', words(',')],
  ' ',
  ['how', words('that is', 'that are')],
  ' ',
  ['noun', noun],
);
const linked = record<Of<'linked'>>({ is: 'linked' }, ' ', ['how', words(...lines(lists.linked))], ' ', [
  'noun',
  noun,
]);
/** What is printed on a card that was spoken of: "mentioned on it". Where the cards are stands after that. */
const printedOn = record<Of<'linked'>>(
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

const done =
  '(?:(?:Normal|Special|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute|Flip) Summoned(?:/Set)?|Summoned|destroyed|banished|used|Tributed|equipped|attached|drawn|discarded|Set|detached|excavated|revealed|negated|activated|face-up|flipped face-up)';
const moved = '(?:sent|added|returned|shuffled|placed)';
const how =
  "(?: there| earlier| this turn| this way| face-up| face-down| by battle(?: or (?:by )?card effects?)?| by (?:a |an |any )?card effects?| by (?:this|its own|that) (?:card's )?effect| with (?:this|its own) effect| for this effect| by (?:this card|it|your opponent|an opponent|you|your opponent's cards?(?: effects?)?)| from (?:the|your|their owner's|your opponent's) (?:field|hand|Deck|Extra Deck|GY|Spell & Trap Zone|hand or Deck)| on the field| as (?:[A-Z][a-z]+ )?[Mm]aterials?| for (?:its|the|this card's|that|a|an|that monster's) (?:[A-Z][a-z]+ )?Summon(?: of (?:this card|it|that monster))?| using (?:this card|it)(?: on the field)?(?: as (?:Synchro |Xyz |Fusion |Link )?[Mm]aterial)?| to activate this (?:card|effect)| during the (?:turn|Battle Phase)| at the start of the (?:Damage Step|turn))";
const goal =
  "(?: to (?:the|your|its owner's|their owner's|the opponent's|your opponent's) (?:GYs?|hand|Deck|Extra Deck)| into the Deck| on the (?:top|bottom) of the Deck)";
/** "that was Special Summoned this turn", "banished to activate this effect", "destroyed by battle and sent there". */
const told = matching(
  new RegExp(
    `(?:,? (?:that (?:was|were)) destroyed(?:${how})* and sent(?:${goal}|${how})+|,? (?:that|which) (?:was|were|is|are|had been|has been|have been)(?: also| originally| not)? (?:${done}${how}*|${moved}(?:${goal}|${how})*)| ${done}${how}+| ${moved}(?:${goal}|${how})+)(?![a-z-])`,
    'y',
  ),
);

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
