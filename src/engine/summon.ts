import { defined } from '../platform/defined.ts';
import { isNormalSummon } from '../vocabulary/summons.ts';
import type { MonsterZone } from '../vocabulary/zones.ts';
import { negatedSummonRules } from './events/event-rules.ts';
import { applyEvents } from './events/happen.ts';
import { counted, pending, summonsRightAfter, withoutProperSummon } from './normal-summon/count.ts';
import { declareOwn, whatFollows } from './own-procedure/play.ts';
import type { Told } from './state/action.ts';
import { beingSummoned, cardOf, type Duel, doesOfLink, partOfLink } from './state/duel.ts';
import type { Stage } from './state/event.ts';
import { passWindow } from './trigger/window.ts';
import { placedIn } from './zones/place-rules.ts';

const inSummon: Stage = { in: 'summon' };

/** Declares a Summon: Tributes and materials are used up first; then it may be negated. Rule summon/negation-window. */
export function declareSummon(duel: Duel, told: Told<'summon'>): Duel {
  const card = cardOf(duel, told.card);
  const player = told.player ?? card.controller;
  const used = told.tributes ?? [];
  if (told.way === 'summoned-by-own-procedure') {
    const declared = declareOwn(
      duel.chain.length === 0 && duel.summoning === undefined ? passBySummon(duel) : duel,
      card,
      player,
      [...used, ...(told.materials ?? [])],
    );
    return withZone(declared, told.zone);
  }
  const open = duel.chain.length === 0 && duel.summoning === undefined;
  const isNormal = isNormalSummon(told.way) || told.way === 'set';
  const rightAfter = summonsRightAfter(duel, told.way);
  const paid = applyEvents(
    open ? passBySummon(duel) : duel,
    inSummon,
    used.map((id) => ({
      event: 'tributed',
      card: id,
      cause: 'tribute',
      player,
      for: told.way,
      forCard: card.id,
    })),
  );
  const spent = applyEvents(
    paid,
    inSummon,
    (told.materials ?? []).map((id) => ({
      event: told.way === 'xyz-summoned' ? 'became-xyz-material' : 'used-as-material',
      card: id,
      cause: 'material',
      player,
      for: told.way,
      forCard: card.id,
      ...(told.way === 'xyz-summoned' ? { onto: card.id } : {}),
    })),
  );
  return {
    ...(rightAfter === undefined ? spent : withoutMissing(spent, rightAfter.link.card)),
    summoning: {
      card: card.id,
      way: told.way,
      player,
      ...defined({ zone: told.zone, together: told.together }),
      ...(rightAfter === undefined || !isNormal ? {} : { rightAfter: true }),
    },
  };
}

const withZone = (duel: Duel, zone: MonsterZone | undefined): Duel =>
  zone === undefined || duel.summoning === undefined
    ? duel
    : { ...duel, summoning: { ...duel.summoning, zone } };

/** Which monster an effect has Normal Summoned has been told now. */
const withoutMissing = (duel: Duel, card: string): Duel => ({
  ...duel,
  missing: duel.missing.filter((each) => each.card !== card),
});

/** A Summon in the open is made after the time of the Trigger Effects that waited, unless an effect has it follow at once. */
function passBySummon(duel: Duel): Duel {
  const link = duel.resolved.findLast(({ chain }) => chain === duel.chains)?.link;
  if (link !== undefined && doesOfLink(duel, link).some((each) => each.immediatelyAfter)) return duel;
  const isUnknown = link !== undefined && partOfLink(duel, link) === undefined && !link.asSpell;
  return passWindow(duel, { by: isUnknown ? 'summon-after-effect' : 'summon' });
}

/**
 * The declared Summon succeeds.
 * @param rule why it does, where that is more than that it was made
 */
export function completeSummon(duel: Duel, rule?: string): Duel {
  const summoning = pending(duel);
  const { card, together = [], player, way, controller = player, position } = summoning;
  const placed = placedIn(counted(duel), summoning);
  const by = summoning.rightAfter ? 'normal-summon/right-after-resolving' : rule;
  const because = by === undefined ? {} : { rule: by };
  const summoned = applyEvents(withoutSummon(placed.duel), inSummon, [
    // Whoever Summons a monster by the game mechanics controls it.
    { event: way, card, player, controller, ...because, ...defined({ position, zone: placed.zone }) },
    ...together
      .filter((each) => cardOf(duel, each).place !== 'monster-zone')
      .map((each) => ({ event: way, card: each, player, controller, ...because })),
  ]);
  return whatFollows(summoned, summoning);
}

/** The declared Summon is negated, and what was Summoned goes to the GY; the Normal Summon is used up all the same. */
export function negateSummon(duel: Duel, by?: string): Duel {
  const { way } = pending(duel);
  const cards = beingSummoned(duel);
  const counting = withoutSummon(counted(duel));
  const because = by === undefined ? {} : { by };
  // The Flip Summon of a monster that was properly Summoned before takes nothing from it; any other negated Summon does.
  const flip = way === 'flip-summoned';
  const keeps = flip || way === 'normal-summoned-again';
  const judged = keeps ? counting : withoutProperSummon(counting, cards);
  const event = flip ? 'flip-summon-negated' : 'summon-negated';
  const rules = negatedSummonRules(way, cards.length);
  const negated = applyEvents(
    judged,
    inSummon,
    cards.map((card) => ({ event, card, rule: rules.negated, ...because })),
  );
  return applyEvents(
    negated,
    inSummon,
    cards.map((card) => ({
      event: 'sent-to-gy',
      rule: rules.sent,
      card,
      cause: by === undefined ? 'rule' : 'effect',
      ...because,
      ...(keeps ? {} : { fromNowhere: true as const }),
    })),
  );
}

const withoutSummon = ({ summoning: _, ...duel }: Duel): Duel => duel;
