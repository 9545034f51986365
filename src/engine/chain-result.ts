import { isActivated } from '../effects/activated.ts';
import type { Instruction } from '../effects/instruction.ts';
import { cardOf, type Duel, type Resolved } from './duel.ts';
import type { DuelEvent } from './event.ts';
import { type Rule, rule } from './rule.ts';

/** Was the effect of this Chain Link applied when it resolved? */
export interface ResultCase {
  readonly resolved: Resolved;
}

export const mustBeFaceUp = rule({
  id: 'effect/must-be-face-up',
  reasons: { gone: ['forbids', '{card} must be face-up on the field when its effect resolves, and is not'] },
  decide: (duel: Duel, { resolved }: ResultCase) =>
    resolved.because === 'not-face-up'
      ? { code: 'gone', facts: { card: cardOf(duel, resolved.link.card).model.name } }
      : null,
});

/** A Spell/Trap Card that stays on the field must still lie there. */
export const mustRemainFaceUp = rule({
  id: 'negate/must-remain-face-up',
  reasons: { gone: ['forbids', '{card} was not face-up in its place any more when its Chain Link resolved'] },
  decide: (duel: Duel, { resolved }: ResultCase) =>
    resolved.because === 'card-gone'
      ? { code: 'gone', facts: { card: cardOf(duel, resolved.link.card).model.name } }
      : null,
});

export const negatedActivation = rule({
  id: 'negate/activation',
  reasons: { negated: ['forbids', 'the activation of {card} was negated'] },
  decide: (duel: Duel, { resolved }: ResultCase) =>
    resolved.because === 'activation-negated'
      ? { code: 'negated', facts: { card: cardOf(duel, resolved.link.card).model.name } }
      : null,
});

export const negatedEffect = rule({
  id: 'negate/effect',
  reasons: {
    negated: ['forbids', 'the effect of {card} was negated'],
    continuous: ['forbids', 'the effects of {card} are negated on the field when it resolves'],
  },
  decide(duel: Duel, { resolved }: ResultCase) {
    const facts = { card: cardOf(duel, resolved.link.card).model.name };
    if (resolved.because === 'effect-negated') return { code: 'negated', facts };
    return resolved.because === 'effects-negated-on-field' ? { code: 'continuous', facts } : null;
  },
});

/** Did it happen between the activation of this Chain Link and its resolution: as a cost, or when a later one resolved? */
function cameBefore({ stage }: DuelEvent, { chain, link }: Resolved): boolean {
  if (stage.in === 'activation') return stage.chain === chain && stage.link >= link.number;
  return stage.in === 'resolution' && stage.chain === chain && stage.link > link.number;
}

const isDoneToTarget = ({ what }: Instruction): boolean => typeof what === 'object' && 'target' in what;

/** All that it targeted had left when it resolved, and all that it does it does with that. */
export const targetsGone = rule({
  id: 'target/at-resolution',
  reasons: {
    gone: [
      'forbids',
      'what {card} had targeted was not there any more when its Chain Link resolved, and it does nothing else',
    ],
  },
  decide(duel: Duel, { resolved }: ResultCase) {
    const { link } = resolved;
    const { model } = cardOf(duel, link.card);
    const part = link.part === undefined ? undefined : model.parts[link.part];
    if (!resolved.applied || part === undefined || !isActivated(part) || link.targets.length === 0)
      return null;
    const left = link.targets.every(({ id, moves }) =>
      duel.timeline.some(
        (event) =>
          event.card?.id === id &&
          event.card.before.moves === moves &&
          event.card.after.moves !== moves &&
          cameBefore(event, resolved),
      ),
    );
    return left && part.does.every(isDoneToTarget) ? { code: 'gone', facts: { card: model.name } } : null;
  },
});

export const resolvesAfterLeaving = rule({
  id: 'effect/resolves-after-leaving',
  reasons: {
    left: [
      'permits',
      '{card} left the field after its effect was activated, and the effect resolves all the same',
    ],
    resolved: ['permits', 'nothing keeps the effect of {card} from resolving'],
  },
  decide(duel: Duel, { resolved }: ResultCase) {
    if (!resolved.applied) return null;
    const card = cardOf(duel, resolved.link.card);
    const left = duel.timeline.some(
      (event) =>
        event.card?.id === card.id && event.names.includes('left-the-field') && cameBefore(event, resolved),
    );
    return { code: left ? 'left' : 'resolved', facts: { card: card.model.name } };
  },
});

export const resultRules: readonly Rule<ResultCase>[] = [
  mustBeFaceUp,
  mustRemainFaceUp,
  negatedActivation,
  negatedEffect,
  targetsGone,
  resolvesAfterLeaving,
];
