import type { Chunk } from './chunk.ts';

/** Does a title announce here that what follows is what was done: "actions in order:", "the plays:"? */
const announces =
  /^(?:the )?(?:actions|plays|events|moves|sequence|chain)(?: (?:in|in this) order| of events)?$/i;

/**
 * Leaves out a title before what is told: of the words before "actions in order:" only the phase and whose turn it is
 * count, as what was done stands behind them.
 */
export function withoutTitle(all: readonly Chunk[], text: string): readonly Chunk[] {
  for (const [colon, chunk] of all.entries()) {
    if (chunk.is !== 'join' || chunk.join !== 'colon') continue;
    const before = all.slice(0, colon);
    const start = before.findLastIndex((each) => each.is === 'end' || isMark(each)) + 1;
    const from = before[start]?.from;
    if (from === undefined || !announces.test(text.slice(from, chunk.from).trim())) continue;
    const times = before.filter((each) => each.is === 'phase' || (each.is === 'owner' && each.who !== 'its'));
    return [...times, ...all.slice(colon + 1)];
  }
  return all;
}

const isMark = (chunk: Chunk): boolean =>
  chunk.is === 'join' && (chunk.join === 'semicolon' || chunk.join === 'colon' || chunk.join === 'comma');
