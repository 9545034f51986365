import { defined } from '../../platform/defined.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import { type EventName, isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { isNormalSummon } from '../../vocabulary/summons.ts';
import { syncContinuous } from '../continuous/sync-stats.ts';
import { namesOf } from '../names.ts';
import { sentAsTooMany } from '../restrictions/too-many.ts';
import { type Card, cardOf, type Duel, isNegatedActivation, type Player } from '../state/duel.ts';
import { dueEndings } from '../state/endings.ts';
import type { Change, DuelEvent, Happens, Source, Stage } from '../state/event.ts';
import { withMissing } from '../state/missing.ts';
import { collect } from '../trigger/collect.ts';
import { withEnded } from './ended.ts';
import { controlByEquips } from './equip-control.ts';
import { usualRule } from './event-rules.ts';
import { withGiven } from './given-effects.ts';
import { destroyedAfter, followedBonds, withLost } from './linked-destruction.ts';
import { applyEvent, type MoveDetails, type Moved, placeAfter } from './moves.ts';
import { type Redirect, redirectOf } from './redirect.ts';

const causeOf: Readonly<Record<Stage['in'], Cause>> = {
  open: 'rule',
  activation: 'cost',
  resolution: 'effect',
  'chain-end': 'rule',
  'at-once': 'effect',
  summon: 'rule',
  battle: 'battle',
};

/** Lets things happen at once: each sees the Duel as it was before all, Trigger Effects as it is after all. */
export function applyEvents(
  before: Duel,
  stage: Stage,
  told: readonly Happens[],
  changes: readonly Change[] = [],
): Duel {
  if (told.length + changes.length === 0) return before;
  const duel = syncContinuous(before);
  const all = withLost(duel, told);
  // What only changes the state, and is no event, takes no moment.
  const moment = duel.moment + (all.length > 0 ? 1 : 0);
  const leaving = leavingTheField(duel, all);
  // A card that is destroyed as its activation is negated is no card on the field by then.
  const negated = duel.chain.length > 0 ? changes.reduce((now, change) => change(now), duel) : duel;
  const cards: Record<string, Card> = { ...duel.cards };
  const moved = all.map((each): Happened => {
    // Two things that happen to a card at once happen one on top of the other.
    const card = each.card === undefined ? undefined : cards[each.card];
    if (card === undefined) return { each };
    // What is returned to the GY is not sent there.
    const instead = each.event === 'returned-to-gy' ? undefined : redirectOf(duel, card, leaving);
    const result = applyEvent(card, each.event, {
      ...detailsOf(duel, stage, each, instead),
      ...(isNegatedActivation(negated, card) ? { activationNegated: true as const } : {}),
    });
    cards[card.id] = withGiven(duel, result.card, each.event);
    const { place } = result.card;
    const sent = place === 'gy' || result.names.includes('placed-in-extra-deck-face-up');
    const doubtful = instead !== undefined && !instead.sure && sent && card.place !== place;
    return {
      each,
      result,
      ...(doubtful
        ? {
            doubt: `whether "${instead.by}" ${instead.elsewhere ? 'takes it elsewhere' : 'banishes it'} instead`,
          }
        : {}),
    };
  });
  const changed = changes.reduce<Duel>((now, change) => change(now), { ...duel, cards, moment });
  const after = syncContinuous(changed);
  const first = duel.timeline.length;
  const events = moved.map((each, at) => eventOf(duel, after, stage, each, first + at));
  const done: Duel = { ...after, timeline: [...duel.timeline, ...events] };
  const waits = { ...done, waiting: [...duel.waiting, ...collect(done, events)] };
  const bonds = followedBonds(duel, waits, events);
  const control = controlByEquips(waits);
  const open = withMissing(waits, [...bonds.missing, ...control.missing]);
  const { due, left } = dueEndings(open);
  const { ended, back } = withEnded({ ...open, endings: left }, due);
  const { duel: known, happens } = sentAsTooMany(duel, ended, events);
  const following = [
    ...destroyedAfter(known, events),
    ...bonds.happens,
    ...control.happens,
    ...back,
    ...happens,
  ];
  const ends = due.length === 0 ? [] : [(now: Duel) => now];
  return following.length + due.length === 0 ? known : applyEvents(known, stage, following, ends);
}

/** What happened, and what became of its card. */
interface Happened {
  readonly each: Happens;
  readonly result?: Moved;
  readonly doubt?: string;
}

function eventOf(
  duel: Duel,
  after: Duel,
  stage: Stage,
  { each, result, doubt }: Happened,
  index: number,
): DuelEvent {
  const known = {
    index,
    moment: after.moment,
    stage,
    names: result?.names ?? [each.event],
    cause: each.cause ?? causeOf[stage.in],
    ...(each.by === undefined && each.player === undefined ? {} : { by: who(duel, each) }),
    ...defined({
      for: each.for,
      forCard: each.forCard === undefined ? undefined : asItIs(duel, each.forCard),
      attackedCard: each.attacked === undefined ? undefined : asItIs(duel, each.attacked.id),
      note: each.note,
      fromNowhere: each.fromNowhere,
      perhaps: each.perhaps,
      drawn: each.drawn,
      direct: each.direct,
      attacked: each.attacked,
      unsure: each.unsure,
      lp: each.lp,
      link: each.link,
    }),
    ...(isUnsaid(stage, each) ? { causeUnsaid: true as const } : {}),
    ...(doubt === undefined ? {} : { doubt }),
  };
  const common = { ...known, rule: each.rule ?? usualRule(known) };
  if (result === undefined) return common;
  const before = cardOf(duel, result.card.id);
  const left = result.names.includes('left-the-field');
  const cardNames = left ? namesOf(duel, before) : namesOf(after, result.card);
  // What applies to it from the same moment on counts: a monster arrives with the ATK that it has there.
  const now = cardOf(after, before.id);
  const arrived = now.moves === result.card.moves ? now : result.card;
  return { ...common, card: { id: before.id, before, after: arrived }, cardNames };
}

/** Outside Chains, Summons and battles nothing says by what a card was destroyed or moved. */
const isUnsaid = (stage: Stage, { event, cause, lp }: Happens): boolean =>
  cause === undefined &&
  stage.in === 'open' &&
  event !== 'drawn' &&
  !isSummonWay(event) &&
  (lp !== undefined || placeAfter(event) !== undefined);

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
    ...defined({ to, position, controller }),
    ...(each.by === undefined ? {} : { source: cardOf(duel, each.by).model.name }),
    ...(instead?.sure || each.insteadOfGy !== undefined ? { insteadOfGy: 'banished' as const } : {}),
    ...(instead?.wherever ? { leavesBanished: true as const } : {}),
    ...defined({ onto: each.onto, faceDown: each.faceDown, zone: each.zone }),
    ...(isSummonWay(each.event) && (isNormalSummon(each.event) || each.event === 'set')
      ? { tributes: tributesFor(duel, each.event) }
      : {}),
    ...(each.change === undefined ? {} : { change: each.change }),
  };
}

/** How many monsters were Tributed for it right before. */
function tributesFor({ timeline }: Duel, way: EventName): number {
  const other = timeline.findLastIndex(({ names, for: what }) => !names.includes('tributed') || what !== way);
  return timeline.length - other - 1;
}

/** A monster that an effect Summons from a GY, or from among the banished cards, goes to the side of the effect's player. */
function summonersSide(duel: Duel, { card, event, by, player }: Happens): Player | undefined {
  if (card === undefined || by === undefined || !isSummonWay(event)) return undefined;
  const { place } = cardOf(duel, card);
  return place === 'gy' || place === 'banished' ? (player ?? cardOf(duel, by).controller) : undefined;
}

function who(duel: Duel, { by, player: said }: Happens): NonNullable<DuelEvent['by']> {
  if (by === undefined) return said === undefined ? {} : { player: said };
  const source = asItIs(duel, by);
  return { card: by, player: said ?? source.card.controller, source };
}

function asItIs(duel: Duel, id: string): Source {
  const card = cardOf(duel, id);
  return { card, names: namesOf(duel, card) };
}
