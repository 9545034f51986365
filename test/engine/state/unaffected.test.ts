import { expect, test } from 'vitest';
import { cardOf } from '../../../src/engine/duel.ts';
import { isUnaffected } from '../../../src/engine/state/unaffected.ts';
import { continuous, duel, monster } from '../../support/duels.ts';

/** A text that says in words alone that its card is unaffected leaves open what it does; of other effects it says nothing. */

const said = 'while there is no fog, this card is unaffected by Spell effects';
const parts = {
  described: continuous({ do: 'described', reads: said }),
  unread: { kind: 'unread', reads: said },
  another: continuous({ do: 'described', reads: 'other monsters are unaffected by Spell effects' }),
} as const;

test.for([
  ['described', 'spell', 'unknown'],
  ['unread', 'spell', 'unknown'],
  ['described', 'trap', 'no'],
  ['another', 'spell', 'no'],
] as const)('%s words, an effect of a %s', ([words, kind, expected]) => {
  const card = cardOf(duel({ x: [monster('Fog Newt', [parts[words]]), 'monster-zone'] }), 'x');
  expect(isUnaffected(card, { card: 'y', kind, player: 'P1' })).toBe(expected);
});
