import { pendulumSummons } from '../../src/engine/legal/turn-goes-on.ts';
import { type MaterialWay, ownMaterialWay } from '../../src/engine/material-summon/material-summon-case.ts';
import { materialRules } from '../../src/engine/material-summon/material-summon-rules.ts';
import { applyAll, outcome } from '../../src/engine/rule.ts';
import type { Action } from '../../src/engine/state/action.ts';
import { type Card, type Duel, otherPlayer } from '../../src/engine/state/duel.ts';
import { monstersOnField } from '../../src/engine/zones/occupied.ts';
import { isMainPhase } from '../../src/vocabulary/phases.ts';

type Told = Extract<Action, { do: 'summon' | 'attack' }>;

/** With more monsters than a field has zones not every choice of materials is looked at. */
const mostMonsters = 7;

const subsets = (all: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, at) =>
    all.filter((__, bit) => ((at + 1) >> bit) % 2 === 1),
  );

/** The choices of materials that the rules on materials alone do not forbid. */
function materialsFor(duel: Duel, card: Card, way: MaterialWay): readonly (readonly Card[])[] {
  const player = card.owner;
  const own = monstersOnField(duel, []).filter((each) => each.controller === player && each.faceUp);
  if (own.length > mostMonsters) return [];
  return subsets(own).filter(
    (materials) => outcome(applyAll(materialRules, duel, { card, way, player, materials })) !== 'forbids',
  );
}

/** Special Summons by game mechanics, Flip Summons, and Sets of Spells and Traps that could be told of this card now. */
function summonsOf(duel: Duel, card: Card): readonly Told[] {
  const { id, place, faceUp, controller: player, model } = card;
  if (model.facts.cardType !== 'monster')
    return place === 'hand' ? [{ do: 'summon', card: id, player, way: 'set' }] : [];
  if (place === 'monster-zone')
    return faceUp ? [] : [{ do: 'summon', card: id, player, way: 'flip-summoned' }];
  const own: readonly Told[] = (model.summoning.procedures ?? []).some(({ from }) => from.includes(place))
    ? [{ do: 'summon', card: id, player: card.owner, way: 'summoned-by-own-procedure' }]
    : [];
  const way = place === 'extra-deck' && !faceUp ? ownMaterialWay(card) : undefined;
  if (way === undefined) return own;
  const withMaterials = materialsFor(duel, card, way).map(
    (materials): Told => ({
      do: 'summon',
      card: id,
      player: card.owner,
      way,
      materials: materials.map((each) => each.id),
    }),
  );
  return [...own, ...withMaterials];
}

/** The Summons without a Chain beside the Normal Summon, and the attacks, that the turn player could try now. Pure. */
export function summonsAndAttacks(duel: Duel): readonly Told[] {
  const { turnPlayer, phase } = duel;
  const free = duel.chain.length === 0 && duel.summoning === undefined;
  const cards = Object.values(duel.cards).filter(({ gone }) => gone === undefined);
  if (free && isMainPhase(phase))
    return [
      ...cards
        .filter((card) => (card.place === 'monster-zone' ? card.controller : card.owner) === turnPlayer)
        .flatMap((card) => summonsOf(duel, card)),
      ...pendulumSummons(duel),
    ];
  if (!free || phase !== 'battle') return [];
  const on = (player: Card['controller']) =>
    cards.filter((card) => card.place === 'monster-zone' && card.controller === player);
  const targets = on(otherPlayer(turnPlayer));
  return on(turnPlayer).flatMap(({ id }): readonly Told[] => [
    { do: 'attack', card: id },
    ...targets.map((target): Told => ({ do: 'attack', card: id, target: target.id })),
  ]);
}
