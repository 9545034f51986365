import type { Fact } from './proposition.ts';
import { type ConceptId, entailed } from './vocabulary/concepts.ts';

/** Two facts that together say a third one: a Normal Summon, again. The first of each is the one that is asked about. */
const pairs: readonly (readonly [ConceptId, ConceptId, ConceptId])[] = [
  ['negate', 'effect', 'effects-negated'],
  ['normal-summon', 'again', 'summon-again'],
  ['normal-summon', 'second', 'summon-again'],
  ['summon', 'second', 'summon-again'],
  ['change', 'position', 'change-position'],
  ['negate', 'normal-summon', 'negate-summon'],
];

/** What is asked and told, with what two facts say together as one. Where it is asked, only `again` can join it. */
export function together(
  asked: readonly Fact[],
  facts: readonly Fact[],
): { readonly asked: readonly Fact[]; readonly facts: readonly Fact[] } {
  let [first, ...others] = asked;
  let told = [...facts];
  for (const [one, other, both] of pairs) {
    const second = told.find((each) => says(each, other));
    if (second === undefined) continue;
    if (
      first !== undefined &&
      first.concept === one &&
      first.sign === undefined &&
      both !== 'effects-negated'
    ) {
      first = { ...first, concept: both, text: `${first.text} ${second.text}` };
      told = told.filter((each) => each !== second);
      continue;
    }
    const start = told.find(
      (each) => each !== second && each.concept === one && each.sign === undefined && !each.opponents,
    );
    if (start === undefined) continue;
    told = told.filter((each) => each !== second && each !== start);
    told.push({ ...start, concept: both, text: `${start.text} ${second.text}` });
  }
  others = [...others];
  return {
    asked: first === undefined ? [] : [first, ...others],
    facts: [...told, ...compared([...asked, ...told])],
  };
}

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
