import type { CardModel } from '../../card-model/card-model.ts';
import type { AfterTargeted } from '../../card-model/lasting/lasting-fields.ts';
import { type SelfDestruction, selfDestructions } from '../../card-model/lasting/self-destruction.ts';
import { isField } from '../../vocabulary/places.ts';
import { continuousOf, isApplying } from '../negation.ts';
import { type Card, cardOf, type Duel, type Resolved, type Ternary } from '../state/duel.ts';
import type { Stage } from '../state/event.ts';
import { withMissing } from '../state/missing.ts';
import { isUnaffected, sourceOf } from '../state/unaffected.ts';
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
  return isApplying(duel, card) ? anyHolds(duel, holding, card, card.controller) : 'no';
}

const textsOf = (model: CardModel): readonly SelfDestruction[] => {
  const all = found.get(model) ?? model.parts.flatMap(selfDestructions);
  found.set(model, all);
  return all;
};
/** Models are looked through once. */
const found = new WeakMap<CardModel, readonly SelfDestruction[]>();

/** The texts of a card on effects that targeted it, which apply to this link. */
function textsOn(duel: Duel, card: Card, { link }: Resolved): readonly AfterTargeted[] {
  const source = cardOf(duel, link.card);
  const aimed = duel.timeline[link.event]?.link?.targets.find(({ id }) => id === card.id);
  return continuousOf(card)
    .flatMap(({ does }) => does.flatMap(({ afterTargeted }) => afterTargeted ?? []))
    .filter(
      ({ whose, kind, faceUp }) =>
        (whose === undefined || link.player !== card.controller) &&
        (kind === undefined || source.model.facts.cardType === kind) &&
        (!faceUp || aimed?.faceUp !== false),
    );
}

/** What is targeted and is still the same card: those that an effect which has resolved makes destroy themselves. */
const targetedOnes = (duel: Duel, resolved: Resolved): readonly Card[] =>
  resolved.link.targets.flatMap(({ id }) => {
    const card = cardOf(duel, id);
    const there = isField(card.place) && !card.gone;
    return there && textsOn(duel, card, resolved).length > 0 ? [card] : [];
  });

/**
 * "After resolving a card effect that targets this face-up card, destroy this card": at once when the link has resolved,
 * without a Chain. A card that is face-down by then, or whose effects are negated, has no such text; nor is it destroyed by an
 * effect that was negated.
 */
export function destroyTargeted(duel: Duel, stage: Stage, resolved: Resolved): Duel {
  const { because } = resolved;
  if (because === 'activation-negated' || because === 'effect-negated') return duel;
  const all = targetedOnes(duel, resolved).filter(
    (card) => isApplying(duel, card) && isUnaffected(card, sourceOf(card)) !== 'yes',
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
