import type { CardModel } from '../../effects/card-model.ts';
import { abilities, attributes, isExtraDeckMonster, spellTrapProperties } from '../../effects/facts.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

/** One word for what a card is: does the card fit it, and the rule that says where it stands. */
interface Kind {
  readonly words: string;
  readonly fits: (model: CardModel) => boolean;
  readonly rule: string;
}

const spelled = (each: string): string => each.toLowerCase().replace(/[- ]/g, '[- ]?');
const ofMonster =
  (test: (facts: Extract<CardModel['facts'], { cardType: 'monster' }>) => boolean) =>
  ({ facts }: CardModel): boolean =>
    facts.cardType === 'monster' && test(facts);

/** The longer words first: "Beast-Warrior" is neither of its parts. */
const kinds: readonly Kind[] = [
  ...[...monsterTypes]
    .toSorted((a, b) => b.length - a.length)
    .map((each) => ({
      words: `${spelled(each)}(?:[- ]type)?`,
      fits: ofMonster(({ type }) => type === each),
      rule: 'monster/one-type',
    })),
  ...attributes.map((each) => ({
    words: `${spelled(each)}(?:[- ]attribute)?`,
    fits: ofMonster(({ attribute }) => attribute === each),
    rule: 'monster/attribute',
  })),
  {
    words: 'extra[- ]deck monster',
    fits: ({ facts }: CardModel) => isExtraDeckMonster(facts),
    rule: 'monster/main-or-extra',
  },
  {
    words: 'main deck monster',
    fits: ofMonster((facts) => !isExtraDeckMonster(facts)),
    rule: 'monster/main-or-extra',
  },
  ...(['spell', 'trap'] as const).flatMap((cardType) => [
    ...spellTrapProperties.map((each) => ({
      words: `${spelled(each)} ${cardType}`,
      fits: ({ facts }: CardModel) => facts.cardType === cardType && facts.property === each,
      rule: 'card-types/three-types',
    })),
    {
      words: `${cardType}(?: card)?`,
      fits: ({ facts }: CardModel) => facts.cardType === cardType,
      rule: 'card-types/three-types',
    },
  ]),
  ...abilities.map((each) => ({
    words: `${spelled(each)}(?: monster)?`,
    fits: ofMonster(({ abilities: own }) => own.includes(each)),
    rule: 'monster/abilities',
  })),
  ...(['level', 'rank', 'link'] as const).flatMap((each) =>
    Array.from({ length: 13 }, (_, at) => ({
      words: `${each}[- ]?${at + 1}(?!\\d)`,
      fits: ofMonster((facts) => facts[each] === at + 1),
      rule: 'monster/level-rank-link',
    })),
  ),
  { words: 'monster(?: card)?', fits: ofMonster(() => true), rule: 'card-types/three-types' },
];

const asks = [form('(?:is|was) {z} (?:considered |counted as |actually )?(?<kind>[a-z0-9 -]+?)(?: or not)?')];

/** Cards that are something else than what is printed, by their own text or by where they lie. */
const mayBeOther = /\btreated as\b|\bSpecial Summon this card as\b/i;
/** Of a Gemini monster it hangs on where it lies; of a Pendulum Monster too. */
const hangsOnPlace = ['Gemini', 'Pendulum'] as const;

/**
 * "Is X a Spellcaster?", "is X a Continuous Trap?", where nothing is told that may change it: what is printed on it. Undefined
 * where a word is no kind, and where the card may be something else by its text.
 */
export const printedKinds: EveryWordPrinciple = ({ cards, sentences }) => {
  if (sentences.told.length > 0 || cards.length !== 1) return undefined;
  const asked = said(sentences.asked, asks);
  const z = cardAt(cards, asked?.['z']);
  const named = asked?.['kind'] === undefined ? undefined : kindsIn(asked['kind']);
  const [first] = named ?? [];
  if (z === undefined || named === undefined || first === undefined) return undefined;
  const { facts } = z;
  const ofPlace = facts.cardType === 'monster' && hangsOnPlace.some((each) => facts.abilities.includes(each));
  const byAbility = named.some(({ rule }) => rule === 'monster/abilities' || rule.startsWith('card-types/'));
  if (mayBeOther.test(textOf(z)) || (ofPlace && byAbility)) return undefined;
  const lacking = named.find(({ fits }) => !fits(z));
  return lacking === undefined
    ? ruled('yes', first.rule, `that is what is printed on ${z.name}`)
    : ruled('no', lacking.rule, `something else is printed on ${z.name}`);
};

/** The kinds that words name, all of them; undefined where one is no kind. */
function kindsIn(words: string): readonly Kind[] | undefined {
  const found: Kind[] = [];
  let rest = words.trim();
  while (rest !== '') {
    const kind = kinds.find((each) => new RegExp(`^${each.words}(?= |$)`).test(rest));
    if (kind === undefined) return undefined;
    found.push(kind);
    rest = rest.replace(new RegExp(`^${kind.words}`), '').trim();
  }
  return found;
}
