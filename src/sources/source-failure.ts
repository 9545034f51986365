import { Failure } from '../platform/problem.ts';

/** A source that cannot be used: the streams that read it have no place for a problem. */
export class SourceFailure extends Failure {}

/** What a kind of source is called in problems. */
export interface SourceWords {
  /** `bad-qa-source`, `qa-source-unreachable`. */
  readonly bad: string;
  readonly unreachable: string;
  /** What an address must answer with. */
  readonly answers: string;
  /** How another place is given, where nothing is found at this one. */
  readonly elsewhere: string;
}

/** What is wrong with a source, and where in it: `found` names the place. */
export const badSource = (
  { bad: code }: Pick<SourceWords, 'bad'>,
  found: string,
  expected: string,
  hint?: string,
): SourceFailure => new SourceFailure({ code, found, expected, ...(hint === undefined ? {} : { hint }) });

/** What the file system refuses, as a failure of the source; anything else is passed on as it is. */
export function unreadable(
  words: Pick<SourceWords, 'bad'>,
  from: string,
  expected: string,
  error: unknown,
): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const why = error.code === 'ENOENT' ? 'it is missing' : String(error.code);
  return badSource(words, `${from} (${why})`, expected);
}
