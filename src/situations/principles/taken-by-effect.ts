import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { cardSummonVerbs } from '../../effects/instruction.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { mainClause } from './reading/asked-deed.ts';
import { namedCards } from './reading/attempt.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { choicesOf } from './reading/takes.ts';
import { done, written } from './reading/verb-words.ts';
import { isSummoner } from './reading/who-summons.ts';

/**
 * May an effect Special Summon that very monster? Asked of a card that Special Summons what its text describes, and of a
 * monster whose place was told, or from every place that the effect takes monsters from: the engine rules on what the text
 * of the card asks for and on what the monster's own text lets it be (properly-summoned/by-procedure and others).
 */
export const takenByEffect: KeyWordPrinciple = (sketch, books, ruleset) => {
  const { told } = sketch;
  const question = mainClause(sketch.question);
  if (speaksAgainst(told) || more.test(told) || moreAsked.test(question)) return undefined;
  const pair = pairAsked(question, sketch);
  if (pair === undefined || bystanders(sketch, [pair.monster]).some((each) => each !== pair.by))
    return undefined;
  const { monster, by } = pair;
  const choices = choicesOf(by.model, cardSummonVerbs);
  if (choices === null || choices.length === 0) return undefined;
  const text = `${told} ${question}`;
  // A Pendulum Monster that leaves the field goes to the Extra Deck.
  if (isPendulum(monster.model) && sentAway.test(text)) return undefined;
  const said = placesTold(text);
  const from = [...new Set(choices.flatMap((each) => each.from ?? []))].filter(
    (place) => homes.has(place) && (said.length === 0 || said.includes(place)),
  );
  const cases = from.flatMap((place) => casesOf(place, monster.model, by.model, text, ruleset));
  const answers = new Set(cases.map((situation) => settled(situation, books)));
  const [first] = cases;
  return first !== undefined && answers.size === 1 && !answers.has(undefined)
    ? { situation: first }
    : undefined;
};

const isPendulum = ({ facts }: CardModel): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Pendulum');

/** What has more to it than which monster an effect takes. */
const more =
  /\b(?:chain(?:s|ed)?|respon\w+|negat\w*|face-?down|material|equip\w*|control of|instead|skill|turned|overlay|attach\w*)\b|n't\b/;
const moreAsked =
  /\b(?:activate|trigger|spite|despite|coming|chain|respond|negate|material|tribute|discard|attack|banish (?!ed)|target|cost|in response|both|two|three|second|again|how|when|which|what|who|where|opponent'?s?|their|they|he|she|n't|not|instead|still|treated|face-?down|properly|position|mode|zone|on top|overlay|onto|turn|negated|effects?)\b/;

const summons = `(?:${written('special-summon', 'summon', 'revive', 'bring', 'get', 'put', 'come-back')}|ss|fetch|grab|pull|drop|cheat out|call|reborn)`;
const bare =
  /^(?:(?:is|would) (?:it|that|this|#\d) (?:be )?)?(?:ok|okay|legal|allowed|fine|valid|possible|works?|eligible)\s*\??$|^(?:an? |my )?#\d (?:ok|okay|legal|allowed|fine|valid|possible|too|works?)\s*\??$|^(?:does|would|will) (?:it|that|this|#\d(?:'s effect)?) work(?: (?:on|with|for) (?:an? |my )?(?:#\d|it|that))?\s*\??$/;

/** The monster, and the card whose effect would Special Summon it. */
function pairAsked(
  question: string,
  sketch: Sketch,
): { readonly monster: SketchCard; readonly by: SketchCard } | undefined {
  const all = namedCards(sketch);
  const inQuestion = all.filter(({ ref }) => question.includes(ref));
  const isBare = bare.test(question);
  if (
    !isBare &&
    !new RegExp(`\\b(?:can|may|could|will|does|is|able|allowed)\\b.*\\b${summons}\\b`).test(question)
  )
    return undefined;
  const spoken = /\b(?:it|that|him|her|one)\b/.test(question);
  const meant = inQuestion.length > 1 || !(isBare || spoken) ? inQuestion : all;
  const [by, other] = meant.filter(({ model }) => summonsOthers(model));
  const [monster, another] = meant.filter((each) => each !== by && each.model.facts.cardType === 'monster');
  if (by === undefined || monster === undefined || other !== undefined || another !== undefined)
    return undefined;
  if (meant.length > 2 || summonsOthers(monster.model) || isSummoner(question, monster.ref, by.ref))
    return undefined;
  // "Can X be Summoned": of X alone, and "does X summon Y" of both.
  const tells = isBare || question.includes(by.ref);
  const past = all.filter((each) => each !== by && each !== monster);
  return tells && past.length <= 1 ? { monster, by } : undefined;
}

/** Does an effect of it Special Summon another card? */
const summonsOthers = ({ parts }: CardModel): boolean =>
  parts
    .filter(isActivated)
    .some(({ does }) => does.some(({ do: verb, what }) => verb === 'special-summon' && what !== 'this'));

const homes: ReadonlySet<Place> = new Set<Place>(['hand', 'deck', 'gy', 'banished', 'extra-deck']);
const told: readonly (readonly [RegExp, Place])[] = [
  [/\bextra deck\b/, 'extra-deck'],
  [/(?<!extra )\bdeck\b/, 'deck'],
  [/\bhand\b/, 'hand'],
  [/\b(?:gy|grave(?:yard)?)\b/, 'gy'],
  [/\bbanish(?:ed|ment)?\b/, 'banished'],
];
/** Every place that is spoken of: which of them is where it lies is not read, so all that the effect takes from are tried. */
const placesTold = (text: string): readonly Place[] => {
  const said = told.flatMap(([form, place]) => (form.test(text) ? [place] : []));
  return sentAway.test(text) ? [...said, 'gy'] : said;
};
const sentAway = new RegExp(`\\b(?:${done('discard', 'mill', 'send', 'destroy', 'tribute', 'die')})\\b`);

/** The monster in that place, beside the card that would take it; of one that may have been Summoned before, in both cases. */
function casesOf(
  place: Place,
  monster: CardModel,
  by: CardModel,
  text: string,
  ruleset: Ruleset,
): readonly Situation[] {
  const isPublic = place === 'gy' || place === 'banished';
  const never = !isPublic || (neverSummoned.test(text) && !tellsSummons.test(text));
  const proper = never ? (['no'] as const) : (['yes', 'no'] as const);
  return proper.map((properlySummoned) => {
    const cards: CardSetup[] = [
      {
        id: 'monster',
        card: monster.name,
        place,
        controller: 'P0',
        ...(isPublic ? { properlySummoned } : {}),
      },
      { id: 'with', card: by.name, place: 'hand', controller: 'P0' },
    ];
    return {
      ruleset,
      turnPlayer: 'P0',
      phase: 'main-1',
      ...noNormalSummons,
      cards,
      actions: [],
      question: { ask: 'special-summon', card: 'monster', by: 'with' },
      assumed: [],
    };
  });
}

/** It went straight from where no monster is Summoned. */
const neverSummoned =
  /\b(?:discard(?:ed|s)?|milled|never|sent (?:it )?from (?:my |the )?(?:hand|deck)|(?:from|out of) (?:my |the )?(?:hand|deck))\b/;

const tellsSummons = new RegExp(
  `\\b(?:${done('special-summon', 'summon', 'fusion-summon', 'synchro-summon', 'xyz-summon', 'link-summon', 'ritual-summon')}|summoning)\\b`,
);

function settled(situation: Situation, books: Books): string | undefined {
  const ruled = ruleOn(situation, books);
  return ruled.ok && ruled.value.answer !== 'cannot tell' ? ruled.value.answer : undefined;
}
