import type { ActivatedEffect, Target } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { answeredBefore } from '../instructions/pointed-at.ts';
import { matchNow } from '../names.ts';
import { attackerOf, isUnderWay } from '../state/battle.ts';
import { type Card, cardOf, type Duel, type Player } from '../state/duel.ts';

/** The cards that words of a target point at ("the attacking monster"); undefined for other words, or where none is told. */
export function targetsMeant(
  duel: Duel,
  card: Card,
  effect: ActivatedEffect,
  target: Target,
  player: Player,
): readonly string[] | undefined {
  const attacker = says(target, 'attacker') && isUnderWay(duel) ? attackerOf(duel) : undefined;
  if (attacker !== undefined) return [attacker.id];
  const on = says(target, 'answered') && 'on' in effect ? effect.on : [];
  if (on.length === 0) return undefined;
  const { cards } = answeredBefore(duel, { id: card.id, player }, on, duel.timeline.length);
  return cards.length === 0 ? undefined : cards;
}

/** What an activation targets where its text leaves no choice; undefined where the players choose, or none fits. */
export function forcedTargets(
  duel: Duel,
  card: Card,
  effect: ActivatedEffect,
  player: Player,
): readonly string[] | undefined {
  const [group, ...others] = effect.targets;
  if (group?.count !== 1 || others.length > 0) return undefined;
  const { reads: _, ...filter } = group.filter;
  const [only, ...more] = targetsMeant(duel, card, effect, group, player) ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const meantCard = cardOf(duel, only);
  const fit = matchNow(duel, filter, meantCard, { id: card.id, from: card, player });
  return fit.verdict === 'yes' && group.from?.includes(meantCard.place) !== false ? [only] : undefined;
}
