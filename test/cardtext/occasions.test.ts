import { describe, expect, test } from 'vitest';
import { footprintOf } from '../../src/cardtext/footprint.ts';
import { occasionsAtFirst, occasionsOf } from '../../src/cardtext/occasions.ts';

describe('the events of which one has to be there for what words tell', () => {
  test.for<[string, readonly string[] | undefined]>([
    ['If a lantern is destroyed by battle with a paper monster', ['attack-declared']],
    [
      'If this card is sent to the GY as material for a paper monster',
      ['used-as-material', 'became-xyz-material'],
    ],
    ['When you Ritual Summon a monster', ['ritual-summoned']],
    [
      'If you take damage, or if a lantern is banished',
      ['inflicted-battle-damage', 'something-else', 'banished', 'banished-face-down'],
    ],
    ['If you control a lantern', undefined],
    ['If you take damage, or if you control a lantern', undefined],
  ])('%s', ([words, events]) => {
    expect(occasionsOf(words)).toEqual(events);
  });

  test('any Summon may be one that only "Summoned" tells', () => {
    expect(occasionsOf('If a monster is Special Summoned')).toEqual(
      expect.arrayContaining(['special-summoned', 'xyz-summoned', 'normal-summoned']),
    );
  });

  test('of words that begin with their occasion, and of one sentence alone', () => {
    expect(occasionsAtFirst('When this card leaves the field, light 2 lanterns.')).toEqual([
      'left-the-field',
    ]);
    expect(occasionsAtFirst('Light 2 lanterns when this card leaves the field.')).toBeUndefined();
    expect(
      occasionsAtFirst('When this card leaves the field, light 2 lanterns. All lanterns are lost.'),
    ).toBeUndefined();
  });

  test('a footprint has them', () => {
    expect(footprintOf('When this card leaves the field, banish 2 lanterns.').upon).toEqual([
      'left-the-field',
    ]);
  });
});

test('the words that give effects touch nothing themselves, and what cannot be Summoned is not moved', () => {
  expect(footprintOf('Paper monsters gain this effect.').aspects).toEqual(['activation']);
  expect(footprintOf('You cannot Special Summon monsters.').aspects).toEqual(['summon']);
});

test('whoever takes no damage takes no battle damage', () => {
  for (const words of [
    'The player with the most lanterns takes no damage.',
    'Until the End Phase, you do not take any damage.',
  ])
    expect(footprintOf(words).aspects).toContain('battle-damage');
});
