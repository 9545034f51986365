import type { Printed } from '../../effects/part.ts';
import type { EffectFacts } from '../effect-facts.ts';
import type { Span } from '../span.ts';

/** Where the effect is printed, with the words that decide its timing, cost, targets, limit and Damage Step. */
export function printedOf({
  box,
  span,
  word,
  head,
  cost,
  targets,
  limits,
  damageStep,
}: EffectFacts): Printed {
  const step = damageStep.category === 'text-excludes' || damageStep.category === 'names-damage-step';
  const decides: readonly Span[] = [
    ...(word === null ? [] : [word.span]),
    ...head.filter(({ sort }) => sort === 'quick-effect').map((piece) => piece.span),
    ...(cost === null ? [] : [cost.span]),
    ...(targets.is ? [targets.span] : []),
    ...limits.map((limit) => limit.span),
    ...(step ? [damageStep.span] : []),
  ];
  return { box, span: [...span], decides: merged(decides).map(([from, to]): [number, number] => [from, to]) };
}

/** Spans in order, those that meet as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}
