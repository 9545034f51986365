import type { Situation } from '../../situation.ts';
import { someCounters } from '../counters.ts';
import type { Form } from '../form.ts';
import { choice, number, reference } from '../pieces.ts';
import { record, says } from '../record.ts';
import { player } from '../words.ts';

type Action = Situation['actions'][number];
type Do<K extends Action['do']> = Extract<Action, { do: K }>;

/** What becomes of LP, in two words around the number: "loses 1000 LP", "takes 500 damage". */
const change = (how: Do<'lp'>['how'], after: 'LP' | 'damage', ...verbs: readonly [string, ...string[]]) =>
  record<Do<'lp'>>(
    { do: 'lp', how },
    ['player', player],
    says(...verbs),
    ['lp', number('how many LP')],
    after === 'LP' ? says('LP', 'life points', 'Life Points') : says('damage', 'effect damage'),
    { maybe: ['by', ['by', reference]] },
  );

const card = ['card', reference] as const;
const some = ['counters', someCounters] as const;

/** What players do with their turn, and changes of LP and counters that are told by themselves. */
export const turnActions: readonly Form<Action>[] = [
  {
    name: 'end-turn',
    example: 'P0 ends the turn',
    piece: choice<Do<'end-turn'>>(
      record<Do<'end-turn'>>({ do: 'end-turn' }, ['player', player], says('ends', 'end'), 'the turn'),
      record<Do<'end-turn'>>({ do: 'end-turn' }, says('end the turn', 'the turn ends')),
    ),
  },
  {
    name: 'pass',
    example: 'P0 passes',
    piece: record<Do<'pass'>>({ do: 'pass' }, ['player', player], says('passes', 'pass', 'does not respond')),
  },
  {
    name: 'lp',
    example: 'P0 loses 1000 LP',
    piece: choice<Do<'lp'>>(
      change('loses', 'LP', 'loses', 'lose', 'lost'),
      change('gains', 'LP', 'gains', 'gain', 'gained', 'recovers'),
      change('pays', 'LP', 'pays', 'pay', 'paid'),
      change('takes', 'damage', 'takes', 'take', 'took'),
    ),
  },
  {
    name: 'counters',
    example: '3 Spell Counters are placed on "Dandylion"',
    piece: choice<Do<'counters'>>(
      record<Do<'counters'>>({ do: 'counters', how: 'placed' }, says('place', 'put'), some, 'on', card),
      record<Do<'counters'>>({ do: 'counters', how: 'removed' }, 'remove', some, 'from', card),
      record<Do<'counters'>>(
        { do: 'counters', how: 'placed' },
        some,
        says('are placed on', 'is placed on'),
        card,
      ),
      record<Do<'counters'>>(
        { do: 'counters', how: 'removed' },
        some,
        says('are removed from', 'is removed from'),
        card,
      ),
    ),
  },
];
