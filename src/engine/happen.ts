import type { Cause } from '../vocabulary/causes.ts';
import type { EventName } from '../vocabulary/events.ts';
import type { Place } from '../vocabulary/places.ts';
import type { SummonWay } from '../vocabulary/summons.ts';
import { cardOf, type Duel, type Player } from './duel.ts';
import type { DuelEvent, Stage } from './event.ts';
import { applyEvent, type MoveDetails } from './moves.ts';
import { namesOf } from './names.ts';
import { collect } from './trigger/collect.ts';

/** Something that is to happen: what it is, to which card, how and by whom. */
export interface Happens {
  readonly event: EventName;
  readonly card?: string;
  /** Left out: by what the stage says (a cost while activating, an effect while resolving). */
  readonly cause?: Cause;
  readonly by?: string;
  readonly player?: Player;
  readonly to?: Place;
  readonly controller?: Player;
  readonly position?: 'attack' | 'defense';
  readonly for?: SummonWay;
  readonly note?: string;
}

const causeOf: Readonly<Record<Stage['in'], Cause>> = {
  open: 'rule',
  activation: 'cost',
  resolution: 'effect',
  'chain-end': 'rule',
  summon: 'rule',
  battle: 'battle',
};

/**
 * Lets things happen at once: they share a moment of the timeline, each sees the Duel as it was before all of them,
 * and Trigger Effects are collected from the state after all of them.
 */
export function happen(duel: Duel, stage: Stage, all: readonly Happens[]): Duel {
  if (all.length === 0) return duel;
  const moment = duel.moment + 1;
  const first = duel.timeline.length;
  const moved = all.map((each) => ({
    each,
    result:
      each.card === undefined
        ? undefined
        : applyEvent(cardOf(duel, each.card), each.event, detailsOf(duel, each)),
  }));
  const cards = { ...duel.cards };
  for (const { result } of moved) if (result !== undefined) cards[result.card.id] = result.card;
  const after: Duel = { ...duel, cards, moment };
  const events = moved.map(({ each, result }, i): DuelEvent => {
    const common = {
      index: first + i,
      moment,
      stage,
      names: result?.names ?? [each.event],
      cause: each.cause ?? causeOf[stage.in],
      ...(each.by === undefined && each.player === undefined ? {} : { by: who(duel, each) }),
      ...(each.for === undefined ? {} : { for: each.for }),
      ...(each.note === undefined ? {} : { note: each.note }),
    };
    if (result === undefined) return common;
    const before = cardOf(duel, result.card.id);
    const left = result.names.includes('left-the-field');
    const cardNames = left ? namesOf(duel, before) : namesOf(after, result.card);
    return { ...common, card: { id: before.id, before, after: result.card }, cardNames };
  });
  const told: Duel = { ...after, timeline: [...duel.timeline, ...events] };
  return { ...told, waiting: [...duel.waiting, ...collect(told, events)] };
}

const detailsOf = (duel: Duel, each: Happens): MoveDetails => ({
  ...each,
  ...(each.by === undefined ? {} : { source: cardOf(duel, each.by).model.name }),
});

function who(duel: Duel, each: Happens): { card?: string; player?: Player } {
  const player = each.player ?? (each.by === undefined ? undefined : cardOf(duel, each.by).controller);
  return { ...(each.by === undefined ? {} : { card: each.by }), ...(player === undefined ? {} : { player }) };
}
