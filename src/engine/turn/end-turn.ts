import { type Duel, otherPlayer } from '../duel.ts';
import { rule } from '../rule.ts';
import { countIn, namedIn } from '../state/players.ts';
import { beginPhase } from './begin-phase.ts';

/** The turn player ends the turn: through the End Phase, where it is not that yet, to the next Draw Phase. */
export const endTurn = (duel: Duel): Duel => beginPhase(inEndPhase(duel), 'draw');

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
