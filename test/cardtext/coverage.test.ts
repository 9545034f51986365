import { expect, test } from 'vitest';
import { counted, sharesOf } from '../../bench/clauses/shares.ts';
import { hasCards, published } from '../support/card-texts.ts';

/** What was reached, in 100, rounded down: a change of the reader must not fall below. */
const floors = {
  'all texts: sentences read whole': 86,
  'all texts: effects with instructions for every part': 84,
  'all texts: cards with effects, all effects read whole': 77,
  'all texts: cards with effects, every sentence read whole': 72,
  'texts of today: sentences read whole': 92,
  'texts of today: effects with instructions for every part': 90,
  'texts of today: cards with effects, all effects read whole': 84,
  'texts of today: cards with effects, every sentence read whole': 79,
};

test.skipIf(!hasCards)('coverage does not fall (needs ../shared)', { timeout: 300_000 }, async () => {
  const { cards } = await published();
  const shares = new Map(
    sharesOf(cards.map(counted)).map(({ what, all, read }) => [what, (100 * read) / all]),
  );
  const fell = Object.entries(floors).filter(([what, floor]) => (shares.get(what) ?? 0) < floor);
  expect(fell).toEqual([]);
});
