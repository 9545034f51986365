import type { PictureView } from '../view.ts';
import { drawChain } from './chain.ts';
import { drawField } from './field.ts';
import { drawLadder } from './ladder.ts';
import type { Svg } from './svg.ts';
import { drawTimeline } from './timeline.ts';

/** Draws a picture as SVG: the same view gives the same text. No image, font or address of the net is in it. */
export function draw(view: PictureView): Svg {
  switch (view.kind) {
    case 'field':
      return drawField(view);
    case 'chain':
      return drawChain(view);
    case 'timeline':
      return drawTimeline(view);
    case 'ladder':
      return drawLadder(view);
  }
}
