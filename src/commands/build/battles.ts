import { attackerOf, isUnderWay } from '../../engine/state/battle.ts';
import { otherPlayer } from '../../engine/state/duel.ts';
import { isMainPhase } from '../../vocabulary/phases.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { type Tried, tried } from './offer.ts';

/** Attacks: from Main Phase 1 the Battle Step is entered first. */
export function attacks(board: Board): readonly Tried[] {
  const { duel } = board;
  if (duel.chain.length > 0 || duel.summoning !== undefined || isUnderWay(duel)) return [];
  const monsters = cardsOf(board).filter(({ place }) => place === 'monster-zone');
  const { turnPlayer } = duel;
  const enters: readonly Action[] = isMainPhase(duel.phase) ? [{ do: 'phase', phase: 'battle' }] : [];
  return monsters
    .filter(({ controller }) => controller === turnPlayer)
    .flatMap(({ id }) => {
      const targets = monsters.filter(({ controller }) => controller === otherPlayer(turnPlayer));
      const on = targets.map((each): Action => ({ do: 'attack', card: id, target: each.id }));
      const all: readonly Action[] = [...on, { do: 'attack', card: id }];
      return all.map((attack): Tried => ({ actions: [...enters, attack], card: id }));
    });
}

const timings = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'] as const;

/** How an attack under way goes on: to its end or a timing of the Damage Step, a replay, or that it is negated. */
export function goingOnInBattle(board: Board): readonly Tried[] {
  const { duel } = board;
  if (!isUnderWay(duel)) return [];
  const attacker = attackerOf(duel);
  const targets = cardsOf(board).filter(
    ({ place, controller }) => place === 'monster-zone' && controller !== attacker?.controller,
  );
  return [
    tried({ do: 'battle', to: 'over' }),
    tried({ do: 'battle', to: 'over', effects: 'all' }),
    ...timings.map((to) => tried({ do: 'battle', to })),
    tried({ do: 'negate-attack' }),
    ...targets.map(({ id }) => tried({ do: 'replay', target: id }, id)),
    tried({ do: 'replay' }),
    tried({ do: 'stop-attack' }),
  ];
}
