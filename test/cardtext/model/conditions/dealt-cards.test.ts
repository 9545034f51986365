import { expect, test } from 'vitest';
import { dealtIn } from '../../../../src/cardtext/model/conditions/dealt-cards.ts';

test.for<[string, unknown]>([
  ['if you destroyed a Dragon monster', { did: 'destroy', cards: { cardType: 'monster', type: 'Dragon' } }],
  [
    'if you Tributed a "Lantern" monster to activate this effect',
    { did: 'tribute', cards: { cardType: 'monster', archetype: 'Lantern' }, paid: true },
  ],
  ['if you sent a monster to the GY', { did: 'send-to-gy', cards: { cardType: 'monster' } }],
  ['if you discarded a "Lantern" card', { did: 'discard', cards: { archetype: 'Lantern', owner: 'you' } }],
  ['if the discarded card was not a Trap', { did: 'discard', cards: { cardType: 'trap' }, not: true }],
  [
    'if any "Lantern" monsters were sent to the GY by this effect',
    { did: 'send-to-gy', cards: { cardType: 'monster', archetype: 'Lantern' } },
  ],
  // What was so when it was done is not always so now, and other words are no fields.
  ['if you destroyed a monster you control', undefined],
  ['if you banished a monster with the same name', undefined],
  ['if you destroyed all of them', undefined],
  ['if you hummed a Dragon monster', undefined],
])('%s', ([words, dealt]) => {
  expect(dealtIn(words)).toEqual(dealt);
});
