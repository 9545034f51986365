import {
  activate,
  activation,
  declare,
  duel,
  effect,
  ev,
  ifThis,
  monster,
  negated,
  type Placed,
  resolve,
  spell,
} from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, inHand, on, spells, watch, x, y } from './trigger-cards.ts';

const seed = (part: unknown): Placed => [spell('Buried Seed', [activation(), part]), 'hand'];

/** The card is activated, destroyed by what was chained to it, and its activation is negated. */
const activatedAndNegated = [
  activate('x', { part: 0 }),
  activate('theirs'),
  resolve([ev('destroyed', 'x')]),
  negated('activation'),
] as const;

/** Did a card of which the Summon or the activation was negated leave the field? */
export const afterNegation: readonly Row[] = [
  x(
    'its Summon was negated: it was sent to the GY',
    duel({ x: inHand(ifThis('sent-to-gy')) }, declare('x', 'normal-summoned'), { do: 'negate-summon' }),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'but not from the hand',
    duel(
      { x: inHand(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from: ['hand'] }] })) },
      declare('x', 'normal-summoned'),
      { do: 'negate-summon' },
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'a Spell whose activation was negated and which was destroyed did not leave the field',
    duel({ x: seed(ifThis('left-the-field')) }, ...activatedAndNegated),
    'no',
    'negate/card-no-longer-on-field not-from-field',
  ),
  x(
    'it was destroyed all the same',
    duel({ x: seed(ifThis('destroyed')) }, ...activatedAndNegated),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'one that was only destroyed did leave it',
    duel(
      { x: seed(ifThis('left-the-field')) },
      activate('x', { part: 0 }),
      activate('theirs'),
      resolve([ev('destroyed', 'x')]),
      resolve(),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a Spell that was negated, and nobody said that it was its activation',
    duel(
      { x: seed(ifThis('left-the-field')) },
      activate('x'),
      activate('theirs'),
      resolve([ev('destroyed', 'x')]),
      negated('activation'),
    ),
    'no',
    'negate/card-no-longer-on-field not-from-field',
  ),
  x(
    'one whose activation was negated was not sent to the GY from the field either',
    duel(
      { x: seed(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from: [spells] }] })) },
      ...activatedAndNegated,
    ),
    'no',
    'negate/card-no-longer-on-field not-from-field',
  ),
  x(
    'what else its text answers, and what did not happen, makes no difference',
    duel(
      {
        x: seed(
          ifThis('left-the-field', {
            on: [
              { event: 'left-the-field', of: 'this' },
              { event: 'banished', of: 'this' },
            ],
          }),
        ),
      },
      ...activatedAndNegated,
    ),
    'no',
    'negate/card-no-longer-on-field not-from-field',
  ),
  x(
    'of the GY it sees another card leave the field',
    duel(
      { x: seed(watch('left-the-field', { cardType: 'monster' }, { activatesIn: ['gy'] })), y },
      activate('x', { part: 0 }),
      activate('theirs'),
      resolve([ev('destroyed', 'x')], [ev('destroyed', 'y')]),
      negated('activation'),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'the activation of another Spell was negated',
    duel(
      { x: on(ifThis('left-the-field')) },
      activate('spell'),
      activate('theirs'),
      resolve([ev('destroyed', 'x')]),
      negated('activation'),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a monster whose effect had its activation negated did leave the field',
    duel(
      { x: [monster('Lantern Newt', [{ kind: 'ignition' }, ifThis('left-the-field')]), field] },
      ...activatedAndNegated,
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'its activation was negated on an earlier Chain, and it is on the field again',
    duel(
      { x: seed(ifThis('left-the-field')) },
      ...activatedAndNegated,
      ...effect([ev('set', 'x')]),
      ...effect([ev('destroyed', 'x')]),
    ),
    'yes',
    'trigger/if-cannot-miss if',
  ),
];
