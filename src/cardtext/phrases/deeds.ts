import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { forbids } from './bans.ts';
import { change } from './change-deeds.ts';
import { plainWords } from './deed-words.ts';
import { noun } from './nouns.ts';
import { where } from './places.ts';
import { state } from './states.ts';
import type { Deed, Group, Noun, OwnVerb, Tail } from './syntax.ts';
import { battlePosition, destination, tails } from './tails.ts';
import { gerundForms, verbForms } from './verbs.ts';
import { lines } from './word-list.ts';
import { ors } from './words.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;
const ending = { maybe: [['tails', tails]] } as const;
const cards: Grammar<Noun> = memo(() => noun);

/** A whole hand: "your opponent's hand". */
const wholePlace: Grammar<Noun> = row(
  record<Group>(
    { is: 'group' },
    [
      'count',
      words(
        ...lines(`
your
your opponent's
their
your entire
their entire
your opponent's entire
the entire
`),
      ),
    ],
    ' ',
    ['head', words('hand', 'Deck', 'Extra Deck', 'GY')],
  ),
  ors,
  1,
);
const verbal = record<Of<'verb'>>(
  { is: 'verb' },
  ['verb', words(...verbForms)],
  ' ',
  { maybe: [['early', where], ', '] },
  { maybe: [['both', words('both ', 'both of ', 'either ')]] },
  ['noun', choice(cards, wholePlace)],
  ending,
);
/** Verbs that share their cards, each with where they go. */
const ownTails: Grammar<readonly Tail[]> = memo(() => many(choice(destination, battlePosition), '', 2));
const ownVerb = record<OwnVerb>({}, ['verb', words(...verbForms)], { maybe: [['tails', ownTails]] });
const verbs = record<Of<'verbs'>>(
  { is: 'verbs' },
  ['verbs', row(ownVerb, [' or ', ', or ', ' and ', ', and ', ', then '], 3)],
  ['gap', words(', ', ' ')],
  ['noun', cards],
  ending,
);
const counterAmount = matching(/\d+|up to \d+|all|any number of|a|an|1 or more/y);
const counterName = matching(/(?:[A-Z][A-Za-z'-]*(?: [A-Z&][A-Za-z'-]*)* )?[Cc]ounter(?:s|\(s\))?/y);
const counters = record<Of<'counters'>>(
  { is: 'counters' },
  [
    'verb',
    words(
      ...lines(`
place
places
remove
removes
move
distribute
`),
    ),
  ],
  ' ',
  ['amount', counterAmount],
  ' ',
  ['counter', counterName],
  ending,
);
const amount = matching(/\d+(?:,\d{3})* |half your |half their |damage|LP|/y);
const points = record<Of<'points'>>(
  { is: 'points' },
  [
    'verb',
    words(
      ...lines(`
pay
pays
gain
gains
lose
loses
inflict
inflicts
take
takes
`),
    ),
  ],
  ' ',
  ['amount', amount],
  ['unit', words('LP', 'damage', 'piercing battle damage', 'piercing damage', '')],
  ending,
);
/** "activate 1 of these effects", with what the text says of the choice. */
const oneOfThese = matching(
  /(?:activate|apply) (?:\d|1 or both|1 or more|both|all|up to \d|1 or 2|these|the following|this|the following effects?|this) ?(?:of )?(?:these|the following)? ?effects?(?: \([^()]*\))?(?:, in sequence|, based on [^,;()]+|, depending on [^,;()]+)?(?=$|[;,])/y,
  'a',
);
const plain = record<Of<'plain'>>(
  { is: 'plain' },
  ['words', choice(words(...plainWords), oneOfThese)],
  ending,
);
const gerund: Grammar<Deed> = choice(
  record<Of<'verb'>>(
    { is: 'verb' },
    ['verb', words(...gerundForms)],
    ' ',
    ['noun', choice(cards, wholePlace)],
    ending,
  ),
  record<Of<'points'>>(
    { is: 'points' },
    ['verb', words('paying')],
    ' ',
    ['amount', amount],
    ['unit', words('LP', '')],
  ),
  record<Of<'counters'>>(
    { is: 'counters' },
    ['verb', words('removing')],
    ' ',
    ['amount', counterAmount],
    ' ',
    ['counter', counterName],
    ending,
  ),
);
/** "activate this card by paying 1000 LP": the cost or target that stands with the activation. */
const by = record<Of<'by'>>(
  { is: 'by' },
  [
    'words',
    words('activate this card by', 'activate this effect by', 'activate this card from your hand by'),
  ],
  ' ',
  ['deed', gerund],
);

/** What a player does, or what happens to cards, without what joins it to others. */
export const deed: Grammar<Deed> = memo(() =>
  choice(verbal, counters, plain, points, change, state, forbids, verbs, by),
);
