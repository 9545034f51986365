import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { namesIn } from '../../../src/ask/names/names-in.ts';
import { storeInMemory } from '../../../src/cards/card-store.ts';
import { loadNicknames } from '../../../src/cards/names/nicknames.ts';
import { type OpenCatalogue, openCatalogue } from '../../../src/cards/open-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { valueOrThrow } from '../../../src/platform/problem.ts';
import { hasCards, published } from '../../support/card-texts.ts';
import { namesFolder } from '../../support/project-data.ts';

/** Sentences of our own about real cards: each with the cards that it names, and what is to be asked about. */
const rows = z
  .array(z.tuple([z.string(), z.array(z.string())]).rest(z.array(z.string())))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'real-names.json'), 'utf8')));

describe.skipIf(!hasCards)('the cards that players name, among all published ones', () => {
  let catalogue: OpenCatalogue;
  beforeAll(async () => {
    const { cards } = await published();
    catalogue = openCatalogue(storeInMemory(cards.map((card) => ({ card }))), {
      origin: {},
      nicknames: valueOrThrow(loadNicknames(namesFolder)),
      modelOf: cardModelOf,
    });
  }, 60_000);

  test.for(rows)('%s', ([text, cards, unclear = []]) => {
    const names = namesIn(text, catalogue);
    expect([...new Set(names.cards.map(({ name }) => name))].toSorted()).toEqual(cards.toSorted());
    expect(names.unclear.map(({ typed }) => typed)).toEqual(unclear);
  });
});
