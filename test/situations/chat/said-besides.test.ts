import { expect, test } from 'vitest';
import { withoutSaidBesides } from '../../../src/situations/chat/said-besides.ts';
import { textMonster, textTrap } from '../../support/text-cards.ts';

/** What is said of a card besides, and is known by its text. */

const cards = [
  textMonster('Thrown Newt', 'You can discard this card; this turn, you take no damage.'),
  textTrap(
    'Far Wall',
    'When a Spell Card is activated: Negate the activation, and if you do, banish it.',
    'Counter',
  ),
];

test.for([
  [
    "i negate it with #1, which says 'negate the activation, and if you do, banish it'.",
    'i negate it with #1.',
  ],
  ["i negate it with #1, which says 'destroy it'.", undefined],
  ['my opponent activates #0. Is the #0 in their GY banished?', 'my opponent activates #0. Is #0 banished?'],
  ['Is the #0 in their GY banished?', undefined],
  ['my opponent activates #1. Is the #1 in their GY banished?', undefined],
] as const)('%s', ([words, plain]) => {
  expect(withoutSaidBesides(words, cards)).toBe(plain ?? words);
});
