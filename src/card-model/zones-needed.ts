import { setOf } from '../platform/list-of.ts';
import { isField } from '../vocabulary/places.ts';
import type { CardModel } from './card-model.ts';
import type { Filter } from './filter.ts';
import { type Instruction, isDescribed } from './instruction.ts';
import type { ActivatedEffect } from './part.ts';

/** How many zones of their player something surely takes. */
export interface ZonesNeeded {
  readonly monster: number;
  readonly spellTrap: number;
}

/** What an instruction of an effect surely takes of Main Monster Zones, and of Spell & Trap Zones. */
export const zonesNeeded = (
  each: Instruction,
  effect: ActivatedEffect,
  facts: CardModel['facts'],
): ZonesNeeded => ({ monster: monsterZones(each, effect), spellTrap: spellTrapZones(each, effect, facts) });

/** One Main Monster Zone for each monster that is surely Special Summoned there, or changes control. */
function monsterZones({ do: verb, what, from, amount }: Instruction, { targets }: ActivatedEffect): number {
  if (verb === 'special-summon-token' && amount !== undefined) return amount;
  if (verb !== 'special-summon' && verb !== 'special-summon-token' && verb !== 'take-control') return 0;
  if (what === 'targets') return targets.reduce((sum, { count, upTo }) => sum + atLeast(count, upTo), 0);
  if (!isDescribed(what)) return 1;
  // What comes from the Extra Deck may go to an Extra Monster Zone.
  return (what.from ?? from)?.includes('extra-deck') ? 0 : atLeast(what.count, what.upTo);
}

/** "2" takes two, "up to 2", "any number" and "all" one at least. */
export const atLeast = (count: number | 'any' | 'all', upTo?: boolean): number =>
  typeof count === 'number' && !upTo ? count : 1;

/** One Spell & Trap Zone for what an effect equips, Sets or places there; a card that lies in one needs no other. */
function spellTrapZones(
  { do: verb, what, from, to, may }: Instruction,
  effect: ActivatedEffect,
  facts: CardModel['facts'],
): number {
  if (effect.kind === 'activation' || may === true) return 0;
  const takes = verb === 'equip' || verb === 'set' || (verb === 'place' && to === 'spell-trap-zone');
  if (!takes) return 0;
  if (what === 'this') {
    const places = from ?? effect.activatesIn;
    const isThere = places?.some((each) => each === 'spell-trap-zone' || each === 'field-zone') ?? false;
    if (isThere || effect.printed?.box === 'pendulum') return 0;
    if (verb === 'set') return facts.cardType === 'trap' && places !== undefined ? 1 : 0;
    return facts.cardType === 'monster' ? 1 : 0;
  }
  const chosen = cardsOf(what, effect);
  if (chosen === undefined || chosen.from?.includes('spell-trap-zone')) return 0;
  const goesThere = verb === 'set' ? isTrap(chosen.filter) : chosen.filter.cardType === 'monster';
  return goesThere ? atLeast(chosen.count, chosen.upTo) : 0;
}

function cardsOf(what: Instruction['what'], { targets }: ActivatedEffect) {
  if (isDescribed(what)) return what;
  if (what === 'targets') return targets.length === 1 ? targets[0] : undefined;
  return typeof what === 'object' && 'target' in what ? targets[what.target] : undefined;
}

/** Spells may be Field Spells, which have a zone of their own. */
const isTrap = ({ cardType }: Filter): boolean => cardType === 'trap';

/** May what is paid leave a zone of the field, and so make room? */
export const mayFreeZones = (cost: readonly Instruction[]): boolean => cost.some(mayLeaveField);

function mayLeaveField({ do: verb, what, from }: Instruction): boolean {
  if (staysOff.has(verb)) return false;
  const places = isDescribed(what) ? (what.from ?? from) : from;
  return places === undefined || places.some((each) => isField(each));
}

/** What is paid so lies on no zone of its own. */
const staysOff: ReadonlySet<Instruction['do']> = setOf('pay-lp reveal discard detach remove-counter');
