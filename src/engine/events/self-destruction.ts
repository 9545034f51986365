import type { CardModel } from '../../card-model/card-model.ts';
import { type SelfDestruction, selfDestructions } from '../../card-model/lasting/self-destruction.ts';
import { isField } from '../../vocabulary/places.ts';
import { isNegated, isWorking } from '../negation.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import type { Stage } from '../state/event.ts';
import { withMissing } from '../state/missing.ts';
import { anyHolds } from '../stats/count.ts';
import { applyEvents } from './happen.ts';
import { putAway } from './linked-destruction.ts';

/**
 * What cards do to themselves as soon as this holds, without a Chain Link (rule effect/continuous-starts): "If there is no
 * face-up Field Spell on the field, destroy this card". It has begun to hold by what was done, or the card has come there.
 * @param before the Duel before that: a card that lay there against its own text stays as it was told
 */
export function withSelfDestructions(before: Duel, duel: Duel, stage: Stage): Duel {
  if (before.timeline.length === duel.timeline.length) return duel;
  const all = Object.values(duel.cards).flatMap((card) => {
    const [text] = textsOf(card.model).filter(
      (each) => applies(duel, card, each) === 'yes' && applies(before, before.cards[card.id], each) === 'no',
    );
    return text === undefined ? [] : [putAway(duel, card, card, text.event)];
  });
  const known = withMissing(
    duel,
    all.flatMap((each) => ('words' in each ? [each] : [])),
  );
  const happens = all.flatMap((each) => ('event' in each ? [each] : []));
  return happens.length === 0 ? known : withSelfDestructions(duel, applyEvents(known, stage, happens), stage);
}

/** Does the text take its card away as it is now? */
function applies(duel: Duel, card: Card | undefined, { while: holding }: SelfDestruction): Ternary {
  if (card === undefined || holding === null || !isField(card.place)) return 'no';
  return isWorking(duel, card) && !isNegated(duel, card)
    ? anyHolds(duel, holding, card, card.controller)
    : 'no';
}

const textsOf = (model: CardModel): readonly SelfDestruction[] => {
  const all = found.get(model) ?? model.parts.flatMap(selfDestructions);
  found.set(model, all);
  return all;
};
/** Models are looked through once. */
const found = new WeakMap<CardModel, readonly SelfDestruction[]>();
