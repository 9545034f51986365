import { staysByKind } from '../../card-model/lasting/stays-on-field.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { Chunk } from '../text/chunk.ts';
import { withSummons } from './chosen-summons.ts';
import { Cursor, wordsOf } from './cursor.ts';
import { readLists } from './lists.ts';
import { readNote } from './notes.ts';
import { ownerHere, playerHere } from './places.ts';
import { isDone, withoutRoom } from './room.ts';
import type { Statement } from './statement.ts';

/** A text with its descriptions of the board taken out: what they say, and the chunks that are left for the verbs. */
export interface Board {
  readonly statements: readonly Statement[];
  readonly rest: readonly Chunk[];
}

/**
 * Takes out of a text what describes the board without verbs of its own: notes in brackets, lists of cards with their
 * places, zones and counts. A sentence of which any word is not understood so is left whole.
 */
export function boardOf(all: readonly Chunk[], catalogue: Catalogue): Board {
  const notes = withoutNotes(withSummons(all, catalogue));
  const statements: Statement[] = [...notes.statements];
  const rest: Chunk[] = [];
  const sentences = sentencesOf(notes.rest);
  const lists = sentences.some((sentence) =>
    wordsOf(sentence).some(({ w }, at, words) => w === 'zones' && words[at + 1]?.w === 'of'),
  );
  for (const sentence of sentences) {
    const opened = opening(sentence);
    statements.push(...opened.statements);
    const asks = asksOf(sentence);
    const before = !asks && !rest.some(isDone);
    const room = before ? withoutRoom(opened.rest) : { statements: [], rest: opened.rest };
    statements.push(...room.statements);
    const read = asks ? undefined : readSentence(room.rest, catalogue);
    if (read !== undefined) {
      statements.push(...read);
      continue;
    }
    const heading = lists && opened.statements.length > 0 ? headingOf(room.rest) : undefined;
    if (heading !== undefined) statements.push(heading);
    else rest.push(...room.rest);
  }
  return { statements, rest };
}

const asksOf = (sentence: readonly Chunk[]): boolean => {
  const end = sentence.at(-1);
  return end?.is === 'end' && end.asks;
};

function sentencesOf(all: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const found: Chunk[][] = [[]];
  for (const chunk of all) {
    found.at(-1)?.push(chunk);
    if (chunk.is === 'end') found.push([]);
  }
  return found.filter((sentence) => sentence.length > 0);
}

/** Takes the notes in brackets out of a text. */
function withoutNotes(all: readonly Chunk[]): Board {
  const statements: Statement[] = [];
  const rest: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    if (chunk === undefined) break;
    const close =
      chunk.is === 'open' ? all.findIndex((each, index) => index > at && each.is === 'close') : -1;
    const before = rest.at(-1);
    const words = close === -1 ? [] : wordsOf(all.slice(at + 1, close));
    const read = close === -1 ? undefined : noteOf(words, all.slice(at + 1, close), rest, before);
    if (read === undefined) rest.push(chunk);
    else {
      statements.push(...read);
      at = close;
    }
  }
  return { statements, rest };
}

function noteOf(
  words: ReturnType<typeof wordsOf>,
  inside: readonly Chunk[],
  rest: readonly Chunk[],
  before: Chunk | undefined,
): readonly Statement[] | undefined {
  const who = rest.findLast((each) => each.is === 'player' || each.is === 'owner');
  const isTurn = ({ is, ...each }: Chunk) => is === 'player' && 'who' in each && each.who === 'turn-player';
  if (inside.some(isTurn) && (who?.is === 'player' || who?.is === 'owner')) {
    const others = wordsOf(inside.filter((each) => !isTurn(each)));
    const trimmed = others[0]?.w === ',' ? others.slice(1) : others;
    const read = trimmed.length === 0 ? [] : readNote(trimmed, undefined);
    if (read === undefined || who.who === 'own' || who.who === 'its') return undefined;
    return [{ is: 'turn-player', who: who.who }, ...read];
  }
  return readNote(words, before?.is === 'card' ? before.name : undefined);
}

/** "P0's Main Phase 1:", "Actions so far:": what a sentence opens with before anything is said. */
function opening(sentence: readonly Chunk[]): Board {
  const c = new Cursor(wordsOf(sentence));
  const statements: Statement[] = [];
  const time = c.attempt((): Statement | undefined => {
    const who = ownerHere(c);
    const chunk = c.chunk();
    if (who === undefined || chunk?.is !== 'phase') return undefined;
    c.at += 1;
    return c.done || c.peek() === '.' || c.take(':') ? { is: 'time', phase: chunk.phase, who } : undefined;
  });
  if (time !== undefined) statements.push(time);
  c.take('actions so far :', 'so far :', 'actions :');
  const next = c.chunk();
  return { statements, rest: next === undefined ? [] : sentence.slice(sentence.indexOf(next)) };
}

/** A sentence that only says where cards are; its full stop is no word of it. */
function readSentence(sentence: readonly Chunk[], catalogue: Catalogue): readonly Statement[] | undefined {
  const inner = sentence.filter((each) => each.is !== 'end');
  if (inner.length === 0) return [];
  const phases = inner.flatMap((each, at) => (isPhaseNote(inner, at) && each.is === 'phase' ? [each] : []));
  const c = new Cursor(wordsOf(inner.filter((_, at) => !isInPhaseNote(inner, at))));
  const said = pendulumSummon(c) ?? (isPlain(inner) ? undefined : readLists(c));
  if (said === undefined || !said.every(saysSomething) || said.some((each) => isDeed(each, catalogue)))
    return undefined;
  return [...phases.map(({ phase }): Statement => ({ is: 'time', phase })), ...said];
}

/** A name alone says nothing of its card. */
const saysSomething = (each: Statement): boolean =>
  each.is !== 'card' || each.spot !== undefined || each.who !== undefined || each.qualities.length > 0;

/** "I activated X" says where X is only of what stays on the field. */
function isDeed(each: Statement, catalogue: Catalogue): boolean {
  if (each.is !== 'card' || each.activated !== true) return false;
  const card = catalogue.exact(each.name);
  return card !== undefined && card.facts.cardType !== 'monster' && !staysByKind(card);
}

/** "P0 (Main Phase 1) controls": the phase stands in brackets of its own. */
const isPhaseNote = (all: readonly Chunk[], at: number): boolean =>
  all[at]?.is === 'phase' && all[at - 1]?.is === 'open' && all[at + 1]?.is === 'close';
const isInPhaseNote = (all: readonly Chunk[], at: number): boolean =>
  [at - 1, at, at + 1].some((each) => isPhaseNote(all, each));

/** "P0 controls A." and the like are sentences with a verb, and nothing that only lists have. */
const isPlain = (sentence: readonly Chunk[]): boolean => {
  const words = wordsOf(sentence).map(({ w }) => w);
  const verbs = words.some((w) => ['controls', 'control', 'controlled', 'has', 'have'].includes(w));
  const listed = words.some(
    (w) => ['#', ':', ';', 'zone', 'zones', 'emz', 'no', '~'].includes(w) || /^m[1-5]$/.test(w),
  );
  return verbs && !listed;
};

/** "P0 Pendulum Summons as many as possible, choosing Extra Deck monsters first in the order listed". */
function pendulumSummon(c: Cursor): readonly Statement[] | undefined {
  return c.attempt(() => {
    const who = playerHere(c);
    if (c.take('pendulum summons', 'pendulum summon') === undefined) return undefined;
    if (c.take('as many monsters as possible', 'as many as possible') === undefined) return undefined;
    c.take(',');
    const first = c.take('choosing extra deck monsters first', 'extra deck monsters first') !== undefined;
    c.take('in order listed', 'in the order listed', 'in that order');
    return c.done
      ? [{ is: 'pendulum-summon' as const, ...(who === undefined ? {} : { who }), extraDeckFirst: first }]
      : undefined;
  });
}

const ways: Readonly<Partial<Record<string, SummonWay>>> = {
  'fusion-summon': 'fusion-summoned',
  'ritual-summon': 'ritual-summoned',
  'synchro-summon': 'synchro-summoned',
  'xyz-summon': 'xyz-summoned',
  'link-summon': 'link-summoned',
  'pendulum-summon': 'pendulum-summoned',
};

/**
 * What a text says a situation is about, before it lists the zones of both players in full: that adds nothing to the
 * lists but how the monster is Summoned.
 */
function headingOf(sentence: readonly Chunk[]): Statement | undefined {
  const verb = sentence[0];
  const way = verb?.is === 'verb' ? ways[verb.verb] : undefined;
  if (sentence.some((each) => each.is === 'modal' || (each.is === 'verb' && each.verb === 'activate')))
    return undefined;
  const text = sentence.map((each) => each.text).join(' ');
  return { is: 'heading', ...(way === undefined ? {} : { way }), text };
}
