import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Choice, fail, ok, type Problem, type Result } from '../platform/problem.ts';
import { catalogueAge } from '../replies/catalogue-line.ts';
import type { Reply } from '../replies/reply.ts';
import { dotted } from '../replies/verdict-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import { readSituation } from '../situations/language/read.ts';
import { type Books, ruleOn } from '../situations/rule-on.ts';
import { type Situation, situationSchema } from '../situations/situation.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import type { Command, Outcome, Services } from './command.ts';
import { LONGEST_LINE } from './line/line.ts';
import { situationLine } from './line/print-line.ts';
import { pictureChoice, picturesOf } from './pictures.ts';
import { ruled } from './rule-verdict.ts';
import { whyChoice, withWhatIf } from './what-if.ts';

/** The longest situation that is read, in characters. */
const LONGEST_SITUATION = 100_000;

/** Is this text a situation as JSON, as a verdict shows it? */
export const isSituationJson = (text: string): boolean => text.startsWith('{');

/** Rules on a situation given as JSON: the same verdict as where it came from. */
export function ruleOnJson(text: string, books: Books): Outcome {
  const situation = readSituationJson(text);
  return situation.ok ? ruled(ruleOn(situation.value, books)) : situation;
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

/** Rules on a text in the situation language. Of a bad text every bad line is told, with texts that would be read. */
export function ruleOnText(text: string, ruleset: Ruleset, services: Services): Outcome {
  const situation = readText(text, ruleset, services);
  return situation.ok ? ruled(ruleOn(situation.value, services)) : situation;
}

/** Reads a text in the situation language; every bad line is told, with lines that would be read. */
export function readText(
  text: string,
  ruleset: Ruleset,
  { catalogue }: Services,
  lineOf: (text: string) => string = situationLine,
): Result<Situation> {
  const read = readSituation(text, { catalogue, ruleset });
  if (read.ok) return ok(read.situation);
  const [first, ...more] = read.problems.map((problem) => withLines(problem, lineOf));
  if (first === undefined) throw new Error('a text was refused without a problem');
  return fail(more.length === 0 ? first : { ...first, more });
}

/** The reader offers whole texts; a command offers the lines that rule on them. */
function withLines({ choices, ...problem }: Problem, lineOf: (text: string) => string): Problem {
  const lines = (choices ?? [])
    .map(({ label, line }) => ({ label, line: lineOf(line) }))
    .filter(({ line }) => line.length <= LONGEST_LINE);
  return lines.length === 0 ? problem : { ...problem, choices: lines };
}

/** A command whose verdicts can be shown as a situation, changed, and run again: one place for all of them. */
export const showingSituation = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) => withSituation(await command.run(values, asker, services), services),
});

/** An answer with choices to show its situation, why, pictures, and what would change it; none where the situation is not all of it. */
export function withSituation(outcome: Outcome, services: Services): Outcome {
  if (!outcome.ok || outcome.verdict === undefined) return outcome;
  const { situation } = outcome.verdict;
  if (situation === null) return outcome;
  const aged = withCatalogueAge(outcome.reply, services);
  if (!comesOf(situation, outcome.verdict, services)) return { ...outcome, reply: aged };
  const text = printSituation(situation);
  const line = situationLine(text);
  if (line.length > LONGEST_LINE) return { ...outcome, reply: aged };
  const choices: readonly Choice[] = [
    ...whyChoice(outcome.verdict, text),
    ...picturesOf(outcome.verdict, services).flatMap((kind) =>
      pictureChoice(situationLine(text, kind), kind),
    ),
    { label: 'Show the situation', line, opens: true },
  ];
  const { verdict } = outcome;
  const shown = { ...aged, recalledBy: line, choices: [...choices, ...(aged.choices ?? [])] };
  return { ...outcome, reply: withWhatIf(shown, verdict, services) };
}

/** A ruling with the age of the cards that it was made with in its footer. */
function withCatalogueAge(reply: Reply, { catalogue }: Services): Reply {
  const age = catalogueAge(catalogue);
  return age === undefined ? reply : { ...reply, footer: dotted(reply.footer, age) };
}

/** Does ruling on the situation give this verdict? */
function comesOf(situation: Situation, verdict: Verdict, services: Services): boolean {
  const again = ruleOn(situation, services);
  if (!again.ok) return false;
  const { answer, headline, findings } = again.value;
  return isDeepStrictEqual(
    { answer, headline, findings },
    { answer: verdict.answer, headline: verdict.headline, findings: verdict.findings },
  );
}
