import { z } from 'zod';
import { type EventName, eventNames } from '../vocabulary/events.ts';
import { formsOf } from './forms.ts';

/** Sorts of happenings that the words of a text name, and the events of a timeline that can be one of them. */
const sorts = formsOf('occasions', z.array(z.literal(eventNames)));

/** The events of which one must be on a timeline for words to hold, none of a wrong kind; undefined for other words. */
export function occasionsOf(words: string): readonly [EventName, ...EventName[]] | undefined {
  const all = words
    .replace(summonedBefore, '')
    .split(/, or (?!(?:an? )?(?:\w+ )?effects?$)/i)
    .map((each) => sorts.filter(([form]) => form.test(each)));
  const [first, ...others] = new Set(all.flat().flatMap(([, events]) => events));
  return first === undefined || all.some((each) => each.length === 0) ? undefined : [first, ...others];
}

/** "A Fusion Summoned monster": the Summon that it came by is no occasion. */
const summonedBefore =
  /\b(?:Normal|Special|Tribute|Flip|Fusion|Ritual|Synchro|Xyz|Pendulum|Link) Summoned(?:\/Set)? (?=(?:face-up )?(?:[\w"-]+ )*?(?:cards?|monsters?)\b)/g;

/** "Your opponent cannot activate cards or effects when you Special Summon a monster": what it binds at. */
const boundWhen =
  /^(?:you|your opponent|neither player) cannot activate [^,;:]+? when ((?!this|you (?:control|have)\b)[^,;:.]+)\.?$/i;

/** The same of words that begin with their occasion, bind at it, or are it: "when you Ritual Summon a monster, ...". */
export function occasionsAtFirst(text: string): readonly [EventName, ...EventName[]] | undefined {
  const bound = boundWhen.exec(text.trim())?.[1];
  if (bound !== undefined) return occasionsOf(bound);
  const [, told, rest = ''] =
    /^(?:(?:for the rest of |during )?this turn, )?((?:If|When|Each time|Whenever|The first|After|During|At) [^,:;]+)(?:[,:](.*))?$/is.exec(
      text.trim(),
    ) ??
    /^[^.,:;]+? (each time [^.,:;]+)(?:[.,](.*))?$/is.exec(text.trim()) ??
    [];
  return told === undefined || /[.;] \S/.test(rest) ? undefined : occasionsOf(told);
}
