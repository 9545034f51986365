import { Worker } from 'node:worker_threads';
import { fail, ok, type Result } from '../../platform/problem.ts';
import type { PictureView } from '../view.ts';
import type { PaintAsked, Painted } from './paint-thread.ts';

/** Paints pictures, off the event loop. */
export interface Painter {
  /** The picture as PNG. Problems: it could not be painted, or not in time. */
  paint(view: PictureView): Promise<Result<Uint8Array>>;
  /** Begins the thread, so that the next picture waits for nothing; never rejects. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** How many pictures are kept, by what they show; some 30 KB each. */
const KEPT = 100;
/** How long painting one may take, in milliseconds: then the answer goes without it. */
const PAINT_MS = 1500;
/** How much longer the first one may, which waits for the thread and its font. */
const BEGIN_MS = 3000;

interface Waiting {
  readonly timer: NodeJS.Timeout;
  settle(result: Result<Uint8Array>): void;
}

/** A painter with a thread of its own, begun with the first picture; one that fails or hangs is ended and replaced. */
export function painter({ paintMs = PAINT_MS, beginMs = BEGIN_MS, kept = KEPT } = {}): Painter {
  const waiting = new Map<number, Waiting>();
  const pictures = new Map<string, Promise<Result<Uint8Array>>>();
  let thread: Worker | undefined;
  let hasPainted = false;
  let asked = 0;

  const settle = (id: number, result: Result<Uint8Array>): void => {
    const waits = waiting.get(id);
    waiting.delete(id);
    clearTimeout(waits?.timer);
    waits?.settle(result);
  };
  const endThread = async (why: string): Promise<void> => {
    const ended = thread;
    thread = undefined;
    hasPainted = false;
    for (const id of waiting.keys()) settle(id, notPainted(why));
    await ended?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('./begin-thread.js', import.meta.url));
    begun.unref();
    begun.on('message', (painted: Painted) => {
      hasPainted = true;
      settle(painted.id, 'png' in painted ? ok(painted.png) : notPainted(painted.failed));
    });
    const ended = (why: unknown): void => {
      if (thread === begun) void endThread(String(why));
    };
    begun.on('error', ended);
    begun.on('exit', (code) => ended(`its thread ended with ${code}`));
    return begun;
  };
  const paintNew = (view: PictureView): Promise<Result<Uint8Array>> =>
    new Promise((resolve) => {
      const mayTake = hasPainted ? paintMs : paintMs + beginMs;
      thread ??= begin();
      asked += 1;
      const id = asked;
      const timer = setTimeout(() => void endThread(`it took more than ${mayTake} ms`), mayTake);
      waiting.set(id, { timer, settle: resolve });
      thread.postMessage({ id, view } satisfies PaintAsked);
    });

  return {
    async paint(view) {
      const key = JSON.stringify(view);
      const known = pictures.get(key);
      pictures.delete(key);
      const picture = known ?? paintNew(view);
      pictures.set(key, picture);
      const oldest = pictures.keys().next().value;
      if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
      const result = await picture;
      // What failed once may come out another time.
      if (!result.ok && pictures.get(key) === picture) pictures.delete(key);
      return result;
    },
    async prepare() {
      if (thread === undefined) await paintNew(allLetters);
    },
    close: () => endThread('the painter was closed'),
  };
}

/** A small picture of the letters, in both weights, that most pictures are made of: their outlines are kept then. */
const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
const allLetters: PictureView = {
  kind: 'ladder',
  ladders: [{ heading: letters, steps: [{ what: letters, value: 0 }] }],
};

const notPainted = (why: string): Result<never> =>
  fail({ code: 'not-painted', found: 'the picture', expected: `could not be painted: ${why}` });
