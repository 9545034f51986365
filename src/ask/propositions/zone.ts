import type { Mood } from '../../rulebook/holds.ts';
import type { Item } from './items.ts';
import { isAct, isKind } from './vocabulary/concepts.ts';
import { clauseWords } from './vocabulary/small-words.ts';

/** Where a question begins, and what kind it is. */
export interface Opening {
  readonly mood: Mood;
  /** It is asked whether it is not so. */
  readonly denied: boolean;
  /** The helping verb that opens it; empty where none does. */
  readonly helper: string;
  /** What stands before the question. */
  readonly told: readonly Item[];
  /** The question itself. */
  readonly zone: readonly Item[];
  /** What is told after it: "... if its effects are negated?" */
  readonly after: readonly Item[];
}

/** "Can't I ...": asks the same as "Can I ...". */
export const skipNot = (zone: readonly Item[]): readonly Item[] =>
  zone[0]?.is === 'not' ? zone.slice(1) : zone;

export const isWhen = (item: Item | undefined): boolean =>
  item?.is === 'asking' && item.asking.is === 'wh' && item.asking.mood === 'when';

/** A question ends where it only tells on: "... if its effects are negated", "... that was Set this turn". */
export function zoneEnd(items: readonly Item[], start: number, to: number): number {
  for (let at = start + 1; at < to; at += 1) {
    const item = items[at];
    if (item?.is === 'comma') return at;
    if (item?.is === 'small' && item.word === 'during' && items.slice(start, at).some(isSaid)) return at;
    if (item?.is === 'asking' && item.asking.is === 'wh' && item.asking.count === 1) {
      if (isWhen(item) || hasVerb(items.slice(start, at))) return at;
    }
    if (item?.is === 'small' && clauseWords.has(item.word) && item.word !== 'and') {
      // "Can a monster that was Tributed be ...": the question goes on after what its subject is.
      const next = items[at + 1];
      const points = item.word === 'that' && next?.is === 'said' && isKind(next.said.concept);
      if (!points && (item.word !== 'that' || hasVerb(items.slice(start, at)))) return at;
    }
  }
  return to;
}

const isSaid = (item: Item): boolean => item.is === 'said';

export const hasVerb = (zone: readonly Item[]): boolean =>
  zone.some(
    (each) => each.is === 'said' && !each.article && isAct(each.said.concept) && each.said.bent !== 'past',
  );
