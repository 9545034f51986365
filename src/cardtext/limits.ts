import type { Limit } from '../card-model/part.ts';
import { kindsOf } from './forms.ts';

/** Which effects of its card a limit sentence speaks of. */
const reaches = ['next', 'all', 'this', 'each', 'shared', 'following', 'following-shared', 'card'] as const;
export type LimitReach = (typeof reaches)[number];

/** A limit; text also counts by battle, which the effect model has no field for. */
export interface ReadLimit extends Omit<Limit, 'per'> {
  readonly per: Limit['per'] | 'battle';
}

/** A sentence that says how often. */
export interface LimitSentence {
  readonly reach: LimitReach;
  readonly limit: ReadLimit;
  /** The effect before the one that it speaks of is limited too, by turn. */
  readonly alsoPrevious: boolean;
}

const counts: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  'three times': 3,
  'up to twice': 2,
  'up to thrice': 3,
};
const time = /\b(?:up to )?(once|twice|thrice|three times|\d times)\b/i;

const timesIn = (text: string): number => counts[time.exec(text)?.[1]?.toLowerCase() ?? 'once'] ?? 1;
const perIn = (text: string): ReadLimit['per'] =>
  /\bper Duel\b|\bonce (?:during|in) (?:the|a|each) Duel\b/i.test(text)
    ? 'duel'
    : /\bper Chain\b/i.test(text)
      ? 'chain'
      : /\b(?:while|as long as) (?:it|this card) (?:is|remains) face-up\b/i.test(text)
        ? 'while-face-up'
        : /\b(?:per|each) battle\b/i.test(text)
          ? 'battle'
          : 'turn';

const forms = kindsOf('limits', reaches);

/** Reads a sentence that limits how often effects are used; null where it is none. */
export function readLimit(text: string): LimitSentence | null {
  if (!/\b(?:once|twice|thrice|times|per turn|per Duel|per Chain|each turn)\b/i.test(text)) return null;
  const found = forms.find(([form]) => form.test(text));
  if (found === undefined) return null;
  const [, reach] = found;
  const named = /"|this card name/.test(text);
  return {
    reach,
    alsoPrevious: /\bprevious effect only once per turn\b/i.test(text),
    limit: {
      scope: named || reach === 'card' ? 'name' : 'card',
      counts: /^.{0,30}\bactivate\b/.test(text) ? 'activate' : 'use',
      per: perIn(text),
      times: timesIn(text),
      ...(reach === 'shared' || reach === 'following-shared' ? { group: 'shared' } : {}),
      ...(/, and cannot activate more than 1 in the same Chain\b/i.test(text) ? { oneInChain: true } : {}),
    },
  };
}

/** The limit that stands in the words before a colon or at the start of a sentence ("Once per turn"). */
export function limitAtStart(text: string): ReadLimit | null {
  const found =
    /^(?:FLIP: )?\(?(?:up to )?(once|twice|thrice|three times|\d times) (?:per|during|while|each|a)\b[^,:;]*/i.exec(
      text,
    );
  if (found === null) return null;
  return { scope: 'card', counts: 'use', per: perIn(found[0]), times: timesIn(found[0]) };
}
