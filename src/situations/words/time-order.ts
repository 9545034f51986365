import type { Frame } from './frame.ts';

/** The frames of a text in the order in which it all happened, where that is not the order of its words. */
export const inTimeOrder = (frames: readonly Frame[]): readonly Frame[] => whenFirst(statesFirst(frames));

/** "destroys all monsters: P0 controls X; P1 controls Y": what stands behind a colon was so before. */
function statesFirst(frames: readonly Frame[]): readonly Frame[] {
  const colon = frames.findIndex(({ join, verb }, at) => at > 0 && join === 'colon' && verb === 'control');
  if (colon === -1) return frames;
  const end = frames.findIndex(({ verb }, at) => at > colon && verb !== 'control' && verb !== 'be');
  const states = frames.slice(colon, end === -1 ? frames.length : end);
  return [...states, ...frames.slice(0, colon), ...(end === -1 ? [] : frames.slice(end))];
}

/** "P1 activates X when P0 Summons Y": what stands behind "when" happened before the rest of its sentence. */
function whenFirst(frames: readonly Frame[]): readonly Frame[] {
  const at = frames.findIndex(
    ({ join, form, verb }, index) => index > 0 && join === 'when' && form !== 'ing' && verb !== 'be',
  );
  const frame = frames[at];
  const begins = frames.findLastIndex(({ join }, index) => index < at && join === 'start');
  const before = frames.slice(begins, at);
  const plain =
    before.length === 1 &&
    before.every(({ verb }) => verb === 'activate' || verb === 'chain' || verb === 'use');
  if (frame === undefined || begins === -1 || !plain) return frames;
  return [...frames.slice(0, begins), frame, ...before, ...frames.slice(at + 1)];
}
