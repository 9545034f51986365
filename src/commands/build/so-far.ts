import { type Choice, fail, ok, type Problem, type Result, withMore } from '../../platform/problem.ts';
import { printQuestion, printSituation } from '../../situations/language/print.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Services } from '../command.ts';
import { situationLine } from '../line/print-line.ts';
import { readText } from '../situation-text.ts';
import { boardOf } from './board.ts';
import { buildLine, isReadable } from './frame.ts';

/** A situation as far as it was told. */
export interface SoFar {
  /** With the question that it asks, or with one that nobody asked. */
  readonly situation: Situation;
  /** Does the text ask something? */
  readonly asks: boolean;
  /** The text as it is printed, without its question; empty while nothing was told. */
  readonly text: string;
}

/** Names as one text, to be read again. */
export const joinedNames = (names: readonly string[]): string => names.join('; ');

/** What stands for a question while there is none. */
const noQuestion = 'who may act now?';

/** Reads the situation so far. Of a bad text every bad line is told, and the text can be changed. */
export function readSoFar(
  text: string | undefined,
  ruleset: Ruleset,
  services: Services,
  step?: string,
): Result<SoFar> {
  const lineOf = (mended: string): string => buildLine(mended, step === undefined ? {} : { step });
  const told = (text ?? '').replace(/[;\s]+$/, '');
  const whole = told === '' ? undefined : readText(told, ruleset, services, lineOf);
  if (whole?.ok) return ok(soFar(whole.value, true, ruleset));
  const bad = whole === undefined ? [] : withMore(whole.problem).filter(({ code }) => code !== 'no-question');
  const [first, ...more] = bad.map(({ more: _, ...each }) => each);
  if (first !== undefined) return fail(withTextKept(more.length === 0 ? first : { ...first, more }, told));
  const open = readText(told === '' ? noQuestion : `${told}\n${noQuestion}`, ruleset, services, lineOf);
  return open.ok ? ok(soFar(open.value, false, ruleset)) : open;
}

const soFar = (situation: Situation, asks: boolean, ruleset: Ruleset): SoFar => ({
  situation,
  asks,
  text: textOf(situation, ruleset),
});

/** The text of a situation without its question and the usual ruleset; empty where nothing was told. */
export function textOf(situation: Situation, ruleset: Ruleset): string {
  const text = printSituation(situation).split('\n').slice(0, -1).join('\n');
  return text === `ruleset: ${ruleset.toUpperCase()}` ? '' : text;
}

/** Whoever typed a text that was not read can change it. */
function withTextKept(problem: Problem, text: string): Problem {
  const line = situationLine(text);
  if (!isReadable({ line })) return problem;
  const change = { label: 'Change the text', line, opens: true, buttonOnly: true } as const;
  return { ...problem, choices: [...(problem.choices ?? []), change] };
}

/** What is longer is no situation to build by hand, and would be read again for long. */
const MOST_ACTIONS = 40;

/** The button that goes on in the builder with what was read of words that were not ruled on, and with `names` not placed yet. */
export function buildIt(verdict: Verdict, names: readonly string[], services: Services): readonly Choice[] {
  const { draft = verdict.situation, ruleset } = verdict;
  const text =
    draft === null || draft.actions.length > MOST_ACTIONS ? '' : playable(draft, ruleset, services);
  const placed = new Set(
    text === '' ? [] : draft?.cards.map(({ card }) => (typeof card === 'string' ? card : card.name)),
  );
  const missing = names.filter((name) => !placed.has(name));
  if (text === '' && missing.length === 0) return [];
  const asks = draft !== null && text !== '' && draft.question.ask !== 'who-may';
  const line =
    missing.length === 0
      ? buildLine(text)
      : buildLine(asks ? `${text}\n${printQuestion(draft.question)}` : text, {
          step: 'add',
          card: joinedNames(missing),
        });
  return isReadable({ line }) ? [{ label: 'Build it', line }] : [];
}

/** What was read, as the builder reads it again; empty where it cannot. */
function playable(draft: Situation, ruleset: Verdict['ruleset'], services: Services): string {
  const text = textOf({ ...draft, assumed: [] }, ruleset);
  const read = text === '' ? undefined : readSoFar(text, ruleset, services);
  return read?.ok && boardOf(read.value.situation, services).ok ? text : '';
}
