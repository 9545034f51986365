import { type Grammar, memo } from '../grammar/grammar.ts';
import { followed, row } from '../grammar/lists.ts';
import { choice, many, matching, words } from '../grammar/pieces.ts';
import { record, type Slot } from '../grammar/record.ts';
import { battlePosition, destination, gerundTails, tails } from './adjuncts/adjuncts.ts';
import type { Clause, Deed, OwnVerb, Step, Tail } from './deed-syntax.ts';
import { placeName, where } from './places.ts';
import { quantity, stat, whose } from './quantities.ts';
import { anyGerund, anyTails } from './recursion.ts';
import { forbids, state } from './states.ts';
import type { Group, Noun } from './syntax.ts';
import { free } from './times.ts';
import { gerundForms, passives, verbForms } from './verbs.ts';
import { effectNouns, noun } from './words/nouns.ts';
import { head, lines, lists, ors, spaced, word, worded, wordRows } from './words/words.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;
const anyEnding = { maybe: [['tails', anyTails.grammar]] } as const;
const cards: Grammar<Noun> = memo(() => noun);

const turns = record<Of<'turns'>>(
  { is: 'turns' },
  { maybe: [['make', words('make ', 'have ', 'treat ')]] },
  ['noun', cards],
  ['verb', words(...spaced(`becomes | become | becomes a | as a | becomes an`))],
  ['into', row(word, ors)],
  { maybe: [['head', words(' monster', ' monsters', ' Monster', ' Monsters')]] },
  anyEnding,
);
/** "make this card Level 4". */
const made = record<Of<'turns'>>(
  { is: 'turns' },
  ['make', words('make ', 'have ')],
  ['noun', cards],
  ['verb', words(' ')],
  ['into', row(word, ors)],
  anyEnding,
);
const turnsTo = record<Of<'turns-to'>>(
  { is: 'turns-to' },
  { maybe: [['make', words('make ', 'have ')]] },
  ['noun', cards],
  ['verb', words(' becomes ', ' become ', ' gains ', ' gain ')],
  ['value', worded('turns-to')],
  anyEnding,
);
const value = ['to', words(...spaced(`to | by | by an amount equal to`))] as const;
const statChange = record<Of<'stat-change'>>(
  { is: 'stat-change' },
  ['verb', words(...lines(lists.changes))],
  ' ',
  ['whose', whose],
  ' ',
  ['stat', stat],
  { maybe: [value, ['quantity', quantity]] },
  anyEnding,
);
const statChangeOf = record<Of<'stat-change-of'>>(
  { is: 'stat-change-of' },
  [
    'verb',
    words(
      ...lines(
        `halve the | double the | change the | increase the | reduce the | decrease the | negate the | switch the`,
      ),
    ),
  ],
  ' ',
  ['stat', stat],
  ' of ',
  ['noun', cards],
  { maybe: [value, ['quantity', quantity]] },
  anyEnding,
);
const gains = record<Of<'gains'>>(
  { is: 'gains' },
  { maybe: [['make', words('make ', 'have ')]] },
  ['noun', cards],
  ['verb', words(...spaced(`gains | gain | will gain | loses | lose | loses exactly | lose exactly`))],
  { maybe: [['amount', matching(/\d+(?:,\d{3})* /y)]] },
  ['stat', words(...lines(`ATK | DEF | ATK/DEF | ATK and DEF | Level | Levels | ATK or DEF`))],
  anyEnding,
);
const becomesVerb = words(...lists.becomes);
const becomes = record<Of<'stat-becomes'>>(
  { is: 'stat-becomes' },
  { maybe: [['make', words('make ')]] },
  ['whose', whose],
  ' ',
  ['stat', stat],
  ['verb', becomesVerb],
  { maybe: [['quantity', quantity]] },
  anyEnding,
);
/** "the ATK of all monsters you control becomes 0". */
const becomesOf = record<Of<'stat-of-becomes'>>(
  { is: 'stat-of-becomes' },
  { maybe: [['make', words('make ')]] },
  { maybe: [['the', words('the ')]] },
  ['stat', stat],
  ' of ',
  ['noun', cards],
  ['verb', becomesVerb],
  { maybe: [['quantity', quantity]] },
  anyEnding,
);
const negates = record<Of<'negates'>>(
  { is: 'negates' },
  ['verb', words('negate', 'negates')],
  ' ',
  ['effects', effectNouns],
  anyEnding,
);
/** Deeds that change what a card has or is: its ATK, its Level, its name. */
const change: Grammar<Deed> = choice(
  statChange,
  statChangeOf,
  becomes,
  becomesOf,
  gains,
  turnsTo,
  turns,
  made,
  negates,
);

const verb = words(...lists.redirected);
const any = record<Group>(
  { is: 'group' },
  ['count', words('any', 'all', 'each')],
  ' ',
  { maybe: [['words', wordRows], ' '] },
  ['head', head],
);
const several = record<Group>({ is: 'group' }, { maybe: [['words', wordRows], ' '] }, ['head', head]);

/** "any card sent to the GY is banished instead": what takes cards elsewhere than to the GY. */
const redirect = record<Extract<Deed, { is: 'redirect' }>>(
  { is: 'redirect' },
  ['cards', choice(any, several)],
  ' sent',
  { maybe: [' from ', ['from', row(placeName, ors)]] },
  ' to ',
  ['place', placeName],
  ['verb', verb],
  { maybe: [', except ', ['except', noun]] },
);

const ending = { maybe: [['tails', memo(() => tails)]] } as const;
const gerundEnding = { maybe: [['tails', memo(() => gerundTails)]] } as const;

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
const counterName = matching(
  /(?:[A-Z][A-Za-z'.-]*(?: (?:the )?[A-Z&][A-Za-z'.-]*)* |[A-Z]-)?[Cc]ounter(?:s|\(s\))?/y,
);
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
      'draws? (?:cards )?until (?:(?:you|they) have|(?:your|their) hand has) \\d+ cards?(?: in (?:your|their) hands?)?',
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
const deed: Grammar<Deed> = memo(() =>
  choice(by, counters, verbal, plain, points, change, redirect, state, forbids, verbs, passive),
);

const conditional =
  '(?:If|if|when|while|as long as|unless|whenever|each time|the (?:first|next)(?: two| three)? times?)';
/** A condition; of two parts, or with a list in it, it has commas of its own. */
const condition = choice(
  matching(new RegExp(`${conditional} ${free}(?=, )`, 'y')),
  matching(
    new RegExp(
      `${conditional} ${free}(?:, "[^"]*")*,? (?:or|and) (?!if you do|if they do|if it does)${free}(?=, )`,
      'y',
    ),
  ),
);
const beginning = worded('beginning');

const often = words('once per turn', 'twice per turn', 'once per Chain', 'once per Duel', 'once per battle');

const slots: readonly Slot<Step>[] = [
  { maybe: [['often', often], ', '] },
  { maybe: [['condition', condition], ', ', { maybe: [['further', condition], ', '] }] },
  { maybe: [['time', beginning], ', '] },
  { maybe: [['soon', words('for the rest of this turn', 'this turn', 'until the end of this turn')], ' '] },
  { maybe: [['who', words(...lists.players)], ' '] },
  { maybe: [['may', words(...lists.may)]] },
  ['deed', deed],
];
const step = record<Step>({}, ...slots);
const joined = record<Step>({}, ['joined', words(...lists.joins)], ...slots);

const opened = record<Step>({}, ['joined', words(...lists.openings)], ...slots);

/** A whole clause: one step, and others joined to it. */
export const clause: Grammar<Clause> = record<Clause>({}, [
  'steps',
  followed(choice(step, opened), joined, '', 10),
]);

/** Says a step as it stands in a clause, with what joins it to the one before. */
export const printStep = (value: Step): string | null =>
  value.joined === undefined ? step.print(value) : (joined.print(value) ?? opened.print(value));
