import rows from '../../../data/lexicon/compounds.json' with { type: 'json' };
import type { Fact } from './proposition.ts';
import { type ConceptId, entailed, isConcept, isKind } from './vocabulary/concepts.ts';

/** Two facts that together say a third one: a Normal Summon, again. */
interface Pair {
  readonly one: ConceptId;
  readonly other: ConceptId;
  readonly both: ConceptId;
  /** May the first of them be what is asked? `only`: it must be. */
  readonly asked: boolean | string;
  /** The second fact is still told besides. */
  readonly keeps?: boolean;
}

const pairs = rows.flatMap(({ one, other, both, ...more }): readonly Pair[] =>
  isConcept(one) && isConcept(other) && isConcept(both) ? [{ one, other, both, ...more }] : [],
);

/** What is asked and told, with what two facts say together as one. */
export function together(
  asked: readonly Fact[],
  facts: readonly Fact[],
): { readonly asked: readonly Fact[]; readonly facts: readonly Fact[] } {
  let others = asked.slice(1);
  let first = asked.at(0);
  let told = flippedUp(facts);
  for (const pair of pairs) {
    const isAsked = pair.asked !== false && first !== undefined && says(first, pair.one);
    const second = (isAsked ? [...told, ...others] : told).find((each) => says(each, pair.other));
    const known = [...told, ...others].some((each) => each.concept === pair.both);
    if (second === undefined || (known && pair.one === 'use')) continue;
    if (pair.asked === 'only' && !isAsked) continue;
    const start = isAsked
      ? first
      : told.find((each) => each !== second && each.concept === pair.one && each.sign === undefined);
    if (start === undefined) continue;
    const both = { ...start, concept: pair.both, text: `${start.text} ${second.text}` };
    told = told.filter((each) => (each !== second || pair.keeps) && each !== start);
    others = others.filter((each) => each !== second);
    if (isAsked) first = both;
    else told = [...told, both];
  }
  return {
    asked: first === undefined ? [] : [first, ...others],
    facts: [...told, ...compared([...asked, ...told])],
  };
}

/** "flips a face-down Flip monster face-up": face-down is how it lay before. */
function flippedUp(facts: readonly Fact[]): readonly Fact[] {
  const at = facts.findIndex(
    ({ concept }, index) =>
      concept === 'flip-face-down' &&
      isKindFact(facts[index + 1]) &&
      (facts[index + 2]?.concept === 'face-up' || facts[index - 1]?.concept === 'attack'),
  );
  return facts.map((each, index) => (index === at ? { ...each, concept: 'flip-face-up' } : each));
}

const isKindFact = (fact: Fact | undefined): boolean => fact !== undefined && isKind(fact.concept);

const says = (fact: Fact, concept: ConceptId): boolean =>
  fact.sign === undefined &&
  !fact.opponents &&
  (fact.concept === concept || (concept === 'effect' && isEffect(fact)));

const isEffect = ({ concept }: Fact): boolean => entailed(concept).has('effect');

/** Whether the Level lies between the scales, where both are said (rule pendulum-summon/between-the-scales). */
function compared(facts: readonly Fact[]): readonly Fact[] {
  const scales = facts.find(({ concept }) => concept === 'scale')?.numbers ?? [];
  const [level] = facts.find(({ concept }) => concept === 'level')?.numbers ?? [];
  const [one, other] = scales;
  if (level === undefined || one === undefined || other === undefined) return [];
  const between = level > Math.min(one, other) && level < Math.max(one, other);
  const concept = between ? 'level-between-scales' : 'level-not-between-scales';
  return [{ concept, opponents: false, numbers: [], text: `Level ${level}` }];
}
