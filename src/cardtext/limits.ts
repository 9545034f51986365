import { z } from 'zod';
import type { Limit } from '../card-model/part.ts';
import { kindsOf, meaningsOf } from './forms.ts';
import type { Sentence } from './sentences.ts';

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

const counts = meaningsOf('times-used', z.int());
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

/** "Activate 1 of these effects (but you can only use each effect of ... once per turn)". */
const eachChosen = /\bbut you can only use each (?:of these )?effects? of ".*" once per turn\b/;
export function limitOfEach(sentences: readonly Sentence[]): readonly ReadLimit[] {
  const times = sentences.filter(({ bullet }) => bullet).length;
  if (times === 0 || !sentences.some(({ text }) => eachChosen.test(text))) return [];
  return [{ scope: 'name', counts: 'use', per: 'turn', times, ...(times > 1 ? { each: true } : {}) }];
}

export const bansInTurn = /^, (?:also you|and) cannot\b/;
const beyond =
  /, (?:(?:also you|and) cannot (?!activate more than 1 in the same Chain)|and can only activate (?:them|it) |and only if |and not during |also, if ).+$/s;

/** A sentence on a limit, and what it says beside that. */
export function beyondLimit(sentence: Sentence): { readonly said: Sentence; readonly more?: Sentence } {
  const at = beyond.exec(sentence.text)?.index;
  if (at === undefined) return { said: sentence };
  const [from, to] = sentence.span;
  return {
    said: { ...sentence, text: sentence.text.slice(0, at), span: [from, from + at] },
    more: { ...sentence, text: sentence.text.slice(at), span: [from + at, to] },
  };
}
