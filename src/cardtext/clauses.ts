import { hiddenSpans, openPlace } from './delimiters.ts';
import type { Sentence } from './sentences.ts';
import { type Words, wordsOf } from './span.ts';

/** A sentence by its signs: `FLIP:`, a head before the colon, "You can", what stands before the semicolon, the rest. */
export interface Clauses {
  readonly flip: boolean;
  /** What stands before the colon. */
  readonly head: Words | null;
  readonly optional: boolean;
  /** "You can" stands at the start of the body. */
  readonly may: string | null;
  /** In an old wording: what stands between the head and the rest. Null where signs do. */
  readonly joint: string | null;
  /** Cost and targets: what stands before the semicolon. */
  readonly activation: Words | null;
  /** The sign after it: a few cards have a colon there. */
  readonly sign: ';' | ':';
  readonly resolution: Words;
}

/** A sentence with what its signs take it apart into. */
export interface Signed {
  readonly sentence: Sentence;
  readonly clauses: Clauses;
}

export const signedOf = (sentence: Sentence): Signed => ({ sentence, clauses: clausesOf(sentence) });

const FLIP = 'FLIP:';
/** Words that begin a cost or a target, whatever sign ends it: a few cards are printed with a colon there. */
const costBegins =
  /^\s*(?:You can )?(?:target|detach|discard|Tribute|banish|pay|reveal) (?:up to |this |any )?(?:\d|card|number)/i;
/** "... you can:" stands before the colon where the body is more than one sentence part. */
const headMay = /(?:^|, |\)\s*)you can(?: also)?(?: \([^()]*\))?$/i;
/** Who else may do it, or what stands before "you can". */
const otherMay =
  /^(?:the turn player|its (?:controller|owner)|either player|that player|you may|for (?:each|every) [^,;.]*, you|until [^,;.]*, you|immediately after [^,;.]*, you|if you control [^,;.]*, you) can\b|^you may\b|^(?:it|this card|that monster) can (?:make a second attack|attack (?:once )?again)\b/i;
const mayBegin = /^([Yy]ou can) /;

/** Takes a sentence apart at its signs. */
export function clausesOf({ text, span: [start] }: Sentence): Clauses {
  const flip = text.startsWith(FLIP);
  const bodyStart = flip ? FLIP.length : 0;
  const { colon, semicolon } = signsOf(text, bodyStart);
  const head = colon === -1 ? null : words(text, bodyStart, colon, start);
  const afterColon = skipSpace(text, colon === -1 ? bodyStart : colon + 1);
  const may = mayBegin.exec(text.slice(afterColon, afterColon + 8))?.[1] ?? null;
  const optional =
    may !== null ||
    (head !== null && (headMay.test(head.text) || offers(head, text.slice(afterColon)))) ||
    otherMay.test(text.slice(afterColon, afterColon + 120));
  const from = may !== null ? afterColon + 8 : afterColon;
  return {
    flip,
    head,
    optional,
    may,
    joint: null,
    activation: semicolon === -1 ? null : words(text, from, semicolon, start),
    sign: semicolon !== -1 && text.charAt(semicolon) === ':' ? ':' : ';',
    resolution: words(text, semicolon === -1 ? from : semicolon + 1, text.length, start),
  };
}

/** Where the head ends, and where cost and targets end; -1 where there are none. */
function signsOf(text: string, from: number): { readonly colon: number; readonly semicolon: number } {
  const hidden = hiddenSpans(text);
  const colon = openPlace(text, hidden, ':', from);
  const semicolon = openPlace(text, hidden, ';', from);
  if (colon === -1 || (semicolon !== -1 && semicolon < colon)) return { colon: -1, semicolon };
  const pays = costBegins.test(text.slice(from, from + 60));
  return pays ? { colon: -1, semicolon: colon } : { colon, semicolon };
}

/** Prints a sentence from its clauses: the other direction of `clausesOf`. */
export function printClauses({ flip, head, may, joint, activation, sign, resolution }: Clauses): string {
  if (joint !== null) return `${head?.text ?? ''}${joint}${resolution.text}`;
  const before = [flip ? FLIP : '', head === null ? '' : `${head.text}:`];
  const words = [
    ...before,
    may ?? '',
    activation === null ? '' : `${activation.text}${sign}`,
    resolution.text,
  ];
  return words.filter((each) => each !== '').join(' ');
}

/** Do words before bullets say that the player can do one of them? */
export const offers = (head: Words, rest: string): boolean =>
  rest.trim() === '' &&
  /^(?:If|When|During|Once|Twice|At the|While|You can)\b.*\byou can\b.*\bactivate \d of\b|\byou can (?:select and )?activate\b|^You can activate\b/i.test(
    head.text,
  );

function words(text: string, from: number, to: number, start: number): Words {
  const own = wordsOf(text, from, to);
  return { text: own.text, span: [own.span[0] + start, own.span[1] + start] };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charAt(at) === ' ') at += 1;
  return at;
}
