import type { Instruction } from '../../card-model/instruction.ts';
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

/** "This card" in a line that another card gains is that card; null where more than that hangs on it. */
function ofGainer(does: Leaf['does'], who: NonNullable<Instruction['what']>): Leaf['does'] {
  const plain = does?.every(
    ({ what, ...rest }) => what === 'this' && !JSON.stringify(rest).includes('"this"'),
  );
  return plain === true ? (does?.map((each) => ({ ...each, what: who })) ?? null) : null;
}

const gainsItself = /\bthis card gains?\b|\bwith (?:this|the following|these) effects?\b/i;

/**
 * "This card gains this effect": the effects in the lines behind it are those that the card has from then on, and nothing
 * of them is done when the effect resolves. Of another card that gains them, "this card" there is that card.
 */
export function withGranted(effect: EffectFacts): EffectFacts {
  const { leaves, targets } = effect;
  const from = leaves.findIndex(({ bullet, text }) => bullet === undefined && givesEffect.test(text));
  const granting = leaves[from]?.does ?? [];
  const gains = granting.findLast(
    ({ do: verb, reads = '' }) => verb === 'change-status' && givesEffect.test(reads),
  );
  const who = gains?.what ?? (gainsItself.test(leaves[from]?.text ?? '') ? 'this' : { reads: 'it' });
  const given = leaves.filter(
    (leaf, at) =>
      from !== -1 && at > from && leaf.bullet !== undefined && (who !== 'this' || isActivatedLine(leaf)),
  );
  if (given.length === 0) return effect;
  const aims = given.some(({ span: [start, end] }) => start <= targets.span[0] && targets.span[0] < end);
  return {
    ...effect,
    targets: aims ? { ...targets, is: false } : targets,
    leaves: leaves.map((leaf, at) => {
      // That it gains them is said by what it gains.
      if (at === from && leaf.does) return { ...leaf, does: leaf.does.filter((each) => each !== gains) };
      if (!given.includes(leaf)) return leaf;
      const { targets: _, pays: __, text: reads, ...line } = leaf;
      const gain = { do: 'change-status', what: who, reads } as const;
      if (isActivatedLine(leaf))
        return { ...line, text: reads, does: [{ ...gain, grants: true, touches: ['activation'] }] };
      return { ...line, text: reads, does: ofGainer(leaf.does, who) ?? [gain] };
    }),
  };
}
