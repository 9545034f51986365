import { Resvg } from '@resvg/resvg-js';
import { fontFamily, fontFiles } from '../drawing/font.ts';

/** An SVG of src/pictures/drawing as PNG, with the fonts of our own package alone. */
export const pngOf = (svg: string): Buffer =>
  new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(fontFiles),
      defaultFontFamily: fontFamily,
    },
  })
    .render()
    .asPng();
