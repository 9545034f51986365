import { describe, expect, test } from 'vitest';
import { carriedOut, effectWords } from '../../../../src/situations/principles/reading/effect-words.ts';
import { textSpell } from '../../../support/text-cards.ts';

const wordsOf = (text: string) => {
  const model = textSpell('Paper Lantern', text);
  const [part] = model.parts;
  return part === undefined ? undefined : effectWords(model, part);
};

describe('the clauses of an effect, and what hangs on what', () => {
  test.for([
    ['if you do', 'Target 1 card; destroy that target, and if you do, draw 1 card.', [false, false]],
    ['then', 'Target 1 card; destroy that target, then draw 1 card.', [false, false]],
    ['also', 'Target 1 card; destroy that target, also draw 1 card.', [false, true]],
    ['and', 'Target 1 card; draw 1 card and destroy that target.', [false, false]],
    [
      'one that comes first',
      'Target 1 card; draw 1 card, and if you do, destroy that target.',
      [true, false],
    ],
  ] as const)('%s', ([, text, done]) => {
    const clauses = wordsOf(text)?.clauses ?? [];
    expect(carriedOut(clauses, ({ words }) => !words.includes('that target'))).toEqual(done);
  });

  test('what stands in quotation marks is no conjunction, and no colon', () => {
    const words = wordsOf('Add 1 "Lantern: Dusk, then Dawn" from your Deck to your hand.');
    expect(words?.clauses).toHaveLength(1);
    expect(words?.before).toBe('');
  });

  test('what is not known stays open', () => {
    const clauses = wordsOf('Target 1 card; destroy that target, then draw 1 card.')?.clauses ?? [];
    expect(carriedOut(clauses, () => undefined)).toEqual([undefined, undefined]);
  });
});
