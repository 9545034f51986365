import fc from 'fast-check';
import { places } from '../../../src/vocabulary/places.ts';
import { summonWays } from '../../../src/vocabulary/summons.ts';
import { monsterZones, spellTrapZones } from '../../../src/vocabulary/zones.ts';

/** What arbitrary situations are put together from. */

/** Names and ids with everything that could be taken for a part of a line. */
export const awkward = [
  'Dandylion',
  'the monster',
  'P0',
  'a and b',
  'by "x", then (y)',
  'nothing',
  'line\nbreak\r',
  'back\\slash "',
  'semi; colon: {brace}',
  '“curly”',
  '  spaces  ',
  'can it be?',
] as const;
export const word = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
);

export const some = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((each) => (each === undefined ? {} : { [key]: each }));
export const all = <T>(...parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<T> =>
  fc.tuple(...parts).map((each) => Object.assign({}, ...each));
export const fixed = (value: object) => fc.constant(value);

export const player = fc.constantFrom('P0', 'P1');
export const place = fc.constantFrom(...places.ids);
export const way = fc.constantFrom(...summonWays.ids);
export const position = fc.constantFrom('attack', 'defense');
export const zone = fc.constantFrom(...monsterZones.ids);
export const spellTrapZone = fc.constantFrom(...spellTrapZones.ids);
export const stat = fc.oneof(fc.nat(9999), fc.nat(), fc.constant('?'));
