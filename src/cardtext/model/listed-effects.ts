import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { givesEffect } from '../shapes.ts';
import { includedIn } from '../timing/link-words.ts';
import type { When } from './conditions/when.ts';

const announces = 'that includes any of these effects';

/** "... that includes any of these effects": the list belongs to what is answered; unread lines leave it all in words. */
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

/** A line of an effect that is activated has its own condition, cost or targets. */
const isActivatedLine = ({ text, targets, pays }: Leaf): boolean =>
  /[:;] /.test(text) || targets !== undefined || pays !== undefined;

/** "This card gains this effect": the effects in the lines behind it are those that the card has from then on. */
export function withGranted(effect: EffectFacts): EffectFacts {
  const { leaves, targets } = effect;
  const from = leaves.findIndex(({ bullet, text }) => bullet === undefined && givesEffect.test(text));
  const given = leaves.filter(
    (leaf, at) => from !== -1 && at > from && leaf.bullet !== undefined && isActivatedLine(leaf),
  );
  if (given.length === 0) return effect;
  const granting = leaves[from]?.does ?? [];
  const gains = granting.findLast(
    ({ do: verb, reads = '' }) => verb === 'change-status' && givesEffect.test(reads),
  );
  const aims = given.some(({ span: [start, end] }) => start <= targets.span[0] && targets.span[0] < end);
  return {
    ...effect,
    targets: aims ? { ...targets, is: false } : targets,
    leaves: leaves.map((leaf) => {
      if (!given.includes(leaf)) return leaf;
      const { targets: _, pays: __, text: reads, ...line } = leaf;
      const gain = { do: 'change-status', what: gains?.what ?? 'this', reads, grants: true } as const;
      return { ...line, text: reads, does: [{ ...gain, touches: ['activation'] }] };
    }),
  };
}
