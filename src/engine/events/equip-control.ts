import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { isField } from '../../vocabulary/places.ts';
import { isLeftAlone } from '../continuous/protections.ts';
import { isNegated, isWorking } from '../negation.ts';
import { type Card, cardOf, type Duel, type Ternary } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import type { Unknown } from '../state/missing.ts';
import { hasMonsterZone } from '../state/room.ts';
import { sourceOf } from '../state/unaffected.ts';
import { anyHolds } from '../stats/count.ts';

/** What control follows an Equip Card, and what would have to be known to say. */
export interface Control {
  readonly happens: readonly Happens[];
  readonly missing: readonly Unknown[];
}

/** Control by Equip Cards that take it: it changes as such a card applies, and goes back after (rule control/changed). */
export function controlByEquips(duel: Duel): Control {
  const all = Object.values(duel.cards).flatMap((equip): readonly (Happens | Unknown)[] => {
    const text = takenBy(equip);
    if (text === undefined) return [];
    const monster = equip.equippedTo === undefined ? undefined : duel.cards[equip.equippedTo];
    if (monster === undefined || !isField(equip.place) || !isWorking(duel, equip) || isNegated(duel, equip))
      return givenBack(duel, equip);
    const holds = caseOf(duel, equip, text);
    if (holds === 'no') return givenBack(duel, equip);
    return monster.controller === equip.controller ? [] : [taken(duel, equip, monster, holds)];
  });
  return {
    happens: all.flatMap((each) => ('event' in each ? [each] : [])),
    missing: all.flatMap((each) => ('words' in each ? [each] : [])),
  };
}

/** The instruction by which its text takes control; undefined: it does not. Models are looked through once. */
function takenBy({ model }: Card): Instruction | undefined {
  const known = taking.get(model);
  if (known !== undefined) return known[0];
  const found = model.parts.flatMap((part) =>
    part.kind === 'continuous' && part.conditions.length === 0
      ? part.does.filter(({ do: verb, what }) => verb === 'take-control' && what === 'equipped')
      : [],
  );
  taking.set(model, found);
  return found[0];
}
const taking = new WeakMap<CardModel, readonly Instruction[]>();

const caseOf = (duel: Duel, equip: Card, { onlyIf, holds }: Instruction): Ternary =>
  onlyIf === undefined
    ? 'yes'
    : holds === undefined
      ? 'unknown'
      : anyHolds(duel, holds, equip, equip.controller);

/** "Control of this card cannot switch" */
const keepsControl = (part: CardModel['parts'][number]): boolean =>
  'does' in part && part.does.some(({ denies, touches }) => denies && touches?.includes('control'));

function taken(duel: Duel, equip: Card, monster: Card, holds: Ternary): Happens | Unknown {
  const sure =
    holds === 'yes' &&
    hasMonsterZone(duel, equip.controller) === 'yes' &&
    isLeftAlone(duel, monster, sourceOf(equip)) === 'no' &&
    !monster.model.parts.some(keepsControl);
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
