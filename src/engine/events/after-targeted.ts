import { type AfterTargeted, afterTargeted } from '../../card-model/lasting/after-targeted.ts';
import { isField } from '../../vocabulary/places.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { type Card, cardOf, type Duel, type Resolved } from '../state/duel.ts';
import type { Stage } from '../state/event.ts';
import { withMissing } from '../state/missing.ts';
import { isUnaffected, sourceOf } from '../state/unaffected.ts';
import { applyEvents } from './happen.ts';

/** The texts of a card on effects that targeted it, which apply to this link. */
function textsOn(duel: Duel, card: Card, { link }: Resolved): readonly AfterTargeted[] {
  const source = cardOf(duel, link.card);
  const aimed = duel.timeline[link.event]?.link?.targets.find(({ id }) => id === card.id);
  return continuousOf(card)
    .flatMap(afterTargeted)
    .filter(
      ({ whose, kind, faceUp }) =>
        (whose === undefined || link.player !== card.controller) &&
        (kind === undefined || source.model.facts.cardType === kind) &&
        (!faceUp || aimed?.faceUp !== false),
    );
}

/** What is targeted and is still the same card: those that an effect which has resolved makes destroy themselves. */
export function targetedOnes(duel: Duel, resolved: Resolved): readonly Card[] {
  return resolved.link.targets.flatMap(({ id }) => {
    const card = cardOf(duel, id);
    const there = isField(card.place) && !card.gone;
    return there && textsOn(duel, card, resolved).length > 0 ? [card] : [];
  });
}

/**
 * "After resolving a card effect that targets this face-up card, destroy this card": at once when the link has resolved,
 * without a Chain. A card that is face-down by then, or whose effects are negated, has no such text; nor is it destroyed by an
 * effect that was negated.
 */
export function destroyTargeted(duel: Duel, stage: Stage, resolved: Resolved): Duel {
  const { because } = resolved;
  if (because === 'activation-negated' || because === 'effect-negated') return duel;
  const all = targetedOnes(duel, resolved).filter(
    (card) => isWorking(duel, card) && !isNegated(duel, card) && isUnaffected(card, sourceOf(card)) !== 'yes',
  );
  if (all.length === 0) return duel;
  if (because !== undefined)
    return withMissing(
      duel,
      all.map(({ id, model }) => ({
        card: id,
        words: `whether ${model.name} destroys itself after an effect that was not applied`,
        may: [id],
      })),
    );
  return applyEvents(
    duel,
    stage,
    all.map(({ id }) => ({
      event: 'destroyed',
      rule: 'effect/continuous-starts',
      card: id,
      cause: 'effect',
      by: id,
    })),
  );
}
