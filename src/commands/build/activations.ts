import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import { describeEffect } from '../../card-model/describe.ts';
import { printedWords } from '../../card-model/printed-words.ts';
import { isPendulumActivation } from '../../engine/activation/activation-zone.ts';
import { judgeStep } from '../../engine/legal/judge-step.ts';
import type { Card } from '../../engine/state/duel.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { type Tried, tried } from './offer.ts';

type Activate = Extract<Action, { do: 'activate' }>;

/** The effects and cards that can be activated where they are, whatever else the rules say of it. */
export const activations = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card) => [...effectsOf(board, card), ...asSpell(card)]);

function effectsOf({ duel }: Board, card: Card): readonly Tried[] {
  const { id, model, place, faceUp } = card;
  const player = isField(place) ? card.controller : card.owner;
  const parts = model.parts.flatMap((part, at) => (isActivated(part) ? [{ part, at }] : []));
  if (parts.length === 0) {
    const playable = place === 'hand' || (isField(place) && !faceUp);
    return model.facts.cardType === 'monster' || !playable
      ? []
      : [tried({ do: 'activate', player, card: id }, id)];
  }
  return parts.flatMap(({ part, at }): readonly Tried[] => {
    const action: Activate = {
      do: 'activate',
      player,
      card: id,
      ...(parts.length === 1 ? {} : { part: at }),
    };
    const places = activationPlaces(part, model.facts);
    const elsewhere = places !== null && !places.includes(place);
    if (elsewhere && judgeStep(duel, action).verdict === 'illegal') return [];
    const words = printedWords(model, part)?.text ?? describeEffect(part);
    return [tried(action, id, parts.length === 1 ? undefined : words)];
  });
}

/** A Pendulum Monster in the hand, as a Spell. */
const asSpell = (card: Card): readonly Tried[] =>
  isPendulumActivation(card)
    ? [tried({ do: 'activate', player: card.owner, card: card.id, asSpell: true }, card.id)]
    : [];
