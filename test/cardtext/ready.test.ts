import { expect, test } from 'vitest';
import { treeSize } from '../../src/cardtext/grammar/standings.ts';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { readLeaf } from '../../src/cardtext/read-leaf.ts';
import { makeReady } from '../../src/cardtext/ready.ts';
import { hasCards, published } from '../support/card-texts.ts';

test.skipIf(!hasCards)(
  'when the reader is ready, cards add little to the tables that they are read by (needs ../shared)',
  async () => {
    const { cards } = await published();
    makeReady();
    const ready = treeSize();
    for (const [at, card] of cards.entries()) if (at % 20 === 0) readCardText(card, readLeaf);
    expect(ready / treeSize()).toBeGreaterThan(0.95);
  },
);
