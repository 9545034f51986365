import type { Span } from './span.ts';

/** A text in today's wording, with the way back to where each stretch stood in the text that was given. */
export interface Normalised {
  readonly original: string;
  readonly text: string;
  /** Where a stretch of the normalised text stands in the original. */
  readonly toOriginal: (span: Span) => Span;
}

/** Old wordings and typographic signs, each with what is written for it today. The order counts. */
const rewrites: readonly (readonly [old: RegExp, today: string])[] = [
  [/\r\n?/g, '\n'],
  [/[\u00a0\u2002-\u200a\u202f]/g, ' '],
  [/[\u201c\u201d\u201e\u201f\uff02]/g, '"'],
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/''/g, '"'],
  [/[\u2022\u30fb\u25cb]/g, '\u25cf'],
  [/\bGraveyards\b/g, 'GYs'],
  [/\bGraveyard\b/g, 'GY'],
  [/\b[Ss]ide of the [Ff]ield\b/g, 'field'],
  [/-[Tt]ype\b/g, ''],
  [/\bLife Points?\b/g, 'LP'],
  [/\bXyz Material(s?)\b/g, 'material$1'],
  [/\bBattle Damage\b/g, 'battle damage'],
  [/\bremoved from play\b/g, 'banished'],
  [/\bremove from play\b/g, 'banish'],
  [/\bremoving from play\b/g, 'banishing'],
  [/\bthis card's effect\b/g, 'this effect'],
  [/\bMagic Card/g, 'Spell Card'],
  [/\b(Monster|Spell & Trap) Card Zone/g, '$1 Zone'],
  [/\bin face-up (Attack|Defense) Position\b/g, 'in $1 Position'],
  [/\b(by \d+) points\b/g, '$1'],
];

/** Longer texts than this, and longer sentences, are not looked at: the longest of any card is far below. */
export const longestText = 4_000;
export const longestSentence = 1_500;

/** Puts a text into today's wording; one that is too long to be looked at stays as it is. */
export function normalise(original: string): Normalised {
  let text = original;
  let map: readonly number[] | null = null;
  for (const [old, today] of original.length > longestText ? [] : rewrites) {
    if (text.search(old) === -1) continue;
    [text, map] = rewrite(text, map, old, today);
  }
  const from = (at: number): number => map?.[at] ?? at;
  return {
    original,
    text,
    toOriginal: ([start, end]) => [from(start), from(end)],
  };
}

/** Rewrites one wording. Each new character points to the old one at its place, the last one to all that is left. */
function rewrite(
  text: string,
  before: readonly number[] | null,
  old: RegExp,
  today: string,
): readonly [string, readonly number[]] {
  const origin = (at: number): number => before?.[at] ?? at;
  const map: number[] = [];
  let out = '';
  let done = 0;
  for (const match of text.matchAll(old)) {
    for (let at = done; at < match.index; at += 1) map.push(origin(at));
    const written = today.replace('$1', match[1] ?? '');
    out += text.slice(done, match.index) + written;
    for (let at = 0; at < written.length; at += 1)
      map.push(origin(match.index + Math.min(at, match[0].length - 1)));
    done = match.index + match[0].length;
  }
  for (let at = done; at <= text.length; at += 1) map.push(origin(at));
  return [out + text.slice(done), map];
}
