import { beforeAll, describe, expect, test } from 'vitest';
import { type NameRecall, nameQueries, nameRecall } from '../../../bench/names.ts';
import { cardModelSchema } from '../../../src/card-model/card-model.ts';
import { storeInMemory } from '../../../src/cards/card-store.ts';
import { loadNicknames } from '../../../src/cards/names/nicknames.ts';
import { type OpenCatalogue, openCatalogue } from '../../../src/cards/open-catalogue.ts';
import { hasCards, published } from '../../support/card-texts.ts';
import { namesFolder } from '../../support/project-data.ts';

const nicknames = loadNicknames(namesFolder);
if (!nicknames.ok) throw new Error(nicknames.problem.found);
const queries = nameQueries();

test('there are several hundred nicknames, none without a letter or digit', () => {
  expect(nicknames.value.size).toBeGreaterThan(500);
  expect(nicknames.value.has('')).toBe(false);
});

describe.skipIf(!hasCards)('over all published cards', () => {
  let catalogue: OpenCatalogue;
  beforeAll(async () => {
    const { cards } = await published();
    catalogue = openCatalogue(storeInMemory(cards.map((card) => ({ card }))), {
      origin: {},
      nicknames: nicknames.value,
      modelOf: ({ name, facts }) => cardModelSchema.parse({ name, facts }),
    });
  }, 60_000);

  test('every nickname still stands for a real card', () => {
    const names = new Set([...nicknames.value.values()].flat());
    expect([...names].filter((name) => catalogue.exact(name)?.name !== name)).toEqual([]);
  });

  test('every card is found by its own name', () => {
    const lost = catalogue
      .known(catalogue.size)
      .filter(({ name }) => catalogue.exact(name)?.name !== name)
      .map(({ name }) => name);
    expect(lost).toEqual([]);
  });

  describe.skipIf(queries.length === 0)('what players type finds the card', () => {
    let recall: ReadonlyMap<string, NameRecall>;
    beforeAll(() => {
      recall = nameRecall(catalogue.search, queries);
    }, 60_000);

    test.for([
      ['typos', 'first', 0.99],
      ['typos', 'five', 0.97],
      ['punct', 'first', 0.98],
      ['punct', 'five', 0.97],
      ['multi', 'first', 0.96],
      ['multi', 'five', 0.97],
      ['order', 'first', 0.95],
      ['order', 'five', 0.97],
      ['nick', 'first', 0.9],
      ['nick', 'five', 0.97],
      ['prefix', 'all', 0.99],
    ] as const)('%s, %s: %d', ([set, which, least]) => {
      expect(recall.get(set)?.[which]).toBeGreaterThanOrEqual(least);
    });
  });
});
