import { z } from 'zod';
import type { ToldLog } from '../ask/told-log.ts';
import { inTurns } from '../platform/cooperative.ts';
import { fail, ok, type Problem, type Result, shorten } from '../platform/problem.ts';
import type { LineSection } from '../replies/reply.ts';
import { ofTheWhole, section, verdictReply } from '../replies/verdict-reply.ts';
import { isSituationText } from '../situations/language/read.ts';
import { checkingLog, type LogVerdict } from '../situations/log-check.ts';
import { type Situation, situationSchema } from '../situations/situation.ts';
import type { Change } from '../situations/what-if/change.ts';
import { legalIf } from '../situations/what-if/legal-if.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import type { Outcome, Services } from './command.ts';
import { LONGEST_LINE } from './line/line.ts';
import { lineWith } from './line/print-line.ts';
import { draftText, putRight, tooManyWords, understoodAs } from './plain-words.ts';
import { openVerdict } from './rule-verdict.ts';
import { isSituationJson, readSituationJson, readText } from './situation-text.ts';

/** What a log asks instead of a question of its own. */
const question = 'who may act now?';

/** A log as JSON: a situation; its question may be left out. */
const logSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('question' in value)
      ? { ...value, question: { ask: 'who-may' } }
      : value,
  situationSchema,
);

/** Checks a log, in plain words too (what reads them is loaded when it is first needed): the first illegal step with its rule and source, or that all steps are legal. */
export async function checkText(text: string, ruleset: Ruleset, services: Services): Promise<Outcome> {
  if (!isWritten(text, services)) {
    const problem = tooManyWords(text);
    if (problem !== undefined) return fail(problem);
    const { checkToldLog } = await import('../ask/told-log.ts');
    const told = await inTurns(checkToldLog(text, services, ruleset));
    // A mistyped line of the situation language is told as such.
    const isMistyped = isLikeWritten.test(text);
    if (told?.is === 'checked' && !(isMistyped && lostSome(told.verdict)))
      return checked(told.log, told.verdict, services, understoodAs(told.log));
    if (!isMistyped && told === undefined) return { ok: false, problem: noCards(text) };
    if (!isMistyped && told?.is === 'open') return notUnderstood(told, ruleset);
  }
  const log = readLog(text, ruleset, services);
  if (!log.ok) return log;
  const verdict = await inTurns(checkingLog(log.value, services));
  if (!verdict.ok) return verdict;
  return checked(log.value, verdict.value, services);
}

/** Was a sentence of the log not understood? */
const lostSome = ({ judged }: LogVerdict): boolean => judged.some(({ number }) => number === undefined);

/** Is it JSON, or in the situation language, and not in plain words? */
const isWritten = (text: string, { catalogue }: Services): boolean =>
  text.trim() === '' || isSituationJson(text.trim()) || isSituationText(text, catalogue);

/** How lines of the situation language begin, whatever follows. */
const isLikeWritten =
  /^\s*(?:["{[(]|(?:p[01]|turn|phase|ruleset|card|text|reading|normal summons|lp|other|taken|in the)\b)/i;

const noCards = (text: string): Problem => ({
  code: 'no-cards',
  found: `"${shorten(text)}" names no card that is known here, or tells of nothing done with one`,
  expected: 'must say what was done with which cards, a step a line',
  hint: `For example: I Normal Summon Dandylion; my opponent chains Solemn Judgment. Or: ${example}`,
});

async function checked(
  log: Situation,
  verdict: LogVerdict,
  services: Services,
  more: readonly LineSection[] = [],
): Promise<Outcome> {
  const reply = logReply(verdict, await inTurns(legalIf(log, verdict, services)));
  return { ok: true, reply: { ...reply, sections: [...(reply.sections ?? []), ...more] }, verdict };
}

/** A log in plain words that was not understood whole: nothing of it is judged, and what was understood can be put right. */
function notUnderstood(
  { missing, taken, draft }: Extract<ToldLog, { is: 'open' }>,
  ruleset: Ruleset,
): Outcome {
  const verdict = {
    ...openVerdict('Not everything of this log was understood, so no step is judged.', '', ruleset),
    missing,
    assumed: taken,
  };
  const text = draft === undefined ? '' : draftText(draft);
  const line = logLine(text);
  const choices =
    text === '' || line.length > LONGEST_LINE ? [] : [{ label: putRight, line, opens: true as const }];
  const reply = verdictReply(verdict, choices);
  const sections = [...(draft === undefined ? [] : understoodAs(draft)), ...(reply.sections ?? [])];
  return { ok: true, reply: { ...reply, title: titles['cannot tell'], sections }, verdict };
}

function readLog(text: string, ruleset: Ruleset, services: Services): Result<Situation> {
  const trimmed = text.trim();
  if (trimmed === '') return fail(emptyLog);
  const read = isSituationJson(trimmed)
    ? readSituationJson(trimmed, logSchema)
    : readText(`${text.replace(/[;\s]+$/, '')}\n${question}`, ruleset, services, logLine);
  if (!read.ok) return fail(ofLog(read.problem));
  return read.value.actions.length === 0 ? fail(noSteps) : ok(read.value);
}

/** The line that checks a text, without what was added to read it. */
const logLine = (text: string): string =>
  lineWith('duel check', 'log', text.endsWith(question) ? text.slice(0, -question.length).trimEnd() : text);

const example = 'P0 has in the hand: "Dandylion"; P0 Normal Summons "Dandylion"';

const emptyLog: Problem = {
  code: 'empty-log',
  found: 'An empty log',
  expected: 'must say the cards where they are and what was done, a step a line',
  hint: `For example: ${example}`,
};

const noSteps: Problem = {
  code: 'no-steps',
  found: 'A log without a step',
  expected: 'must say what was done behind the cards',
  hint: `For example: ${example}`,
};

/** Problems as a log has them: it has no question, and what was added to read it is none of its lines. */
function ofLog(problem: Problem): Problem {
  if (problem.code !== 'two-questions') return problem;
  return {
    ...problem,
    expected: 'must not ask anything: every line of a log is a card or a step',
    hint: 'A question about a situation is for /situation.',
  };
}

const titles = { yes: 'Legal', no: 'Illegal', 'cannot tell': 'Not decided' } as const;

/** A log's verdict as a reply: the step that is illegal, why, with what it would be legal, and what no rule decided. */
function logReply(verdict: LogVerdict, changes: readonly Change[]): ReturnType<typeof verdictReply> {
  const reply = verdictReply(verdict);
  const title = Object.entries(titles).find(([answer]) => answer === verdict.answer)?.[1] ?? verdict.answer;
  const step: readonly LineSection[] =
    verdict.illegal === undefined
      ? []
      : [section(`Step ${verdict.illegal.number}`, 'text', [verdict.illegal.line])];
  const other: readonly LineSection[] =
    changes.length === 0
      ? []
      : [
          section(
            'What would change it',
            'list',
            changes.map(({ words }) => `legal, if ${words}`),
          ),
        ];
  return { ...reply, title, sections: [...step, ...(reply.sections ?? []), ...other, eachStep(verdict)] };
}

/** What each step comes to, in the whole of the reply. */
const eachStep = ({ judged }: LogVerdict): LineSection =>
  section(
    'Each step',
    'list',
    judged.map(({ number, line, is }) => ({
      text: `${number === undefined ? '' : `${number}. `}${line}: ${is}`,
      ...ofTheWhole,
    })),
  );
