import { type Rule, rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { KindCase } from './kind.ts';

export const forgetsWhenLeaving = rule({
  id: 'gemini/forgets-when-leaving',
  reasons: {
    forgot: [
      'forbids',
      '{card} was Normal Summoned again and has left the field or turned face-down since, which undoes it',
    ],
  },
  decide(duel: Duel, { card }: KindCase) {
    const was = duel.timeline.some(
      (event) =>
        event.card?.id === card.id && event.card.before.summonedAgain && !event.card.after.summonedAgain,
    );
    return was && !card.summonedAgain ? { code: 'forgot' } : null;
  },
});

export const isSummonedAgain = rule({
  id: 'gemini/becomes-effect-monster',
  reasons: {
    again: ['permits', '{card} was Normal Summoned again'],
    never: ['forbids', '{card} was not Normal Summoned again'],
  },
  decide: (_: Duel, { card }: KindCase) => ({ code: card.summonedAgain ? 'again' : 'never' }),
});

/** Is the Gemini monster treated as Normal Summoned again? */
export const summonedAgainRules: readonly Rule<KindCase>[] = [forgetsWhenLeaving, isSummonedAgain];
