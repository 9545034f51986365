import type { Cause } from '../vocabulary/causes.ts';
import { type EventName, isSummonWay } from '../vocabulary/events.ts';
import { isField, type Place } from '../vocabulary/places.ts';
import type { SummonWay } from '../vocabulary/summons.ts';
import { cardOf, type Duel, type Player } from './duel.ts';
import type { DuelEvent, Stage } from './event.ts';
import { applyEvent, type MoveDetails, placeAfter } from './moves.ts';
import { namesOf } from './names.ts';
import { type Redirect, redirectOf } from './redirect.ts';
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
  /** Of a card whose Summon was negated: it comes from no place. */
  readonly fromNowhere?: true;
  /** What may have happened to cards that were not named. */
  readonly perhaps?: readonly EventName[];
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
  const leaving = leavingTheField(duel, all);
  const moved = all.map((each) => {
    if (each.card === undefined) return { each, result: undefined, doubt: undefined };
    const card = cardOf(duel, each.card);
    const instead = redirectOf(duel, card, leaving);
    const details = detailsOf(duel, stage, each, instead);
    const result = applyEvent(card, each.event, details);
    const doubtful =
      instead !== undefined && !instead.sure && result.card.place === 'gy' && card.place !== 'gy';
    return { each, result, doubt: doubtful ? `whether "${instead.by}" banishes it instead` : undefined };
  });
  const cards = { ...duel.cards };
  for (const { result } of moved) if (result !== undefined) cards[result.card.id] = result.card;
  const after: Duel = { ...duel, cards, moment };
  const events = moved.map(({ each, result, doubt }, i): DuelEvent => {
    const common = {
      index: first + i,
      moment,
      stage,
      names: result?.names ?? [each.event],
      cause: each.cause ?? causeOf[stage.in],
      ...(each.by === undefined && each.player === undefined ? {} : { by: who(duel, each) }),
      ...(each.for === undefined ? {} : { for: each.for }),
      ...(each.note === undefined ? {} : { note: each.note }),
      ...(each.fromNowhere === undefined ? {} : { fromNowhere: each.fromNowhere }),
      ...(each.perhaps === undefined ? {} : { perhaps: each.perhaps }),
      ...(isUnsaid(stage, each) ? { causeUnsaid: true as const } : {}),
      ...(doubt === undefined ? {} : { doubt }),
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

/** Outside Chains, Summons and battles nothing says by what a card was destroyed or moved. */
const isUnsaid = (stage: Stage, { event, cause }: Happens): boolean =>
  cause === undefined &&
  stage.in === 'open' &&
  event !== 'drawn' &&
  !isSummonWay(event) &&
  placeAfter(event) !== undefined;

/** The cards that leave the field in this moment: their Continuous Effects do not apply to what happens with them. */
const leavingTheField = (duel: Duel, all: readonly Happens[]): ReadonlySet<string> =>
  new Set(
    all.flatMap(({ card, event, to }) => {
      const goes = to ?? placeAfter(event);
      const leaves =
        card !== undefined && isField(cardOf(duel, card).place) && goes !== undefined && !isField(goes);
      return leaves ? [card] : [];
    }),
  );

function detailsOf(duel: Duel, stage: Stage, each: Happens, instead: Redirect | undefined): MoveDetails {
  const { to, position } = each;
  const byHand = (each.cause ?? causeOf[stage.in]) === 'rule';
  const controller = each.controller ?? summonersSide(duel, each);
  return {
    byHand,
    ...(to === undefined ? {} : { to }),
    ...(position === undefined ? {} : { position }),
    ...(controller === undefined ? {} : { controller }),
    ...(each.by === undefined ? {} : { source: cardOf(duel, each.by).model.name }),
    ...(instead?.sure ? { insteadOfGy: 'banished' as const } : {}),
  };
}

/** A monster that an effect Summons from a GY, or from among the banished cards, goes to the side of the effect's player. */
function summonersSide(duel: Duel, { card, event, by, player }: Happens): Player | undefined {
  if (card === undefined || by === undefined || !isSummonWay(event)) return undefined;
  const { place } = cardOf(duel, card);
  return place === 'gy' || place === 'banished' ? (player ?? cardOf(duel, by).controller) : undefined;
}

function who(duel: Duel, each: Happens): { card?: string; player?: Player } {
  const player = each.player ?? (each.by === undefined ? undefined : cardOf(duel, each.by).controller);
  return { ...(each.by === undefined ? {} : { card: each.by }), ...(player === undefined ? {} : { player }) };
}
