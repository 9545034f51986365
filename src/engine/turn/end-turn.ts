import type { Phase } from '../../vocabulary/phases.ts';
import { rule } from '../rule.ts';
import { type Duel, otherPlayer } from '../state/duel.ts';
import { countIn, namedIn } from '../state/players.ts';
import { beginPhase, startsTurn } from './begin-phase.ts';
import { playPhaseEffects } from './mandatory-effects.ts';

/** The turn player ends the turn: through the End Phase, with what must be activated in it, to the next Draw Phase. */
export const endTurn = (duel: Duel): Duel => beginPhase(playPhaseEffects(inEndPhase(duel)), 'draw');

/** Goes to a phase. One of the next turn comes after the End Phase, with what must be activated in it. */
export function goToPhase(duel: Duel, phase: Phase): Duel {
  if (!startsTurn(duel.phase, phase)) return beginPhase(duel, phase);
  const before = inEndPhase(duel);
  const played = playPhaseEffects(before);
  return beginPhase(played === before ? duel : played, phase);
}

/** The Duel in the End Phase of its turn. */
export const inEndPhase = (duel: Duel): Duel => (duel.phase === 'end' ? duel : beginPhase(duel, 'end'));

/** With how many cards in the hand a turn may end. */
const MOST = 6;

/** Before the turn ends, its player discards down to 6 cards. */
export const handSize = rule({
  id: 'phase-order/hand-size',
  reasons: {
    over: ['forbids', '{player} has {count} cards in the hand, and discards down to 6 before the turn ends'],
    ends: ['permits', '{player} ends the turn, and it is the turn of {next}'],
  },
  decide(duel: Duel) {
    const player = duel.turnPlayer;
    const count = countIn(duel, player, 'hand') ?? namedIn(duel, player, 'hand');
    return count > MOST
      ? { code: 'over', facts: { player, count } }
      : { code: 'ends', facts: { player, next: otherPlayer(player) } };
  },
});
