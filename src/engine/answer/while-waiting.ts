import { isMandatory } from '../../effects/activated.ts';
import { cardOf, type Duel } from '../duel.ts';
import type { Question } from '../question.ts';
import type { Answer } from './answer.ts';
import { activates } from './triggers.ts';

/**
 * ATK and DEF as far as they hold: where a mandatory effect of the monster itself that changes them has been triggered, or may
 * have been, and nobody told that it resolved, what they are is not settled (rule trigger/mandatory-cannot-miss).
 * @param answer what the state of the Duel says without that effect
 */
export function whileWaiting(duel: Duel, question: Question, answer: Answer): Answer {
  if (question.ask !== 'stats' || answer.answer === 'cannot tell' || duel.chain.length > 0) return answer;
  const card = cardOf(duel, question.card);
  if (card.place !== 'monster-zone' || !card.faceUp) return answer;
  const waits = card.model.parts.some((part, number) => {
    if (part.kind !== 'trigger' || !isMandatory(part)) return false;
    // Of what was done to it nobody can say whether that is what such an effect answers.
    if (part.unreadTiming !== undefined && wasDealtWith(duel, card.id)) return true;
    if (part.on.length === 0) return false;
    const changes = part.does.some(
      ({ do: verb, what, delayed }) =>
        (verb === 'change-atk' || verb === 'change-def') && what === 'this' && delayed === undefined,
    );
    const played = duel.resolved.some(({ link }) => link.card === card.id && link.part === number);
    return changes && !played && activates(duel, card.id, number).answer !== 'no';
  });
  if (!waits) return answer;
  const words = `whether the mandatory effect of ${card.model.name} has resolved`;
  return { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: [words] };
}

/** Has anything happened to the card, or was anything equipped to it? */
const wasDealtWith = ({ timeline }: Duel, id: string): boolean =>
  timeline.some(({ card }) => card?.id === id || card?.after.equippedTo === id);
