import type { ProcedureCondition } from '../../../card-model/procedure.ts';
import { eitherOf } from '../conditions/state-conditions.ts';

/** What a Summoning procedure asks for ("If you control no monsters", "while ..."), as one condition. */
export function procedureCondition(text: string): ProcedureCondition {
  const words = text.replace(/^(?:if|while) /i, '');
  const holds = eitherOf(words);
  return { words, ...(holds === null ? {} : { holds }) };
}
