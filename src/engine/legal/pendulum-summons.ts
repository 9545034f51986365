import { pendulumSummonAtOnce } from '../pendulum/at-once.ts';
import { candidates, scalesOf } from '../pendulum/pendulum-case.ts';
import { fewestZonesFirst } from '../pendulum/together.ts';
import type { Action } from '../state/action.ts';
import type { Card, Duel } from '../state/duel.ts';

type Summon = Extract<Action, { do: 'summon' }>;

/** Pendulum Summons: of each monster for itself, and of as many as possible at once. */
export function pendulumSummons(duel: Duel): readonly Summon[] {
  const { turnPlayer: player } = duel;
  if (scalesOf(duel, player).length < 2) return [];
  const all = candidates(duel, player);
  const told = (cards: readonly Card[]): readonly Summon[] => {
    const [card, ...together] = cards.map(({ id }) => id);
    if (card === undefined) return [];
    const others = together.length === 0 ? {} : { together };
    return [{ do: 'summon', card, player, way: 'pendulum-summoned', ...others }];
  };
  const { summoned } = pendulumSummonAtOnce(duel, player, fewestZonesFirst(all));
  return [...all.flatMap((card) => told([card])), ...(summoned.length > 1 ? told(summoned) : [])];
}
