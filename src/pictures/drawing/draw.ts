import type { PictureView } from '../view.ts';
import { drawChain } from './chain.ts';
import { drawField } from './field.ts';
import { drawLadder } from './ladder.ts';
import type { Svg } from './svg.ts';
import { type ThemeName, themes } from './theme.ts';
import { drawTimeline } from './timeline.ts';

/** Draws a picture as SVG: the same view and theme give the same text. No image, font or address of the net is in it. */
export function draw(view: PictureView, theme: ThemeName): Svg {
  const colours = themes[theme];
  switch (view.kind) {
    case 'field':
      return drawField(view, colours);
    case 'chain':
      return drawChain(view, colours);
    case 'timeline':
      return drawTimeline(view, colours);
    case 'ladder':
      return drawLadder(view, colours);
  }
}
