import problems from '../../data/problems.json' with { type: 'json' };

/** An expected failure, as a value: what users and data files can get wrong. Bugs throw. */
export interface Problem {
  /** A stable name for tests and logs: `unknown-card`, `unclosed-quote`. */
  readonly code: string;
  /** What was found, as the user wrote it (cut to a readable length). */
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
  /** Where in the input, as [from, to) in characters. */
  readonly span?: readonly [number, number];
  /** Whole inputs that would be understood, best first. */
  readonly choices?: readonly Choice[];
  /** What else was wrong with the same input, where all of it is told at once. */
  readonly more?: readonly Problem[];
}

/** Something that a user may pick: a button on Discord, a line to copy in the console. */
export interface Choice {
  readonly label: string;
  /** The slash-command line that picking it runs. */
  readonly line: string;
  /** Picking it turns a page: on Discord, what it answers takes the place of the message that it stands under. */
  readonly turns?: true;
  /** Which part of what its line answers it shows (`part` of a Reply); what is read at a glance where it is left out. */
  readonly part?: number;
  /** Picking it shows its text for changing before it is run, where that can be (a form on Discord). */
  readonly opens?: true;
  /** Buttons in turn that have the same row stand by themselves: the pictures of a ruling. */
  readonly row?: string;
  /** Worth a button, but no line to copy: left out where choices are lines. */
  readonly buttonOnly?: true;
  /** The English name of the card that it is, where it is one. */
  readonly card?: string;
}

export type Failed = { readonly ok: false; readonly problem: Problem };
export type Result<T> = { readonly ok: true; readonly value: T } | Failed;

type Problems = typeof problems;

/** A problem that is always told in the same words. */
export const plainProblem = (
  name: { [N in keyof Problems]: 'found' extends keyof Problems[N] ? N : never }[keyof Problems],
): Problem => problems[name];

/** A problem of what was found, in words of data/problems.json; a word behind the code tells two of one code apart. */
export const problemOf = (name: keyof Problems, found: string, more: Partial<Problem> = {}): Problem => ({
  code: name.replace(/ .*/, ''),
  ...problems[name],
  found,
  ...more,
});

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (problem: Problem): Failed => ({ ok: false, problem });

/** What each of several comes to; the problem of the first that cannot be read. */
export function readEach<T, U>(all: readonly T[], read: (one: T) => Result<U>): Result<readonly U[]> {
  const values: U[] = [];
  for (const one of all) {
    const result = read(one);
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}

/** Cuts a piece of user input to what one line can show. */
export const shorten = (text: string, length = 60): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
};

/** A problem and all that were found with it, in their order. */
export const withMore = (problem: Problem): readonly Problem[] => [
  problem,
  ...(problem.more ?? []).flatMap(withMore),
];

/** A problem as one clear line: what was found, what was expected, what to try. */
export const problemLine = (problem: Problem): string =>
  [`${problem.found}: ${problem.expected}.`, problem.hint].filter((part) => part !== undefined).join(' ');

/** The value of what cannot fail but by a fault of the project. @throws an error that says the problem */
export function valueOrThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(problemLine(result.problem));
  return result.value;
}

/** A problem that is thrown, where what calls has no place for one; whoever answers in the end gives the problem that it carries. */
export class Failure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problemLine(problem), { cause });
    this.name = new.target.name;
    this.problem = problem;
  }
}
