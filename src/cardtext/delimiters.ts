import type { Span } from './span.ts';

/** How long a quoted name can be; a quotation mark without its partner within that is taken as a plain sign. */
const longestName = 90;
/** How long what stands between parentheses can be. */
const longestAside = 400;

/** The stretches inside quotation marks or parentheses, marks included; what is not closed hides nothing. */
export function hiddenSpans(text: string): readonly Span[] {
  const hidden: Span[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    const end =
      sign === QUOTE && opens(text, at) ? nameEnd(text, at) : sign === OPEN ? asideEnd(text, at) : -1;
    if (end === -1) continue;
    hidden.push([at, end]);
    at = end - 1;
  }
  return hidden;
}

/** Does a place of a text stand in none of its hidden stretches? */
export function isOpen(hidden: readonly Span[], at: number): boolean {
  for (const [from, to] of hidden) if (from <= at && at < to) return false;
  return true;
}

const QUOTE = 0x22;
const OPEN = 0x28;
const CLOSE = 0x29;

/** A quotation mark opens a name where nothing, a space or another opening sign stands before it. */
const opens = (text: string, at: number): boolean => at === 0 || /[\s("/\u25cf:+-]/.test(text.charAt(at - 1));
const closes = (text: string, at: number): boolean =>
  at + 1 >= text.length || !/[A-Za-z0-9\u00c0-\u024f#@]/.test(text.charAt(at + 1));

function nameEnd(text: string, from: number): number {
  let depth = 0;
  const last = Math.min(text.length, from + longestName);
  for (let at = from; at < last; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x0a) return -1;
    if (sign !== QUOTE) continue;
    if (at === from || (opens(text, at) && !closes(text, at))) depth += 1;
    else depth -= 1;
    if (depth === 0) return at + 1;
  }
  const plain = text.indexOf('"', from + 1);
  return plain === -1 || plain > last ? -1 : plain + 1;
}

function asideEnd(text: string, from: number): number {
  let depth = 0;
  const last = Math.min(text.length, from + longestAside);
  for (let at = from; at < last; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === OPEN) depth += 1;
    if (sign === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/** The first place from `from` where a sign stands in the open; -1 where it does not. */
export function openPlace(text: string, hidden: readonly Span[], sign: string, from = 0): number {
  let at = text.indexOf(sign, from);
  while (at !== -1 && !isOpen(hidden, at)) at = text.indexOf(sign, at + 1);
  return at;
}
