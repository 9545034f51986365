import { isAnswering } from '../../card-model/activated.ts';
import type { Question } from '../../engine/question.ts';
import type { Teller } from './teller.ts';

const earlier =
  /\bearlier(?: on)? (?:this|that|in (?:the|this|that)(?: same)?) turn\b|\bearlier on\b|\bpreviously\b|\ba while ago\b|\bthis turn[.!;]?$/i;

/**
 * What was done earlier is not answered any more: where the last that was told was "earlier this turn", and it is asked what
 * may answer it, whether anything has happened since was not said.
 */
export function doneEarlier(text: string, question: Question | undefined, teller: Teller): readonly string[] {
  if (question?.ask !== 'can-activate' && question?.ask !== 'may-respond') return [];
  const told = text.split(/(?<=[.!?;]) /).filter((sentence) => !sentence.trimEnd().endsWith('?'));
  if (!earlier.test((told.at(-1) ?? '').trim())) return [];
  const asked = 'card' in question ? teller.cards.all.find(({ id }) => id === question.card) : undefined;
  const answers = asked === undefined || asked.model.parts.some(isAnswering) || teller.chain.open.length > 0;
  return answers ? ['whether anything has happened since what was done earlier'] : [];
}
