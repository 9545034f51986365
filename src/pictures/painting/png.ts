import { Resvg } from '@resvg/resvg-js';
import { outlined } from './outlines.ts';
import { palettePng } from './palette-png.ts';

/** An SVG of src/pictures/drawing as PNG, its texts in the fonts of our own package. */
export function pngOf(svg: string): Buffer {
  const painted = new Resvg(outlined(svg), { font: { loadSystemFonts: false } }).render();
  return palettePng(painted) ?? painted.asPng();
}
