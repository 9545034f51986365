import { allDone } from '../../card-model/activated.ts';
import { isField } from '../../vocabulary/places.ts';
import { isApplying } from '../negation.ts';
import { equipsOf, materialsOf } from '../state/attached.ts';
import { cardOf, type Duel } from '../state/duel.ts';
import type { DuelEvent, Happens } from '../state/event.ts';
import { placeAfter } from './moves.ts';

/** What destroys itself because a card of a name was destroyed on the field: Toon monsters with their Toon World. */
export function destroyedAfter(duel: Duel, events: readonly DuelEvent[]): readonly Happens[] {
  const names = events.flatMap(({ names: what, card, cardNames = [] }) =>
    what.includes('destroyed') && card !== undefined && isField(card.before.place) && card.before.faceUp
      ? cardNames
      : [],
  );
  if (names.length === 0) return [];
  return Object.values(duel.cards).flatMap((card): readonly Happens[] => {
    const asks = allDone(card.model).flatMap(({ destroyedWith }) => destroyedWith ?? []);
    if (!asks.some((name) => names.includes(name))) return [];
    return isApplying(duel, card)
      ? [
          {
            event: 'destroyed',
            rule: 'effect/continuous-starts',
            card: card.id,
            cause: 'effect',
            by: card.id,
          },
        ]
      : [];
  });
}

/** What happens, with what follows of it by rule at once: Xyz Materials go, Equip Cards are lost (rule equip/lost-monster). */
export function withLost(duel: Duel, all: readonly Happens[]): readonly Happens[] {
  const told = new Set(all.flatMap(({ card }) => card ?? []));
  const lost = all.flatMap((each): readonly Happens[] => {
    if (each.card === undefined) return [];
    const goes = leavesItsZone(duel, each);
    const turned = each.event === 'flipped-face-down' || each.event === 'set';
    return [
      ...(goes ? materialsOf(duel, each.card) : []).map(
        ({ id }): Happens => ({ event: 'sent-to-gy', card: id, cause: 'rule' }),
      ),
      ...(goes || turned ? equipsOf(duel, each.card) : []).map(
        ({ id }): Happens => ({ event: 'destroyed', rule: 'equip/lost-monster', card: id, cause: 'rule' }),
      ),
    ].filter(({ card }) => card !== undefined && !told.has(card));
  });
  // A card that hangs on two cards that leave at once is lost once.
  const once = lost.filter(({ card }, at) => lost.findIndex((other) => other.card === card) === at);
  return once.length === 0 ? all : withLost(duel, [...all, ...once]);
}

function leavesItsZone(duel: Duel, { card: id, event, to }: Happens): boolean {
  if (id === undefined) return false;
  const card = cardOf(duel, id);
  const goes = to ?? placeAfter(event);
  return goes !== undefined && goes !== 'monster-zone' && (isField(card.place) || isPendingXyz(duel, id));
}

/** A monster whose Summon was negated was in no place; its materials were beneath it already. */
const isPendingXyz = (duel: Duel, id: string): boolean => materialsOf(duel, id).length > 0;
