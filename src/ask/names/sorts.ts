import { isBeforeNoun } from './name-places.ts';
import type { TypedText } from './typed-text.ts';
import { ofSeveral } from './word-kinds.ts';

/** Words that so many names have are those of a family of cards. */
const FAMILY = 5;

/** "a Red-Eyes", "two Ice Barrier monsters", "non-Toon": one of a sort of cards, called by a part of a name. */
export function isSort(typed: TypedText, start: number, count: number): boolean {
  const { all, catalogue } = typed;
  const before = all[start - 1];
  if (isBeforeNoun(typed, start, count)) return true;
  if (before === undefined || !(ofSeveral.has(before.low) || isNumber(all, start - 1))) return false;
  return catalogue.lookup.having(typed.words(start, count)).length >= FAMILY;
}

/** "two", "3", and not the Level of one monster. */
const isNumber = (all: TypedText['all'], at: number): boolean =>
  all[at]?.kind === 'number' && !/^(?:level|rank|link)$/.test(all[at - 1]?.low ?? '');
