import { type Grammar, memo } from '../grammar/grammar.ts';
import { row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { battlePosition, destination, gerundTails, tails } from './adjuncts/adjuncts.ts';
import { forbids } from './bans.ts';
import { change } from './change-deeds.ts';
import type { Deed, OwnVerb, Tail } from './deed-syntax.ts';
import { placeName, where } from './places.ts';
import { anyGerund } from './recursion.ts';
import { redirect } from './redirects.ts';
import { state } from './states.ts';
import type { Group, Noun } from './syntax.ts';
import { free } from './times.ts';
import { gerundForms, passives, verbForms } from './verbs.ts';
import { noun } from './words/nouns.ts';
import { lines, lists, worded } from './words/word-list.ts';
import { ors } from './words/words.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;
const ending = { maybe: [['tails', memo(() => tails)]] } as const;
const gerundEnding = { maybe: [['tails', memo(() => gerundTails)]] } as const;
const cards: Grammar<Noun> = memo(() => noun);

/** A whole hand: "your opponent's hand". */
const wholePlace: Grammar<Noun> = row(
  record<Group>(
    { is: 'group' },
    [
      'count',
      words(...lines(`your | your opponent's | their | your entire | their entire | your opponent's entire`)),
    ],
    ' ',
    ['head', words('hand', 'Deck', 'Extra Deck', 'GY')],
  ),
  ors,
  1,
);
/** "destroy 1 monster": a verb with its cards. */
export const verbal = record<Of<'verb'>>(
  { is: 'verb' },
  ['verb', words(...verbForms)],
  ' ',
  { maybe: [['face', words('(face-down)', '(face-up)')], ' '] },
  { maybe: [['early', where], ', '] },
  { maybe: [['both', words('both ', 'both of ', 'either ')]] },
  ['noun', choice(cards, wholePlace)],
  ending,
);
/** Verbs that share their cards, each with where they go. */
const origin = record<Extract<Tail, { is: 'origin' }>>(
  { is: 'origin' },
  ['how', words(' from ', ', from ')],
  ['places', row(placeName, ors)],
);
const ownTails: Grammar<readonly Tail[]> = memo(() =>
  many(choice(origin, destination, battlePosition), '', 3),
);
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
  ['verb', words(...lines(`place | places | remove | move`))],
  ' ',
  ['amount', counterAmount],
  ' ',
  ['counter', counterName],
  ending,
);
const amount = matching(/\d+(?:,\d{3})* |half your |half their |damage|LP|/y);
/** "inflict 500 damage to your opponent". */
export const points = record<Of<'points'>>(
  { is: 'points' },
  ['verb', words(...lines(`pay | pays | gain | gains | lose | loses | inflict | inflicts | take | takes`))],
  ' ',
  ['amount', amount],
  ['unit', words('LP', 'damage', 'piercing battle damage', 'piercing damage', '')],
  ending,
);
/** "activate 1 of these effects", with what the text says of the choice. */
const oneOfThese = worded('one-of-these');
/** "that effect becomes ...": another effect takes its place, which stays in words. */
const otherEffect = worded('other-effect');
/** What damage players take, or do not take, for a time. */
const damageHeld = worded('damage-held');
const whatIsDeclared =
  /(?:\d|an?|the|any)(?: (?:other|original|different|Normal|Effect|Main Deck|Extra Deck|Fusion|whole))* (?:(?:[Mm]onster )?(?:Type|Attribute)s?(?:(?: or | and )(?:1 )?(?:Attribute|Type|Level))?|(?:Monster |Spell |Trap |Spell\/Trap |monster )?(?:C|c)ard names?|(?:monster )?card types?(?: \([^()]*\))?|types? of card(?: \([^()]*\))?|Level(?: from \d+ to \d+)?|number from \d+ to \d+|name|property)/;
const declared = matching(new RegExp(`(?:declare|call) (?:${whatIsDeclared.source})`, 'y'));
const declaring = matching(new RegExp(`declaring (?:${whatIsDeclared.source})`, 'y'));
const phaseSkipped = worded('phase-skipped');
/** "pay LP so that you only have 100 left". */
const payment = matching(/pay LP (?:so that you only have \d+ left|in multiples of \d+(?: \(max\. \d+\))?)/y);
/** What is chosen for a player by the other, what stands in for a material, what an effect is replaced by. */
const inWordsOnly = matching(
  new RegExp(
    [
      `(?:randomly )?(?:picks|chooses|adds) \\d+ (?:of (?:them|these effects|the following effects) )?(?:at random )?for you to (?:add to your hand|Special Summon${free}|apply|discard)?(?=$|,)`,
      'randomly (?:picks|chooses|adds) \\d+ of them(?: to your hand)?',
      '(?:substitute|treat) (?:this card|this monster|it) for (?:any )?1 [^,;.()]+(?=$|,)',
      "(?:and )?replace this effect with (?:that|the) [^,;.()]*'s original effects?",
      'reduce the battle damage you take to 0',
    ].join('|'),
    'y',
  ),
);
const tributes = matching(/requires \d+(?: "[^"]*")? Tributes to Normal Summon(?:\/Set)?(?: \([^()]*\))?/y);
/** How a card may be activated, or how long something lasts, as a sentence of its own. */
const ofItself = worded('of-itself');
const plain = record<Of<'plain'>>(
  { is: 'plain' },
  [
    'words',
    choice(
      words(...lines(lists['plain-deeds'])),
      oneOfThese,
      otherEffect,
      damageHeld,
      declared,
      phaseSkipped,
      payment,
      inWordsOnly,
      tributes,
      ofItself,
    ),
  ],
  ending,
);
/** "detaching 1 material from this card": a deed as it stands after "by". */
export const gerund: Grammar<Deed> = anyGerund.is(
  choice(
    record<Of<'verb'>>(
      { is: 'verb' },
      ['verb', words(...gerundForms)],
      ' ',
      ['noun', choice(cards, wholePlace)],
      gerundEnding,
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
      ['verb', words('removing', 'placing')],
      ' ',
      ['amount', counterAmount],
      ' ',
      ['counter', counterName],
      gerundEnding,
    ),
    record<Of<'plain'>>({ is: 'plain' }, ['words', declaring]),
  ),
);
/** "it is destroyed": what happens to cards. */
export const passive = record<Of<'passive'>>(
  { is: 'passive' },
  ['noun', cards],
  ['verb', words(...passives.keys())],
  ending,
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
  choice(by, verbal, counters, plain, points, change, redirect, state, forbids, verbs, passive),
);
