import { fold } from '../../vocabulary/terms.ts';
import type { CardSetup } from '../situation.ts';
import { expect, type Found, type Line, type Piece, stands, written } from './piece.ts';
import { number, text } from './pieces.ts';
import { template } from './template.ts';

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

/** Counters of a name, without how many: "Spell Counters". */
export const counterNames: Piece<string> = {
  read: counterName.read,
  print(value) {
    const printed = counterName.print(value);
    return printed === null || printed.endsWith('"') ? printed : `${printed}s`;
  },
};

function bareName(line: Line, at: number): readonly Found<string>[] {
  let end = at;
  while (line.tokens[end]?.kind === 'word' && !isCounter(line, end)) end += 1;
  if (isCounter(line, end)) {
    const before = end > at ? `${asPrinted(written(line, at, end).text)} ` : '';
    return [{ value: `${before}Counter`, end: end + 1, unknown: [] }];
  }
  expect(line, end, () => ({ label: '"Counters"', words: ['Counters'] }));
  return [];
}

const isCounter = ({ tokens }: Line, at: number): boolean =>
  stands(tokens[at], 'Counter') || stands(tokens[at], 'Counters');

const one = template<Some>('{count} {name}', { count: number('how many counters', 1), name: counterName });

/** Counters of one name: "1 Spell Counter", "3 Spell Counters". */
export const someCounters: Piece<Some> = {
  read: one.read,
  print(value) {
    const printed = one.print(value);
    return printed === null || /^1 |"$/.test(printed) ? printed : `${printed}s`;
  },
};

const none = template('no counters', {});

/** Counters on a card: read are those of one name, printed are all ("3 Spell Counters, 1 Fog Counter"). */
export const counters: Piece<Counters> = {
  read: (line, at) => [
    ...none.read(line, at).map((found) => ({ ...found, value: {} })),
    ...someCounters
      .read(line, at)
      .map((found) => ({ ...found, value: { [found.value.name]: found.value.count } })),
  ],
  print(value) {
    if (typeof value !== 'object' || value === null) return null;
    const printed = Object.entries(value).map(([name, count]) => someCounters.print({ count, name }));
    if (printed.includes(null)) return null;
    return printed.length === 0 ? none.print({}) : printed.join(', ');
  },
};

/** Counters that were said one after the other; undefined where a name, or that there are none, is said beside. */
export function countersTogether(all: readonly Counters[]): Counters | undefined {
  const names = all.flatMap((each) => Object.keys(each));
  const isNone = all.some((each) => Object.keys(each).length === 0);
  if (new Set(names).size < names.length || (isNone && all.length > 1)) return undefined;
  return Object.fromEntries(all.flatMap((each) => Object.entries(each)));
}
