import { expect, test } from 'vitest';
import { cardModelOf } from '../../../../src/cardtext/model/card-model-of.ts';
import {
  isDescribedSo,
  isOfKind,
  kindsIn,
} from '../../../../src/situations/principles/reading/kind-words.ts';

const stork = cardModelOf({
  name: 'Dusk Stork',
  facts: { cardType: 'monster', abilities: ['Effect'], attribute: 'DARK', type: 'Winged Beast', level: 4 },
  text: 'Draw 1 card.',
});

test.for([
  ['this card battles a dark monster', true],
  ['this card battles a light or dark monster', true],
  ['this card battles a light monster', false],
  ['your "stork" monster is destroyed', true],
  ['your "heron" monster is destroyed', false],
  ['a level 4 or lower winged beast monster', true],
  ['a level 3 or lower monster', false],
  ['a non-dark monster', false],
  ['a non-light monster', true],
  ['a dark monster with 1500 or less atk', undefined],
] as const)('%s', ([words, is]) => {
  const [kind] = kindsIn(words);
  expect(kind === undefined ? 'none' : isOfKind(stork, kind)).toBe(is);
});

test('whose monster a text speaks of', () => {
  expect(kindsIn("if your dark monster battles an opponent's monster").map(({ whose }) => whose)).toEqual([
    'you',
    'opponent',
  ]);
  expect(kindsIn('a plant monster you control').map(({ whose }) => whose)).toEqual(['you']);
});

test.for([
  ['a face-down plant', 'a plant monster', true],
  ['a face-down insect', 'a plant monster', false],
  ['a face-down monster', 'a plant monster', undefined],
  ['a vanilla monster', 'a normal monster', true],
] as const)('%s as %s', ([said, words, is]) => {
  const [kind] = kindsIn(words);
  expect(kind === undefined ? 'none' : isDescribedSo(said, kind)).toBe(is);
});
