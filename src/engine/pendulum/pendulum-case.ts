import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { hasMonsterZone } from '../state/room.ts';
import { comesFrom } from '../zones/place-case.ts';

/** May the player Pendulum Summon this monster now? */
export interface PendulumCase {
  readonly card: Card;
  readonly player: Player;
}

/** The cards in a player's Pendulum Zones. */
export const scalesOf = (duel: Duel, player: Player): readonly Card[] =>
  Object.values(duel.cards).filter(
    ({ place, controller, gone }) => place === 'pendulum-zone' && controller === player && gone !== true,
  );

/** The lower and the higher of two Pendulum Scales; undefined where one was not said, or there are not two. */
export function between(scales: readonly Card[]): readonly [low: number, high: number] | undefined {
  const [one, other] = scales.map((card) => factsNow(card)?.scale);
  if (scales.length !== 2 || one === undefined || other === undefined) return undefined;
  return [Math.min(one, other), Math.max(one, other)];
}

/** The monsters that a player may choose from: those in the hand, and face-up ones in the Extra Deck. */
export const candidates = (duel: Duel, player: Player): readonly Card[] =>
  Object.values(duel.cards).filter(
    (card) =>
      card.owner === player &&
      card.gone !== true &&
      mayComeFrom(card) &&
      card.model.facts.cardType === 'monster',
  );

/** The cards from among which a player may Pendulum Summon: those in the hand, and face-up ones in the Extra Deck. */
export const mayComeFrom = ({ place, faceUp }: Card): boolean =>
  place === 'hand' || (place === 'extra-deck' && faceUp);

/** Is a Main Monster Zone free for it, whichever: where it was not said in which zones the monsters are? */
export const inSomeMainZone = (duel: Duel, player: Player, card: Card): boolean =>
  comesFrom({ card }) === 'elsewhere' && hasMonsterZone(duel, player) === 'yes';
