import type { SummonWay } from '../../vocabulary/summons.ts';
import type { Card } from './duel.ts';

/** Ways that are forgotten when the monster is turned face-down (rules kept/pendulum-summoned and kept/flip-summoned). */
const lostFaceDown: ReadonlySet<SummonWay> = new Set<SummonWay>(['pendulum-summoned', 'flip-summoned']);

/** Ways that are forgotten when it is banished for a time (rules kept/flip-summoned and kept/gemini-again). */
const lostBanished: ReadonlySet<SummonWay> = new Set<SummonWay>(['flip-summoned', 'normal-summoned-again']);

/** The card without the way in which it was Summoned, where that is forgotten when it is turned face-down (rule kept/way-summoned). */
export function turnedFaceDown<C extends Pick<Card, 'summoned'>>(card: C): C | Omit<C, 'summoned'> {
  if (card.summoned === undefined || !lostFaceDown.has(card.summoned)) return card;
  const { summoned: _, ...rest } = card;
  return rest;
}

/** How a monster that is banished counts as Summoned if it comes back (rule kept/way-summoned). */
export const rememberedWay = ({ summoned }: Card): SummonWay | undefined =>
  summoned === undefined || lostBanished.has(summoned) ? undefined : summoned;
