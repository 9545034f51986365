import { draw } from '../../src/pictures/drawing/draw.ts';
import { pngOf } from '../../src/pictures/painting/png.ts';
import type { Pieces } from './pieces.ts';

/** The pictures that README shows, by their paths in the project: each of a ruling of data/rulings. */
const shown: Readonly<Record<string, string>> = {
  'docs/pictures/timeline.png': 'SEED-019, timeline',
  'docs/pictures/chain.png': 'SEED-026, chain',
  'docs/pictures/field.png': 'SEED-021, field',
  'docs/pictures/ladder.png': 'SEED-275, ladder',
};

/** Is a ruling one of theirs? */
export const isInReadme = (ruling: string): boolean =>
  Object.values(shown).some((name) => name.startsWith(`${ruling},`));

/** Those pictures as they are painted now. Throws where a ruling has no such picture any more. */
export const readmePictures = ({ pictures }: Pieces): ReadonlyMap<string, Uint8Array> =>
  new Map(
    Object.entries(shown).map(([file, name]) => {
      const view = pictures.find((each) => each.name === name)?.view;
      if (view === undefined) throw new Error(`no picture "${name}" for ${file}`);
      return [file, pngOf(draw(view))];
    }),
  );
