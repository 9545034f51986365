import type { CardModel } from '../../card-model/card-model.ts';
import { cardsWords } from '../../card-model/describe/describe-cards.ts';
import type { Filter } from '../../card-model/filter.ts';
import { type DescribedCards, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { type Verb, verbFacts, verbWords } from '../../card-model/verbs.ts';
import { setOf } from '../../platform/list-of.ts';
import type { Place } from '../../vocabulary/places.ts';
import { fitsNow } from '../names.ts';
import type { Card, Duel } from '../state/duel.ts';
import { touchedBy } from '../state/missing.ts';
import type { EffectContext } from './played.ts';
import { pointedAt, viewOf } from './pointed-at.ts';

/** The cards that a text describes, for a sentence: "Dragon monster in your GY", or with its article. */
export const cardsInWords = (what: DescribedCards, article: '' | 'a ' = ''): string =>
  cardsWords(what, what.from, 'in', article);

/** "is destroyed", "are banished": what is done to the cards. */
export const pluralVerb = ({ do: verb }: Instruction, { count }: DescribedCards): string =>
  `${count === 1 ? 'is' : 'are'} ${verbFacts[verb].said ?? `meant (${verbWords(verb)})`}`;

/** May words that are not played have dealt with this card? Not those on damage and draws, or on other kinds, alone. */
export const isConcerned = (instruction: Instruction, model: CardModel): boolean =>
  !says(instruction, 'players-alone') &&
  !(model.facts.cardType === 'monster' && says(instruction, 'spell-traps-alone'));

/** The cards that an instruction which is not played may have dealt with, by its verb, its cards and its words. */
export function concerned(playing: EffectContext, instruction: Instruction): readonly string[] {
  const { do: verb } = instruction;
  const { in: from, notIn } = verbFacts[verb];
  const all = Object.values(playing.duel.cards);
  // LP and battle damage alone are nothing of a card, where nothing that is there asks for LP.
  const { touches } = touchedBy(instruction);
  if (touches?.every((each) => each === 'lp' || each === 'battle-damage') && !lpAreAsked(playing.duel))
    return [];
  const isMeant = meantBy(playing, instruction);
  return all.flatMap((card) => {
    const there = from?.includes(card.place) !== false && card.place !== notIn;
    return there && isMeant(card) && isConcerned(instruction, card.model) ? [card.id] : [];
  });
}

/** Does any card that is there apply by how many LP there are, or is it activated by that, or with them? */
export const lpAreAsked = ({ cards }: Duel): boolean =>
  Object.values(cards).some(({ model }) => asksForLp(model));

function asksForLp(model: CardModel): boolean {
  const known = asking.get(model) ?? model.parts.some(asksIn);
  asking.set(model, known);
  return known;
}
const asking = new WeakMap<CardModel, boolean>();

function asksIn(part: Part): boolean {
  const activated = 'cost' in part ? { ...part, does: [], printed: undefined } : part;
  const words = JSON.stringify(activated);
  return ['LP', '"lp"', '-lp"'].some((each) => words.includes(each));
}

/** Verbs that deal with more cards than the one that they name. */
const withMore: ReadonlySet<Verb> = setOf(
  'activate activate-one fusion-summon link-summon ritual-summon switch-control synchro-summon xyz-summon',
);

/** May it have dealt with this card: one that it points at, or one that fits what it describes? */
function meantBy(playing: EffectContext, instruction: Instruction): (card: Card) => boolean {
  const { do: verb, what, from, onto, takes } = instruction;
  const all = () => true;
  if (takes !== undefined) {
    const own = new Set([playing.link.card, ...playing.link.targets.map(({ id }) => id)]);
    return (card) =>
      own.has(card.id) || takes.some(({ from: places, filter }) => fits(playing, card, places, filter));
  }
  // Words in which something is done to another card than the ones named.
  if (what === undefined || onto !== undefined || withMore.has(verb) || says(instruction, 'of-others'))
    return all;
  if (isDescribed(what)) return (card) => fits(playing, card, what.from ?? from, what.filter);
  const { cards, open, mayBe } = pointedAt(playing, what);
  const meant = open === undefined ? cards : mayBe;
  return meant === undefined ? all : ({ id }) => meant.includes(id);
}

const fits = (
  playing: EffectContext,
  card: Card,
  from: readonly Place[] | undefined,
  filter: Filter,
): boolean =>
  from?.includes(card.place) !== false && fitsNow(playing.duel, filter, card, viewOf(playing)) !== 'no';
