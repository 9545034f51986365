import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { restrictionsOn } from '../../restrictions/restriction.ts';
import type { Player } from '../../state/duel.ts';
import { type Executor, note, nothing, playersOf } from '../played.ts';
import { inWords } from './moving.ts';

/**
 * A verb that adds cards to the hand, or draws, where a text may let none be added from the Deck (rule
 * wording/cannot-wins): then it does nothing. Whether what comes from elsewhere too is added stays open.
 */
export const unlessBarred =
  (verb: Executor): Executor =>
  (playing, instruction) => {
    const players = playersOf(playing, instruction.who);
    const bound = players.filter((player) => isBarred(playing.duel, player, instruction));
    if (playing.paying || bound.length === 0) return verb(playing, instruction);
    const fromDeck = isFromDeck(instruction);
    if (fromDeck === false) return verb(playing, instruction);
    if (fromDeck === undefined || bound.length < players.length) return inWords(playing, instruction);
    return nothing({ happens: [note(playing, 'no card can be added from the Deck to the hand')] });
  };

const isBarred = (
  duel: Parameters<typeof restrictionsOn>[0],
  player: Player,
  { do: verb }: Instruction,
): boolean =>
  restrictionsOn(duel, player).some(
    ({ ban }) =>
      ban.adds === 'any' || (ban.adds === 'undrawn' && verb !== 'draw') || (ban.draws && verb === 'draw'),
  );

/** Does it take cards of the Deck, and only those? Undefined where that hangs on what was chosen. */
function isFromDeck({ do: verb, what, from }: Instruction): boolean | undefined {
  if (verb === 'draw') return true;
  const places = from ?? (isDescribed(what) ? what.from : undefined);
  if (places === undefined) return undefined;
  if (!places.includes('deck')) return false;
  return places.length === 1 ? true : undefined;
}
