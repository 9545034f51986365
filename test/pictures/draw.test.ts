import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw } from '../../src/pictures/drawing/draw.ts';
import { themeNames, themes } from '../../src/pictures/drawing/theme.ts';
import { pngOf } from '../../src/pictures/painting/png.ts';
import type { LadderView } from '../../src/pictures/view.ts';
import { drawnSize, drawnTexts, layoutFaults } from '../support/drawn.ts';
import { someView } from '../support/picture-views.ts';

describe('any picture', () => {
  test('keeps its text inside, apart and large enough', () => {
    fc.assert(
      fc.property(someView, fc.constantFrom(...themeNames), (view, theme) => {
        expect(layoutFaults(draw(view, theme))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('is painted, 800 pixels wide, whatever signs are in its names', () => {
    fc.assert(
      fc.property(someView, (view) => {
        const svg = draw(view, 'dark');
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
        expect(draw(view, 'light')).not.toMatch(/<(image|use|style|script)\b|href/);
      }),
    );
  });
});

test('a sign that the font has not is shown as a box, not left out', () => {
  const view: LadderView = { kind: 'ladder', ladders: [{ heading: 'ATK of 日A', steps: [] }] };
  expect(drawnTexts(draw(view, 'dark')).map(({ words }) => words)).toEqual(['ATK of □A']);
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

  test.each(themeNames)('%s: every text stands out from what it stands on', (name) => {
    const { background, zone, cardText, up, down, mark, text, faint, ...fills } = themes[name];
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
