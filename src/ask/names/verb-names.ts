import { setOf } from '../../platform/list-of.ts';
import { stemsOf } from './inflected.ts';
import type { TypedText } from './typed-text.ts';
import { hasCapital, isOrdinary } from './word-kinds.ts';

/** Who does what only players do: behind them "Ashes" is what somebody does, and no part of a name. */
const players: ReadonlySet<string> = new Set(['i', 'we', 'they', 'he', 'she', 'opponent', 'opp']);

/** Behind a verb, what something is done to. */
const objects: ReadonlySet<string> = setOf('it him her them my their his the that one both this');

/** Takes nicknames used as verbs: "they Ashed it"; without a capital, before what it is done to: "they crow it". */
export function takeVerbs(typed: TypedText): void {
  const { all, catalogue } = typed;
  for (const [start, token] of all.entries()) {
    if (typed.isTaken(start) || token.low.length < 3) continue;
    const isDeed = players.has(all[start - 1]?.low ?? '') && objects.has(all[start + 1]?.low ?? '');
    if (!hasCapital(token) && !(isDeed && !isOrdinary(token.low))) continue;
    const stems = stemsOf(token.low).filter(isNoWord);
    // "Can I crow it": without an ending, too, where something is done by a player.
    for (const stem of isDeed ? [token.low, ...stems] : stems) {
      const [name, other] = catalogue.called(stem);
      if (name === undefined || other !== undefined) continue;
      typed.take({ name, start, count: 1, by: 'nickname', takenFrom: token.text });
      break;
    }
  }
}

/** "Rating" is no form of what is called "rat". */
const isNoWord = (stem: string): boolean => !isOrdinary(stem);
