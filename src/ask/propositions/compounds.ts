import type { Fact } from './proposition.ts';
import { type ConceptId, entailed, isKind } from './vocabulary/concepts.ts';

/** Two facts that together say a third one: a Normal Summon, again. */
interface Pair {
  readonly one: ConceptId;
  readonly other: ConceptId;
  readonly both: ConceptId;
  /** May the first of them be what is asked? `only`: it must be. */
  readonly asked: boolean | 'only';
  /** The second fact is still told besides. */
  readonly keeps?: true;
}

const pairs: readonly Pair[] = [
  { one: 'negate', other: 'xyz-summon', both: 'negate-xyz-summon', asked: false },
  { one: 'negate', other: 'tribute-summon', both: 'normal-summon-negated', asked: false },
  { one: 'negate', other: 'activation', both: 'activation-negated', asked: false },
  { one: 'negate', other: 'effect', both: 'effects-negated', asked: false },
  { one: 'meet', other: 'condition', both: 'condition-met', asked: false },
  { one: 'meet', other: 'trigger-effect', both: 'condition-met', asked: false },
  { one: 'turn', other: 'face-down', both: 'flip-face-down', asked: false },
  { one: 'change', other: 'control', both: 'control-changed', asked: false },
  { one: 'banish', other: 'instead', both: 'material-banished', asked: false },
  { one: 'defense-position', other: 'face-up', both: 'face-up-defense', asked: true },
  { one: 'normal-summon', other: 'again', both: 'summon-again', asked: true },
  { one: 'normal-summon', other: 'second', both: 'summon-again', asked: true },
  { one: 'summon', other: 'again', both: 'summon-again', asked: 'only' },
  { one: 'summon', other: 'second', both: 'summon-again', asked: true },
  { one: 'change', other: 'position', both: 'change-position', asked: true },
  { one: 'negate', other: 'normal-summon', both: 'negate-summon', asked: true },
  { one: 'negate', other: 'synchro-summon', both: 'negate-summon', asked: false, keeps: true },
  { one: 'negate', other: 'link-summon', both: 'negate-summon', asked: false, keeps: true },
  { one: 'use', other: 'synchro-summon', both: 'synchro-material', asked: 'only' },
  { one: 'use', other: 'xyz-summon', both: 'xyz-material', asked: 'only' },
  { one: 'use', other: 'link-summon', both: 'link-material', asked: 'only' },
  { one: 'use', other: 'fusion-summon', both: 'fusion-material', asked: 'only' },
  { one: 'use', other: 'tribute-summon', both: 'tribute', asked: 'only' },
  { one: 'synchro-summon', other: 'use', both: 'synchro-material', asked: 'only' },
  { one: 'xyz-summon', other: 'use', both: 'xyz-material', asked: 'only' },
  { one: 'link-summon', other: 'use', both: 'link-material', asked: 'only' },
  { one: 'fusion-summon', other: 'use', both: 'fusion-material', asked: 'only' },
  { one: 'tribute-summon', other: 'use', both: 'tribute', asked: 'only' },
];

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
