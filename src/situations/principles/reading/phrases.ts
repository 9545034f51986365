import { form } from './forms.ts';

/** Something that may stand anywhere in what is told: its form, without what stands around it, and what it says. */
export interface Phrase<T extends string> {
  readonly says: T;
  readonly form: RegExp;
}

/** A phrase that was told, with the groups of its form. */
export interface Said<T extends string> {
  readonly says: T;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** Phrases that all say the same. `{x}` is a card that is called x in it, `{}` any card. */
export const phrases = <T extends string>(says: T, ...patterns: readonly string[]): readonly Phrase<T>[] =>
  patterns.map((pattern) => ({ says, form: new RegExp(form(pattern).source.slice(1, -1), 'y') }));

/**
 * What a text says phrase by phrase, the longest at each place, in its order; words between them that change nothing are
 * passed over. Undefined where a word is neither.
 */
export function phrasesIn<T extends string>(
  text: string,
  table: readonly Phrase<T>[],
  idle: ReadonlySet<string>,
): readonly Said<T>[] | undefined {
  const found: Said<T>[] = [];
  let at = 0;
  while (at < text.length) {
    const best = longestAt(text, at, table);
    if (best !== undefined) {
      found.push(best.said);
      at = best.end;
      continue;
    }
    const word = /[^ ]* */y;
    word.lastIndex = at;
    const [next = ''] = word.exec(text) ?? [];
    if (next !== '' && next.trim() !== '' && !idle.has(next.trim())) return undefined;
    at += Math.max(1, next.length);
  }
  return found;
}

function longestAt<T extends string>(text: string, at: number, table: readonly Phrase<T>[]) {
  let best: { readonly said: Said<T>; readonly end: number } | undefined;
  for (const { says, form: each } of table) {
    each.lastIndex = at;
    const match = each.exec(text);
    const end = at + (match?.[0].length ?? 0);
    if (match === null || end === at || end <= (best?.end ?? at)) continue;
    // A phrase ends where a word does.
    if (end < text.length && text[end] !== ' ' && text[end - 1] !== ' ') continue;
    best = { said: { says, groups: { ...match.groups } }, end };
  }
  return best;
}
