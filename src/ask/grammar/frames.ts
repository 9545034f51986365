import type { Asks, Chunk } from '../text/chunk.ts';
import type { Frame, ToldTime } from './frame.ts';
import { ofBattle } from './frame-battle.ts';
import { brackets } from './frame-brackets.ts';
import { complement } from './frame-complements.ts';
import { beOrHave, help } from './frame-helpers.ts';
import { joined } from './frame-joins.ts';
import { phrase, phraseOrSkip } from './frame-phrases.ts';
import { type AboutBattle, finishClause, leave, type NotUnderstood, type Reader } from './frame-state.ts';
import { inPlainVerbs } from './frame-synonyms.ts';
import { verbOrPhrase } from './frame-verbs.ts';

/** The frames of a text, in the order in which it tells them, and what it says besides. */
export interface ReadFrames {
  readonly frames: readonly Frame[];
  /** Phases and turns that are said beside the verbs: "(Main Phase 1)", "During P1's Standby Phase". */
  readonly times: readonly ToldTime[];
  readonly notUnderstood: readonly NotUnderstood[];
  /** What is asked for, where that is neither yes nor no. */
  readonly asks?: Asks | undefined;
  readonly aboutBattle: AboutBattle;
}

/** Reads chunks as frames. Never throws; every chunk is taken by a frame, or listed as not understood. */
export function readFrames(all: readonly Chunk[]): ReadFrames {
  const reader: Reader = {
    all,
    frames: [],
    times: [],
    notUnderstood: [],
    aboutBattle: { asked: [], moments: [], remarks: [], changes: [], lp: [] },
    ownSubject: new WeakSet(),
    read: (from, to) => {
      for (let at = from; at < to; ) at = step(reader, at, to);
      finishClause(reader);
    },
    asks: undefined,
    current: undefined,
    subject: undefined,
    inherited: [],
    helpers: undefined,
    join: 'start',
    purpose: false,
    detail: false,
    aside: false,
    waiting: [],
  };
  reader.read(0, all.length);
  return { ...reader, frames: sharingObjects(reader.frames.map(inPlainVerbs)) };
}

/** "activates and resolves X": the first verb is about what stands behind the second. */
const sharingObjects = (frames: readonly Frame[]): readonly Frame[] =>
  frames.map((frame, at) => {
    const next = frames[at + 1];
    const shares =
      next?.verb === 'resolve' &&
      next.join === 'and' &&
      frame.verb === 'activate' &&
      frame.objects.length + frame.complements.length === 0 &&
      !frame.passive;
    return shares ? { ...frame, objects: next.objects, complements: next.complements } : frame;
  });

function step(r: Reader, at: number, end: number): number {
  const chunk = r.all[at];
  if (chunk === undefined) return at + 1;
  switch (chunk.is) {
    case 'end':
      if (chunk.asks) askShortly(r);
      endSentence(r);
      return at + 1;
    case 'join':
      return joined(r, at, chunk.join);
    case 'open':
      return brackets(r, at, end);
    case 'modal':
    case 'do':
    case 'not':
      help(r, chunk.is, at);
      return at + 1;
    case 'be':
    case 'have':
      return beOrHave(r, at, chunk.is);
    case 'verb':
      return verbOrPhrase(r, at, chunk.verb, chunk.form);
    case 'prep':
      return complement(r, at, chunk.prep);
    case 'asks-battle':
    case 'moment':
    case 'remark':
    case 'battle-change':
    case 'lp':
      return ofBattle(r, at, chunk);
    case 'filler':
      return phraseOrSkip(r, at);
    case 'asks':
      return asked(r, at, chunk.asks);
    case 'close':
      return at + 1;
    default:
      return phrase(r, at) ?? leave(r, at);
  }
}

/** "how many LP does P0 have": what is asked for stands before its verb. */
function asked(r: Reader, at: number, asks: Asks): number {
  const [noun, verb] = [r.all[at + 1], r.all[at + 2]];
  const lp = asks === 'value' && noun?.is === 'noun' && noun.noun === 'lp';
  const before = verb?.is === 'do' || verb?.is === 'be' || verb?.is === 'modal';
  r.asks = lp && before ? 'lp' : asks;
  if (r.asks === 'lp') finishClause(r);
  return r.asks === 'lp' ? at + 2 : at + 1;
}

function endSentence(r: Reader): void {
  finishClause(r);
  r.join = 'start';
  r.purpose = false;
  r.aside = false;
}

/** "Trigger?", "still activate?": a question of one verb about what was spoken of. */
function askShortly(r: Reader): void {
  const { current } = r;
  const short = current !== undefined && current.join === 'start' && current.form === 'base';
  if (
    short &&
    !current.asked &&
    current.objects.length === 0 &&
    current.complements.length === 0 &&
    !r.ownSubject.has(current)
  ) {
    current.asked = true;
    current.subject = [{ kind: 'pronoun', which: 'it', qualities: [] }];
  }
}
