import { type Books, ruleOn } from '../../rule-on.ts';
import type { Found } from '../principle.ts';

/** What a judgement comes to, where nothing is left open. */
export function answerOf(judged: Found | undefined, books: Books): string {
  if (judged === undefined) return 'cannot tell';
  if (!('situation' in judged)) return judged.answer;
  const played = ruleOn(judged.situation, books);
  return played.ok ? played.value.answer : 'cannot tell';
}
