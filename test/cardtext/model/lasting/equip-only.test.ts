import { describe, expect, test } from 'vitest';
import { cardModelOf } from '../../../../src/cardtext/model/card-model-of.ts';
import { equipOnlyTo } from '../../../../src/cardtext/model/lasting/equip-only.ts';
import { spell } from '../../../support/card-texts.ts';

test.for([
  ['Equip only to a Warrior monster.', { cardType: 'monster', type: 'Warrior' }],
  ['Equip only to a monster you control.', { cardType: 'monster', controller: 'you' }],
  ["Equip only to an opponent's monster.", { cardType: 'monster', controller: 'opponent' }],
  [
    'Equip only to a FIRE monster you control.',
    { cardType: 'monster', attribute: 'FIRE', controller: 'you' },
  ],
  ['Equip only to "Iron Newt" or "Tin Newt".', { names: ['Iron Newt', 'Tin Newt'] }],
  ['Equip only to a Warrior monster that is the only monster you control.', undefined],
  ['Equip only to a monster you control equipped with an Equip Card.', undefined],
  ['This card can only be equipped to it.', undefined],
] as const)('%s', ([words, filter]) => {
  expect(equipOnlyTo(words)).toEqual(filter);
});

describe('an Equip Spell', () => {
  const model = (text: string) => cardModelOf({ name: 'Paper Blade', facts: spell('Equip'), text });

  test('targets what it can be equipped to, and "it" is the equipped monster', () => {
    const { parts } = model('Equip only to a Warrior monster. It gains 800 ATK.');
    expect(parts.find(({ kind }) => kind === 'activation')).toMatchObject({
      targets: [{ count: 1, filter: { cardType: 'monster', faceUp: true, type: 'Warrior' } }],
    });
    expect(parts.find(({ kind }) => kind === 'continuous')).toMatchObject({
      does: [{ do: 'change-atk', amount: 800, what: 'equipped' }],
    });
  });

  test('whose sentence says more than a field can leaves open what it targets', () => {
    const { parts } = model('Equip only to a Warrior monster that has seen the sea. It gains 800 ATK.');
    expect(parts.find(({ kind }) => kind === 'activation')).toMatchObject({
      targets: [{ filter: { reads: 'it is what the Equip Card can be equipped to' } }],
    });
  });
});
