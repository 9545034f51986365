import type { Situation } from '../situation.ts';
import type { Found, Line, Piece } from './piece.ts';

/** One form of a line: its reader and its printer are the same piece. */
export interface Form<T> {
  readonly name: string;
  /** A line of this form, for help and error lines. */
  readonly example: string;
  readonly piece: Piece<T>;
}

/** What of a situation is told by single lines before its cards. */
export type Header = Omit<Situation, 'cards' | 'actions' | 'question'>;

/** A line of the header, read: what it says once only, and how it changes the header. */
export interface HeaderLine {
  readonly once?: string;
  readonly into: (header: Header) => Header;
}

/** A form of the header: it also knows where its value stands in a situation. */
export interface HeaderForm {
  readonly name: string;
  readonly example: string;
  read(line: Line): readonly Found<HeaderLine>[];
  /** The lines that say it of a situation; none where it is as the reader takes it to be. */
  print(situation: Situation): readonly string[];
}

/** Makes a form of the header of a piece and of where its value stands. */
export const headerForm = <T>({
  name,
  example,
  piece,
  from,
  into,
  once,
}: Form<T> & {
  readonly from: (situation: Situation) => readonly T[];
  readonly into: (header: Header, value: T) => Header;
  /** What may be said once only. */
  readonly once?: (value: T) => string;
}): HeaderForm => ({
  name,
  example,
  read: (line) =>
    piece
      .read(line, 0)
      .map(({ value, end, unknown }) => ({
        value: {
          into: (header: Header) => into(header, value),
          ...(once === undefined ? {} : { once: once(value) }),
        },
        end,
        unknown,
      })),
  print: (situation) => from(situation).map((value) => printed(piece, value)),
});

/** A value in words. A value that its piece cannot say is a bug, and throws. */
export function printed(piece: Piece<unknown>, value: unknown): string {
  const text = piece.print(value);
  if (text === null) throw new Error(`no line says ${JSON.stringify(value)}`);
  return text;
}
