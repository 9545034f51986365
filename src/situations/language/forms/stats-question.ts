import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { choice, oneOf, reference } from '../pieces.ts';
import { record, says } from '../record.ts';

type Question = Situation['question'];
type Ask = Extract<Question, { ask: 'stats' }>;

const card = ['card', reference] as const;
const which = ['which', oneOf('a value', [{ value: 'original', says: 'original' }])] as const;
const stat = [
  'stat',
  oneOf('a value', [
    { value: 'atk', says: 'ATK', also: ['attack'] },
    { value: 'def', says: 'DEF', also: ['defense'] },
  ]),
] as const;
const both = says('ATK and DEF', 'ATK/DEF', 'current ATK and DEF');
/** The ATK and DEF of a monster, both or one, the current or the original ones. */
export const statsForm: Form<Question> = {
  name: 'stats',
  example: 'what are the ATK and DEF of "Dandylion"?',
  piece: choice<Ask>(
    record<Ask>(
      { ask: 'stats' },
      says('what are', 'what is'),
      'the',
      { maybe: [which] },
      both,
      'of',
      card,
      '?',
    ),
    record<Ask>(
      { ask: 'stats' },
      says('what is', 'what are'),
      'the',
      { maybe: [which] },
      stat,
      'of',
      card,
      '?',
    ),
  ),
};
