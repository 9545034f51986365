import type { EventName } from '../vocabulary/events.ts';
import { summonWays, summonWayWords } from '../vocabulary/summons.ts';

/** Ways of a Summon that stand alone on a timeline where words name them; other words on Summons may mean any. */
const named = ['Flip', 'Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link', 'Pendulum'];

/** Sorts of happenings that the words of a text name, and the events of a timeline that can be one of them. */
const sorts: readonly (readonly [RegExp, readonly EventName[]])[] = [
  // Damage by an effect, and LP that are gained, stand on the timeline in words.
  [/\b(?:takes?|inflicts?|took|inflicted)\b[^,]*\bdamage\b/i, ['inflicted-battle-damage', 'something-else']],
  [/\bgains? (?:LP|Life Points)\b/i, ['something-else']],
  [/\bactivates?d?\b|\bresolves\b/i, ['effect-activated']],
  [new RegExp(`(?<!\\b(?:${named.join('|')}) )Summon`), summonWays.ids],
  ...named.map((word): readonly [RegExp, readonly EventName[]] => [
    new RegExp(`\\b${word} Summon`),
    [summonWayWords[word] ?? 'special-summoned'],
  ]),
  [/\bdestroyed by battle\b(?! or\b)/i, ['attack-declared']],
  [/\bdestroy(?!ed by battle\b(?! or\b))/i, ['destroyed']],
  [/\battacks?\b(?! Position)|\bbattles?\b(?! Phase)(?<!\bby battle)/i, ['attack-declared']],
  [/\bas (?:an? )?(?:\w+ )?material\b/i, ['used-as-material', 'became-xyz-material']],
  [/\bsent\b(?![^,]*\bmaterial\b)/i, ['sent-to-gy']],
  [/\bbanish/i, ['banished', 'banished-face-down']],
  [/\b(?:leaves?|left|removed from) the field\b/i, ['left-the-field']],
  [/\bTribute(?:d|s)\b/i, ['tributed']],
  [/\bdiscarded\b/i, ['discarded']],
  [/\badd(?:s|ed)\b[^,]*\bhand\b/i, ['added-to-hand', 'drawn', 'returned-to-hand']],
  [/\breturn(?:ed|s)\b/i, ['returned-to-hand', 'returned-to-deck', 'returned-to-extra-deck']],
  [/\b(?:Draw|Standby|Battle|End) Phase\b|\bend of (?:[\w']+ )*turn\b/, ['phase-changed']],
  [/\bflipped\b/i, ['flipped-face-up', 'flip-summoned']],
];

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
