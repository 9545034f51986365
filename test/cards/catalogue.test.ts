import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardModelSchema } from '../../src/card-model/card-model.ts';
import { loadCatalogue, makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books } from '../support/project-data.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const card = (name: string, password?: number) =>
  cardModelSchema.parse({ name, password, facts: { cardType: 'spell', property: 'Normal' } });

const catalogue = makeCatalogue([
  card('Lantern of the Deep', 10001234),
  card('Lantern of the Keep', 22222222),
  card('Marsh Warden', 33333333),
  card('Number 12: Gate', 44444444),
  card('Number 13: Gate', 55555555),
  card('Ox', 66666666),
]);

describe('the card that a name means', () => {
  test.for<[string, string, string | undefined]>([
    ['an exact name', 'Marsh Warden', 'Marsh Warden'],
    ['another case, without punctuation', 'marsh-WARDEN', 'Marsh Warden'],
    ['a passcode', '33333333', 'Marsh Warden'],
    ['one wrong letter', 'Marsh Wardan', 'Marsh Warden'],
    ['a missing letter', 'Mash Warden', 'Marsh Warden'],
    ['two names equally near are asked about', 'Lantern of the Weep', undefined],
    ['a wrong number is no slip of the fingers', 'Number 14: Gate', undefined],
    ['half a name is asked about', 'Lantern', undefined],
    ['a short name must be right', 'Oz', undefined],
    ['nonsense', 'qqqqqqqq', undefined],
    ['nothing', '', undefined],
    ['a very long name', 'x'.repeat(6000), undefined],
  ])('%s: %s', ([, typed, name]) => {
    const picked = catalogue.pick(typed);
    expect(picked.ok ? picked.value.card.name : undefined).toBe(name);
  });

  test('what was taken for a name is told, an exact name is not', () => {
    expect(catalogue.pick('Mash Warden')).toMatchObject({ value: { takenFrom: 'Mash Warden' } });
    expect(catalogue.pick('Marsh Warden')).not.toHaveProperty('value.takenFrom');
  });

  test('what is near is offered, best first', () => {
    const picked = catalogue.pick('Lantern of the Weep');
    expect(picked.ok ? [] : picked.problem.choices?.map(({ label }) => label)).toEqual([
      'Lantern of the Deep',
      'Lantern of the Keep',
    ]);
  });
});

describe('the search while typing', () => {
  test('names that begin so come before names that are like it', () => {
    expect(
      catalogue
        .search('number', 5)
        .map((found) => found.card.name)
        .slice(0, 2),
    ).toEqual(['Number 12: Gate', 'Number 13: Gate']);
  });
  test('no more than asked for, none for nothing', () => {
    expect(catalogue.search('a', 2).length).toBeLessThanOrEqual(2);
    expect(catalogue.search('  ', 5)).toEqual([]);
  });
});

describe('the starter catalogue', () => {
  test('has every card under its exact name', () => {
    for (const { name } of books.catalogue.cards) expect(books.catalogue.exact(name)?.name).toBe(name);
  });
  test.for(books.catalogue.cards.map(({ name }) => [name] as const))(
    '%s is found with a letter missing',
    ([name]) => {
      const typed = `${name.slice(0, 3)}${name.slice(4)}`;
      const names = books.catalogue.search(typed, 3).map((found) => found.card.name);
      expect(names).toContain(name);
    },
  );
});

describe('a catalogue that cannot be loaded says which file', () => {
  test('a broken card', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'bad.json'), '{"name":"Bad"}');
    const result = loadCatalogue(folder);
    expect(result.ok ? '' : result.problem.found).toContain('bad.json (at facts');
  });
  test('no cards, or no folder', () => {
    expect(loadCatalogue(temporaryFolder()).ok).toBe(false);
    expect(loadCatalogue('/nowhere').ok).toBe(false);
  });
});
