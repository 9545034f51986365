import { isActivated } from '../../effects/activated.ts';
import { alwaysNamed } from '../../effects/always-named.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { isExtraDeckMonster } from '../../effects/facts.ts';
import type { ContinuousEffect } from '../../effects/part.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { negatesOnField } from './reading/field-negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

const whose = '(?:a |an |the |my |another |being |called |named )*';
/** "Does X count as Y", "is X's name treated as Y", "is its name Y". */
const asks = new RegExp(
  `\\b(?:counts?|counted|treated|considered|regarded|seen|called|named|(?:(?:its|his|her|#\\d's) )?name(?: is)?|is it|have the name|has the name)\\b(?: (?:still|always|also|now|then|even))*(?: as| as being| to be)? ${whose}#(?<name>\\d)(?! ?(?:card|monster|archetype|material)s?\\b)`,
);
const places: readonly (readonly [RegExp, readonly Place[]])[] = [
  [/\b(?:gy|graveyard|grave)\b/, ['gy']],
  [/\bhand\b/, ['hand']],
  [/\bextra deck\b/, ['extra-deck']],
  [/\bdeck\b/, ['deck']],
  [/\bbanished\b|\bbanishment\b/, ['banished']],
  [/\bfield\b|\bboard\b|\bface-? ?up\b|\bmonster zone\b|\bi control\b|\bin play\b/, ['monster-zone']],
];

/**
 * Is a card treated as one of another name? "Always treated as" is no effect: everywhere, and whatever is negated; a name
 * that an effect gives is there where its text says, and while it is not negated (rules name/always-treated-as, name/becomes).
 */
export const treatedName: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const match = asks.exec(question);
  const name = cards[Number(match?.groups?.['name'])];
  if (
    match === null ||
    name === undefined ||
    speaksAgainst(told, 'negated') ||
    /\bface-? ?down\b/.test(told + question)
  )
    return undefined;
  const negators = cards.filter((card) => card !== name && negatesOnField(card.model.parts) !== undefined);
  const others = cards.filter((card) => card !== name && !negators.includes(card));
  const [card, another] = others;
  if (card === undefined || another !== undefined || negators.length > 1) return undefined;
  if (/\bnegat/.test(told + question) && negators.length === 0) return undefined;
  if (bystanders(sketch, [card, name, ...negators]).length > 0) return undefined;
  if (alwaysNamed(card.model).includes(name.model.name))
    return ruled(
      'yes',
      'name/always-treated-as',
      `${card.model.name} is always treated as that, which is no effect`,
    );
  return becomes(card, name.model, negators[0], sketch);
};

function becomes(
  card: SketchCard,
  { name }: CardModel,
  negator: SketchCard | undefined,
  { told, question }: Sketch,
): Ruled | undefined {
  const parts = card.model.parts.flatMap((part) =>
    part.kind === 'continuous' &&
    part.does.some(({ do: verb, name: given }) => verb === 'change-name' && given === name)
      ? [part]
      : [],
  );
  const [part, more] = parts;
  // What another effect may make of its name is not known.
  if (part === undefined || more !== undefined) return undefined;
  const text = `${told} ${question}`;
  const said = places.filter(([form]) => form.test(text)).map(([, place]) => place[0]);
  const [place, second] = said.includes('extra-deck') ? said.filter((each) => each !== 'deck') : said;
  if (place === undefined || second !== undefined) return undefined;
  const reads = [{ model: card.model, part }];
  const there = appliesIn(card.model, part);
  if (there === undefined) return undefined;
  const inPlace = there.includes(place);
  // A name that another of its effects gives for a turn may be there too.
  if (
    !inPlace &&
    card.model.parts.some(
      (each) => isActivated(each) && each.does.some(({ do: verb }) => verb === 'change-name'),
    )
  )
    return undefined;
  const where = there.map((each) => (isField(each) ? 'on the field' : `in the ${each}`));
  if (!inPlace)
    return ruled(
      'no',
      'name/becomes',
      `its text gives it that name only ${[...new Set(where)].join(' and ')}`,
      reads,
    );
  if (negator === undefined) return ruled('yes', 'name/becomes', 'its text gives it that name there', reads);
  if (!isField(place) || !stands(negator.ref, text)) return undefined;
  if (negatesOnField(negator.model.parts) !== card.model.facts.cardType) return undefined;
  return ruled('no', 'name/becomes', 'the name is given by its effect, which is negated', reads);
}

/** Where a text gives the name; undefined where it says more than that. */
function appliesIn(model: CardModel, part: ContinuousEffect): readonly Place[] | undefined {
  if (part.appliesIn !== undefined) return part.appliesIn;
  const words = /name becomes[^.]*/i.exec(textOf(model))?.[0] ?? '';
  const said =
    /\bwhile ((?:it is |this card is )?(?:(?:face-up )?(?:on the field|in (?:the|your) (?:GY|graveyard|hand|deck))(?:,? (?:or|and) )?)+)$/i.exec(
      words,
    )?.[1];
  if (said === undefined) return undefined;
  return [
    ...(/field/i.test(said) ? (['monster-zone'] as const) : []),
    ...(/GY|graveyard/i.test(said) ? (['gy'] as const) : []),
    ...(/hand/i.test(said) ? (['hand'] as const) : []),
    ...(/deck/i.test(said) && !isExtraDeckMonster(model.facts) ? (['deck'] as const) : []),
  ];
}
