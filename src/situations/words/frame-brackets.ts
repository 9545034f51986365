import type { Chunk } from './chunk.ts';
import type { Draft } from './frame.ts';
import type { Reader } from './frame-state.ts';

/** Reads what stands in brackets: a note, or details of the frame before them. Gives the chunk after them. */
export function brackets(r: Reader, at: number, end: number): number {
  const close = r.all.findIndex((each, index) => index > at && index < end && each.is === 'close');
  const stop = close === -1 ? end : close;
  const { current, subject, inherited, helpers, join, purpose, detail, aside, waiting } = r;
  if (!note(r, at + 1, stop, current)) {
    if (subject !== undefined) r.inherited = subject;
    Object.assign(r, {
      subject: undefined,
      helpers: undefined,
      join: 'and',
      purpose: false,
      detail: true,
      aside: false,
      waiting: [],
    });
    r.read(at + 1, stop);
  }
  Object.assign(r, { current, subject, inherited, helpers, join, purpose, detail, aside, waiting });
  return stop + 1;
}

/** Brackets that only say which Chain Link, which phase, or a value. */
function note(r: Reader, from: number, to: number, current: Draft | undefined): boolean {
  const inside = r.all.slice(from, to);
  const plain = inside.every(
    (each) =>
      each.is === 'link' ||
      each.is === 'phase' ||
      isTurnPlayer(each) ||
      (each.is === 'join' && each.join === 'comma'),
  );
  const value = inside.every(
    (each) =>
      each.is === 'number' ||
      each.is === 'owner' ||
      each.is === 'quality' ||
      isNoted(each) ||
      (each.is === 'join' && each.join === 'comma'),
  );
  const silent = inside.some((each) => each.is === 'noun' && each.noun === 'response') && inside.length <= 2;
  for (const each of plain ? inside : []) noteSaid(r, each, current);
  return plain || value || silent;
}

function noteSaid(r: Reader, chunk: Chunk, current: Draft | undefined): void {
  if (chunk.is === 'link' && current !== undefined) current.link = chunk.link;
  else if (chunk.is === 'link') r.notUnderstood.push({ text: chunk.text, from: chunk.from, to: chunk.to });
  else if (chunk.is === 'phase')
    r.times.push({ phrase: { kind: 'phase', phase: chunk.phase }, from: chunk.from });
}

const isTurnPlayer = (chunk: Chunk): boolean => chunk.is === 'player' && chunk.who === 'turn-player';

const isNoted = (chunk: Chunk): boolean =>
  chunk.is === 'noun' && ['stat', 'monster', 'lp', 'card'].includes(chunk.noun);
