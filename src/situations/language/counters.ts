import { fold } from '../../vocabulary/terms.ts';
import type { CardSetup } from '../situation.ts';
import { expect, type Found, type Line, type Piece, stands, written } from './piece.ts';
import { list, number, text } from './pieces.ts';
import { record } from './record.ts';

/** Counters on a card, by the names that cards give them: "Spell Counter". */
export type Counters = NonNullable<CardSetup['counters']>;

interface Some {
  readonly count: number;
  readonly name: string;
}

/** Names of counters are written with capital letters on cards; players may leave them out. */
const asPrinted = (name: string): string =>
  name.replace(/(^|[\s.-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Can a name stand without quotes? It is words with capital letters, and "Counter" at its end alone. */
function isBare(name: string): boolean {
  const words = name.split(' ');
  const before = words.slice(0, -1);
  return (
    words.at(-1) === 'Counter' &&
    asPrinted(name) === name &&
    before.every((word) => /^[A-Z][\w'&!.-]*$/.test(word) && !/^counters?$/.test(fold(word)))
  );
}

/** "Spell Counter" and "Spell Counters"; a name of another kind stands between quotes. */
const counterName: Piece<string> = {
  read(line, at) {
    const quoted = text.read(line, at);
    return quoted.length > 0 ? quoted : bareName(line, at);
  },
  print: (value) => (typeof value === 'string' && isBare(value) ? value : text.print(value)),
};

function bareName(line: Line, at: number): readonly Found<string>[] {
  let end = at;
  while (line.tokens[end]?.kind === 'word' && !isCounter(line, end)) end += 1;
  if (isCounter(line, end)) {
    const before = end > at ? `${asPrinted(written(line, at, end).text)} ` : '';
    return [{ value: `${before}Counter`, end: end + 1, unknown: [] }];
  }
  expect(line, end, { label: '"Counters"', words: ['Counters'] });
  return [];
}

const isCounter = ({ tokens }: Line, at: number): boolean =>
  stands(tokens[at], 'Counter') || stands(tokens[at], 'Counters');

const one = record<Some>({}, ['count', number('how many counters', 1)], ['name', counterName]);

/** Counters of one name: "1 Spell Counter", "3 Spell Counters". */
const some: Piece<Some> = {
  read: one.read,
  print(value) {
    const printed = one.print(value);
    return printed === null || /^1 |"$/.test(printed) ? printed : `${printed}s`;
  },
};

const all = list(some);
const none = record<object>({}, 'no counters');

/** All counters on a card: "3 Spell Counters and 1 Fog Counter", "no counters". */
export const counters: Piece<Counters> = {
  read(line, at) {
    const nothing = none.read(line, at).map(({ end }) => ({ value: {}, end, unknown: [] }));
    return [
      ...nothing,
      ...all.read(line, at).flatMap(({ value, end, unknown }): readonly Found<Counters>[] => {
        const named = new Set(value.map(({ name }) => name));
        if (named.size === value.length)
          return [{ value: Object.fromEntries(value.map(({ name, count }) => [name, count])), end, unknown }];
        expect(line, end, { label: 'counters of a name that was not said already', words: [] });
        return [];
      }),
    ];
  },
  print(value) {
    if (typeof value !== 'object' || value === null) return null;
    const entries = Object.entries(value);
    return entries.length === 0
      ? none.print({})
      : all.print(entries.map(([name, count]) => ({ count, name })));
  },
};
