import { applyEvents } from '../events/happen.ts';
import { cardOf, type Duel, type Player } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import { withMissing } from '../state/missing.ts';
import { countIn, loses, moveUnseen } from '../state/players.ts';

/**
 * The turn player draws a card for the Draw Phase (rule draw-phase/draw-first); with no card in the Deck that player
 * loses (rule victory/deck-out). Which card it is was not said, unless the Deck has no other.
 */
export function normalDraw(duel: Duel): Duel {
  const player = duel.turnPlayer;
  const there = countIn(duel, player, 'deck');
  if (there === 0) return loses(duel, player, 'victory/deck-out');
  const named = inDeck(duel, player);
  const [only, ...others] = named;
  const unseen = duel.players[player].unseen.deck;
  if (unseen === 0 && only !== undefined && others.length === 0)
    return applyEvents(duel, { in: 'open' }, [
      { event: 'drawn', rule: 'draw-phase/draw-first', card: only, player, cause: 'rule' },
    ]);
  if (unseen !== 0) return { ...moveUnseen(duel, player, 'deck', 'hand', 1), drawnUnseen: duel.turn };
  // The Deck is known card by card, and which of them is on top is not.
  return withMissing(
    duel,
    only === undefined
      ? []
      : [{ card: only, words: `which card ${player} drew for the turn was not said`, may: named }],
  );
}

/**
 * The draw of the Draw Phase is told with its card: it is the draw that was taken for one of a card that nobody named.
 */
export function withDrawTold(duel: Duel, told: readonly Happens[]): Duel {
  if (duel.drawnUnseen !== duel.turn || duel.phase !== 'draw') return duel;
  const player = duel.turnPlayer;
  const draws = told.some(
    ({ event, card, by }) =>
      event === 'drawn' && by === undefined && card !== undefined && cardOf(duel, card).owner === player,
  );
  if (!draws) return duel;
  const { drawnUnseen: _, ...rest } = moveUnseen(duel, player, 'hand', 'deck', 1);
  return rest;
}

const inDeck = (duel: Duel, player: Player): readonly string[] =>
  Object.values(duel.cards).flatMap(({ id, place, owner, gone }) =>
    place === 'deck' && owner === player && !gone ? [id] : [],
  );
