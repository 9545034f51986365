import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import { isPendulumActivation } from '../activation/activation-zone.ts';
import { unbound } from '../events/moves.ts';
import { type Card, type ChainLink, cardOf, type Duel } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';

/** What says of a told activation that a Pendulum Monster is activated as a Spell. */
interface ToldActivation {
  readonly card: string;
  readonly part?: number;
  readonly asSpell?: true;
  readonly zone?: unknown;
}

/**
 * Is it the activation of a Pendulum Monster in the hand as a Spell (rule pendulum/activate-as-spell)? That was told, or
 * a Spell & Trap Zone was; or the card has no effect that is activated in the hand.
 */
export function isToldAsSpell(duel: Duel, { card: id, part, asSpell, zone }: ToldActivation): boolean {
  const card = cardOf(duel, id);
  if (part !== undefined || !isPendulumActivation(card)) return false;
  const { facts, parts } = card.model;
  const inHand = parts.some((each) => isActivated(each) && activationPlaces(each, facts)?.includes('hand'));
  return asSpell === true || zone !== undefined || !inHand;
}

/** The Duel with the card in a Pendulum Zone, face-up, while its activation is on the Chain. */
export const placeAsSpell = (duel: Duel, card: Card): Duel => ({
  ...duel,
  cards: {
    ...duel.cards,
    [card.id]: {
      ...unbound(card),
      place: 'pendulum-zone',
      role: 'spell',
      faceUp: true,
      moves: card.moves + 1,
    },
  },
});

/** What happens when that resolves: the card lies there, and nothing else comes of it. */
export const laidAsSpell = (duel: Duel, { card }: ChainLink): Happens => ({
  event: 'something-else',
  rule: 'pendulum/activate-as-spell',
  by: card,
  note: `${cardOf(duel, card).model.name} is in the Pendulum Zone`,
});
