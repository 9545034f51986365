import { expect, test } from 'vitest';
import { isActivated } from '../../../src/card-model/activated.ts';
import { textTrap } from '../../support/text-cards.ts';

/** What Counter Traps in the wording before 2011 answer: what they say that they negate. */

const effectOf = (text: string) => textTrap('Old Wall', text, 'Counter').parts.find(isActivated);

test.for([
  ['a kind of card', 'Negate the activation of a Field Spell Card and destroy it.', 1],
  ['two kinds', "Negate the activation of a Trap Card or Effect Monster's effect and destroy that card.", 2],
  [
    'the opponent',
    "Pay 300 Life Points. Negate the activation of an opponent's Trap Card and destroy it.",
    1,
  ],
  [
    'what it would do',
    "Discard 2 cards. Negate the activation of a Spell Card, Trap Card, or Effect Monster's effect that destroys a Trap Card on the field, and destroy that card.",
    3,
  ],
] as const)('%s', ([, text, count]) => {
  const effect = effectOf(text);
  expect(effect !== undefined && 'on' in effect ? effect.on.map(({ event }) => event) : []).toEqual(
    Array.from({ length: count }, () => 'effect-activated'),
  );
  expect(effect?.does.map((each) => each.do).slice(-2)).toEqual(['negate-activation', 'destroy']);
});

test('what is not read is not taken for any time', () => {
  const effect = effectOf('Negate the activation of whatever howls and destroy it.');
  expect(effect?.unreadTiming).toBe('When whatever howls is activated');
});
