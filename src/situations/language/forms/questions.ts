import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { choice, list, oneOf, ordinal, reference, wordOf } from '../pieces.ts';
import { record, says } from '../record.ts';
import { player } from '../words.ts';
import { battleQuestions, moments } from './battle.ts';
import { deedQuestionForms } from './deed-questions.ts';
import { fieldQuestionForms } from './field-questions.ts';
import { lpQuestionForms } from './lp-questions.ts';
import { statsForm } from './stats-question.ts';
import { normalWay, summonQuestionForms } from './summon-questions.ts';

export type Question = Situation['question'];
type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const card = ['card', reference] as const;
const references = list(reference);
const players = list(player);
const part = ['part', ordinal('the number of a part')] as const;

/** The ways that are Special Summons have a question of their own. */
const way = wordOf<SummonWay>(summonWays);

/** Cards that nobody named are there to be targeted and paid with. */
const granted = [
  'granted',
  oneOf<true>('what is granted', [{ value: true, says: 'among other cards' }]),
] as const;

/** What the effect answers is yet to happen. */
const later = ['later', oneOf<true>('when', [{ value: true, says: 'later' }])] as const;

/** Questions about one card with nothing else in them. */
const plain = <
  K extends
    | 'properly-summoned'
    | 'change-position'
    | 'flip-summon'
    | 'effect-monster'
    | 'non-effect-monster'
    | 'summoned-again'
    | 'summon-negatable'
    | 'negated'
    | 'fizzles'
    | 'left-the-field'
    | 'resolves',
>(
  ask: K,
  before: string,
  after: string,
) => ({
  name: ask,
  example: `${before} "Dandylion" ${after}?`,
  piece: record<{ ask: K; card: string }>(fixedAsk(ask), before, card, after, '?'),
});

const fixedAsk = <K extends string>(ask: K): Partial<{ ask: K; card: string }> => ({ ask });

/** Questions about the effects of a card, or about the one of a part: what it does, and other ways to say that. */
const ofEffect = <K extends 'activates' | 'misses-timing'>(
  ask: K,
  does: string,
  ...also: readonly string[]
) => ({
  name: ask,
  example: `does "Dandylion" ${does}?`,
  piece: choice<OfEffect<K>>(
    record<OfEffect<K>>(fixedAsk(ask), 'does', card, says(does, ...also), '?'),
    record<OfEffect<K>>(
      fixedAsk(ask),
      says('does part', 'does effect'),
      part,
      'of',
      card,
      says(does, ...also),
      '?',
    ),
  ),
});

type OfEffect<K> = { readonly ask: K; readonly card: string; readonly part?: number };

/** Every question: a situation has one, in its last line. */
export const questionForms: readonly Form<Question>[] = [
  ofEffect('activates', 'activate', 'trigger'),
  ofEffect('misses-timing', 'miss the timing', 'miss its timing'),
  {
    name: 'who-activates',
    example: 'who activates "Dandylion"?',
    piece: choice<Ask<'who-activates'>>(
      record<Ask<'who-activates'>>({ ask: 'who-activates' }, 'who activates', card, '?'),
      record<Ask<'who-activates'>>(
        { ask: 'who-activates' },
        says('who activates part', 'who activates effect'),
        part,
        'of',
        card,
        '?',
      ),
    ),
  },
  {
    name: 'can-activate',
    example: 'can P0 activate "Monster Reborn"?',
    piece: choice<Ask<'can-activate'>>(
      record<Ask<'can-activate'>>(
        { ask: 'can-activate' },
        says('can', 'may'),
        ['player', player],
        says('activate', 'chain'),
        { maybe: [says('part', 'effect'), part, 'of'] },
        card,
        { maybe: [', targeting', ['targets', references]] },
        { maybe: [granted] },
        { maybe: [', knowing all of the field of', ['whole', players]] },
        { maybe: [later] },
        { maybe: [', at', ['at', moments]] },
        '?',
      ),
      record<Ask<'can-activate'>>(
        { ask: 'can-activate' },
        says('can', 'may'),
        { maybe: [says('part', 'effect'), part, 'of'] },
        card,
        says('be activated', 'be chained'),
        { maybe: ['by', ['player', player]] },
        { maybe: [', targeting', ['targets', references]] },
        { maybe: [granted] },
        { maybe: [', knowing all of the field of', ['whole', players]] },
        { maybe: [later] },
        { maybe: [', at', ['at', moments]] },
        '?',
      ),
    ),
  },
  {
    name: 'chain-order',
    example: 'in what order do the effects activate?',
    piece: choice<Ask<'chain-order'>>(
      record<Ask<'chain-order'>>(
        { ask: 'chain-order' },
        says('in what order do the effects activate', 'in which order do the effects activate'),
        '?',
      ),
      record<Ask<'chain-order'>>({ ask: 'chain-order' }, 'which Chain Link is', card, '?'),
    ),
  },
  {
    name: 'who-may',
    example: 'who may act now?',
    piece: record<Ask<'who-may'>>(
      { ask: 'who-may' },
      says('who may act now', 'who can act now', 'who has priority'),
      '?',
    ),
  },
  {
    name: 'may-respond',
    example: 'can P1 respond?',
    piece: record<Ask<'may-respond'>>(
      { ask: 'may-respond' },
      says('can', 'may'),
      ['player', player],
      says('respond', 'chain', 'chain anything', 'respond at all'),
      '?',
    ),
  },
  ...lpQuestionForms,
  plain('resolves', 'does the effect of', 'apply'),
  plain('fizzles', 'does the effect of', 'fizzle'),
  ...deedQuestionForms,
  plain('properly-summoned', 'is', 'properly Summoned'),
  {
    name: 'special-summon',
    example: 'can "Stardust Dragon" be Special Summoned by "Monster Reborn"?',
    piece: choice<Ask<'special-summon'>>(
      record<Ask<'special-summon'>>(
        { ask: 'special-summon' },
        'can',
        card,
        'be Special Summoned',
        { maybe: ['by', ['by', reference]] },
        { maybe: [says(', that is', 'that is'), ['way', way]] },
        '?',
      ),
    ),
  },
  {
    name: 'normal-summon',
    example: 'can "Dandylion" be Normal Summoned by P0?',
    piece: record<Ask<'normal-summon'>>(
      { ask: 'normal-summon' },
      'can',
      card,
      'be',
      ['as', normalWay],
      { maybe: ['by', ['player', player]] },
      '?',
    ),
  },
  {
    name: 'needs-tributes',
    example: 'does "Jinzo" need Tributes to be Normal Summoned?',
    piece: record<Ask<'needs-tributes'>>(
      { ask: 'needs-tributes' },
      'does',
      card,
      says('need Tributes to be', 'need a Tribute to be'),
      ['as', normalWay],
      '?',
    ),
  },
  plain('change-position', 'can', 'change its battle position'),
  plain('flip-summon', 'can', 'be Flip Summoned'),
  plain('effect-monster', 'is', 'an Effect Monster'),
  plain('non-effect-monster', 'is', 'a non-Effect Monster'),
  plain('summoned-again', 'is', 'treated as Normal Summoned again'),
  plain('summon-negatable', 'can the Summon of', 'be negated'),
  plain('negated', 'is', 'negated'),
  plain('left-the-field', 'did', 'leave the field'),
  ...fieldQuestionForms,
  ...summonQuestionForms,
  {
    name: 'can-be-targeted',
    example: 'can "Dandylion" be targeted?',
    piece: record<Ask<'can-be-targeted'>>(
      { ask: 'can-be-targeted' },
      says('can', 'may'),
      card,
      'be targeted',
      { maybe: ['by', ['by', reference]] },
      '?',
    ),
  },
  {
    name: 'same-column',
    example: 'is "Jinzo" in the same column as "Star Boy"?',
    piece: record<Ask<'same-column'>>(
      { ask: 'same-column' },
      'is',
      ['card', reference],
      'in the same column as',
      ['other', reference],
      '?',
    ),
  },
  {
    name: 'in-column',
    example: 'which cards are in the column of "Jinzo"?',
    piece: record<Ask<'in-column'>>(
      { ask: 'in-column' },
      'which cards are in the column of',
      ['card', reference],
      '?',
    ),
  },
  {
    name: 'rating',
    example: 'what is the Level of "Jinzo"?',
    piece: record<Ask<'rating'>>(
      { ask: 'rating' },
      says('what is the', "what's the", 'which'),
      [
        'which',
        oneOf<Ask<'rating'>['which']>('Level, Rank or LINK rating', [
          { value: 'level', says: 'Level' },
          { value: 'rank', says: 'Rank' },
          { value: 'link', says: 'LINK rating', also: ['Link Rating', 'Link'] },
        ]),
      ],
      says('of', 'has'),
      card,
      '?',
    ),
  },
  statsForm,
  {
    name: 'ends',
    example: 'when does an effect end that lasts until the End Phase?',
    piece: record<Ask<'ends'>>(
      { ask: 'ends' },
      'when does an effect end that lasts until',
      [
        'until',
        oneOf('a time', [
          { value: 'end-phase', says: 'the End Phase' },
          { value: 'end-of-turn', says: 'the end of the turn' },
        ]),
      ],
      '?',
    ),
  },
  ...battleQuestions,
];
