import type { Catalogue } from '../../cards/catalogue.ts';
import { type Problem, plainProblem } from '../../platform/problem.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { noNormalSummons, type Situation, situationSchema } from '../situation.ts';
import { notYetOf } from './forms/not-yet.ts';
import { linesOf } from './lines.ts';
import type { Header, Names } from './piece.ts';
import { type Place, problemAt, problemOfLine, type ReadLine, unreadLine } from './problems.ts';
import { referencesTo, resolve } from './references.ts';
import { type SetUpCards, setUpCards } from './set-up-cards.ts';
import { type Cut, expectedIn, readStatement, type Statement } from './statements.ts';
import { tokensOf } from './tokens.ts';

/** The longest text and the longest line that are read. Nothing is cut: what is longer is refused. */
const LONGEST_TEXT = 100_000;
const MOST_LINES = 400;
const MOST_TOKENS = 1000;

/** What a text was read as: a situation; or everything that was wrong, in the order of its lines. */
export type Reading =
  | { readonly ok: true; readonly situation: Situation }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

/** What reading needs: the cards that are known, and the ruleset where the text names none. */
export interface ReadingBooks {
  readonly catalogue: Catalogue;
  readonly ruleset: Ruleset;
}

/** A line on its way: cut into tokens, and read once it is known as what. */
interface Step extends Cut {
  readonly place: Place;
  readonly read?: ReadLine<Statement>;
}

/** Of so many bad lines it is worked out what is wrong with them: no reply shows more. */
const MOST_BAD = 25;

/** Reads a situation; slips in names stand in `assumed`. Problems are those of the first 25 bad lines. Never throws. */
export function readSituation(text: string, books: ReadingBooks): Reading {
  const lines = linesOf(text);
  const long = tooLong(text, lines.length);
  if (long !== undefined) return { ok: false, problems: [long] };
  const problems: Problem[] = [];
  const steps = lines
    .flatMap((line) => cut({ whole: text, line }, problems))
    .map((step) => readSetUp(step, books));
  const { header, cards } = gather(steps, books, problems);
  const known = referencesTo(cards);
  const taken = new Set(cards.taken);
  const played = steps.map((step) => {
    if (step.read !== undefined || problems.length >= MOST_BAD) return step;
    const { read, problem, taken: more = [] } = readPlay(step, known, cards, books.catalogue);
    if (problem !== undefined) problems.push(...problem);
    for (const each of more) taken.add(each);
    return read === undefined ? step : { ...step, read };
  });
  const situation = assemble(played, { ...header, assumed: [...taken, ...header.assumed] }, cards, problems);
  const [first, ...others] = problems.toSorted(
    (a, b) => (a.span?.[0] ?? text.length) - (b.span?.[0] ?? text.length),
  );
  if (first !== undefined) return { ok: false, problems: [first, ...others] };
  return situation ?? { ok: false, problems: [plainProblem('no-question')] };
}

/** Is this text in the situation language? Its first line is one that sets up: a player's cards, the phase, the ruleset. */
export function isSituationText(text: string, catalogue: Catalogue): boolean {
  const [line] = linesOf(text.slice(0, 2000));
  if (line === undefined) return false;
  const [step] = cut({ whole: text, line }, []);
  return step !== undefined && readStatement(step, 'set-up', looseNames(catalogue)) !== undefined;
}

/** While cards are set up, a name may be that of a card which is described later. */
const looseNames = (catalogue: Catalogue): Names => ({
  reference: () => undefined,
  isCard: (written) => catalogue.exact(written) !== undefined,
  open: true,
});

function tooLong(text: string, lines: number): Problem | undefined {
  const [found, most] =
    text.length > LONGEST_TEXT
      ? [`A situation of ${text.length} characters`, `${LONGEST_TEXT} characters`]
      : [`A situation of ${lines} lines`, `${MOST_LINES} lines`];
  if (text.length <= LONGEST_TEXT && lines <= MOST_LINES) return undefined;
  return { code: 'too-long', found, expected: `must have at most ${most}` };
}

function cut(place: Place, problems: Problem[]): readonly Step[] {
  const { text } = place.line;
  const cutUp = tokensOf(text);
  if (!cutUp.ok) {
    const { from, close } = cutUp;
    const stretch = { from, to: text.length };
    const expected = `must end with a closing ${close}`;
    problems.push(problemAt(place, stretch, { code: 'unclosed', expected }, [`${text.slice(from)}${close}`]));
    return [];
  }
  if (cutUp.tokens.length > MOST_TOKENS) {
    const expected = `must have at most ${MOST_TOKENS} words in a line, not ${cutUp.tokens.length}`;
    problems.push(problemOfLine(place, { code: 'too-long', expected }));
    return [];
  }
  return cutUp.tokens.length === 0 ? [] : [{ place, text, tokens: cutUp.tokens }];
}

function readSetUp(step: Step, { catalogue }: ReadingBooks): Step {
  const found = readStatement(step, 'set-up', looseNames(catalogue));
  if (found === undefined) return step;
  return { ...step, read: { place: step.place, value: found.value, unknown: found.unknown } };
}

/** What the lines before the first action say: the header and the cards. */
function gather(
  steps: readonly Step[],
  { catalogue, ruleset }: ReadingBooks,
  problems: Problem[],
): { readonly header: Header; readonly cards: SetUpCards } {
  const read = steps.flatMap((step) => step.read ?? []);
  const said = new Set<string>();
  let header: Header = { ruleset, turnPlayer: 'P0', phase: 'main-1', ...noNormalSummons, assumed: [] };
  for (const { place, value } of read) {
    if (value.is !== 'header') continue;
    const { once, into } = value.value;
    if (once !== undefined && said.has(once))
      problems.push(
        problemOfLine(place, { code: 'said-twice', expected: `must not say ${once} a second time` }),
      );
    if (once !== undefined) said.add(once);
    header = into(header);
  }
  const cards = setUpCards(
    read.flatMap(({ value, ...line }) => (value.is === 'cards' ? [{ ...line, value: value.value }] : [])),
    read.flatMap(({ value, ...line }) => (value.is === 'described' ? [{ ...line, value: value.value }] : [])),
    catalogue,
  );
  problems.push(...cards.problems);
  return { header, cards };
}

interface Played {
  readonly read?: ReadLine<Statement>;
  readonly problem?: readonly Problem[];
  readonly taken?: readonly string[];
}

/** Reads an action or a question: misspelled names are looked up, and the line is read again with what they mean. */
function readPlay(step: Step, known: Names['reference'], cards: SetUpCards, catalogue: Catalogue): Played {
  const names: Names = { reference: known, isCard: () => false, open: true };
  const found = readStatement(step, 'play', names);
  if (found === undefined) return { problem: [whyUnread(step, names)] };
  if (found.unknown.length === 0) return { read: { place: step.place, value: found.value, unknown: [] } };
  const means = new Map<string, string>();
  const problem: Problem[] = [];
  const taken: string[] = [];
  for (const written of found.unknown) {
    const resolved = resolve(step.place, written, known, cards, catalogue);
    if (resolved.ok) {
      means.set(written.text, resolved.id);
      taken.push(resolved.taken);
    } else problem.push(resolved.problem);
  }
  if (problem.length > 0) return { problem };
  const reference: Names['reference'] = (written) => known(written) ?? means.get(written);
  const again = readStatement(step, 'play', { ...names, reference, open: false });
  if (again === undefined) return { problem: [whyUnread(step, names)] };
  return { read: { place: step.place, value: again.value, unknown: [] }, taken };
}

function whyUnread(step: Step, names: Names): Problem {
  const missing = notYetOf(step.text);
  if (missing === undefined) return unreadLine(step.place, step.tokens, expectedIn(step, names));
  return problemOfLine(step.place, { code: 'not-played-yet', expected: missing.what, hint: missing.hint });
}

/** The situation of lines that were read; problems with their order and number are added. */
function assemble(
  steps: readonly Step[],
  header: Header,
  { cards }: SetUpCards,
  problems: Problem[],
): Reading | undefined {
  const actions: Extract<Statement, { is: 'action' }>['value'][] = [];
  const questions: Extract<Statement, { is: 'question' }>['value'][] = [];
  for (const { place, read } of steps) {
    if (read === undefined) continue;
    if (read.value.is === 'action') actions.push(read.value.value);
    else if (read.value.is === 'question') {
      questions.push(read.value.value);
      if (questions.length > 1)
        problems.push(problemOfLine(place, { code: 'two-questions', expected: 'must be the only question' }));
    } else if (actions.length > 0)
      problems.push(
        problemOfLine(place, {
          code: 'set-up-late',
          expected: 'must stand before the first action',
          hint: lateHint,
        }),
      );
  }
  const [question] = questions;
  if (question === undefined) {
    // A line that was not read may be the question.
    if (steps.every(({ read }) => read !== undefined)) problems.push(plainProblem('no-question'));
    return undefined;
  }
  const checked = situationSchema.safeParse({ ...header, cards, actions, question });
  if (checked.success) return { ok: true, situation: checked.data };
  for (const { path, message } of checked.error.issues)
    problems.push({ code: 'bad-situation', found: path.join('.') || 'The situation', expected: message });
  return undefined;
}

const lateHint = 'What happens later is an action: go to the End Phase; "Dandylion" is sent to the GY.';
