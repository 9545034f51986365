import type { KnownChange } from '../../engine/state/values/change.ts';
import { fail, ok, problemOf, type Result, shorten } from '../../platform/problem.ts';

/** How a modifier came: by something that was activated (it lingers), or because something applies (continuous). */
export type ModifierHow = 'lingering' | 'continuous';

/** A step as it is told: a modifier with its number, or the end of one. */
export type ModifierItem =
  | {
      readonly do: 'apply';
      readonly change: KnownChange;
      /** Sets the original value, not the current one. */
      readonly original: boolean;
      /** Left out where nobody said. */
      readonly how?: ModifierHow;
      readonly words: string;
    }
  | { readonly do: 'end'; readonly number: number; readonly words: string };

const hows: Readonly<Record<string, ModifierHow>> = {
  activated: 'lingering',
  lingering: 'lingering',
  continuous: 'continuous',
  applying: 'continuous',
  equip: 'continuous',
};

const forms =
  /^(?<end>end) (?<number>\d{1,2})$|^(?:(?<sign>[+=-]) ?(?<amount>\d{1,5})|(?<original>original) (?:= ?(?<set>\d{1,5})|(?<part>half|halved|double|doubled))|(?<current>half|halved|double|doubled)(?<base> original)?)(?: (?<how>activated|lingering|continuous|applying|equip))?$/;

/**
 * Reads one step: `+700`, `-600`, `=100`, `half`, `double`, `double original` (the current value becomes double the
 * original one), `original =1900`, `original half` (the original value itself), each with `activated`, `continuous` or `equip` (of an
 * Equip Card, which is continuous) behind it where that is known; `end 2` ends the second modifier. A problem says what is understood.
 */
export function readModifier(item: string): Result<ModifierItem> {
  const words = item.trim().toLowerCase().replace(/\s+/g, ' ');
  const found = forms.exec(words)?.groups;
  if (found === undefined) return fail(problemOf('unknown-modifier modifiers', `modifiers:${shorten(item)}`));
  if (found.end !== undefined) return ok({ do: 'end', number: Number(found.number), words });
  const how = hows[found.how ?? ''];
  return ok({
    do: 'apply',
    change: changeOf(found),
    original: found.original !== undefined,
    ...(how === undefined ? {} : { how }),
    words,
  });
}

const signs = { '+': 'plus', '-': 'minus', '=': 'become' } as const;
const isSign = (sign: string): sign is keyof typeof signs => sign in signs;

function changeOf({
  sign = '',
  amount,
  set,
  part,
  current,
  base,
}: Readonly<Record<string, string | undefined>>): KnownChange {
  if (isSign(sign)) return { op: signs[sign], amount: Number(amount) };
  if (set !== undefined) return { op: 'become', amount: Number(set) };
  const op = (part ?? current ?? '').startsWith('hal') ? 'halve' : 'double';
  return { op, of: part !== undefined || base !== undefined ? 'original' : 'current' };
}
