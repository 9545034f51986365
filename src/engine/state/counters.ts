import { type Card, cardOf, type Duel, withCard } from './duel.ts';

/** How many counters of this name lie on a card. */
export const countersOn = ({ counters }: Card, name: string): number => counters[name] ?? 0;

/** The Duel with so many counters of this name on a card, where there were others or none. */
export const withCounters = (duel: Duel, id: string, name: string, count: number): Duel => {
  const { [name]: _, ...others } = cardOf(duel, id).counters;
  return withCard(duel, id, { counters: count === 0 ? others : { ...others, [name]: count } });
};
