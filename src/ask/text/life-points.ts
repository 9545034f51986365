import type { Teller } from '../tell/teller.ts';
import type { Chunk, Who } from './chunk.ts';

/** How many LP a player is said to have. */
export interface ToldLp {
  readonly who: Who;
  readonly lp: number;
}

/**
 * Takes what is said of LP in brackets behind a player out of a text: "P0 (LP 8000; P1 LP 4000)", "P1 (900 LP)".
 * Everything else about LP is read as sentences are.
 */
export function lifePointsIn(all: readonly Chunk[]): {
  readonly rest: readonly Chunk[];
  readonly told: readonly ToldLp[];
} {
  const rest: Chunk[] = [];
  const told: ToldLp[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    const before = rest.at(-1);
    const close = all.findIndex((each, index) => index > at && each.is === 'close');
    const found =
      chunk?.is === 'open' && before?.is === 'player' && close !== -1
        ? lpOf(all.slice(at + 1, close), before.who)
        : null;
    if (found !== null) {
      told.push(...found);
      at = close;
      // "P0 (LP 8000), Main Phase 1: ...": the player stands there for the LP alone.
      if (isHeading(all, close + 1)) rest.pop();
    } else if (chunk !== undefined) rest.push(chunk);
  }
  return { rest, told };
}

/** Does only a time follow, up to a colon or the end of the sentence? */
function isHeading(all: readonly Chunk[], at: number): boolean {
  const next = all
    .slice(at)
    .find((each) => each.is !== 'phase' && !(each.is === 'join' && each.join === 'comma'));
  return (
    next === undefined ||
    next.is === 'end' ||
    (next.is === 'join' && (next.join === 'colon' || next.join === 'semicolon'))
  );
}

/** The LP that brackets say, of whoever stands before them or is named in them; null where they say anything else. */
function lpOf(inside: readonly Chunk[], owner: Who): readonly ToldLp[] | null {
  const told: ToldLp[] = [];
  let who = owner;
  let lp: number | undefined;
  let says = false;
  for (const chunk of inside) {
    if (chunk.is === 'player') who = chunk.who;
    else if (chunk.is === 'owner' && chunk.who !== 'own' && chunk.who !== 'its') who = chunk.who;
    else if (chunk.is === 'number' && lp === undefined) lp = chunk.number;
    else if (chunk.is === 'noun' && chunk.noun === 'lp' && !says) says = true;
    else if (chunk.is === 'have' || chunk.is === 'be') continue;
    else if (chunk.is !== 'join' || chunk.join === 'or' || chunk.join === 'but') return null;
    if (lp !== undefined && says) {
      told.push({ who, lp });
      lp = undefined;
      says = false;
    }
  }
  return told.length > 0 && lp === undefined && !says ? told : null;
}

/** Tells LP; two different numbers of one player are not understood. */
export function tellLifePoints(told: readonly ToldLp[], teller: Teller): void {
  for (const { who, lp } of told) {
    for (const player of teller.players(who)) {
      const counts = teller.countsOf(player);
      if (counts.lp !== undefined && counts.lp !== lp) teller.missing.push('how many LP the players have');
      counts.lp = lp;
    }
  }
}
