import { expect, test } from 'vitest';
import { withMaterialUse } from '../../../../src/cardtext/model/summons/material-use.ts';

const field = 'monster-zone';
const used = 'used-as-material';
const machines = { cardType: 'monster', type: 'Machine' };

test.for<['fusion-summon' | 'ritual-summon', string, unknown]>([
  [
    'fusion-summon',
    'using Machine monsters from your hand or field',
    { from: ['hand', field], as: used, filter: machines },
  ],
  [
    'fusion-summon',
    'using only Machine monsters you control as material',
    { from: [field], as: used, filter: machines },
  ],
  [
    'fusion-summon',
    'using monsters on either field, including this card',
    { from: [field], as: used, eitherField: true, including: 'this' },
  ],
  [
    'fusion-summon',
    'using monsters from your hand or either field, including "Paper Lantern" or "Tin Lantern"',
    {
      from: ['hand', field],
      as: used,
      eitherField: true,
      including: { names: ['Paper Lantern', 'Tin Lantern'] },
    },
  ],
  [
    'fusion-summon',
    'using monsters from your hand, field, and/or Pendulum Zones',
    { from: ['hand', field, 'pendulum-zone'], as: used },
  ],
  [
    'fusion-summon',
    'by banishing Machine monsters from your field or GY as material',
    { from: [field, 'gy'], as: 'banished', filter: machines },
  ],
  [
    'ritual-summon',
    'by Tributing Machine monsters you control whose total Levels equal its Level',
    { from: [field], as: 'tributed', levels: 'exactly', filter: machines },
  ],
  [
    'ritual-summon',
    'by Tributing monsters from your hand or field, including this card on your field, whose total Levels equal or exceed the Level of that Ritual Monster',
    { from: ['hand', field], as: 'tributed', levels: 'at-least', including: 'this' },
  ],
  // Which monster is meant, how many of them, and what is said besides: no field has that.
  ['fusion-summon', 'using monsters you control, including that monster', undefined],
  ['fusion-summon', 'using 3 or more monsters from your hand or field', undefined],
  ['fusion-summon', 'using monsters you control, but it cannot attack this turn', undefined],
])('%s %s', ([verb, reads, uses]) => {
  expect(withMaterialUse({ do: verb, reads }).uses).toEqual(uses);
});

test.for([
  ['using 3 or more monsters from your hand or field', ['hand', field]],
  ['using monsters from your hand or Deck that fit it', ['hand', 'deck']],
  ['by banishing materials from your Extra Deck, then your GY', ['gy', 'extra-deck', 'banished']],
  ['with what is there', undefined],
] as const)('the places that these words name: %s', ([reads, places]) => {
  expect(withMaterialUse({ do: 'fusion-summon', reads }).mayUse).toEqual(places);
});
