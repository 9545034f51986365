import type { During } from '../../card-model/link-condition.ts';
import { battlePhase, isMainPhase, type Phase, phases } from '../../vocabulary/phases.ts';
import { rule } from '../rule.ts';
import { cardOf, type Duel, partOfLink } from '../state/duel.ts';
import type { ActivationCase } from './activation-case.ts';

/** The time that a text names, for sentences: "in the Main Phase 1 or Main Phase 2 of the opponent". */
function timeWords({ phases: named, turn }: During): string {
  const whose = turn === undefined ? '' : turn === 'you' ? 'of its own player' : 'of the opponent';
  const words = named === undefined ? 'turn' : named.map(phases.term).join(' or ');
  return `in the ${words} ${whose}`.trim();
}

/** Phases that nobody takes for the one in which monsters battle. */
const withoutBattle: ReadonlySet<Phase> = new Set<Phase>(['draw', 'standby', 'end']);
const isBattlePhase = (phase: Phase): boolean => battlePhase.includes(phase);

/** Was a card played that only an open Main Phase lets one play, and nothing battled since? */
const isShownMain = (duel: Duel): boolean =>
  isMainPhase(duel.phase) &&
  duel.battle === undefined &&
  [...duel.resolved.map(({ link }) => link), ...duel.chain].some((link) => {
    const { facts } = cardOf(duel, link.card).model;
    const now = link.phase === duel.phase && link.turn === duel.turn;
    const own = partOfLink(duel, link)?.kind === 'activation';
    return now && own && facts.cardType === 'spell' && facts.property !== 'Quick-Play';
  });

/** The phase and the turn that the text names are conditions of the activation. */
export const inNamedTime = rule({
  id: 'activation/condition-checked-once',
  reasons: {
    'other-time': ['forbids', 'it is activated {when}, and it is the {phase} of {turnPlayer}'],
    time: ['permits', 'it is activated {when}, and that is now'],
  },
  decide(duel: Duel, { effect, player, later, granted }: ActivationCase) {
    const { during } = effect;
    // The Damage Step is one of the Battle Phase: a Main Phase may only stand for a phase that was left unsaid.
    if (effect.damageStep === 'only' && !isBattlePhase(duel.phase) && duel.battle === undefined) {
      const sure = later || withoutBattle.has(duel.phase) || isShownMain(duel);
      const facts = { when: `in the ${phases.term('damage')}`, phase: phases.term(duel.phase) };
      if (sure || !granted)
        return {
          code: 'other-time',
          facts: { ...facts, turnPlayer: duel.turnPlayer },
          ...(sure ? {} : { unless: 'it is the Damage Step' }),
        };
    }
    if (during === undefined) return null;
    const turn = player === duel.turnPlayer ? 'you' : 'opponent';
    const now = (during.turn ?? turn) === turn && (during.phases?.includes(duel.phase) ?? true);
    const facts = { when: timeWords(during), phase: phases.term(duel.phase), turnPlayer: duel.turnPlayer };
    return { code: now ? 'time' : 'other-time', facts };
  },
});
