import { eventNames } from '../vocabulary/events.ts';
import { type Aspect, aspects, type Footprint, type Reach } from './aspects.ts';

/** Words that a model was made without: where they stood, how many they were, what they can touch; no rule reads them. */
export interface UnreadWords {
  /** Which of the model's they are, from 1: the same words in two fields are the same ones. */
  readonly number: number;
  readonly box: 'main' | 'pendulum';
  readonly span: readonly [from: number, to: number];
  readonly count: number;
  readonly footprint: Footprint;
}

const reaches: readonly (readonly [Reach, string])[] = [
  ['own', 'o'],
  ['equipped', 'e'],
  ['you', 'y'],
  ['opponent', 'p'],
  ['all', 'a'],
];
const turns = [
  ['denies', 'd'],
  ['grants', 'g'],
  ['either', 'e'],
] as const;
const onlys = [
  ['activated', 'a'],
  ['lost', 'l'],
  ['material', 'm'],
] as const;

/** Prints them as `[1: 14 words, 0-90, 1a3odl ^destroyed+banished "Paper Lantern" Xp-3 aB4_]`; a Pendulum box is `p0-90`. */
export function printUnreadWords({ number, box, span: [from, to], count, footprint }: UnreadWords): string {
  const { aspects: touched, reach, turns: way, only, upon = [], named = [] } = footprint;
  const bits = touched === 'everything' ? '*' : bitsOf(touched).toString(16);
  const sign = `${bits}${signOf(reaches, reach)}${signOf(turns, way)}${signOf(onlys, only)}`;
  const events = upon.length === 0 ? [] : [`^${upon.join('+')}`];
  const told = [sign, ...events, ...named.map((name) => `"${name}"`)].join(' ');
  return `[${number}: ${count} words, ${box === 'pendulum' ? 'p' : ''}${from}-${to}, ${told}]`;
}

const form =
  /\[(\d+): (\d+) words, (p?)(\d+)-(\d+), (\*|[0-9a-f]+?)([oeypa])([dge])([alm]?)(?: \^([\w+-]+))?((?: \\?"[^"]*")*)\]/g;

/** All such words that stand in a text, or in the JSON of a model. */
export function readUnreadWords(text: string): readonly UnreadWords[] {
  if (!text.includes(' words, ')) return [];
  return [...text.matchAll(form)].map(
    ([, number, count, box, from, to, bits = '*', reach, way, when, upon = '', names = '']) => {
      const only = onlys.find(([, sign]) => sign === when)?.[0];
      return {
        number: Number(number),
        count: Number(count),
        box: box === 'p' ? 'pendulum' : 'main',
        span: [Number(from), Number(to)],
        footprint: {
          aspects: bits === '*' ? 'everything' : aspectsOf(Number.parseInt(bits, 16)),
          reach: reaches.find(([, sign]) => sign === reach)?.[0] ?? 'all',
          turns: turns.find(([, sign]) => sign === way)?.[0] ?? 'either',
          ...(only === undefined ? {} : { only }),
          ...(upon === ''
            ? {}
            : { upon: upon.split('+').flatMap((id) => eventNames.find((each) => each === id) ?? []) }),
          ...(names === '' ? {} : { named: names.replaceAll('\\', '').slice(2, -1).split('" "') }),
        },
      };
    },
  );
}

/** The rest of a text that has such words in it. */
export const withoutUnreadWords = (text: string): string => text.replace(form, ' ');

/** Is a text nothing but such words? */
export const isUnreadWords = (text: string): boolean =>
  text.includes(' words, ') && withoutUnreadWords(text).replaceAll('.', '').trim() === '';

/** The text as people read it: `(see the card: 14 words)`. */
export const sayUnreadWords = (text: string): string =>
  text.includes(' words, ')
    ? text
        .replace(form, (_, _number, count) => `(see the card: ${count} words)`)
        .replaceAll('((see the card: ', '(see the card: ')
        .replaceAll(' words))', ' words)')
    : text;

const bitsOf = (touched: readonly Aspect[]): number =>
  touched.reduce((sum, each) => sum | (1 << aspects.indexOf(each)), 0);

const aspectsOf = (bits: number): readonly Aspect[] => aspects.filter((_, at) => (bits & (1 << at)) !== 0);

const signOf = <T>(table: readonly (readonly [T, string])[], id: T | undefined): string =>
  table.find(([each]) => each === id)?.[1] ?? '';
