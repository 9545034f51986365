import type { Chunk } from './chunk.ts';

/** A chunk with its place in the list that it is taken from. */
type Marker = { readonly from: number; readonly to: number };

/**
 * Takes a numbered list apart: "P0 does, in order: (1) activates X; (2) ends the turn" says what "P0 activates X. P0 ends
 * the turn." says. Every item is a sentence of its own, and who does it is said once, before the list.
 */
export function withoutNumbers(all: readonly Chunk[]): readonly Chunk[] {
  const markers = markersOf(all);
  const [first] = markers;
  if (first === undefined) return all;
  const { who, before } = introduction(all.slice(0, first.from));
  const items = markers.map(({ to }, at) => all.slice(to, markers[at + 1]?.from ?? all.length));
  return [...before, ...items.flatMap((item, at) => itemOf(item, who, at < items.length - 1))];
}

/** "(1)", "1)": the numbers of a list count from 1. */
function markersOf(all: readonly Chunk[]): readonly Marker[] {
  const markers: Marker[] = [];
  for (const [at, chunk] of all.entries()) {
    if (chunk.is !== 'number' || chunk.number !== markers.length + 1 || all[at + 1]?.is !== 'close') continue;
    const opened = all[at - 1]?.is === 'open';
    const begins = all[at - (opened ? 2 : 1)];
    const starts = begins === undefined || begins.is === 'end' || begins.is === 'join';
    if (starts) markers.push({ from: at - (opened ? 1 : 0), to: at + 2 });
  }
  return markers;
}

/** What stands before the list: the player who does all of it ("P0 then does, in order:") is taken out of it. */
function introduction(all: readonly Chunk[]): { readonly who?: Chunk; readonly before: readonly Chunk[] } {
  const sentence = all.findLastIndex(({ is }) => is === 'end') + 1;
  const words = all.slice(sentence);
  const who = words.find(({ is }) => is === 'player');
  const only = words.every((each) => each === who || isIntroducing(each));
  if (!only || words.length === 0) return { before: all };
  return { before: all.slice(0, sentence), ...(who === undefined ? {} : { who }) };
}

const isIntroducing = (chunk: Chunk): boolean =>
  chunk.is === 'join' ||
  chunk.is === 'do' ||
  chunk.is === 'filler' ||
  /^(?:in|order|sequence|following|steps?|actions?|things?|happens?|happened|plays?|this)$/i.test(chunk.text);

/** An item as a sentence: who does it stands before it where the item names nobody. */
function itemOf(item: readonly Chunk[], who: Chunk | undefined, more: boolean): readonly Chunk[] {
  const last = item.at(-1);
  const joined = last?.is === 'join';
  const bare = joined ? item.slice(0, -1) : item;
  const [first] = bare;
  const named = first?.is === 'verb' && who !== undefined ? [who, ...bare] : bare;
  if (!more || last === undefined) return named;
  const end: Chunk = { is: 'end', asks: false, text: ';', from: last.from, to: last.to };
  return bare.at(-1)?.is === 'end' ? named : [...named, end];
}
