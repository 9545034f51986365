import type { Chunk } from './chunk.ts';

/** A text without the numbers of turns, and which turn of the Duel it begins in, where that was said. */
export interface TurnNumbers {
  readonly rest: readonly Chunk[];
  /** The number that was said first; 2 where it is only said not to be the first turn. */
  readonly turnNumber?: number;
}

/**
 * Takes the number of the turn out of a text: "It is my turn, turn 5", "on turn 3", "It is (not) the first turn of the Duel". What
 * is told belongs to the turn that was named first; a later number says only that a turn has ended, which is told besides.
 */
export function withoutTurnNumbers(all: readonly Chunk[]): TurnNumbers {
  const rest: Chunk[] = [];
  let turnNumber: number | undefined;
  for (let at = 0; at < all.length; ) {
    const found = firstTurnAt(all, at) ?? numberedAt(all, at);
    const chunk = all[at];
    if (found !== undefined) {
      turnNumber ??= found.number;
      at += found.count;
    } else {
      if (chunk !== undefined) rest.push(chunk);
      at += 1;
    }
  }
  return { rest, ...(turnNumber === undefined ? {} : { turnNumber }) };
}

interface Found {
  readonly number: number;
  readonly count: number;
}

const isTurn = (chunk: Chunk | undefined): boolean => chunk?.is === 'noun' && chunk.noun === 'turn';

/** ", turn 5", "on turn 3", "(turn 2)", and "it is turn 3." as a whole. */
function numberedAt(all: readonly Chunk[], at: number): Found | undefined {
  const lead = leadAt(all, at);
  const [turn, number, close] = all.slice(at + lead, at + lead + 3);
  if (!isTurn(turn) || number?.is !== 'number' || number.number < 1) return undefined;
  const opened = all[at]?.is === 'open';
  if (opened && close?.is !== 'close') return undefined;
  const count = lead + 2 + (opened ? 1 : 0);
  return { number: number.number, count: count + (all[at]?.is === 'pronoun' ? endsAt(all, at + count) : 0) };
}

/** How many chunks lead to "turn": a comma, a bracket, "on", "it is". */
function leadAt(all: readonly Chunk[], at: number): number {
  const [first, second] = [all[at], all[at + 1]];
  if (first?.is === 'pronoun' && second?.is === 'be') return 2;
  const leads =
    (first?.is === 'join' && first.join === 'comma') ||
    first?.is === 'open' ||
    (first?.is === 'prep' && (first.prep === 'on' || first.prep === 'in'));
  return leads ? 1 : 0;
}

/** "It is the first turn of the Duel", "it is not the first turn": a sentence of its own. */
function firstTurnAt(all: readonly Chunk[], at: number): Found | undefined {
  const [it, is, ...after] = all.slice(at, at + 9).filter((each) => each.is !== 'filler');
  if (it?.is !== 'pronoun' || is?.is !== 'be') return undefined;
  const not = after[0]?.is === 'not';
  const [first, turn, of, duel] = after.slice(not ? 1 : 0);
  if (first?.is !== 'quality' || first.quality !== 'first' || !isTurn(turn)) return undefined;
  const whole = of?.is === 'prep' && of.prep === 'of' && /^(?:duel|game)$/i.test(duel?.text ?? '');
  const last = whole ? duel : turn;
  const end = all.indexOf(last ?? it);
  return { number: not ? 2 : 1, count: end + 1 - at + endsAt(all, end + 1) };
}

const endsAt = (all: readonly Chunk[], at: number): number => (all[at]?.is === 'end' ? 1 : 0);
