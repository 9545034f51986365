import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { Ban, Deed, HoldTail } from './deed-syntax.ts';
import { where } from './places.ts';
import type { Noun } from './syntax.ts';
import { free, time, withoutDeeds } from './times.ts';
import { effectNouns } from './words/effect-nouns.ts';
import { noun } from './words/nouns.ts';
import { lines, lists, spaced } from './words/word-list.ts';

const cards: Grammar<Noun> = memo(() => noun);
const way = '(?:Normal|Special|Tribute|Flip|Fusion|Ritual|Synchro|Xyz|Link|Pendulum)';
/** "Special Summon", "Normal or Special Summon", "Normal Summon/Set". */
const summon = matching(
  new RegExp(
    `(?:${way}(?:(?:, ${way})*,? or ${way})? )?Summon(?:/(?:Normal )?Set| or (?:Normal )?Set)?(?![a-z])|(?:Normal |Tribute )?Set(?![a-z])`,
    'y',
  ),
);
const summons = record<Extract<Ban, { is: 'summon' }>>(
  { is: 'summon' },
  ['act', summon],
  { maybe: [' ', ['noun', cards]] },
  { maybe: [' ', ['from', where]] },
);
const activates = record<Extract<Ban, { is: 'activate' }>>(
  { is: 'activate' },
  ['act', words('activate', 'use', 'apply', 'negate', 'chain', 'resolve')],
  ' ',
  ['what', choice(effectNouns, cards)],
);
const acts = record<Extract<Ban, { is: 'act' }>>({ is: 'act' }, ['act', words(...lines(lists.banned))]);
const others = record<Extract<Ban, { is: 'other' }>>(
  { is: 'other' },
  ['act', words(...lines(lists['banned-with']))],
  ' ',
  ['noun', cards],
);
const ban: Grammar<Ban> = choice(summons, activates, acts, others);

const said = (pattern: string): Grammar<HoldTail> =>
  record<Extract<HoldTail, { is: 'words' }>>({ is: 'words' }, ['words', matching(new RegExp(pattern, 'y'))]);
const until = record<Extract<HoldTail, { is: 'time' }>>({ is: 'time' }, [
  'words',
  matching(new RegExp(`,? ${time}`, 'y')),
]);
/** "the turn you activate this effect": the time of a thing that is told of, and no duration. */
const turnOf = said(
  `,? (?:during )?(?:the|a|any) turn (?:in which )?(?:you|this|that|either|it|they|your)${free}(?=$|,|;| \\()`,
);
const excepted = record<Extract<HoldTail, { is: 'except' }>>(
  { is: 'except' },
  ['by', words(' except ', ', except ', ', except with ', ', except the effects of ', ', except for ')],
  ['noun', cards],
);
const exceptedSo = said(
  `,? except (?:by|with|from|in|during|for|to|when|while|once|its own|their own|the turn)(?![a-z])(?:${free})?(?=$|,|;)`,
);
const state = said(
  `,? (?:in response(?: to)?|based on|depending on|up to|no matter|when|while|unless|if|to|for|as|with|until|during|at|after|by|on|from|in|per|this way|instead|directly|only|once|twice|again)(?![a-z])(?:${withoutDeeds})?(?=$|,|;| \\(| until| for the rest| this turn)`,
);
const aside = said(' \\([^()]*\\)');
/** What stands after a thing that is forbidden, or that holds: for how long, except what, against what. */
export const holdTails: Grammar<readonly HoldTail[]> = memo(() =>
  many<HoldTail>(choice(until, turnOf, excepted, exceptedSo, aside, state), '', 4),
);

const banned = ['bans', row(ban, [' or ', ', or ', ' nor ', ', nor ', '/'], 4)] as const;
const held = { maybe: [['tails', holdTails]] } as const;
type Forbids = Extract<Deed, { is: 'forbids' }>;
const kept = record<Forbids>(
  { is: 'forbids' },
  [
    'who',
    words(
      ...lines(
        `you | your opponent | that player | both players | each player | they | players | the player who Summoned it`,
      ),
    ),
  ],
  ['modal', words(...spaced(`cannot | can only`))],
  banned,
  held,
);
const neither = record<Forbids>(
  { is: 'forbids' },
  ['who', words('neither player')],
  ['modal', words(' can ')],
  banned,
  held,
);
/** "you must control no monsters to activate this effect". */
const needed = record<Forbids>(
  { is: 'forbids' },
  ['who', words('you')],
  ['modal', words(' must ')],
  [
    'bans',
    row(
      record<Extract<Ban, { is: 'other' }>>({ is: 'other' }, ['act', words('control', 'have')], ' ', [
        'noun',
        cards,
      ]),
      [],
      1,
    ),
  ],
  held,
);
/** What players may not do, or may only do, or what they need to have. */
export const forbids: Grammar<Forbids> = choice(kept, neither, needed);
