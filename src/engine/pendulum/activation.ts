import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import type { ActivationCase } from '../activation/activation-case.ts';
import { continuousForbids, continuousMayForbid, ownCondition } from '../activation/forbidden-by.ts';
import { afterPasses, notWhileResolving, pendulumZones } from '../activation/offer.ts';
import { applyAll, type CardAndPlayer, type Rule, rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';

/** The rules that the activation of a Pendulum Monster as a Spell must pass, in order. */
export const pendulumActivationRules: readonly Rule<CardAndPlayer>[] = [
  /** When a Pendulum Monster is activated as a Spell: in the open, in the own Main Phase. */
  rule('pendulum/activate-as-spell', (duel, { player }) => {
    const facts = { phase: phases.term(duel.phase), turn: duel.turnPlayer };
    if (player !== duel.turnPlayer || !isMainPhase(duel.phase)) return { code: 'not-now', facts };
    return { code: duel.chain.length > 0 || duel.summoning !== undefined ? 'chain' : 'open', facts };
  }),
  pendulumZones,
];

/** The activation of a card as a Spell that has no effect of its own: what bears on Spell Cards that stay on the field bears on it. */
const asActivation = ({ card, player }: CardAndPlayer): ActivationCase => ({
  card: {
    ...card,
    role: 'spell',
    model: { ...card.model, facts: { cardType: 'spell', property: 'Continuous' } },
  },
  part: -1,
  effect: { kind: 'activation', conditions: [], cost: [], targets: [], does: [], on: [] },
  player,
});

const asForAnyActivation: readonly Rule<ActivationCase>[] = [
  notWhileResolving,
  afterPasses,
  continuousForbids,
  ownCondition,
  continuousMayForbid,
];

/** May the player activate this Pendulum Monster as a Spell now? */
export const pendulumActivation = (duel: Duel, asked: CardAndPlayer): readonly Finding[] => [
  ...applyAll(pendulumActivationRules, duel, asked),
  ...applyAll(asForAnyActivation, duel, asActivation(asked)),
];
