import { isExtraMonsterZone, type MonsterZone } from '../../vocabulary/zones.ts';
import { type Square, squareOf } from '../state/board.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { isInMainZone, mainZones } from '../state/room.ts';

/** The monsters on the field, those that leave it first left out. */
export const monstersOnField = (duel: Duel, leaving: readonly string[]): readonly Card[] =>
  Object.values(duel.cards).filter(
    ({ id, place, gone }) => place === 'monster-zone' && gone !== true && !leaving.includes(id),
  );

/** The square that a monster lies on, where its zone was said. */
export const squareOfCard = ({ controller, zone }: Card): Square | undefined =>
  zone === undefined ? undefined : squareOf(controller, zone);

/** Whether a monster lies in a zone, and which one where that is known. */
interface Occupied {
  readonly is: Ternary;
  readonly by?: Card;
  /** The monsters of which nobody said where they are, and which may lie here. */
  readonly perhaps: readonly Card[];
}

/**
 * Is the zone occupied? A monster whose zone was not said may be in any that it can be in; where a player's Main Deck
 * monsters fill the Main Monster Zones, none of those is free.
 * @param player from whose view the zone is named
 * @param leaving monsters that are used up first: their zones are free
 */
export function occupied(
  duel: Duel,
  player: Player,
  zone: MonsterZone,
  leaving: readonly string[] = [],
): Occupied {
  const there = monstersOnField(duel, leaving);
  const square = squareOf(player, zone);
  const by = there.find((card) => squareOfCard(card) === square);
  if (by !== undefined) return { is: 'yes', by, perhaps: [] };
  const unsaid = there.filter((card) => card.zone === undefined);
  if (isExtraMonsterZone(zone)) {
    const perhaps = unsaid.filter((card) => !isInMainZone(card));
    return { is: perhaps.length === 0 ? 'no' : 'unknown', perhaps };
  }
  const perhaps = unsaid.filter(({ controller }) => controller === player);
  if (perhaps.length === 0) return { is: 'no', perhaps };
  const left = mainZones.filter(
    (each) => !there.some((card) => squareOfCard(card) === squareOf(player, each)),
  );
  return { is: perhaps.filter(isInMainZone).length >= left.length ? 'yes' : 'unknown', perhaps };
}

/** The monster that a player has in an Extra Monster Zone; `perhaps` those that may be there. */
export function inExtraZone(
  duel: Duel,
  player: Player,
  leaving: readonly string[],
): { readonly card?: Card; readonly perhaps: readonly Card[] } {
  const own = monstersOnField(duel, leaving).filter(({ controller }) => controller === player);
  const card = own.find(({ zone }) => zone !== undefined && isExtraMonsterZone(zone));
  const perhaps = own.filter((each) => each.zone === undefined && !isInMainZone(each));
  return { ...(card === undefined ? {} : { card }), perhaps };
}
