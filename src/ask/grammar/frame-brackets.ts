import type { Chunk } from '../text/chunk.ts';
import type { Draft } from './frame.ts';
import { description } from './frame-descriptions.ts';
import type { Reader } from './frame-state.ts';

/** Reads what stands in brackets: a note, or details of the frame before them. Gives the chunk after them. */
export function brackets(r: Reader, at: number, end: number): number {
  const stop = closeOf(r.all, at, end);
  if (whoseCost(r, at + 1, stop)) return stop + 1;
  const { current, subject, inherited, helpers, join, purpose, detail, aside, waiting } = r;
  const read = note(r, at + 1, stop, current) ? stop : description(r, at, stop);
  if (read < stop) {
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
    r.read(read, stop);
  }
  Object.assign(r, { current, subject, inherited, helpers, join, purpose, detail, aside, waiting });
  return stop + 1;
}

/** "as a cost (X)": a card alone behind a cost is the one that it is the cost of. */
function whoseCost(r: Reader, from: number, to: number): boolean {
  const [card, more] = r.all.slice(from, to);
  const last = r.current?.complements.at(-1);
  if (card?.is !== 'card' || more !== undefined || last?.value.kind !== 'thing') return false;
  if (last.value.noun !== 'cost' || last.value.of !== undefined) return false;
  const of = { kind: 'card', name: card.name, qualities: [] } as const;
  r.current?.complements.splice(-1, 1, { ...last, value: { ...last.value, of } });
  return true;
}

/** Where brackets that open here are closed; those inside them are passed over. */
function closeOf(all: readonly Chunk[], at: number, end: number): number {
  let depth = 0;
  for (let next = at; next < end; next += 1) {
    if (all[next]?.is === 'open') depth += 1;
    if (all[next]?.is === 'close') depth -= 1;
    if (depth === 0) return next;
  }
  return end;
}

/** Brackets that only say which Chain Link, which phase, or a value. */
function note(r: Reader, from: number, to: number, current: Draft | undefined): boolean {
  const inside = r.all.slice(from, to);
  const plain = inside.every(
    (each) =>
      each.is === 'link' ||
      each.is === 'phase' ||
      isTurnPlayer(each) ||
      (each.is === 'noun' && each.noun === 'response') ||
      (each.is === 'join' && each.join === 'comma'),
  );
  const remarks = inside.every(
    (each) =>
      each.is === 'remark' ||
      each.is === 'lp' ||
      (each.is === 'join' && ['comma', 'semicolon', 'and'].includes(each.join)),
  );
  const value = inside.every(
    (each) =>
      each.is === 'number' ||
      each.is === 'owner' ||
      each.is === 'quality' ||
      isNoted(each) ||
      isWhichValue(each) ||
      (each.is === 'join' && each.join === 'comma'),
  );
  // A quotation of the card's own text says nothing that its model does not.
  if (inside.every((each) => each.is === 'quote')) return true;
  const silent = inside.some((each) => each.is === 'noun' && each.noun === 'response') && inside.length <= 2;
  for (const each of plain ? inside : []) noteSaid(r, each, current);
  for (const each of remarks ? inside : []) {
    if (each.is === 'remark') r.aboutBattle.remarks.push(each.remark);
    if (each.is === 'lp') r.aboutBattle.lp.push({ who: each.who, lp: each.lp, from: each.from });
  }
  return plain || value || silent || remarks;
}

function noteSaid(r: Reader, chunk: Chunk, current: Draft | undefined): void {
  if (chunk.is === 'link' && current !== undefined) current.link = chunk.link;
  else if (chunk.is === 'link') r.notUnderstood.push({ text: chunk.text, from: chunk.from, to: chunk.to });
  else if (chunk.is === 'phase')
    r.times.push({ phrase: { kind: 'phase', phase: chunk.phase }, from: chunk.from });
}

const isTurnPlayer = (chunk: Chunk): boolean => chunk.is === 'player' && chunk.who === 'turn-player';

/** "(original ATK 1900)": which of its values it is, as the card has it. */
const isWhichValue = (chunk: Chunk): boolean =>
  chunk.is === 'unknown' && /^(?:original|current|printed)$/i.test(chunk.text);

const isNoted = (chunk: Chunk): boolean =>
  chunk.is === 'noun' && ['stat', 'monster', 'lp', 'card'].includes(chunk.noun);
