import type { EachTime } from '../card-model/part.ts';
import { viewFrom } from './fits.ts';
import { carryOut } from './instructions/carry-out.ts';
import { isNegated, isOfBoxThere, isWorking } from './negation.ts';
import type { Action } from './state/action.ts';
import { type Card, type ChainLink, cardOf, type Duel } from './state/duel.ts';
import type { DuelEvent } from './state/event.ts';
import { withMissing } from './state/missing.ts';
import { matches } from './trigger/matches.ts';

/**
 * What texts do each time that something happens, at once and without a Chain Link (rule effect/continuous-starts): for what
 * has happened since `before`, while the card lay there and its text applied.
 */
export function withEachTime(before: Duel, duel: Duel): Duel {
  const isSame = duel.timeline.length === before.timeline.length;
  if (isSame && duel.resolved.length === before.resolved.length) return duel;
  const after = Object.values(duel.cards).reduce(
    (now, { id, model }) =>
      textsOf(model.parts).reduce((known, part) => {
        const card = before.cards[id];
        return card !== undefined && isOfBoxThere(card, part) ? doneBy(known, before, card, part) : known;
      }, now),
    duel,
  );
  // What one text does may be what another one waits for.
  return after === duel || duel.timeline.at(-1)?.stage.in === 'at-once' ? after : withEachTime(duel, after);
}

const textsOf = (parts: Card['model']['parts']): readonly EachTime[] =>
  parts.filter((part) => part.kind === 'each-time');

/** Is it told once more that a counter was placed which a text has just placed? */
export function isToldAgain(duel: Duel, action: Action): boolean {
  const last = duel.timeline.at(-1);
  if (last?.stage.in !== 'at-once' || action.do !== 'counters' || action.how !== 'placed') return false;
  const { count, name } = action.counters;
  return last.note === `${count} ${name} on ${cardOf(duel, action.card).model.name}`;
}

/** What a text saw happen in one moment: how often it is what is asked for, and whether that is sure. */
interface Occasion {
  readonly event: DuelEvent;
  readonly times: number;
  readonly sure: boolean;
}

function doneBy(duel: Duel, before: Duel, card: Card, part: EachTime): Duel {
  if (!isWorking(before, card)) return duel;
  const occasions = part.resolved ? ofResolved(duel, before, card, part) : ofEvents(duel, before, card, part);
  return occasions.reduce((now, { event, times, sure }) => {
    const is = now.cards[card.id];
    const stays = is !== undefined && is.moves === card.moves && is.faceUp;
    const negated = [isNegated(before, card), stays ? isNegated(now, is) : isNegated(before, card)];
    if (negated.every((each) => each) || (part.resolved && !stays)) return now;
    if (sure && !negated.includes(true))
      return Array.from({ length: times }).reduce<Duel>((known) => carried(known, card, part, event), now);
    const words = `whether the text of ${card.model.name} applies to what happened was not said`;
    return withMissing(now, [
      { card: card.id, words, may: [card.id], verb: part.does[0]?.do ?? 'described' },
    ]);
  }, duel);
}

/** What has happened, moment by moment, up to the one in which the card itself is gone. */
function ofEvents(duel: Duel, before: Duel, card: Card, part: EachTime): readonly Occasion[] {
  const events = duel.timeline.slice(before.timeline.length);
  const gone = events.find((event) => event.card?.id === card.id && goes(event))?.moment ?? Infinity;
  const seen = events.flatMap((event) => {
    const sure = event.moment < gone && !isOwn(event, card) ? asks(part, event, card) : undefined;
    return sure === undefined ? [] : [{ event, sure }];
  });
  return [...new Set(seen.map(({ event }) => event.moment))].flatMap((moment) => {
    const all = seen.filter(({ event }) => event.moment === moment);
    const [first = all[0]] = all.filter(({ sure }) => sure);
    if (first === undefined) return [];
    const sure = part.forEach ? all.every((each) => each.sure) : first.sure;
    return [{ event: first.event, times: part.forEach ? all.length : 1, sure }];
  });
}

/** What was activated while the text applied, and has resolved now: not where its activation was negated. */
function ofResolved(duel: Duel, before: Duel, card: Card, part: EachTime): readonly Occasion[] {
  return duel.resolved.slice(before.resolved.length).flatMap(({ link, because }) => {
    const event = duel.timeline[link.event];
    const came = duel.timeline.some(
      (each) => each.index >= link.event && each.card?.id === card.id && goes(each),
    );
    const itself = before.resolved.some(
      ({ chain, link: { card: id } }) => chain === duel.chains && id === card.id,
    );
    if (event === undefined || came || itself || link.card === card.id) return [];
    const sure = because === 'activation-negated' ? undefined : asks(part, event, card);
    return sure === undefined ? [] : [{ event, times: 1, sure: sure && because !== 'effect-negated' }];
  });
}

/** The card is another one, or lies face-down, since then. */
const goes = ({ card, names }: DuelEvent): boolean =>
  card !== undefined && (card.before.moves !== card.after.moves || names.includes('flipped-face-down'));

const isOwn = ({ stage, by }: DuelEvent, { id }: Card): boolean => stage.in === 'at-once' && by?.card === id;

/** Is the event what the text asks for, surely or perhaps? Undefined: it is not. */
function asks({ on }: EachTime, event: DuelEvent, card: Card): boolean | undefined {
  const met = on.map((wanted) => matches(wanted, event, viewFrom(card))).filter((match) => match.met);
  if (met.length === 0) return undefined;
  return event.unsure === undefined && met.some(({ assumed, open }) => assumed.length + open.length === 0);
}

function carried(duel: Duel, card: Card, { does }: EachTime, event: DuelEvent): Duel {
  const { id, controller: player, place, moves } = card;
  const { turn, phase, chains: chain } = duel;
  const link: ChainLink = {
    number: 1,
    card: id,
    player,
    event: event.index,
    turn,
    phase,
    place,
    moves,
    activatedAt: moves,
    targets: [],
  };
  return carryOut(duel, does, {
    stage: { in: 'at-once' },
    link,
    chain,
    targets: [],
    chosen: [],
    those: event.card === undefined ? [] : [event.card.id],
    rule: 'effect/continuous-starts',
  });
}
