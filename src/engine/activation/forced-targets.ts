import type { ActivatedEffect } from '../../card-model/part.ts';
import { matchesFilter } from '../fits.ts';
import { answeredBefore } from '../instructions/pointed-at.ts';
import { namesOf } from '../names.ts';
import { attackerOf, isUnderWay } from '../state/battle.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';

const theAttacker = /^(?:the|that) (?:opponent's )?attacking monster$/;
const theAnswered = /^that (?:monster|card)$/;

/**
 * What an activation targets where its text leaves no choice: "target the attacking monster", "target that monster" of
 * what it answers. Undefined where the players choose, or no such card is there or fits.
 */
export function forcedTargets(
  duel: Duel,
  card: Card,
  { targets, on }: Extract<ActivatedEffect, { kind: 'activation' | 'quick' | 'trigger' }>,
  player: Player,
): readonly string[] | undefined {
  const [group, ...others] = targets;
  if (group?.count !== 1 || others.length > 0) return undefined;
  const { reads = '', ...filter } = group.filter;
  const meant = theAttacker.test(reads)
    ? isUnderWay(duel)
      ? [attackerOf(duel)?.id]
      : []
    : theAnswered.test(reads) && on.length > 0
      ? answeredBefore(duel, { id: card.id, player }, on, duel.timeline.length).cards
      : [];
  const [only, ...more] = [...new Set(meant)];
  if (only === undefined || more.length > 0) return undefined;
  const meantCard = cardOf(duel, only);
  const fit = matchesFilter(filter, meantCard, namesOf(duel, meantCard), { id: card.id, from: card, player });
  const there = group.from === undefined || group.from.includes(meantCard.place);
  return fit.verdict === 'yes' && there ? [only] : undefined;
}
