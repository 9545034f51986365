import { Recent } from '../platform/lru-cache.ts';
import type { Line } from './reply.ts';
import { stretches } from './strong.ts';

const ellipsis = '…';

/** Keeps an `@` from becoming a mention: a zero-width space stands behind it. */
const breakMentions = (text: string): string => text.replaceAll('@', '@\u200b');

const singleSpaced = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** From this length on a text has sentences to cut at. */
const LONG = 300;

/** Cuts a text to a length with `…`, never inside a character; a long one at the end of a sentence if it can. */
export const cut = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const head = text.slice(0, Math.max(0, length - ellipsis.length)).replace(/[\uD800-\uDBFF]$/, '');
  const end = length < LONG ? -1 : lastSentenceEnd(head.slice(0, -1));
  if (end > length / 2) return `${head.slice(0, end)} ${ellipsis}`;
  const escapes = /\\*$/.exec(head)?.[0].length ?? 0;
  return `${escapes % 2 === 1 ? head.slice(0, -1) : head}${ellipsis}`;
};

/** Behind the last sentence that ends in a text, or -1. */
export const lastSentenceEnd = (text: string): number => {
  const ends = [...text.matchAll(/[.!?]["”')\]]*(?=\s)/g)].at(-1);
  return ends === undefined ? -1 : ends.index + ends[0].length;
};

/** One line for places where Discord shows text as it is: footers, button labels. */
export const plainLine = (text: string, length: number): string =>
  cut(breakMentions(singleSpaced(text)), length);

/** One line of text in which Discord finds no formatting, link, mention or time, as it would be typed. */
export const escapeLine = (text: string): string => escaped.of(text, escapedAnew);

/** To find how many lines fit, the same ones are asked for several times. */
const escaped = new Recent<string>(500);

const escapedAnew = (text: string): string =>
  breakMentions(singleSpaced(text))
    .replace(/[\\*_~`|<>#[\]]/g, '\\$&')
    .replace(/:(?=\/\/|\w+:)/g, '\\:')
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/^[-+]/, '\\$&');

/** A line of escaped text, cut to a length. */
export const escapedLine = (text: string, length: number): string => cut(escapeLine(text), length);

/** A line of escaped text with its strong stretches between asterisks. */
export function strongLine(text: string, strong: Line['strong']): string {
  let line = '';
  for (const stretch of stretches(text, strong)) {
    const words = escapeLine(stretch.text);
    if (words === '') continue;
    const before = line !== '' && /^\s/.test(stretch.text) ? ' ' : '';
    const after = /\s$/.test(stretch.text) ? ' ' : '';
    line = `${line.trimEnd() === line ? line + before : line}${stretch.strong ? `**${words}**` : words}${after}`;
  }
  return line.trimEnd();
}

/** The web address that a masked link may lead to, or undefined where the text is none, or hides where it leads. */
const webAddress = (address: string | undefined): URL | undefined => {
  const url = address === undefined ? null : URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return;
  return url;
};

/** `[title](address)`, or the title alone where there is no usable address or the link is longer than allowed. */
export const link = (title: string, address: string | undefined, length: number): string => {
  const url = webAddress(address);
  if (url !== undefined) {
    const target = url.href.replace(
      /[()<>`*|@[\]\\]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    const linked = `[${escapeLine(title) || escapeLine(url.host)}](${target})`;
    if (linked.length <= length) return linked;
  }
  return escapedLine(title, length);
};
