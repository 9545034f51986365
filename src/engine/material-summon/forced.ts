import { applyAll, outcome } from '../rule.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { monstersOnField } from '../zones/occupied.ts';
import { type MaterialWay, materialRules } from './material-summon-rules.ts';

/** How many monsters a player can have on the field: with more, not every choice is looked at. */
const mostMonsters = 7;

/** The materials for a Summon where the player has no choice; undefined where there are several choices or none. */
export function forcedMaterials(
  duel: Duel,
  card: Card,
  way: MaterialWay,
  player: Player,
): readonly Card[] | undefined {
  const own = monstersOnField(duel, []).filter((each) => each.controller === player && each.faceUp);
  if (own.length === 0 || own.length > mostMonsters) return undefined;
  const choices = subsets(own).map((materials) => ({
    materials,
    verdict: outcome(applyAll(materialRules, duel, { card, way, player, materials })),
  }));
  const may = choices.filter(({ verdict }) => verdict !== 'forbids');
  return may.length === 1 && may[0]?.verdict === 'permits' ? may[0].materials : undefined;
}

const subsets = (all: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, at) =>
    all.filter((__, bit) => ((at + 1) >> bit) % 2 === 1),
  );
