import { expect, test } from 'vitest';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';

const doesOf = (text: string): unknown =>
  cardModelOf({ name: 'Paper Rite', facts: { cardType: 'spell', property: 'Ritual' }, text }).parts.flatMap(
    (part) =>
      part.kind === 'activation'
        ? part.does.map(({ do: verb, uses }) => [verb, uses?.levels, uses?.filter])
        : [],
  );

const any = 'This card can be used to Ritual Summon any LIGHT Ritual Monster. You must also Tribute';
const level = 'the Level of the Ritual Monster you Ritual Summon';

test.for<[string, string, unknown]>([
  [
    'at least its Level',
    `${any} monsters from your hand or field whose total Levels equal or exceed ${level}.`,
    [['ritual-summon', 'at-least', undefined]],
  ],
  [
    'its Level',
    `${any} monsters from your hand or field whose total Levels exactly equal ${level}.`,
    [['ritual-summon', 'exactly', undefined]],
  ],
  [
    'such monsters alone',
    `${any} LIGHT monsters from your hand or field whose total Levels equal or exceed ${level}.`,
    [['ritual-summon', 'at-least', { attribute: 'LIGHT' }]],
  ],
  [
    'a Level in numbers',
    'This card is used to Ritual Summon "Paper Saint". You must also Tribute monsters from your hand or field whose total Levels equal 6 or more.',
    [['ritual-summon', 'at-least', undefined]],
  ],
  [
    'not other sums',
    `${any} monsters from your hand or field whose total ATK equals or exceeds its ATK.`,
    expect.not.arrayContaining([['ritual-summon', 'at-least', undefined]]),
  ],
])('%s', ([, text, is]) => {
  expect(doesOf(text)).toEqual(is);
});
