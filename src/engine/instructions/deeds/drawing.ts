import type { Duel, Player } from '../../state/duel.ts';
import type { Change, Happens } from '../../state/event.ts';
import { countIn, loses, moveUnseen } from '../../state/players.ts';
import { done, type EffectContext, type EffectOutcome, type Executor, note, playersOf } from '../played.ts';
import { inWords } from './moving.ts';

/** Draws: cards that were told, and for the rest cards that nobody named (rule move/draw-or-add). */
export const draw: Executor = (playing, instruction) => {
  const { amount = instruction.reads === undefined ? 1 : undefined, who, reads } = instruction;
  // "For each ..." leaves open how many; that may be none.
  if (amount === undefined || reads !== undefined) return inWords(playing, instruction);
  const drawn = playersOf(playing, who).map((player) => drawFor(playing, player, amount));
  return done({
    happens: drawn.flatMap(({ happens }) => happens),
    changes: drawn.flatMap(({ changes }) => changes),
    usedChoices: drawn.flatMap(({ usedChoices: took }) => took),
    previousCards: drawn.some(({ unseen }) => unseen > 0)
      ? 'open'
      : drawn.flatMap(({ usedChoices: took }) => took),
  });
};

interface Drawn extends Pick<EffectOutcome, 'happens' | 'changes' | 'usedChoices'> {
  readonly unseen: number;
}

function drawFor(playing: EffectContext, player: Player, amount: number): Drawn {
  const { duel, link, told } = playing;
  const there = countIn(duel, player, 'deck');
  const inDeck = (id: string) => duel.cards[id]?.place === 'deck' && duel.cards[id].owner === player;
  const left = Object.keys(duel.cards).filter(inDeck);
  // Who draws the whole Deck draws every card that was named in it.
  const all = there !== null && there <= amount;
  const took = all ? left : told.filter(inDeck).slice(0, amount);
  const unseen = (there === null ? amount : Math.min(there, amount)) - took.length;
  const named = took.map((id): Happens => ({ event: 'drawn', card: id, by: link.card, player }));
  const words = `${player} draws ${unseen === 1 ? '1 card' : `${unseen} cards`}`;
  // Which card is drawn was not said: it may be one that was named, if such a card is in the Deck.
  const perhaps = left.length > took.length ? { perhaps: ['drawn', 'added-to-hand'] as const } : {};
  const rest = unseen > 0 ? [note(playing, words, { player, ...perhaps })] : [];
  const changes: Change[] = [(now) => moveUnseen(now, player, 'deck', 'hand', unseen)];
  if (there !== null && there < amount) changes.push((now: Duel) => loses(now, player, 'victory/deck-out'));
  return { happens: [...named, ...rest], changes, usedChoices: took, unseen };
}
