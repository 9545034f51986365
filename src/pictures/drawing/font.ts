import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/** The fonts of all pictures: files of a package, so that a picture is the same on every machine. */
const { resolve } = createRequire(import.meta.url);
const file = (name: string): string => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export const fontFamily = 'DejaVu Sans Condensed';
export const fontFiles = { normal: file('DejaVuSansCondensed'), bold: file('DejaVuSansCondensed-Bold') };

export type Weight = keyof typeof fontFiles;

/** How wide each sign is, in parts of the size of the text. */
const widths: Readonly<Record<Weight, Map<string, number>>> = { normal: new Map(), bold: new Map() };
const fonts = new Map<Weight, ReturnType<typeof openFont>>();

function openFont(weight: Weight) {
  const font = openSync(fontFiles[weight]);
  if (!('glyphForCodePoint' in font)) throw new Error(`${fontFiles[weight]} holds more than one font`);
  return font;
}

function fontOf(weight: Weight): ReturnType<typeof openFont> {
  const known = fonts.get(weight);
  if (known !== undefined) return known;
  const opened = openFont(weight);
  fonts.set(weight, opened);
  return opened;
}

function signWidth(sign: string, weight: Weight): number {
  const known = widths[weight].get(sign);
  if (known !== undefined) return known;
  const font = fontOf(weight);
  const width = font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  widths[weight].set(sign, width);
  return width;
}

/** Outlines of signs as SVG has them, in units of the font, upwards from the base line. */
const outlines: Readonly<Record<Weight, Map<string, string>>> = { normal: new Map(), bold: new Map() };

/** How many units of the font a text is high: what its outlines are divided by. */
export const unitsPerEm = (weight: Weight): number => fontOf(weight).unitsPerEm;

/** The outline of a sign, in units of the font, upwards from the base line; empty for a space. */
export function signOutline(sign: string, weight: Weight): string {
  const known = outlines[weight].get(sign);
  if (known !== undefined) return known;
  const outline = fontOf(weight)
    .glyphForCodePoint(sign.codePointAt(0) ?? 0)
    .path.toSVG();
  outlines[weight].set(sign, outline);
  return outline;
}

/** How wide a text is, in pixels, at a size in pixels. Kerning is left out: it makes it narrower, never wider. */
export const textWidth = (words: string, size: number, weight: Weight): number =>
  size * [...words].reduce((sum, sign) => sum + signWidth(sign, weight), 0);

/** The text with "□" for every sign that the font has not, so that nothing is left out unseen. */
export const drawable = (words: string): string =>
  [...words.normalize('NFC')]
    .map((sign) => (fontOf('normal').hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '□'))
    .join('');
