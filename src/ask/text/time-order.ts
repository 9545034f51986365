import type { Frame } from '../grammar/frame.ts';

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
  const [activates, targets, ...more] = before;
  const plain =
    activates !== undefined &&
    more.length === 0 &&
    (activates.verb === 'activate' || activates.verb === 'chain' || activates.verb === 'use') &&
    (targets === undefined || (targets.verb === 'target' && targets.form === 'ing'));
  if (frame === undefined || begins === -1 || !plain) return frames;
  return [...frames.slice(0, begins), frame, ...answering(before, frame), ...frames.slice(at + 1)];
}

/** "activates X when P0 activates Y": X answers Y, where another player activates it. */
function answering(before: readonly Frame[], frame: Frame): readonly Frame[] {
  const [activates, ...more] = before;
  if (
    activates === undefined ||
    (frame.verb !== 'activate' && frame.verb !== 'chain' && frame.verb !== 'use')
  )
    return before;
  const response = {
    prep: 'in-response',
    value: { kind: 'thing', noun: 'response', qualities: [] },
  } as const;
  const others = playerOf(activates) !== undefined && playerOf(activates) !== playerOf(frame);
  return others && playerOf(frame) !== undefined
    ? [{ ...activates, complements: [...activates.complements, response] }, ...more]
    : before;
}

const playerOf = ({ subject }: Frame) => {
  const [only] = subject;
  return only?.kind === 'player' ? only.who : undefined;
};
