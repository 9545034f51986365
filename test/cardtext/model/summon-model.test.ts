import { describe, expect, test } from 'vitest';
import { isExtraDeckMonster } from '../../../src/card-model/facts.ts';
import {
  materialsOf,
  printMaterialLine,
  readMaterialLine,
} from '../../../src/cardtext/model/summons/materials-model.ts';
import { withNormalSummons } from '../../../src/cardtext/model/summons/normal-summons.ts';
import { pendulumSummonsOnly } from '../../../src/cardtext/model/summons/pendulum-restriction.ts';
import { tributesOf } from '../../../src/cardtext/model/summons/tributes-model.ts';
import { normalise } from '../../../src/cardtext/normalise.ts';
import { hasCards, published } from '../../support/card-texts.ts';

const tuner = { count: 1, filter: { cardType: 'monster', abilities: ['Tuner'] } };
const nonTuners = {
  count: 1,
  orMore: true,
  filter: { cardType: 'monster', except: [{ abilities: ['Tuner'] }] },
};

describe('materials', () => {
  test.for<[string, object]>([
    ['1 Tuner + 1+ non-Tuner monsters', { groups: [tuner, nonTuners] }],
    ['1 Tuner + 1 or more non-Tuner monsters', { groups: [tuner, nonTuners] }],
    ['1 Tuner + 1+ non-Tuners', { groups: [tuner, nonTuners] }],
    ['2 Level 4 monsters', { groups: [{ count: 2, filter: { cardType: 'monster', levels: [4] } }] }],
    [
      '"Low Boar" + "High Boar"',
      {
        groups: [
          { count: 1, filter: { names: ['Low Boar'] } },
          { count: 1, filter: { names: ['High Boar'] } },
        ],
      },
    ],
    [
      '2+ monsters, including a "Boar" monster',
      {
        groups: [{ count: 2, orMore: true, filter: { cardType: 'monster' } }],
        including: { count: 1, filter: { cardType: 'monster', archetype: 'Boar' } },
      },
    ],
    [
      '3 monsters with different names',
      { groups: [{ count: 3, filter: { cardType: 'monster' } }], different: ['names'] },
    ],
  ])('%s', ([line, materials]) => {
    expect(materialsOf(line)).toEqual(materials);
    const read = readMaterialLine(line);
    expect(read === null ? null : printMaterialLine(read)).toBe(line);
  });

  test.for([
    '2 monsters with the same Rank',
    'If this card is destroyed: Draw 1 card.',
    '1 monster in your GY',
  ])('no field can say "%s"', (line) => expect(materialsOf(line)).toBeUndefined());

  test.skipIf(!hasCards)(
    'nineteen in twenty lines of published cards are read, and each that is, is printed again',
    async () => {
      const { cards } = await published();
      const lines = cards.flatMap(({ facts, text }) => {
        const [line = ''] = normalise(text).text.split(/\n| \/ (?=[A-Z(])/);
        return isExtraDeckMonster(facts) && !/[.:]\s*$/.test(line) ? [line] : [];
      });
      const read = lines.filter((line) => materialsOf(line) !== undefined);
      expect(read.length / lines.length).toBeGreaterThan(0.95);
      for (const line of read)
        expect(printMaterialLine(readMaterialLine(line) ?? expect.fail(line))).toBe(line);
    },
  );
});

describe('Tributes', () => {
  test.for<[string, object]>([
    ['You can Normal Summon this card without Tributing.', { count: 0, as: ['summon'] }],
    [
      'You can Normal Summon/Set this card without Tributing, but its ATK becomes 1000.',
      { count: 0, as: ['summon', 'set'] },
    ],
    [
      'If you control no monsters, you can Normal Summon this card without Tributing.',
      {
        count: 0,
        as: ['summon'],
        onlyIf: 'If you control no monsters',
        holds: [
          [
            {
              cards: { from: ['monster-zone'], filter: { cardType: 'monster', controller: 'you' } },
              atMost: 0,
            },
          ],
        ],
      },
    ],
    ['You can Tribute 3 monsters to Tribute Summon (but not Set) this card.', { count: 3, as: ['summon'] }],
    [
      'Requires 3 Tributes to Normal Summon (cannot be Normal Set).',
      { count: 3, as: ['summon'], required: true },
    ],
    [
      'Must be Normal Summoned/Set by Tributing 3 monsters.',
      { count: 3, as: ['summon', 'set'], required: true },
    ],
    [
      'You can Normal Summon/Set this card with 1 Tribute, but its ATK becomes 2000.',
      { count: 1, as: ['summon', 'set'] },
    ],
    [
      'You can Tribute Summon this card by Tributing 1 "Boar" monster.',
      { count: 1, as: ['summon', 'set'], filter: { cardType: 'monster', archetype: 'Boar' } },
    ],
    [
      'You can Tribute Summon this card in face-up Attack Position by Tributing 1 Zombie monster.',
      { count: 1, as: ['summon'], filter: { cardType: 'monster', type: 'Zombie' } },
    ],
  ])('%s', ([sentence, way]) => expect(tributesOf([sentence]).tributes).toEqual([way]));

  test('a monster that counts as two, and one that cannot be Set', () => {
    expect(
      tributesOf(['This card can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster.']),
    ).toMatchObject({ tributes: [], treatedAsTributes: { count: 2, filter: { attribute: 'LIGHT' } } });
    expect(tributesOf(['Requires 3 Tributes to Normal Summon (cannot be Normal Set).']).noSet).toBe(true);
  });

  test.for(['Tribute 1 monster; draw 1 card.', 'You can Special Summon this card by Tributing 1 monster.'])(
    '"%s" says nothing of it',
    (sentence) => expect(tributesOf([sentence])).toEqual({ tributes: [] }),
  );
});

describe('how many Normal Summons', () => {
  const words = 'in addition to your Normal Summon/Set, (You can only gain this effect once per turn.)';
  const summons = { do: 'normal-summon', may: true, what: { count: 1, filter: {} } } as const;
  test.for<[string, Parameters<typeof withNormalSummons>[0], object]>([
    [
      'two, not just 1',
      { do: 'described', reads: 'conduct 2 Normal Summons/Sets this turn, not just 1.' },
      { do: 'conduct-normal-summons', amount: 2 },
    ],
    [
      'up to three',
      { do: 'described', reads: 'you can conduct up to 3 Normal Summons/Sets this turn, not just 1.' },
      { do: 'conduct-normal-summons', amount: 3 },
    ],
    [
      'one in addition',
      { ...summons, delayed: 'during your Main Phase this turn', reads: words },
      { do: 'normal-summon', what: summons.what, inAddition: true },
    ],
    [
      'in the turn of its own Normal Summon',
      { ...summons, onlyIf: 'during the turn this card was Normal Summoned', reads: words },
      { do: 'normal-summon', what: summons.what, inAddition: 'turn-normal-summoned' },
    ],
    [
      'under a condition',
      { ...summons, onlyIf: 'if a Field Spell is on the field', reads: words },
      {
        do: 'normal-summon',
        what: summons.what,
        inAddition: true,
        onlyIf: 'if a Field Spell is on the field',
      },
    ],
    ['another effect', { do: 'draw', amount: 1, reads: 'or so' }, { do: 'draw', amount: 1, reads: 'or so' }],
  ])('%s', ([, read, meant]) => expect(withNormalSummons(read)).toEqual(meant));
});

test.for<[string, object | undefined]>([
  [
    'You cannot Pendulum Summon monsters, except "Boar" monsters.',
    { cardType: 'monster', archetype: 'Boar' },
  ],
  [
    'You cannot Pendulum Summon, except LIGHT monsters (this effect cannot be negated).',
    { cardType: 'monster', attribute: 'LIGHT' },
  ],
  ['You cannot Pendulum Summon, except from the Extra Deck.', undefined],
  ['You cannot Special Summon monsters, except "Boar" monsters.', undefined],
])('%s', ([text, filter]) => expect(pendulumSummonsOnly(text)).toEqual(filter));
