import { describe, expect, test } from 'vitest';
import { readCardText } from '../../src/cardtext/read-card-text.ts';
import { hasCards, published } from '../support/card-texts.ts';

/** The words of a text that no clause has: neither what was read, nor what is without bearing, nor what was not read. */
function lost(text: string, spans: readonly (readonly [number, number])[]): string {
  const kept = [...text].map((sign) => (/[\s\u25cf\u30fb.;:,()/]/.test(sign) ? ' ' : sign));
  for (const [from, to] of spans) kept.fill(' ', from, to);
  return kept.join('').trim();
}

describe.skipIf(!hasCards)('real cards (needs ../shared)', () => {
  test('every word of a text is in a clause', async () => {
    const gone = (await published()).cards.flatMap((card) => {
      const { effects, others, unread } = readCardText(card);
      return (['main', 'pendulum'] as const).flatMap((box) => {
        const text = box === 'main' ? card.text : (card.pendulum ?? '');
        const spans = [
          ...effects.flatMap((each) =>
            each.box === box
              ? [
                  each.span,
                  ...each.head.map(({ span }) => span),
                  ...each.leaves.map(({ span }) => span),
                  ...each.limits.map(({ span }) => span),
                ]
              : [],
          ),
          ...[...others, ...unread].flatMap((each) => (each.box === box ? [each.span] : [])),
        ];
        const words = lost(text, spans);
        return words === '' ? [] : [`${card.name}: ${words.slice(0, 80)}`];
      });
    });
    expect(gone).toEqual([]);
  });
});
