import { isNegated } from '../engine/negation.ts';
import { equipsOf, materialsOf } from '../engine/state/attached.ts';
import { factsNow } from '../engine/state/card-changes.ts';
import { type Card, type Duel, otherPlayer, type Player } from '../engine/state/duel.ts';
import { countIn, unseenPlaces } from '../engine/state/players.ts';
import { type Stat, statOf } from '../engine/state/stat-line.ts';
import { defined } from '../platform/defined.ts';
import { phases } from '../vocabulary/phases.ts';
import { type Place, places } from '../vocabulary/places.ts';
import { isExtraMonsterZone, type LinkArrow, type MonsterZone } from '../vocabulary/zones.ts';
import type { FieldView, ShownCard, ShownPile, ShownSide, ShownValue } from './view.ts';

const zones = 5;

/** The field with all cards, in the first free zones where none was said, new against `before`; undefined without a card. */
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
    extraMonsterZones: (['EMZ-left', 'EMZ-right'] as const).map((zone) => extraZone(cards, zone, show)),
  };
}

/** The monster in an Extra Monster Zone, which is left or right as P0 sees it. */
function extraZone(
  cards: readonly Card[],
  seen: MonsterZone,
  show: (card: Card) => ShownCard,
): FieldView['extraMonsterZones'][number] {
  const lies = cards.find((card) => isMonsterZone(card) && card.zone === zoneFor(card.controller, seen));
  return lies === undefined ? undefined : { card: show(lies), of: lies.controller };
}

const isMonsterZone = (card: Card): boolean => card.place === 'monster-zone';

/** What is left for one player is right for the other. */
const zoneFor = (player: Player, seen: MonsterZone): MonsterZone =>
  player === 'P0' ? seen : seen === 'EMZ-left' ? 'EMZ-right' : 'EMZ-left';

function sideOf(
  duel: Duel,
  cards: readonly Card[],
  player: Player,
  show: (card: Card) => ShownCard,
): ShownSide {
  const own = cards.filter((card) => card.controller === player);
  const inZone = (place: Place) => own.filter((card) => card.place === place).map(show);
  const main = own.filter((card) => isMonsterZone(card) && !(card.zone && isExtraMonsterZone(card.zone)));
  const { lp } = duel.players[player];
  return {
    lp: lp === null ? undefined : String(lp),
    monsters: row(inPlaces(main).map((card) => (card === undefined ? undefined : show(card)))),
    spellsAndTraps: row(besidePendulums(own).map((card) => (card === undefined ? undefined : show(card)))),
    fieldZone: inZone('field-zone')[0],
    piles: pilesOf(duel, cards, player),
  };
}

/** Monsters in the zones that were told of them, M1 first; the others in the first free ones. */
function inPlaces(monsters: readonly Card[]): readonly (Card | undefined)[] {
  const places: (Card | undefined)[] = Array.from({ length: zones }, (_, index) =>
    monsters.find(({ zone }) => zone === `M${index + 1}`),
  );
  for (const card of monsters.filter(({ zone }) => zone === undefined)) {
    const free = places.indexOf(undefined);
    places[free === -1 ? places.length : free] = card;
  }
  return places;
}

/** Spells and Traps in their zones; the others lie in the first free ones, Pendulum Zones are the outermost. */
function besidePendulums(own: readonly Card[]): readonly (Card | undefined)[] {
  const all = own.filter(({ place }) => place === 'spell-trap-zone' || place === 'pendulum-zone');
  const zoned: (Card | undefined)[] = Array.from({ length: zones }, (_, index) =>
    all.find(({ spellTrapZone }) => spellTrapZone === `S${index + 1}`),
  );
  const unsaid = all.filter((card) => !zoned.includes(card));
  const scales = unsaid.filter(({ place }) => place === 'pendulum-zone');
  for (const end of [0, zones - 1]) if (zoned[end] === undefined) zoned[end] = scales.shift();
  for (const card of [...scales, ...unsaid.filter(({ place }) => place !== 'pendulum-zone')]) {
    const free = zoned.indexOf(undefined);
    zoned[free === -1 ? zoned.length : free] = card;
  }
  return zoned;
}

/** The zones of a row; cards that have no zone are not left out, the row is longer then. */
const row = (cards: readonly (ShownCard | undefined)[]): readonly (ShownCard | undefined)[] =>
  Array.from({ length: Math.max(zones, cards.length) }, (_, index) => cards[index]);

const pilesOf = (duel: Duel, cards: readonly Card[], player: Player): readonly ShownPile[] =>
  unseenPlaces.flatMap((place) => {
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
    ...defined({ atk, def }),
    with: liesWith(duel, card),
    negated: card.faceUp && isNegated(duel, card) && mayHaveEffects(card),
    arrows: isMonster && card.faceUp ? arrowsSeen(card) : [],
    isNew,
  };
}

/** A monster that is known to be no Effect Monster has nothing that could be negated. */
function mayHaveEffects({ model }: Card): boolean {
  const { facts, parts } = model;
  if (facts.cardType !== 'monster' || facts.abilities.length === 0) return true;
  return facts.abilities.includes('Effect') || parts.some(({ kind }) => kind !== 'not-an-effect');
}

/** The Link Arrows of a monster; the opponent's point the other way round for P0. */
function arrowsSeen(card: Card): readonly LinkArrow[] {
  const arrows = factsNow(card)?.arrows ?? [];
  return card.controller === 'P0' ? arrows : arrows.map((arrow) => turnedRound[arrow]);
}

const turnedRound: Readonly<Record<LinkArrow, LinkArrow>> = {
  'top-left': 'bottom-right',
  top: 'bottom',
  'top-right': 'bottom-left',
  left: 'right',
  right: 'left',
  'bottom-left': 'top-right',
  bottom: 'top',
  'bottom-right': 'top-left',
};

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
  const { facts } = card.model;
  const scale = facts.cardType === 'monster' ? facts.scale : undefined;
  return [
    ...(card.place !== 'pendulum-zone' ? [] : [scale === undefined ? 'Pendulum' : `Scale ${scale}`]),
    ...(card.owner === card.controller ? [] : [`owner ${otherPlayer(card.controller)}`]),
    ...(materials === 0 ? [] : [`${materials} material${materials === 1 ? '' : 's'}`]),
    ...equipsOf(duel, card.id).map(({ model }) => model.name),
    ...Object.entries(card.counters).map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`),
  ];
}
