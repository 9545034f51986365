import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { isExtraMonsterZone, monsterZones } from '../../vocabulary/zones.ts';
import { hasAbility } from './ability.ts';
import type { Card, Duel, Player, Ternary } from './duel.ts';
import type { Happens } from './event.ts';

export const mainMonsterZones = 5;
export const mainZones = monsterZones.ids.filter((zone) => !isExtraMonsterZone(zone));
const spellTrapZones = 5;

const controlled = (duel: Duel, player: Player, test: (card: Card) => boolean): readonly Card[] =>
  Object.values(duel.cards).filter((card) => card.controller === player && card.gone !== true && test(card));

/** How many monsters the player controls that may be in Main Monster Zones. */
export const monsterCount = (duel: Duel, player: Player): number => mayBeInMainZones(duel, player).length;

const mayBeInMainZones = (duel: Duel, player: Player, leaving: readonly string[] = []): readonly Card[] =>
  controlled(
    duel,
    player,
    ({ id, place, zone }) =>
      place === 'monster-zone' && !leaving.includes(id) && !(zone !== undefined && isExtraMonsterZone(zone)),
  );

/** Is this monster in a Main Monster Zone for sure? Only what comes from the Extra Deck may be in an Extra Monster Zone. */
export const isInMainZone = (card: Card): boolean =>
  card.zone === undefined
    ? !isExtraDeckMonster(card.model.facts) && !hasAbility(card, 'Pendulum')
    : !isExtraMonsterZone(card.zone);

/** How many monsters the player controls that are in Main Monster Zones for sure. */
export const surelyInMainZones = (duel: Duel, player: Player): number =>
  mayBeInMainZones(duel, player).filter(isInMainZone).length;

/**
 * Has the player a free Main Monster Zone? Where monsters that may be in an Extra Monster Zone decide it, it is unknown.
 * @param leaving cards that leave their zones first
 */
export function hasMonsterZone(duel: Duel, player: Player, leaving: readonly string[] = []): Ternary {
  const there = mayBeInMainZones(duel, player, leaving);
  if (there.length < mainMonsterZones) return 'yes';
  return there.length > mainMonsterZones || there.every(isInMainZone) ? 'no' : 'unknown';
}

/** How many Spell & Trap Zones are free. Cards in Pendulum Zones take up two of them. */
export const freeSpellTrapZones = (duel: Duel, player: Player): number =>
  spellTrapZones -
  controlled(duel, player, ({ place }) => place === 'spell-trap-zone' || place === 'pendulum-zone').length;

/** Has the player a free Spell & Trap Zone? */
export const hasSpellTrapZone = (duel: Duel, player: Player): boolean => freeSpellTrapZones(duel, player) > 0;

/** The Field Zone holds one card: the one that lies there goes to the GY, by rule and not by an effect (rule spell/field). */
export const oldFieldSpell = (duel: Duel, player: Player): readonly Happens[] =>
  controlled(duel, player, ({ place }) => place === 'field-zone').map(({ id }) => ({
    event: 'sent-to-gy',
    rule: 'spell/field',
    card: id,
    cause: 'rule',
  }));
