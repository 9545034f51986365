import { defined } from '../../../platform/defined.ts';
import { type Bent, baseForms } from './base-form.ts';
import { type ConceptId, concepts, isConcept, isKind } from './concepts.ts';
import { waysToWrite } from './pattern.ts';
import { leftOut } from './small-words.ts';

/** A word of a question, without the words that say nothing. */
export interface Word {
  /** In lower case. */
  readonly low: string;
  readonly text: string;
  readonly number?: number;
  /** Words that say whose it is were left out before it: it is the asker's own. */
  readonly own: boolean;
  /** An article was left out before it, so that a new thing begins here. */
  readonly article: boolean;
  /** Of a named card: what it is by its printed facts. */
  readonly kinds?: readonly ConceptId[];
}

/** A concept that begins at a word. */
export interface Said {
  readonly concept: ConceptId;
  /** How many words say it. */
  readonly count: number;
  /** How its last verb is bent. */
  readonly bent: Bent;
  readonly numbers: readonly number[];
  /** Of a named card: what it is by its printed facts. */
  readonly kinds?: readonly ConceptId[];
}

interface Known {
  readonly words: readonly string[];
  readonly concept: ConceptId;
}

/** Every way to write a concept, by its first word; the longest first. */
const byFirst = new Map<string, Known[]>();
for (const id of Object.keys(concepts)) {
  if (!isConcept(id)) continue;
  for (const form of concepts[id].forms) {
    for (const written of waysToWrite(form)) {
      const words = written.filter((word) => !leftOut.has(word));
      const [first] = words;
      if (first === undefined) continue;
      const others = byFirst.get(first) ?? [];
      if (others.length === 0) byFirst.set(first, others);
      others.push({ words, concept: id });
    }
  }
}
for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);

/** The longest form that begins at a word; undefined where none does. */
export function saidAt(words: readonly Word[], at: number): Said | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  let best: Said | undefined;
  for (const [base] of readingsOf(word)) {
    for (const { words: form, concept } of byFirst.get(base) ?? []) {
      if (best !== undefined && form.length <= best.count) break;
      const bents = matched(words, at, form);
      if (
        isKind(concept) &&
        form.every((each) => !joins.has(each)) &&
        isCut(words.slice(at + 1, at + form.length))
      )
        continue;
      if (bents === undefined || (isKind(concept) && bents !== 'base' && bents !== 's')) continue;
      const numbers = words.slice(at, at + form.length).flatMap(({ number }) => number ?? []);
      const kinds = words.slice(at, at + form.length).flatMap((each) => each.kinds ?? []);
      const known = kinds.length === 0 ? undefined : kinds;
      best = defined({ concept, count: form.length, bent: bents, numbers, kinds: known });
      break;
    }
  }
  return best;
}

/** Are these words, in lower case, together one term of the game? */
export function isTerm(lows: readonly string[]): boolean {
  const words = lows.map((low) => ({ low, text: low, own: false, article: false }));
  return saidAt(words, 0)?.count === words.length;
}

/** Words inside the name of a kind, after which an article may stand: "monster with the Flip ability". */
const joins = new Set(['with', 'without', 'from', 'of', 'or']);

const isCut = (inner: readonly Word[]): boolean => inner.some(({ article }) => article);

/** Do the words from here on say a form? How the first bent one of them is bent. */
function matched(words: readonly Word[], at: number, form: readonly string[]): Bent | undefined {
  let bent: Bent = 'base';
  for (const [offset, wanted] of form.entries()) {
    const word = words[at + offset];
    const reading = word === undefined ? undefined : readingsOf(word).find(([base]) => base === wanted);
    if (reading === undefined) return undefined;
    if (bent === 'base') bent = reading[1];
  }
  return bent;
}

const readings = new Map<string, readonly (readonly [string, Bent])[]>();
/** More words than players use: what people type must not fill the memory. */
const mostReadings = 5_000;

function readingsOf({ low, number }: Word): readonly (readonly [string, Bent])[] {
  if (low.startsWith('<')) return [[low, 'base']];
  if (number !== undefined)
    return [
      ['#', 'base'],
      [low, 'base'],
    ];
  const known = readings.get(low);
  if (known !== undefined) return known;
  const found = baseForms(low);
  if (readings.size < mostReadings) readings.set(low, found);
  return found;
}
