import { hiddenPlaces, openPlace } from './marks.ts';
import type { Sentence } from './sentences.ts';
import { type Words, wordsOf } from './span.ts';

/** A sentence by its signs: `FLIP:`, a head before the colon, "You can", what stands before the semicolon, the rest. */
export interface Clauses {
  readonly flip: boolean;
  /** What stands before the colon. */
  readonly head: Words | null;
  readonly optional: boolean;
  /** Cost and targets: what stands before the semicolon. */
  readonly activation: Words | null;
  readonly resolution: Words;
}

const FLIP = 'FLIP:';
const mayBegin = /^[Yy]ou can /;

/** Takes a sentence apart at its signs. */
export function clausesOf({ text, span: [start] }: Sentence): Clauses {
  const hidden = hiddenPlaces(text);
  const flip = text.startsWith(FLIP);
  const bodyStart = flip ? FLIP.length : 0;
  const found = openPlace(text, hidden, ':;', bodyStart);
  const colon = found !== -1 && text.charAt(found) === ':' ? found : -1;
  const semicolon = openPlace(text, hidden, ';', colon === -1 ? bodyStart : colon + 1);
  const head = colon === -1 ? null : words(text, bodyStart, colon, start);
  const afterColon = skipSpace(text, colon === -1 ? bodyStart : colon + 1);
  const optional = mayBegin.test(text.slice(afterColon, afterColon + 8));
  const from = optional ? afterColon + 8 : afterColon;
  return {
    flip,
    head,
    optional,
    activation: semicolon === -1 ? null : words(text, from, semicolon, start),
    resolution: words(text, semicolon === -1 ? from : semicolon + 1, text.length, start),
  };
}

/** Prints a sentence from its clauses: the other direction of `clausesOf`. */
export function printClauses({ flip, head, optional, activation, resolution }: Clauses): string {
  const before = [flip ? FLIP : '', head === null ? '' : `${head.text}:`];
  const can = optional ? (head === null && !flip ? 'You can' : 'You can') : '';
  const words = [...before, can, activation === null ? '' : `${activation.text};`, resolution.text];
  return words.filter((each) => each !== '').join(' ');
}

function words(text: string, from: number, to: number, start: number): Words {
  const own = wordsOf(text, from, to);
  return { text: own.text, span: [own.span[0] + start, own.span[1] + start] };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charAt(at) === ' ') at += 1;
  return at;
}
