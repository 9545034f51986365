import type { Leaf } from '../effect-facts.ts';
import { includedIn } from '../timing/link-words.ts';
import type { When } from './conditions/when.ts';

const announces = 'that includes any of these effects';

/**
 * "When a card or effect is activated that includes any of these effects": the list that stands behind the effect
 * belongs to what it answers, and nothing of it is done. Where a line of the list was not read, all stays in words.
 */
export function withListed(
  when: When,
  leaves: readonly Leaf[],
): { readonly when: When; readonly resolution: readonly Leaf[] } {
  const as = { when, resolution: leaves };
  if (!when.on.some(({ reads }) => reads === announces)) return as;
  const [done, ...list] = leaves;
  const includes = list.flatMap(({ text }) => includedIn(text) ?? []);
  if (done === undefined || includes.length === 0 || includes.length < list.length) return as;
  const on = when.on.map((event) => {
    if (event.reads !== announces) return event;
    const { reads: _, ...rest } = event;
    return { ...rest, link: { ...rest.link, includes } };
  });
  return { when: { ...when, on }, resolution: [done] };
}
