import type { Duel, Resolved } from './duel.ts';
import { cardOf } from './duel.ts';
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

export const negatedActivation = rule({
  id: 'negation/activation-or-effect',
  reasons: {
    activation: ['forbids', 'its activation was negated'],
    effect: ['forbids', 'its effect was negated'],
    continuous: ['forbids', 'the effects of {card} are negated on the field when it resolves'],
  },
  decide(duel: Duel, { resolved }: ResultCase) {
    const facts = { card: cardOf(duel, resolved.link.card).model.name };
    switch (resolved.because) {
      case 'activation-negated':
        return { code: 'activation', facts };
      case 'effect-negated':
        return { code: 'effect', facts };
      case 'effects-negated-on-field':
        return { code: 'continuous', facts };
      default:
        return null;
    }
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
    const left = duel.timeline.some((e) => e.card?.id === card.id && e.names.includes('left-the-field'));
    return { code: left ? 'left' : 'resolved', facts: { card: card.model.name } };
  },
});

export const resultRules: readonly Rule<ResultCase>[] = [
  mustBeFaceUp,
  negatedActivation,
  resolvesAfterLeaving,
];
