import { allDone } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { isLeftAlone } from '../continuous/protections.ts';
import { isApplying } from '../negation.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import type { Unknown } from '../state/missing.ts';
import { hasMonsterZone } from '../state/room.ts';
import { sourceOf } from '../state/unaffected.ts';
import type { Followed } from './linked-destruction.ts';

/** Followed by Equip Cards that take it: it changes as such a card applies, and goes back after (rule control/changed). */
export function controlByEquips(duel: Duel): Followed {
  const all = Object.values(duel.cards).flatMap((equip): readonly (Happens | Unknown)[] => {
    if (!takes(equip)) return [];
    const monster = equip.equippedTo === undefined ? undefined : duel.cards[equip.equippedTo];
    const holds = monster !== undefined && isApplying(duel, equip);
    if (holds) return monster.controller === equip.controller ? [] : [taken(duel, equip, monster)];
    return givenBack(duel, equip);
  });
  return {
    happens: all.flatMap((each) => ('event' in each ? [each] : [])),
    missing: all.flatMap((each) => ('words' in each ? [each] : [])),
  };
}

/** Does its text take control, without a condition of its own? Models are looked through once. */
function takes({ model }: Card): boolean {
  const is = taking.get(model) ?? model.parts.some(takesEquipped);
  taking.set(model, is);
  return is;
}
const taking = new WeakMap<CardModel, boolean>();

const takesEquipped = (part: CardModel['parts'][number]): boolean =>
  part.kind === 'continuous' &&
  part.conditions.length === 0 &&
  part.does.some(
    ({ do: verb, what, onlyIf }) => verb === 'take-control' && what === 'equipped' && onlyIf === undefined,
  );

/** "Followed of this card cannot switch" */
const keepsControl = (model: CardModel): boolean =>
  allDone(model).some(({ denies, touches }) => denies && touches?.includes('control'));

function taken(duel: Duel, equip: Card, monster: Card): Happens | Unknown {
  const sure =
    hasMonsterZone(duel, equip.controller) === 'yes' &&
    isLeftAlone(duel, monster, sourceOf(equip)) === 'no' &&
    !keepsControl(monster.model);
  return sure
    ? {
        event: 'control-changed',
        card: monster.id,
        controller: equip.controller,
        cause: 'effect',
        by: equip.id,
      }
    : {
        card: equip.id,
        words: `whether control of ${monster.model.name} changes by ${equip.model.name}`,
        may: [monster.id],
      };
}

/** A monster that it took, and that nothing took since, goes back to whom it was taken from, else to its owner. */
function givenBack(duel: Duel, equip: Card): readonly Happens[] {
  const took = duel.timeline.findLast(
    ({ names, by }) => by?.card === equip.id && names.includes('control-changed'),
  );
  const last = duel.timeline.findLast(
    ({ index, card }) =>
      index > (took?.index ?? -1) && card?.id === equip.id && card.before.equippedTo !== undefined,
  );
  const of = took?.card?.after ?? heldBy(duel, last?.card?.before ?? equip);
  if (of === undefined) return [];
  const { id } = of;
  const monster = cardOf(duel, id);
  const since = duel.timeline.some(
    ({ index, card, names }) =>
      index > (took?.index ?? -1) &&
      card?.id === id &&
      (names.includes('control-changed') || card.before.moves !== card.after.moves),
  );
  return since || monster.place !== 'monster-zone' || monster.controller !== of.controller
    ? []
    : [
        {
          event: 'control-changed',
          card: id,
          controller: took?.card?.before.controller ?? monster.owner,
          cause: 'rule',
        },
      ];
}

/** The monster of the other player that this Equip Card was told to be equipped to, on the side of its own player. */
function heldBy(duel: Duel, { equippedTo, controller }: Card): Card | undefined {
  const monster = equippedTo === undefined ? undefined : duel.cards[equippedTo];
  return monster?.controller === controller && monster.owner !== controller ? monster : undefined;
}
