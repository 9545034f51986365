import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import type { Duel } from '../duel.ts';
import { type Rule, rule } from '../rule.ts';
import { type PendulumActivationCase, pendulumZones } from '../zones/activation-zone.ts';

/** When a Pendulum Monster is activated as a Spell: in the open, in the own Main Phase. */
export const activateAsSpell = rule({
  id: 'pendulum/activate-as-spell',
  reasons: {
    'not-now': [
      'forbids',
      'it is the {phase} in the turn of {turn}, and that takes an open Main Phase of the own turn',
    ],
    chain: ['forbids', 'a Chain or a Summon is under way'],
    open: ['permits', 'it is the Main Phase of {turn}, and nothing else is under way'],
  },
  decide(duel: Duel, { player }: PendulumActivationCase) {
    const facts = { phase: phases.term(duel.phase), turn: duel.turnPlayer };
    if (player !== duel.turnPlayer || !isMainPhase(duel.phase)) return { code: 'not-now', facts };
    return { code: duel.chain.length > 0 || duel.summoning !== undefined ? 'chain' : 'open', facts };
  },
});

/** The rules that the activation of a Pendulum Monster as a Spell must pass, in order. */
export const pendulumActivationRules: readonly Rule<PendulumActivationCase>[] = [
  activateAsSpell,
  pendulumZones,
];
