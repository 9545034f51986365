import type { Instruction } from '../../effects/instruction.ts';
import type { Target } from '../../effects/part.ts';
import type { EffectFacts } from '../effect-facts.ts';
import { readLeaf } from '../read-leaf.ts';
import type { Span } from '../span.ts';
import { activationLeaves, instructionsOf, isChoice } from './leaves.ts';

/** What an activation pays and targets. */
export interface Payment {
  readonly cost: readonly Instruction[];
  readonly targets: readonly Target[];
}

/** What is paid and targeted when the effect is activated; what was not read is described in its words. */
export function paymentOf(effect: EffectFacts): Payment {
  const { cost } = effect;
  const [by] = activationLeaves(effect);
  const own = by === undefined ? null : readLeaf('cost', by.text);
  if (own !== null) return { cost: own.instructions, targets: own.targets };
  const targets = targetsOf(effect);
  if (by !== undefined) return { cost: [{ do: 'described', reads: by.text }], targets };
  return { cost: cost === null ? [] : instructionsOf(cost), targets };
}

function targetsOf({ targets, leaves }: EffectFacts): readonly Target[] {
  const read = leaves.find(({ role }) => role === 'cost')?.targets ?? [];
  // A target that a sentence of the resolution names is one of the activation all the same.
  const later = leaves.flatMap((leaf) => (leaf.role === 'resolution' ? (leaf.targets ?? []) : []));
  const offers = leaves.some(({ does }) => does?.some(isChoice) === true);
  if (offers && later.length > 0) return [...read, described('what the chosen effect targets')];
  const all = [...read, ...later];
  if (all.length > 0 || !targets.is) return all;
  const words = leaves.find(({ role, span }) => role !== 'condition' && contains(span, targets.span));
  return [described(words?.text ?? 'as its text says')];
}

const described = (reads: string): Target => ({ count: 'any', filter: { reads } });

const contains = ([from, to]: Span, [start]: Span): boolean => from <= start && start < to;
