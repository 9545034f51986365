import type { CardModel } from '../../effects/card-model.ts';
import type { MonsterFacts } from '../../effects/facts.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

/** What is asked by name, what is printed, and the rule that says what it is. */
interface Value {
  readonly called: string;
  readonly words: string;
  readonly of: (facts: MonsterFacts) => string | number | undefined;
  readonly rule: string;
}

const values: readonly Value[] = [
  { called: 'Level', words: 'levels?', of: ({ level }) => level, rule: 'monster/level-rank-link' },
  { called: 'Rank', words: 'ranks?', of: ({ rank }) => rank, rule: 'monster/level-rank-link' },
  {
    called: 'LINK rating',
    words: 'link(?: rating| value| number)?',
    of: ({ link }) => link,
    rule: 'monster/level-rank-link',
  },
  { called: 'Attribute', words: 'attributes?', of: ({ attribute }) => attribute, rule: 'monster/attribute' },
  { called: 'Type', words: '(?:monster )?types?', of: ({ type }) => type, rule: 'monster/one-type' },
  { called: 'ATK', words: '(?:atk|attack(?: points)?)', of: ({ atk }) => atk, rule: 'monster/atk-and-def' },
  {
    called: 'DEF',
    words: '(?:def|defen[sc]e(?: points)?)',
    of: ({ def }) => def,
    rule: 'monster/atk-and-def',
  },
];
const original = '(?:printed |original |base |starting )*';
const asksFor = values.map(({ words }) => [
  form(`what(?: is| 's| are) ${original}${words} of {z}`),
  form(`what(?: is| 's| are) {z} 's ${original}${words}`),
  form(`(?:what|which) ${original}${words} (?:is|does) {z}(?: have)?`),
  form(`how (?:much|many|high) (?:is )?${original}${words} (?:does {z} have|is {z})`),
]);

/**
 * What is printed on one monster ("what Level is X?"), where nothing is told that may change it. A monster that has no such
 * value by its kind has none (rule monster/level-rank-link); undefined for "?" and for other cards.
 */
export const printedValues: EveryWordPrinciple = ({ cards, sentences }) => {
  if (sentences.told.length > 0 || cards.length !== 1) return undefined;
  for (const [at, forms] of asksFor.entries()) {
    const z = cardAt(cards, said(sentences.asked, forms)?.['z']);
    const value = values[at];
    if (z !== undefined && value !== undefined && z.facts.cardType === 'monster')
      return ofMonster(z, z.facts, value);
  }
  return undefined;
};

function ofMonster({ name }: CardModel, facts: MonsterFacts, { called, of, rule }: Value) {
  const value = of(facts);
  if (value === '?') return undefined;
  if (value !== undefined) return ruled(String(value), rule, `${called} ${value} is printed on ${name}`);
  const instead = ratings.find((each) => each.of(facts) !== undefined);
  return instead === undefined || !ratings.some((each) => each.of === of)
    ? undefined
    : ruled('none', rule, `${name} has ${instead.called} ${instead.of(facts)}, and only that`);
}

/** A monster has one of these. */
const ratings = values.filter(({ rule }) => rule === 'monster/level-rank-link');
