import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { signOutline, textWidth, unitsPerEm, type Weight } from '../drawing/font.ts';
import { unescaped } from '../drawing/svg.ts';

/** A drawing with outlines in place of letters, each looked up once: a painter that shapes texts reads the font anew for each. */
export const outlined = (svg: string): string =>
  svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) =>
    lineOf(attributes, unescaped(words)),
  );

function lineOf(attributes: string, words: string): string {
  const given = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const size = Number(given('font-size'));
  const weight: Weight = given('font-weight') === 'bold' ? 'bold' : 'normal';
  const scale = size / unitsPerEm(weight);
  const before = { start: 0, middle: 0.5, end: 1 }[given('text-anchor')] ?? 0;
  let x = Number(given('x')) - before * textWidth(words, size, weight);
  const letters: string[] = [];
  for (const sign of words) {
    const outline = signOutline(sign, weight);
    if (outline !== '')
      letters.push(
        `<path d="${outline}" transform="matrix(${scale} 0 0 ${-scale} ${x.toFixed(2)} ${given('y')})"/>`,
      );
    x += textWidth(sign, size, weight);
  }
  return `<g fill="${given('fill')}">${letters.join('')}</g>`;
}

/** Pixels as they are painted: red, green, blue and alpha, a byte each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** As many colours as a byte tells apart. */
const MOST_COLOURS = 256;
/** Pictures of flat colours get no smaller by a higher one, only later. */
const DEFLATE_LEVEL = 4;

/** An opaque picture as PNG of a byte a pixel (colour type 3), smaller and faster; undefined where it has too many colours. */
export function palettePng({ width, height, pixels }: Pixels): Buffer | undefined {
  const colours = new Uint32Array(pixels.slice().buffer);
  const numbers = new Map<number, number>();
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  let last = -1;
  let number = 0;
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, from += 1) {
      const colour = colours[from] ?? 0;
      if (colour !== last) {
        const known = numbers.get(colour);
        if (known === undefined && numbers.size === MOST_COLOURS) return undefined;
        number = known ?? numbers.size;
        numbers.set(colour, number);
        last = colour;
      }
      rows[row + x] = number;
    }
  }
  const table = Buffer.from(Uint32Array.from(numbers.keys()).buffer);
  const palette = Buffer.alloc(3 * numbers.size);
  for (let at = 0; at < numbers.size; at += 1) {
    if (table[4 * at + 3] !== 255) return undefined;
    table.copy(palette, 3 * at, 4 * at, 4 * at + 3);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: DEFLATE_LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits a pixel, numbers of a palette, nothing else out of the ordinary. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
}

/** A chunk: its length, its name, what it holds, and a sum over the last two. */
function chunk(name: string, held: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), held]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(held.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), whole.length - 4);
  return whole;
}

/** An SVG of src/pictures/drawing as PNG, its texts in the fonts of our own package. */
export function pngOf(svg: string): Buffer {
  const painted = new Resvg(outlined(svg), { font: { loadSystemFonts: false } }).render();
  return palettePng(painted) ?? painted.asPng();
}
