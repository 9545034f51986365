import type { Question } from '../../engine/question.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { Phrase } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import { effectThere } from '../tell/effects-meant.ts';
import type { Teller } from '../tell/teller.ts';

/** "X's hand effect": X lies there, where nobody said more; of one effect that is used there freely, may it be activated? */
export function usedThere(
  phrase: Phrase,
  card: ToldCard,
  player: Player | undefined,
  teller: Teller,
): Question | undefined {
  if (phrase.kind !== 'effect' || phrase.activatesIn === undefined) return undefined;
  if (card.place === undefined) teller.cards.putAt(card, phrase.activatesIn);
  const part = effectThere(phrase, card);
  return part === undefined || teller.chain.top !== undefined
    ? undefined
    : {
        ask: 'can-activate',
        card: card.id,
        part,
        ...(player === undefined ? {} : { player }),
        ...(teller.chain.started ? {} : { granted: true }),
      };
}
