import { anyOf, forms } from '../forms.ts';
import { type Grammar, memo } from '../grammar/grammar.ts';
import { type Row, row } from '../grammar/lists.ts';
import { choice, filtered, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { Ban, Deed, Hold, HoldJoin, HoldTail } from './deed-syntax.ts';
import { where } from './places.ts';
import type { Noun, Pronoun } from './syntax.ts';
import { free, time, withoutDeeds } from './times.ts';
import { effectNouns, noun } from './words/nouns.ts';
import { lines, lists, spaced, worded } from './words/words.ts';

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
const stateWords = said(
  `,? (?:in response(?: to)?|based on|depending on|up to|no matter|when|while|unless|if|to|for|as|with|until|during|at|after|by|on|from|in|per|this way|instead|directly|only|once|twice|again)(?![a-z])(?:${withoutDeeds})?(?=$|,|;| \\(| until| for the rest| this turn)`,
);
const aside = said(' \\([^()]*\\)');
/** What stands after a thing that is forbidden, or that holds: for how long, except what, against what. */
export const holdTails: Grammar<readonly HoldTail[]> = memo(() =>
  many<HoldTail>(choice(until, turnOf, excepted, exceptedSo, aside, stateWords), '', 4),
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

/** What cards are kept from, or from whose effects. */
const byEffects = record<Extract<Hold, { is: 'by' }>>(
  { is: 'by' },
  ['what', words(...lines(lists['kept-from']))],
  ' ',
  ['effects', effectNouns],
);

const inWords = record<Extract<Hold, { is: 'words' }>>({ is: 'words' }, [
  'words',
  matching(
    new RegExp(forms.holds.map((each) => `${anyOf([each], forms['hold-parts'])}(?![a-z])`).join('|'), 'y'),
  ),
]);

const toCards = record<Extract<Hold, { is: 'to' }>>({ is: 'to' }, ['what', words(...lists['held-to'])], ' ', [
  'noun',
  cards,
]);

/** Words that say what may not be done only after "cannot": "attack", "be destroyed by". */
export const isBare = (hold: Hold | undefined): boolean =>
  hold?.is === 'words'
    ? /^(?:be |attack|change|activate|declare|inflict battle)/.test(hold.words)
    : hold?.is === 'by' && /^be /.test(hold.what);

type State = Extract<Deed, { is: 'state' }>;
const joins = [' or ', ', or ', ' nor ', ', nor ', ' and ', ', and '] as const;
/** What has no noun of cards: an effect, an activation, a Summon. */
const things: Grammar<Noun> = row(record<Pronoun>({ is: 'pronoun' }, ['word', worded('things')]), [], 1);
/** "the activation of your Ritual Spells cannot be negated". */
const ofEffects = record<State>(
  { is: 'state' },
  ['of', effectNouns],
  ' ',
  ['holds', row(choice(byEffects, inWords), joins, 4)],
  held,
);
const ofCards = record<State>(
  { is: 'state' },
  ['noun', choice(things, cards)],
  ' ',
  ['holds', row(choice(byEffects, inWords, toCards), joins, 4)],
  held,
);
const spokenOf = row(choice(byEffects, inWords), joins, 4);
/** What holds, but for "attack" and the like: that begins an order, or what a player can do. */
const fullFirst: Grammar<Row<Hold, HoldJoin>> = filtered(spokenOf, ({ items: [hold] }) => !isBare(hold));
/** Of cards that were spoken of before. What could be said of players ("cannot target") is not among it. */
const ofThose = record<State>({ is: 'state' }, ['holds', fullFirst], held);
/** What cards are, or may or may not do, for a time. */
export const state: Grammar<State> = choice(ofCards, ofEffects, ofThose);
/** What holds, without the cards that it holds for. */
export const holdsAlone: Grammar<State> = record<State>(
  { is: 'state' },
  ['holds', row(choice(byEffects, inWords, toCards), joins, 4)],
  held,
);
