import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw } from '../../src/pictures/drawing/draw.ts';
import { theme } from '../../src/pictures/drawing/theme.ts';
import { pngOf } from '../../src/pictures/painting/png.ts';
import type { FieldView, LadderView, ShownCard } from '../../src/pictures/view.ts';
import { drawnSize, drawnTexts, layoutFaults } from '../support/drawn.ts';
import { someView } from '../support/picture-views.ts';

describe('any picture', () => {
  test('keeps its text inside, apart and large enough', () => {
    fc.assert(
      fc.property(someView, (view) => {
        expect(layoutFaults(draw(view))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('is painted, 800 pixels wide, whatever signs are in its names', () => {
    fc.assert(
      fc.property(someView, (view) => {
        const svg = draw(view);
        const png = pngOf(svg);
        expect(png.subarray(1, 4).toString()).toBe('PNG');
        expect(png.readUInt32BE(16)).toBe(800);
        expect(png.readUInt32BE(20)).toBe(drawnSize(svg).height);
      }),
      { numRuns: 20 },
    );
  });

  test('names nothing of the net, and no file', () => {
    fc.assert(
      fc.property(someView, (view) => {
        expect(draw(view)).not.toMatch(/<(image|use|style|script)\b|href/);
      }),
    );
  });
});

test('a sign that the font has not is shown as a box, not left out', () => {
  const view: LadderView = { kind: 'ladder', ladders: [{ heading: 'ATK of 日A', steps: [] }] };
  expect(drawnTexts(draw(view)).map(({ words }) => words)).toEqual(['ATK of □A']);
});

describe('a card in a zone', () => {
  const card: ShownCard = {
    name: '',
    kind: 'monster',
    faceUp: true,
    position: 'attack',
    atk: { text: '2500', changed: 'up' },
    def: { text: '2000', changed: 'no' },
    with: ['2 materials', '3 Lantern Counters'],
    negated: true,
    arrows: [],
    isNew: false,
  };
  const side = { lp: undefined, spellsAndTraps: [], fieldZone: undefined, piles: [] };
  const shown = (cards: readonly ShownCard[]): readonly string[] => {
    const sides = { P0: { ...side, monsters: cards }, P1: { ...side, monsters: [] } };
    const field: FieldView = { kind: 'field', heading: '', turn: '', sides, extraMonsterZones: [] };
    return drawnTexts(draw(field)).map(({ words }) => words);
  };

  test.for([
    'Keeper of the Paper Lanterns',
    'The Seventh Paper Lantern of the Wandering Master of the Long Night - Overdrive',
    'P/P/P Unbreakable-Lanternkeeper Overlord Nightingale',
  ])('has its whole name, however it lies: %s', (name) => {
    for (const position of ['attack', 'defense'] as const)
      expect(
        shown([{ ...card, name, position }])
          .join(' ')
          .replace('e- L', 'e-L'),
      ).toContain(name);
  });

  test('says what lies with it, the first three, and how much more there is', () => {
    const all = shown([{ ...card, name: 'Lantern', with: ['2 materials', 'a kite', 'a bell', 'a drum'] }]);
    expect(all).toEqual(expect.arrayContaining(['negated', '2 materials', '+3 more']));
    expect(all).not.toContain('a kite');
  });

  test('more cards than a row has zones lie in another row, not over the edge', () => {
    const names = Array.from({ length: 7 }, (_, at) => `Lantern ${at}`);
    expect(shown(names.map((name) => ({ ...card, name })))).toEqual(expect.arrayContaining(names));
  });
});

describe('colours', () => {
  const channel = (hex: string, at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (hex: string): number =>
    0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
  /** Contrast as WCAG 2 has it; 4.5 is enough for text. */
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  test('every text stands out from what it stands on', () => {
    const { background, zone, cardText, up, down, mark, text, faint, ...fills } = theme;
    const { monster, spell, trap, faceDown } = fills;
    for (const words of [text, faint, mark, up, down]) {
      for (const ground of [background, zone]) {
        expect.soft(contrast(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const ground of [monster, spell, trap, faceDown]) {
      for (const words of ground === monster ? [cardText, up, down] : [cardText]) {
        expect.soft(contrast(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const ground of [fills.yes, fills.no, fills.value, fills.open]) {
      expect.soft(contrast('#ffffff', ground), `white on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
