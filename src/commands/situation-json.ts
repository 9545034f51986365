import type { z } from 'zod';
import { fail, ok, type Result } from '../platform/problem.ts';
import { type Books, ruleOn } from '../situations/rule-on.ts';
import { type Situation, situationSchema } from '../situations/situation.ts';
import type { Outcome } from './command.ts';
import { ruled } from './rule-verdict.ts';

/** The longest situation that is read, in characters. */
const LONGEST_SITUATION = 100_000;

/** Is this text a situation as JSON, as a verdict shows it? */
export const isSituationJson = (text: string): boolean => text.startsWith('{');

/** Rules on a situation given as JSON: the same verdict as where it came from. */
export function ruleOnJson(text: string, books: Books): Outcome {
  const situation = readSituationJson(text);
  return situation.ok ? ruleOnSituation(situation.value, books) : situation;
}

/** Rules on a situation and shows the verdict. */
export function ruleOnSituation(situation: Situation, books: Books): Outcome {
  return ruled(ruleOn(situation, books));
}

/** Reads a situation given as JSON. `schema` may leave out what is not needed: a log has no question. */
export function readSituationJson(
  text: string,
  schema: z.ZodType<Situation> = situationSchema,
): Result<Situation> {
  const hint = 'ask --json prints one with every verdict that was played.';
  const bad = (found: string): Result<never> =>
    fail({ code: 'bad-situation', found, expected: 'must be a situation as JSON', hint });
  if (text.length > LONGEST_SITUATION) return bad(`a text of ${text.length} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return bad(error instanceof SyntaxError ? error.message : String(error));
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return bad(`${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
}
