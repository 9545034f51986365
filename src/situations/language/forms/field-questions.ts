import { liesWords } from '../../../engine/answer/values/position.ts';
import { type AskedPlace, askedPlaces, type Facing, liesAsked } from '../../../engine/question.ts';
import { places } from '../../../vocabulary/places.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { choice, oneOf, reference } from '../pieces.ts';
import { record, says } from '../record.ts';
import { player } from '../words.ts';
import { afterBattle } from './after-battle.ts';

type Question = Situation['question'];
type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const card = ['card', reference] as const;

const lies = oneOf<Facing>(
  'how a card lies',
  liesAsked.map((value) => ({ value, says: liesWords[value] })),
);

const place = oneOf<AskedPlace>(
  'a place',
  askedPlaces.map((value) => ({
    value,
    says: value === 'banished' ? 'banished' : `in the ${places.term(value)}`,
  })),
);

/** Questions about a card on the field: who controls it, and how it lies. */
export const fieldQuestionForms: readonly Form<Question>[] = [
  {
    name: 'is-in',
    example: 'is "Dandylion" in the GY?',
    piece: record<Ask<'is-in'>>(
      { ask: 'is-in' },
      'is',
      card,
      ['place', place],
      { maybe: ['of', ['player', player]] },
      afterBattle,
      '?',
    ),
  },
  {
    name: 'attack-goes',
    example: 'does the attack go on?',
    piece: choice<Ask<'attack-goes'>>(
      record<Ask<'attack-goes'>>({ ask: 'attack-goes', on: true }, 'does the attack go on', '?'),
      record<Ask<'attack-goes'>>({ ask: 'attack-goes', on: false }, 'is the attack stopped', '?'),
    ),
  },
  {
    name: 'on-field',
    example: 'is "Dandylion" on the field?',
    piece: record<Ask<'on-field'>>({ ask: 'on-field' }, 'is', card, 'on the field', afterBattle, '?'),
  },
  {
    name: 'off-field',
    example: 'is "Dandylion" off the field?',
    piece: record<Ask<'off-field'>>({ ask: 'off-field' }, 'is', card, 'off the field', afterBattle, '?'),
  },
  {
    name: 'controller',
    example: 'who controls "Jinzo"?',
    piece: record<Ask<'controller'>>({ ask: 'controller' }, 'who controls', card, '?'),
  },
  {
    name: 'controls',
    example: 'does P0 control "Jinzo"?',
    piece: record<Ask<'controls'>>({ ask: 'controls' }, 'does', ['player', player], 'control', card, '?'),
  },
  {
    name: 'lies',
    example: 'is "Jinzo" face-down?',
    piece: record<Ask<'lies'>>({ ask: 'lies' }, 'is', card, ['how', lies], '?'),
  },
  {
    name: 'position',
    example: 'in which battle position is "Jinzo"?',
    piece: record<Ask<'position'>>(
      { ask: 'position' },
      says('in which battle position is', 'in which position is'),
      card,
      '?',
    ),
  },
];
