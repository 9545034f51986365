import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { forbidden, plainWords, stateVerbs } from './deed-words.ts';
import { noun } from './nouns.ts';
import { where } from './places.ts';
import { quantity, stat, whose } from './quantities.ts';
import type { Deed, Group, Noun } from './syntax.ts';
import { tails } from './tails.ts';
import { verbForms } from './verbs.ts';
import { ors, word } from './words.ts';

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
        'your',
        "your opponent's",
        'their',
        'your entire',
        'their entire',
        "your opponent's entire",
        'the entire',
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
  ['verb', words('place', 'places', 'remove', 'removes', 'move', 'distribute')],
  ' ',
  ['amount', matching(/\d+|up to \d+|all|any number of|a|an|1 or more/y)],
  ' ',
  ['counter', matching(/(?:[A-Z][A-Za-z'-]*(?: [A-Z&][A-Za-z'-]*)* )?[Cc]ounter(?:s|\(s\))?/y)],
  ending,
);
const turns = record<Of<'turns'>>(
  { is: 'turns' },
  { maybe: [['make', words('make ', 'have ', 'treat ')]] },
  ['noun', cards],
  [
    'verb',
    words(
      ' becomes ',
      ' become ',
      ' is treated as ',
      ' are treated as ',
      ' becomes a ',
      ' as a ',
      ' is also treated as ',
      ' becomes an ',
    ),
  ],
  ['into', row(word, ors)],
  ending,
);
const points = record<Of<'points'>>(
  { is: 'points' },
  ['verb', words('pay', 'pays', 'gain', 'gains', 'lose', 'loses', 'inflict', 'inflicts', 'take', 'takes')],
  ' ',
  ['amount', matching(/\d+(?:,\d{3})* |half your |half their |damage|LP|/y)],
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
const value = [
  'to',
  words(' to ', ' by ', ' equal to ', ' by an amount equal to ', ' to become ', ' to be equal to '),
] as const;
const statChange = record<Of<'stat-change'>>(
  { is: 'stat-change' },
  [
    'verb',
    words(
      'halve',
      'double',
      'change',
      'increase',
      'reduce',
      'negate',
      'treat',
      'decrease',
      'raise',
      'lower',
      'switch',
      'choose',
      'declare',
    ),
  ],
  ' ',
  ['whose', whose],
  ' ',
  ['stat', stat],
  { maybe: [value, ['quantity', quantity]] },
  ending,
);
const statChangeOf = record<Of<'stat-change-of'>>(
  { is: 'stat-change-of' },
  [
    'verb',
    words('halve the', 'double the', 'change the', 'increase the', 'reduce the', 'negate the', 'change'),
  ],
  ' ',
  ['stat', stat],
  ' of ',
  ['noun', cards],
  { maybe: [value, ['quantity', quantity]] },
  ending,
);
const gains = record<Of<'gains'>>(
  { is: 'gains' },
  { maybe: [['make', words('make ', 'have ')]] },
  ['noun', cards],
  [
    'verb',
    words(
      ' gains ',
      ' gain ',
      ' loses ',
      ' lose ',
      ' loses exactly ',
      ' lose exactly ',
      ' also gains ',
      ' each gain ',
    ),
  ],
  { maybe: [['amount', matching(/\d+(?:,\d{3})* /y, '0123456789')]] },
  [
    'stat',
    words(
      'ATK',
      'DEF',
      'ATK/DEF',
      'ATK and DEF',
      'Level',
      'Levels',
      'original ATK',
      'original DEF',
      'ATK or DEF',
      'original ATK/DEF',
    ),
  ],
  ending,
);
const becomes = record<Of<'stat-becomes'>>(
  { is: 'stat-becomes' },
  { maybe: [['make', words('make ')]] },
  ['whose', whose],
  ' ',
  ['stat', stat],
  [
    'verb',
    words(
      ...[
        ' becomes ',
        ' become ',
        ' is halved',
        ' are halved',
        ' becomes halved',
        ' becomes doubled',
        ' is doubled',
        ' are doubled',
      ],
      ...[
        ' become halved',
        ' is treated as ',
        ' are negated',
        ' is negated',
        ' become doubled',
        ' ',
        ' becomes equal to ',
        ' become equal to ',
      ],
      ...[' increases by ', ' decreases by ', ' cannot be negated', ' is increased by ', ' is reduced by '],
    ),
  ],
  { maybe: [['quantity', quantity]] },
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
  ['who', words('you', 'your opponent', 'neither player', 'that player', 'both players', 'they')],
  ' ',
  ['verb', words(...forbidden)],
  { maybe: [' ', ['noun', cards]] },
  ending,
);

/** What a player does, or what happens to cards, without what joins it to others. */
export const deed: Grammar<Deed> = memo(() =>
  choice(verbal, counters, plain, points, statChange, statChangeOf, becomes, gains, turns, state, forbids),
);
