import type { Printed } from '../../card-model/part.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
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
  leaves,
}: EffectFacts): Printed {
  const decides: readonly Span[] = [
    ...(word === null ? [] : [word.span]),
    ...head.filter(({ sort }) => sort === 'quick-effect').map((piece) => piece.span),
    ...(cost === null ? [] : [cost.span]),
    ...(targets.is ? [targets.span] : []),
    ...limits.map((limit) => limit.span),
    ...(damageStep === null ? [] : [damageStep.span]),
  ];
  return {
    box,
    span: [span[0], endOf(span, leaves)],
    decides: merged(decides).map(([from, to]): [number, number] => [from, to]),
  };
}

/** Where the effect ends: with the sentences right behind it that go on with it, and with all its lines with bullets. */
const endOf = (span: Span, leaves: readonly Leaf[]): number =>
  leaves.reduce((end, { role, span: [from, to], bullet }) => {
    const follows = from >= end && (from - end <= gap || bullet !== undefined);
    return role === 'resolution' && follows ? to : end;
  }, span[1]);
/** Two line ends, a bullet and a space: no words. */
const gap = 5;

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
