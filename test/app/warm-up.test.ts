import { expect, test } from 'vitest';
import { warmUp } from '../../src/app/warm-up.ts';
import { type CardStore, storeInMemory } from '../../src/cards/card-store.ts';
import { openCatalogue } from '../../src/cards/open-catalogue.ts';
import { services } from '../support/fakes.ts';
import { books, examples, rulings } from '../support/project-data.ts';

test('the names in other languages are opened before anybody types, not by a keystroke', async () => {
  const asked: string[] = [];
  const model = books.catalogue.cards[0];
  if (model === undefined) throw new Error('no card');
  const store = storeInMemory([
    { model, card: { name: model.name, facts: model.facts, text: '', otherNames: { de: 'Laternenwart' } } },
  ]);
  const watched: CardStore = {
    ...store,
    partOf(part) {
      asked.push(part);
      return store.partOf(part);
    },
  };
  const parts = { origin: {}, nicknames: new Map(), modelOf: () => model };
  const catalogue = openCatalogue(watched, parts);
  await warmUp({ ...services, ...books, examples, rulings, catalogue: { ...catalogue, cards: [model] } });
  expect(asked).toEqual(['english', 'otherNames']);
  expect(catalogue.search('laternenw', 1)).toMatchObject([{ name: model.name }]);
  expect(asked).toEqual(['english', 'otherNames']);
});
