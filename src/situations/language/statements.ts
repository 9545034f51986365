import { type Action, actionForms } from './forms/actions.ts';
import { type CardLine, cardForms } from './forms/cards.ts';
import { type Described, describedForms } from './forms/described.ts';
import { headerForms } from './forms/header.ts';
import { type Question, questionForms } from './forms/questions.ts';
import type { Form, Found, HeaderLine, Line, Names, Trace } from './piece.ts';
import type { Token } from './tokens.ts';

/** One line of a text as it was read, by what it is. */
export type Statement =
  | { readonly is: 'header'; readonly value: HeaderLine }
  | { readonly is: 'cards'; readonly value: CardLine }
  | { readonly is: 'described'; readonly value: Described }
  | { readonly is: 'action'; readonly value: Action }
  | { readonly is: 'question'; readonly value: Question };

/** A line that is cut into tokens. */
export interface Cut {
  readonly text: string;
  readonly tokens: readonly Token[];
}

type Reader = (line: Line) => readonly Found<Statement>[];

const reader =
  <T>(forms: readonly Form<T>[], statement: (value: T) => Statement): Reader =>
  (line) =>
    forms.flatMap(({ piece }) =>
      piece.read(line, 0).map((found) => ({ ...found, value: statement(found.value) })),
    );

const readHeader: Reader = (line) =>
  headerForms.flatMap((form) =>
    form.read(line).map((found) => ({ ...found, value: { is: 'header' as const, value: found.value } })),
  );

/** The forms that say what is the case, before anything is done. */
const setUpReaders: readonly Reader[] = [
  readHeader,
  reader(cardForms, (value) => ({ is: 'cards', value })),
  reader(describedForms, (value) => ({ is: 'described', value })),
];
/** The forms that say what is done and what is asked. */
const playReaders: readonly Reader[] = [
  reader(actionForms, (value) => ({ is: 'action', value })),
  reader(questionForms, (value) => ({ is: 'question', value })),
];

/** Every form by what its lines do, with an example each. */
export const forms: Readonly<
  Record<'set-up' | 'action' | 'question', readonly { readonly name: string; readonly example: string }[]>
> = {
  'set-up': [...headerForms, ...cardForms, ...describedForms],
  action: actionForms,
  question: questionForms,
};

const readers = { 'set-up': setUpReaders, play: playReaders } as const;

/** Reads a whole line as one of the forms of a kind: of several readings the first with the fewest unknown names. */
export function readStatement(
  cut: Cut,
  kind: keyof typeof readers,
  names: Names,
): Found<Statement> | undefined {
  const line: Line = { ...cut, names };
  const whole = readers[kind].flatMap((read) => read(line)).filter(({ end }) => end === cut.tokens.length);
  const least = Math.min(...whole.map(({ unknown }) => unknown.length));
  return whole.find(({ unknown }) => unknown.length === least);
}

/** What was expected where reading a line got furthest, whatever form it was to have. */
export function expectedIn(cut: Cut, names: Names): Trace {
  const trace: Trace = { at: 0, expected: [] };
  const line: Line = { ...cut, names: { ...names, open: false }, trace };
  for (const { end } of Object.values(readers).flatMap((all) => all.flatMap((read) => read(line)))) {
    // A form that ends before the line does expects nothing more.
    if (end > trace.at) [trace.at, trace.expected] = [end, []];
    if (end === trace.at) trace.expected.push({ label: 'the end of the line', words: [] });
  }
  return trace;
}
