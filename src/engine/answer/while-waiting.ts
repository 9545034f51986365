import { isMandatory } from '../../card-model/activated.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Answer } from '../findings.ts';
import type { Question } from '../question.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { activates } from '../turn/activates.ts';

/**
 * ATK and DEF as far as they hold: where a mandatory effect that changes them, of the monster itself or of another face-up
 * card, has been triggered, or may have been, and nobody told that it resolved, what they are is not settled (rule
 * trigger/mandatory-cannot-miss).
 * @param answer what the state of the Duel says without that effect
 */
export function whileWaiting(duel: Duel, question: Question, answer: Answer): Answer {
  if (question.ask !== 'stats' || answer.answer === 'cannot tell' || duel.chain.length > 0) return answer;
  const card = cardOf(duel, question.card);
  if (card.place !== 'monster-zone' || !card.faceUp) return answer;
  const source = Object.values(duel.cards).find((each) => waits(duel, card, each));
  if (source === undefined) return answer;
  const words = `whether the mandatory effect of ${source.model.name} has resolved`;
  return { ...answer, answer: 'cannot tell', claim: 'this is not settled', missing: [words] };
}

/** Does a mandatory effect of this card wait, or may it, that changes what the ATK or DEF of the monster are? */
function waits(duel: Duel, monster: Card, source: Card): boolean {
  const own = source.id === monster.id;
  if (!own && !(isField(source.place) && source.faceUp)) return false;
  return source.model.parts.some((part, number) => {
    if (part.kind !== 'trigger' || !isMandatory(part)) return false;
    const changes = part.does.some(
      ({ do: verb, what, delayed }) =>
        (verb === 'change-atk' || verb === 'change-def') &&
        (what === 'this') === own &&
        delayed === undefined,
    );
    // Of what was done to it nobody can say whether that is what such an effect answers.
    if (part.unreadTiming !== undefined && wasDealtWith(duel, monster.id)) return own || changes;
    if (part.on.length === 0) return false;
    const played = duel.resolved.some(({ link }) => link.card === source.id && link.part === number);
    return changes && !played && activates(duel, source.id, number).answer !== 'no';
  });
}

/** Has anything happened to the card, or was anything equipped to it? */
const wasDealtWith = ({ timeline }: Duel, id: string): boolean =>
  timeline.some(({ card }) => card?.id === id || card?.after.equippedTo === id);
