import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { change } from './change-deeds.ts';
import { forbidden, plainWords, stateVerbs } from './deed-words.ts';
import { noun } from './nouns.ts';
import { where } from './places.ts';
import type { Deed, Group, Noun } from './syntax.ts';
import { tails } from './tails.ts';
import { verbForms } from './verbs.ts';
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
  ['amount', matching(/\d+|up to \d+|all|any number of|a|an|1 or more/y)],
  ' ',
  ['counter', matching(/(?:[A-Z][A-Za-z'-]*(?: [A-Z&][A-Za-z'-]*)* )?[Cc]ounter(?:s|\(s\))?/y)],
  ending,
);
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
  ['amount', matching(/\d+(?:,\d{3})* |half your |half their |damage|LP|/y)],
  ['unit', words('LP', 'damage', 'piercing battle damage', 'piercing damage', '')],
  ending,
);
/** "activate 1 of these effects", with what the text says of the choice. */
const oneOfThese = matching(
  /(?:activate|apply) (?:\d|1 or both|1 or more|both|all|up to \d|1 or 2|these|the following|this|the following effects?|this) ?(?:of )?(?:these|the following)? ?effects?(?: \([^()]*\))?(?:, in sequence|, based on [^,;()]+|, depending on [^,;()]+)?(?=$|[;,])/y,
);
const plain = record<Of<'plain'>>(
  { is: 'plain' },
  ['words', choice(words(...plainWords), oneOfThese)],
  ending,
);
const state = record<Of<'state'>>(
  { is: 'state' },
  { maybe: [['noun', cards], ' '] },
  ['verb', words(...stateVerbs)],
  ending,
);
const forbids = record<Of<'forbids'>>(
  { is: 'forbids' },
  [
    'who',
    words(
      ...lines(`
you
your opponent
neither player
that player
both players
they
`),
    ),
  ],
  ' ',
  ['verb', words(...forbidden)],
  { maybe: [' ', ['noun', cards]] },
  ending,
);

/** What a player does, or what happens to cards, without what joins it to others. */
export const deed: Grammar<Deed> = memo(() =>
  choice(verbal, counters, plain, points, change, state, forbids),
);
