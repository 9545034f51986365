import type { ActivatedEffect } from '../../card-model/part.ts';

const lateReturn =
  /^This card returns to (?:the|its) owner's hand during the End Phase of the turn (?:that )?(?:this card|it) is (.+?)\.?$/i;

/** "This card returns to its owner's hand during the End Phase of the turn it is ...": a Trigger Effect of that phase. */
export function withLateReturn(part: ActivatedEffect): ActivatedEffect {
  const [only, ...more] = part.does;
  if (part.kind !== 'trigger' || only?.do !== 'described' || more.length > 0) return part;
  const happened = lateReturn.exec(only.reads ?? '')?.[1];
  if (happened === undefined) return part;
  return {
    ...part,
    phase: 'end',
    conditions: ['it is the End Phase', `this card was ${happened} this turn`],
    does: [{ do: 'return-to-hand', what: 'this' }],
  };
}
