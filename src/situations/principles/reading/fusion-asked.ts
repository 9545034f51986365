import type { CardModel } from '../../../effects/card-model.ts';
import type { Sketch } from './sketch.ts';

/** A monster that would be material, and where it lies. */
export interface Lying {
  readonly card: CardModel;
  readonly place: 'hand' | 'field';
}

/** A question whether an effect can Fusion Summon a monster with those that were told of. */
export interface Fusion {
  readonly goal: CardModel;
  readonly effect: CardModel;
  readonly materials: readonly Lying[];
  /** All of them are used. */
  readonly whole: boolean;
}

const number = '(?:an?|one|1|two|2|three|3|four|4|five|5)';
const item = `(?:(?:my|the|both|${number}|copies of|copy of) )*#\\d`;
const list = `${item}(?:(?:, and|,| and| &| plus) ${item})*`;
const place = '(?:(?:in|from) (?:my )?hand|on (?:my |the )?(?:field|board)|on my side of the field)';
const tells: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:(?:i )?(?:have|hold|control|own) )?)(?<list>${list})(?: (?:are|is))?(?: both)?(?: face-?up)? (?<place>${place})[.;]?$`,
  ),
  new RegExp(`^(?:my )?(?<place>hand|field): (?<list>${list})[.;]?$`),
  new RegExp(`^(?:i )?(?<place>control) (?<list>${list})[.;]?$`),
];
/** Between sentences, and between places: "#0 on my field and #1 in my hand". */
const apart = new RegExp(
  `(?<=[.;]) |(?<=${place}),?(?: and|,| but) (?=(?:i |${item}))|,? and (?=(?:have|control|hold) ${item})`,
);
const by = "(?:my |the )?(?<by>#\\d)(?:'s)?(?: (?:fusion )?effect)?";
const goal = '(?:(?:my|the|an?|another|second|third) )*(?<goal>#\\d)';
const them = '(?<them>(?:them|those|these|both)(?: (?:two|three|four|both|cards|monsters|of them))*)';
const makes = `(?:fusion summon|make|fuse into|fuse ${them}(?: from (?:my )?hand| on (?:my |the )?field)? (?:in)?to) ${goal}(?: (?:with|using) (?<them2>them|those|these|both))?`;
const asks: readonly RegExp[] = [
  new RegExp(`^(?:so )?(?:can|may|could|does|will) ${by} ${makes}\\?$`),
  new RegExp(`^(?:so )?is ${by} able to ${makes}\\?$`),
  new RegExp(
    `^(?:so )?(?:can|may|could|am) i (?:able to )?(?:use|activate|play) ${by} (?:to|and) ${makes}\\?$`,
  ),
  new RegExp(`^(?:so )?(?:can|may|could) i ${makes}(?: (?:with|using|by|via|through) ${by})?\\?$`),
  new RegExp(`^(?:so )?(?:can|may|could) i ${by} ${them} (?:in)?to ${goal}\\?$`),
];

/** Reads such a question, to its last word; undefined where it is none. */
export function fusionAsked({ cards, told, question }: Sketch): Fusion | undefined {
  const says = asks.map((each) => each.exec(question)?.groups).find((each) => each !== undefined);
  const goal = modelAt(cards, says?.['goal']);
  if (says === undefined || goal === undefined) return undefined;
  const named: { readonly card: CardModel; readonly place: Lying['place'] }[] = [];
  for (const sentence of told.split(apart).filter((each) => each !== '')) {
    const there = tells.map((each) => each.exec(sentence)?.groups).find((each) => each !== undefined);
    if (there === undefined) return undefined;
    const place = /hand/.test(there['place'] ?? '') ? 'hand' : 'field';
    for (const each of (there['list'] ?? '').matchAll(new RegExp(item, 'g')))
      named.push(...copies(each[0], cards, place));
  }
  const [spell, other] = cards.filter(({ model }) => model.facts.cardType !== 'monster');
  const effect = modelAt(cards, says['by']) ?? (other === undefined ? spell?.model : undefined);
  const materials = named.filter(({ card }) => card.facts.cardType === 'monster');
  if (effect === undefined || materials.length === 0) return undefined;
  // The same name behind a part of it may be another card.
  if (materials.some(({ card }) => card === goal) && !/\b(?:another|second|third)\b/.test(question))
    return undefined;
  const used = new Set([goal, effect, ...named.map(({ card }) => card)]);
  if (cards.some(({ model }) => !used.has(model))) return undefined;
  if (named.some(({ card }) => card.facts.cardType !== 'monster' && card !== effect)) return undefined;
  return { goal, effect, materials, whole: (says['them'] ?? says['them2']) !== undefined };
}

const modelAt = (cards: Sketch['cards'], ref: string | undefined): CardModel | undefined =>
  cards.find((each) => each.ref === ref)?.model;

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, both: 1 };

function copies(words: string, cards: Sketch['cards'], place: Lying['place']): readonly Lying[] {
  const card = modelAt(cards, /#\d/.exec(words)?.[0]);
  if (card === undefined) return [];
  const many = words
    .split(' ')
    .map((word) => numbers[word] ?? (/^\d$/.test(word) ? Number(word) : 1))
    .reduce((most, each) => Math.max(most, each), 1);
  return Array.from({ length: many }, () => ({ card, place }));
}
