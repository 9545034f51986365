import type { Chunk, Who } from './chunk.ts';

/** A text without its note of what is chained, and the card whose activation that is. */
export interface DescribedResponse {
  readonly rest: readonly Chunk[];
  readonly response?: Response;
}

/** The card that is activated, and by whom where one player was named. */
export interface Response {
  readonly card: string;
  readonly who?: Who;
}

/**
 * "direct attack; X. Y attacks directly; P1 responds as described": where the response is said to be described, a card that
 * stands alone in a sentence of its own is what is activated. What kind of attack it is, its own sentence says.
 */
export function describedResponse(all: readonly Chunk[]): DescribedResponse {
  const described = all.some((each) => each.is === 'remark' && each.remark.startsWith('responded'));
  if (!described) return { rest: all };
  const end = all.findIndex((each) => each.is === 'end');
  const sentence = all.slice(0, Math.max(0, end));
  const cards = sentence.flatMap((each) => (each.is === 'card' ? [each.name] : []));
  const [name, more] = cards;
  const plain = sentence.every((each) => each.is === 'card' || isMark(each) || isAttack(each));
  if (name === undefined || more !== undefined || !plain) return { rest: all };
  const who = responder(all);
  return { rest: all.slice(end + 1), response: { card: name, ...(who === undefined ? {} : { who }) } };
}

/** "P0 responds": who does; undefined where both are named. */
function responder(all: readonly Chunk[]): Who | undefined {
  const said = all.find((each) => each.is === 'remark' && each.remark.startsWith('responded'))?.text ?? '';
  if (/^(?:p0|i)\s/i.test(said)) return 'P0';
  return /^(?:p1|(?:my |the )?opponent)\s/i.test(said) ? 'P1' : undefined;
}

const isMark = (each: Chunk): boolean =>
  each.is === 'join' && (each.join === 'comma' || each.join === 'semicolon' || each.join === 'colon');

const isAttack = (each: Chunk): boolean =>
  each.is === 'noun' && (each.noun === 'direct-attack' || each.noun === 'attack' || each.noun === 'battle');
