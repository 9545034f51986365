import {
  fitsList,
  type MaterialWay,
  materialWays,
} from '../../engine/material-summon/material-summon-case.ts';
import { materialRules } from '../../engine/material-summon/material-summon-rules.ts';
import { applyAll, outcome } from '../../engine/rule.ts';
import { type Card, cardOf, type Duel } from '../../engine/state/duel.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';

/** Not every choice is looked at of more monsters than a field has zones. */
const MOST_MONSTERS = 7;
/** How many choices are judged to say whether there is one. */
const MOST_TRIED = 12;

export const isMaterialWay = (way: SummonWay): way is MaterialWay =>
  materialWays.some((each) => each === way);

/** Every choice of so many. */
export function choicesOf<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

/** The monsters that a player can use up: in the Monster Zones, face-up where they are used as materials. */
export const ownMonsters = (duel: Duel, { owner }: Card, faceUp = false): readonly Card[] =>
  Object.values(duel.cards).filter(
    (each) =>
      each.place === 'monster-zone' &&
      each.controller === owner &&
      each.gone === undefined &&
      (each.faceUp || !faceUp),
  );

/** The choices of materials that fit what the monster asks for, the fewest first. */
export function fittingMaterials(duel: Duel, card: Card): readonly (readonly Card[])[] {
  const { materials } = card.model.summoning;
  const own = ownMonsters(duel, card, true);
  if (materials === undefined || own.length > MOST_MONSTERS) return [];
  return own
    .flatMap((_, at) => choicesOf(own, at + 1))
    .filter((each) => fitsList(duel, materials, each, card.owner) !== 'no');
}

/** A choice of materials that no rule forbids, as far as a few are looked at; else the first that fits. */
export function someMaterials(duel: Duel, id: string, way: MaterialWay): readonly Card[] | undefined {
  const card = cardOf(duel, id);
  const fitting = fittingMaterials(duel, card).slice(0, MOST_TRIED);
  const able = fitting.find(
    (materials) =>
      outcome(applyAll(materialRules, duel, { card, way, player: card.owner, materials })) !== 'forbids',
  );
  return able ?? fitting[0];
}
