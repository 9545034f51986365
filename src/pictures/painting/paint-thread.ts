import { parentPort } from 'node:worker_threads';
import { draw } from '../drawing/draw.ts';
import type { ThemeName } from '../drawing/theme.ts';
import type { PictureView } from '../view.ts';
import { pngOf } from './png.ts';

/** What the thread is asked to paint, and what it gives back. */
export interface PaintAsked {
  readonly id: number;
  readonly view: PictureView;
  readonly theme: ThemeName;
}
export type Painted =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly failed: string };

parentPort?.on('message', ({ id, view, theme }: PaintAsked) => {
  parentPort?.postMessage(painted(id, view, theme));
});

function painted(id: number, view: PictureView, theme: ThemeName): Painted {
  try {
    return { id, png: new Uint8Array(pngOf(draw(view, theme))) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
