import { damageStepTimings } from '../../../vocabulary/damage-step.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { choice, list, oneOf, ordinal, reference } from '../pieces.ts';
import { record, says } from '../record.ts';
import { player } from '../words.ts';

type Action = Situation['actions'][number];
type Question = Situation['question'];
type Do<K extends Action['do']> = Extract<Action, { do: K }>;
type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const card = ['card', reference] as const;
const part = ['part', ordinal('the number of a part')] as const;

const article = {
  start: 'the',
  end: 'the',
  calculation: '',
  'before-calculation': 'the time',
  'after-calculation': 'the time',
} as const;
const timings = damageStepTimings.ids.map((value) => ({
  value,
  says: `${article[value]} ${damageStepTimings.term(value)}`.trim(),
  also: [damageStepTimings.term(value)],
}));

const goesTo = oneOf(
  'a timing of the Damage Step',
  [...timings, { value: 'over' as const, says: 'its end' }],
  damageStepTimings.find,
);

const effects = oneOf('which effects', [
  { value: 'mandatory' as const, says: 'the mandatory effects' },
  { value: 'all' as const, says: 'all effects' },
]);

/** The moments of a battle at which something may be activated. */
export const moments = list(
  oneOf(
    'a moment of the battle',
    [{ value: 'declared' as const, says: 'the attack declaration' }, ...timings],
    damageStepTimings.find,
  ),
  { none: 'no moment' },
);

/** Attacks and what comes of them. */
export const battleActions: readonly Form<Action>[] = [
  {
    name: 'attack',
    example: '"Jinzo" attacks "Star Boy"',
    piece: choice<Do<'attack'>>(
      record<Do<'attack'>>({ do: 'attack' }, card, says('attacks', 'declares an attack on'), [
        'target',
        reference,
      ]),
      record<Do<'attack'>>({ do: 'attack' }, card, says('attacks directly', 'declares a direct attack')),
    ),
  },
  {
    name: 'negate-attack',
    example: 'the attack is negated by "Star Boy"',
    piece: record<Do<'negate-attack'>>(
      { do: 'negate-attack' },
      says('the attack is negated', 'its attack is negated'),
      {
        maybe: ['by', ['by', reference]],
      },
    ),
  },
  {
    name: 'replay',
    example: 'in the replay "Dandylion" is attacked',
    piece: choice<Do<'replay'>>(
      record<Do<'replay'>>({ do: 'replay' }, 'in the replay', ['target', reference], 'is attacked'),
      record<Do<'replay'>>({ do: 'replay' }, says('in the replay the attack is direct', 'replay: directly')),
    ),
  },
  {
    name: 'stop-attack',
    example: 'in the replay the attack is stopped',
    piece: record<Do<'stop-attack'>>(
      { do: 'stop-attack' },
      says('in the replay the attack is stopped', 'the attack is stopped'),
    ),
  },
  {
    name: 'battle',
    example: 'the battle goes on to its end, with all effects',
    piece: record<Do<'battle'>>(
      { do: 'battle' },
      says('the battle goes on to', 'the battle goes to'),
      ['to', goesTo],
      {
        maybe: [', with', ['effects', effects]],
      },
    ),
  },
];

/** Questions about attacks and battles. */
export const battleQuestions: readonly Form<Question>[] = [
  {
    name: 'can-attack',
    example: 'can "Jinzo" attack "Star Boy"?',
    piece: record<Ask<'can-attack'>>(
      { ask: 'can-attack' },
      'can',
      card,
      says('attack', 'declare an attack'),
      { maybe: [['target', reference]] },
      { maybe: ['for', ['player', player]] },
      '?',
    ),
  },
  {
    name: 'can-attack-directly',
    example: 'can "Jinzo" attack directly?',
    piece: record<Ask<'can-attack-directly'>>(
      { ask: 'can-attack-directly' },
      'can',
      card,
      says('attack directly', 'declare a direct attack'),
      { maybe: ['for', ['player', player]] },
      '?',
    ),
  },
  {
    name: 'replay',
    example: 'does a replay happen?',
    piece: record<Ask<'replay'>>(
      { ask: 'replay' },
      says('does a replay happen', 'does a replay occur', 'is there a replay'),
      '?',
    ),
  },
  {
    name: 'battle-result',
    example: 'what does the battle come to?',
    piece: record<Ask<'battle-result'>>(
      { ask: 'battle-result' },
      says('what does the battle come to', 'what happens in this battle'),
      '?',
    ),
  },
  {
    name: 'battle-destroys',
    example: 'what does the battle destroy?',
    piece: record<Ask<'battle-destroys'>>(
      { ask: 'battle-destroys' },
      says('what does the battle destroy', 'what does this battle destroy'),
      '?',
    ),
  },
  {
    name: 'battle-lp',
    example: 'what are the LP after the battle?',
    piece: record<Ask<'battle-lp'>>(
      { ask: 'battle-lp' },
      'what are the LP',
      { maybe: ['of', ['player', player]] },
      says('after the battle', 'after this battle'),
      '?',
    ),
  },
  {
    name: 'battle-damage',
    example: 'how much battle damage does P1 take?',
    piece: choice<Ask<'battle-damage'>>(
      record<Ask<'battle-damage'>>(
        { ask: 'battle-damage' },
        'how much battle damage does',
        ['player', player],
        'take',
        '?',
      ),
      record<Ask<'battle-damage'>>(
        { ask: 'battle-damage' },
        says('how much battle damage is taken', 'how much battle damage is dealt'),
        '?',
      ),
    ),
  },
  {
    name: 'destroyed-by-battle',
    example: 'is "Star Boy" destroyed by this battle?',
    piece: record<Ask<'destroyed-by-battle'>>(
      { ask: 'destroyed-by-battle' },
      'is',
      card,
      says('destroyed by this battle', 'destroyed by the battle', 'destroyed by battle'),
      '?',
    ),
  },
  {
    name: 'activates-in-battle',
    example: 'does "Dandylion" activate in this battle?',
    piece: choice<Ask<'activates-in-battle'>>(
      record<Ask<'activates-in-battle'>>(
        { ask: 'activates-in-battle' },
        'does',
        card,
        says('activate in this battle', 'activate during this battle'),
        '?',
      ),
      record<Ask<'activates-in-battle'>>(
        { ask: 'activates-in-battle' },
        says('does part', 'does effect'),
        part,
        'of',
        card,
        says('activate in this battle', 'activate during this battle'),
        '?',
      ),
    ),
  },
  {
    name: 'timing-in-battle',
    example: 'when in this battle does "Dandylion" activate?',
    piece: choice<Ask<'timing-in-battle'>>(
      record<Ask<'timing-in-battle'>>(
        { ask: 'timing-in-battle' },
        'when in this battle does',
        card,
        'activate',
        '?',
      ),
      record<Ask<'timing-in-battle'>>(
        { ask: 'timing-in-battle' },
        says('when in this battle does part', 'when in this battle does effect'),
        part,
        'of',
        card,
        'activate',
        '?',
      ),
    ),
  },
];
