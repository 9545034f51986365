import { type Card, type Duel, otherPlayer, type Player } from '../../engine/duel.ts';
import { isNegated } from '../../engine/negation.ts';
import { equipsOf, materialsOf } from '../../engine/state/attached.ts';
import { countIn, unseenPlaces } from '../../engine/state/players.ts';
import { type Stat, statOf } from '../../engine/state/stat-line.ts';
import { phases } from '../../vocabulary/phases.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import type { FieldView, ShownCard, ShownPile, ShownSide, ShownValue } from '../view.ts';

const zones = 5;

/**
 * The field with all cards that were told of, and what is known of the places beside it; undefined where no card lies
 * anywhere. A card whose zone was not said lies in the first free one.
 * @param before the same Duel earlier: what came to its place since then is marked as new
 */
export function fieldView(duel: Duel, heading: string, before?: Duel): FieldView | undefined {
  const cards = Object.values(duel.cards).filter(({ gone }) => gone !== true);
  if (cards.length === 0) return undefined;
  const isNew = (card: Card) => before !== undefined && before.cards[card.id]?.place !== card.place;
  const show = (card: Card) => shownCard(duel, card, isNew(card));
  return {
    kind: 'field',
    heading,
    turn: `${duel.turnPlayer}'s ${phases.term(duel.phase)}`,
    sides: { P0: sideOf(duel, cards, 'P0', show), P1: sideOf(duel, cards, 'P1', show) },
    extraMonsterZones: [undefined, undefined],
  };
}

function sideOf(
  duel: Duel,
  cards: readonly Card[],
  player: Player,
  show: (card: Card) => ShownCard,
): ShownSide {
  const inZone = (...all: readonly Place[]) =>
    cards.filter((card) => card.controller === player && all.includes(card.place)).map(show);
  const { lp } = duel.players[player];
  return {
    lp: lp === null ? undefined : String(lp),
    monsters: row(inZone('monster-zone')),
    spellsAndTraps: row(inZone('spell-trap-zone', 'pendulum-zone')),
    fieldZone: inZone('field-zone')[0],
    piles: pilesOf(duel, cards, player),
  };
}

/** The zones of a row; cards that have no zone are not left out, the row is longer then. */
const row = (cards: readonly ShownCard[]): readonly (ShownCard | undefined)[] =>
  Array.from({ length: Math.max(zones, cards.length) }, (_, index) => cards[index]);

function pilesOf(duel: Duel, cards: readonly Card[], player: Player): readonly ShownPile[] {
  return unseenPlaces.flatMap((place) => {
    const names = cards
      .filter((card) => card.place === place && card.owner === player)
      .map(({ model, faceUp }) =>
        place === 'banished' && !faceUp ? `${model.name} (face-down)` : model.name,
      );
    const count = countIn(duel, player, place) ?? undefined;
    if (names.length === 0 && count === undefined) return [];
    const term = places.term(place);
    return [{ place: `${term.charAt(0).toUpperCase()}${term.slice(1)}`, names, count }];
  });
}

function shownCard(duel: Duel, card: Card, isNew: boolean): ShownCard {
  const { cardType } = card.model.facts;
  const isMonster = card.role === 'monster';
  const stats = isMonster && card.faceUp;
  const atk = stats ? shownValue(card, 'atk') : undefined;
  const def = stats ? shownValue(card, 'def') : undefined;
  return {
    name: card.model.name,
    kind: isMonster ? 'monster' : cardType === 'monster' ? 'spell' : cardType,
    faceUp: card.faceUp,
    ...(isMonster ? { position: card.position } : {}),
    ...(atk === undefined ? {} : { atk }),
    ...(def === undefined ? {} : { def }),
    with: liesWith(duel, card),
    negated: card.faceUp && isNegated(duel, card),
    isNew,
  };
}

/** ATK or DEF as it is now, against what is printed; undefined for what has none. */
function shownValue(card: Card, stat: Stat): ShownValue | undefined {
  const { facts } = card.model;
  const printed = facts.cardType === 'monster' ? facts[stat] : undefined;
  if (printed === undefined) return undefined;
  const { current } = statOf(card, stat);
  if (current === null) return { text: '?', changed: 'no' };
  const changed = printed === '?' || printed === current ? 'no' : current > printed ? 'up' : 'down';
  return { text: String(current), changed };
}

function liesWith(duel: Duel, card: Card): readonly string[] {
  const materials = materialsOf(duel, card.id).length;
  return [
    ...(card.owner === card.controller ? [] : [`owner ${otherPlayer(card.controller)}`]),
    ...(materials === 0 ? [] : [`${materials} material${materials === 1 ? '' : 's'}`]),
    ...equipsOf(duel, card.id).map(({ model }) => model.name),
    ...Object.entries(card.counters).map(([name, count]) => `${count} ${name}`),
  ];
}
