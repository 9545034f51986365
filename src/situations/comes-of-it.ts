import { answerQuestion } from '../engine/answer/ask.ts';
import { play, unplayable } from '../engine/play.ts';
import type { Duel } from '../engine/state/duel.ts';
import type { Situation } from './situation.ts';

/**
 * What comes of an activation that is asked about and legal: that its effect is negated by what applies right now, or that
 * this is not settled. Undefined where nothing of the kind is known, or anything else was asked. Never throws.
 * @param duel the situation after all that was told
 */
export function comesOfIt(duel: Duel, { question }: Situation): string | undefined {
  if (question.ask !== 'can-activate') return undefined;
  const { card, part, player, targets } = question;
  const activate = {
    do: 'activate',
    card,
    ...(part === undefined ? {} : { part }),
    ...(player === undefined ? {} : { player }),
    ...(targets === undefined ? {} : { targets }),
  } as const;
  if (unplayable(duel, activate) !== null) return undefined;
  const activated = play(duel, activate);
  if (unplayable(activated, { do: 'resolve' }) !== null) return undefined;
  const { answer, deciding, missing } = answerQuestion(play(activated, { do: 'resolve' }), {
    ask: 'negated',
    card,
  });
  if (answer === 'yes')
    return `But it is negated when it resolves${deciding === undefined ? '' : `: ${deciding.because}`}.`;
  const why = missing.filter((each) => each.includes('negates'));
  return answer === 'cannot tell' && why.length > 0
    ? `But what comes of it is open: ${why.join('; ')}.`
    : undefined;
}
