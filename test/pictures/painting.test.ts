import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawLadder } from '../../src/pictures/drawing/draw.ts';
import { text } from '../../src/pictures/drawing/svg.ts';
import { outlined, palettePng, pngOf } from '../../src/pictures/painting/png.ts';

const line = (words: string, anchor: string): string =>
  outlined(
    text(100, 40, words, {
      'font-family': 'any',
      'font-size': 20,
      'font-weight': 'bold',
      'text-anchor': anchor,
      fill: '#112233',
    }),
  );
const placesOf = (svg: string): readonly number[] =>
  [...svg.matchAll(/matrix\([^ ]+ 0 0 -[^ ]+ ([^ ]+) 40\)/g)].map(([, x]) => Number(x));

test('every sign of a text is an outline where it was measured; spaces take room alone', () => {
  const [a, b, ...more] = placesOf(line('A A', 'start'));
  expect([a, more]).toEqual([100, []]);
  const [first = 0, second = 0] = placesOf(line('AA', 'start'));
  expect(b).toBeGreaterThan(second);
  expect(placesOf(line('AA', 'end'))[0]).toBeCloseTo(100 - 2 * (second - first), 1);
  expect(placesOf(line('AA', 'middle'))[0]).toBeCloseTo(100 - (second - first), 1);
  expect(line('AA', 'start')).toContain('<g fill="#112233">');
});

test('what was escaped is drawn as the sign that it stands for', () => {
  expect(placesOf(line('<&lt;">', 'start'))).toHaveLength(7);
  expect(line('&', 'start')).not.toBe(line('<', 'start'));
});

test('words of a drawing come out in the picture', () => {
  const drawn = (heading: string) => pngOf(drawLadder({ kind: 'ladder', ladders: [{ heading, steps: [] }] }));
  expect(drawn('ATK')).toEqual(drawn('ATK'));
  expect(drawn('ATK')).not.toEqual(drawn('DEF'));
});

/** The chunks of a PNG by their names. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const held = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    chunks.set(png.toString('latin1', at + 4, at + 8), held);
  }
  return chunks;
}

const [red, blue] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
] as const;

test('a picture of few colours is made with a palette, and nothing of it is lost', () => {
  const pixels = new Uint8Array([...red, ...blue, ...blue, ...blue, ...red, ...red]);
  const png = palettePng({ width: 3, height: 2, pixels });
  if (png === undefined) throw new Error('no palette');
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([255, 0, 0, 0, 0, 255]);
  expect([...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))]).toEqual([0, 0, 1, 1, 0, 1, 0, 0]);
});

test('one with more colours than a byte tells apart, or seen through, is left to the painter', () => {
  const many = (count: number) =>
    Uint8Array.from({ length: 4 * count }, (_, at) =>
      at % 4 === 3 ? 255 : at % 4 === 0 ? (at >> 2) & 255 : at % 4 === 1 ? at >> 10 : 0,
    );
  expect(palettePng({ width: 256, height: 1, pixels: many(256) })).toBeDefined();
  expect(palettePng({ width: 257, height: 1, pixels: many(257) })).toBeUndefined();
  expect(palettePng({ width: 1, height: 1, pixels: new Uint8Array([1, 2, 3, 254]) })).toBeUndefined();
});
