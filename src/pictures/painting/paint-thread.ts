import { parentPort } from 'node:worker_threads';
import { draw } from '../drawing/draw.ts';
import type { PictureView } from '../view.ts';
import { pngOf } from './png.ts';

/** What the thread is asked to paint, and what it gives back. */
export interface PaintAsked {
  readonly id: number;
  readonly view: PictureView;
}
export type Painted =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly failed: string };

parentPort?.on('message', ({ id, view }: PaintAsked) => {
  parentPort?.postMessage(painted(id, view));
});

function painted(id: number, view: PictureView): Painted {
  try {
    return { id, png: new Uint8Array(pngOf(draw(view))) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
