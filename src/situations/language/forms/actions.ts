import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { atOnce, cost, moments } from '../happens.ts';
import { choice, list, oneOf, ordinal, reference, text } from '../pieces.ts';
import { record, says } from '../record.ts';
import { phase, player, spellTrapZone, zone } from '../words.ts';
import { battleActions } from './battle.ts';
import { turnActions } from './turn.ts';

export type Action = Situation['actions'][number];
type Do<K extends Action['do']> = Extract<Action, { do: K }>;

const cards = list(reference, { none: 'nothing' });
const part = ordinal('the number of a part');

const asSpell = oneOf('how it is activated', [
  { value: true, says: 'as a Spell', also: ['as a Spell Card', 'in a Pendulum Zone', 'as a scale'] },
]);

const activation = [
  { maybe: [says(', part', 'part', 'effect'), ['part', part]] },
  { maybe: [',', ['asSpell', asSpell]] },
  { maybe: [['cost', cost]] },
  { maybe: [', targeting', ['targets', cards]] },
  { maybe: [', choosing', ['chosen', cards]] },
  { maybe: [', declaring', ['declared', text]] },
  { maybe: [', in', ['zone', spellTrapZone]] },
] as const;

/** How a player Summons: the verb of each way, in the form for "P0" and in that for nobody. */
const verbs = {
  'normal-summoned': 'Normal Summon',
  'tribute-summoned': 'Tribute Summon',
  'normal-summoned-again': 'Normal Summon again',
  set: 'Set',
  'flip-summoned': 'Flip Summon',
  'fusion-summoned': 'Fusion Summon',
  'ritual-summoned': 'Ritual Summon',
  'synchro-summoned': 'Synchro Summon',
  'xyz-summoned': 'Xyz Summon',
  'pendulum-summoned': 'Pendulum Summon',
  'link-summoned': 'Link Summon',
  'summoned-by-own-procedure': 'Special Summon by its own procedure',
  'special-summoned': 'Special Summon by a card effect',
  'special-summoned-ignoring-conditions': 'Special Summon ignoring its Summoning conditions',
} as const satisfies Readonly<Record<SummonWay, string>>;

const third = (verb: string): string => verb.replace(/\b(Summon|Set)\b/, '$1s');
const bare = (verb: string): string => verb.replace(/\b(Summon|Set)s\b/i, '$1');

const verbOf = (form: (verb: string) => string) =>
  oneOf<SummonWay>(
    'how it is Summoned',
    summonWays.ids.map((value) => ({ value, says: form(verbs[value]), also: [verbs[value]] })),
    (word) => (/\b(summon|set)s?\b/i.test(word) ? summonWays.find(bare(word)) : undefined),
  );

const used = [
  { maybe: [', together with', ['together', list(reference)]] },
  { maybe: [', Tributing', ['tributes', cards]] },
  { maybe: [', using', ['materials', cards]] },
  { maybe: [', in', ['zone', zone]] },
] as const;

/** The ways of a Special Summon whose words may stand behind the card as well. */
const specialSummons = [
  ['summoned-by-own-procedure', 'by its own procedure'],
  ['special-summoned', 'by a card effect'],
  ['special-summoned-ignoring-conditions', 'ignoring its Summoning conditions'],
] as const satisfies readonly (readonly [SummonWay, string])[];

const stage = oneOf('where in the turn', [
  { value: 'open', says: 'outside a Chain' },
  { value: 'battle', says: 'in battle', also: ['by battle'] },
  { value: 'summon', says: 'during a Summon' },
]);

const negated = oneOf('what is negated', [
  { value: 'activation', says: 'its activation negated', also: ['activation negated'] },
  { value: 'effect', says: 'its effect negated', also: ['effect negated', 'negated'] },
]);

/** Whether each "you can" of a text is done, in its order. */
const decisions = list(
  oneOf('whether it is done', [
    { value: true, says: 'yes', also: ['done'] },
    { value: false, says: 'no', also: ['not done'] },
  ]),
  { none: 'nothing' },
);

/** Which of each "A, or B" of a text was picked, in its order. */
const picked = list(ordinal('the number of what was picked'), { none: 'nothing' });

/** Every action: a line each. */
export const actionForms: readonly Form<Action>[] = [
  {
    name: 'activate',
    example: 'P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"',
    piece: choice<Do<'activate'>>(
      record<Do<'activate'>>(
        { do: 'activate' },
        ['player', player],
        says('activates', 'activate', 'chains', 'chain', 'responds with'),
        ['card', reference],
        ...activation,
      ),
      record<Do<'activate'>>(
        { do: 'activate' },
        says('activate', 'chain'),
        ['card', reference],
        ...activation,
      ),
    ),
  },
  {
    name: 'resolve',
    example: 'resolve: "Dandylion" is sent to the GY, then "Jinzo" is destroyed',
    piece: record<Do<'resolve'>>(
      { do: 'resolve' },
      says('resolve', 'resolves', 'it resolves', 'the last Chain Link resolves'),
      { maybe: [',', ['negated', negated]] },
      { maybe: [', choosing', ['chosen', cards]] },
      { maybe: [', deciding', ['optional', decisions]] },
      { maybe: [', picking', ['picked', picked]] },
      { maybe: [':', ['happens', moments]] },
    ),
  },
  {
    name: 'summon',
    example: 'P0 Synchro Summons "Stardust Dragon", using "Dandylion" and "Star Boy"',
    piece: choice<Do<'summon'>>(
      record<Do<'summon'>>(
        { do: 'summon' },
        ['player', player],
        ['way', verbOf(third)],
        ['card', reference],
        ...used,
      ),
      record<Do<'summon'>>({ do: 'summon' }, ['way', verbOf((verb) => verb)], ['card', reference], ...used),
      ...specialSummons.map(([way, how]) =>
        record<Do<'summon'>>(
          { do: 'summon', way },
          ['player', player],
          says('Special Summons', 'Special Summon'),
          ['card', reference],
          how,
          ...used,
        ),
      ),
    ),
  },
  {
    name: 'declare-summon',
    example: 'P0 tries to Normal Summon "Dandylion"',
    piece: choice<Do<'declare-summon'>>(
      record<Do<'declare-summon'>>(
        { do: 'declare-summon' },
        ['player', player],
        says('tries to', 'attempts to', 'declares the'),
        ['way', verbOf((verb) => verb)],
        ['card', reference],
        ...used,
      ),
      record<Do<'declare-summon'>>(
        { do: 'declare-summon' },
        'try to',
        ['way', verbOf((verb) => verb)],
        ['card', reference],
        ...used,
      ),
    ),
  },
  {
    name: 'complete-summon',
    example: 'the Summon succeeds',
    piece: record<Do<'complete-summon'>>(
      { do: 'complete-summon' },
      says('the Summon succeeds', 'nobody negates the Summon'),
    ),
  },
  {
    name: 'negate-summon',
    example: 'the Summon is negated by "Solemn Judgment"',
    piece: record<Do<'negate-summon'>>(
      { do: 'negate-summon' },
      says('the Summon is negated', 'its Summon is negated'),
      {
        maybe: ['by', ['by', reference]],
      },
    ),
  },
  {
    name: 'happen',
    example: 'in battle: "Dandylion" is destroyed by "Jinzo"',
    piece: choice<Do<'happen'>>(
      record<Do<'happen'>>({ do: 'happen' }, ['in', stage], ':', ['events', atOnce]),
      record<Do<'happen'>>({ do: 'happen' }, ['events', atOnce]),
    ),
  },
  {
    name: 'phase',
    example: 'go to the End Phase',
    piece: record<Do<'phase'>>({ do: 'phase' }, says('go to', 'goes to', 'enter', 'move to'), [
      'phase',
      phase,
    ]),
  },
  ...turnActions,
  ...battleActions,
];
