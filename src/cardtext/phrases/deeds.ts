import { type Grammar, memo } from '../grammar/grammar.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { noun } from './nouns.ts';
import { quantity, stat, whose } from './quantities.ts';
import type { Deed, Noun } from './syntax.ts';
import { tails } from './tails.ts';
import { forbidden, plainWords, stateVerbs, verbForms } from './verbs.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;
const ending = { maybe: [['tails', tails]] } as const;
const cards: Grammar<Noun> = memo(() => noun);

const verbal = record<Of<'verb'>>(
  { is: 'verb' },
  ['verb', words(...verbForms)],
  ' ',
  ['noun', cards],
  ending,
);
const points = record<Of<'points'>>(
  { is: 'points' },
  ['verb', words('pay', 'pays', 'gain', 'gains', 'lose', 'loses', 'inflict', 'inflicts', 'take', 'takes')],
  ' ',
  ['amount', matching(/[\d,]+ |half your |half their |damage|LP|/y)],
  ['unit', words('LP', 'damage', 'piercing battle damage', 'piercing damage', '')],
  ending,
);
const plain = record<Of<'plain'>>({ is: 'plain' }, ['words', words(...plainWords)], ending);
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
  { maybe: [['amount', matching(/[\d,]+ /y, '0123456789')]] },
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
  ['noun', cards],
  ' ',
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
export const deed: Grammar<Deed> = choice(
  verbal,
  plain,
  points,
  statChange,
  statChangeOf,
  becomes,
  gains,
  state,
  forbids,
);
