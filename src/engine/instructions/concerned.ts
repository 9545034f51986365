import type { Filter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { wordTest } from '../../card-model/word-test.ts';
import type { Place } from '../../vocabulary/places.ts';
import { fitsNow } from '../names.ts';
import type { Card } from '../state/duel.ts';
import { type EffectContext, viewOf } from './played.ts';
import { pointedAt } from './pointed-at.ts';
import { mayConcern } from './words-concern.ts';

/** The cards that an instruction which is not played may have dealt with, by its verb, its cards and its words. */
export function concerned(playing: EffectContext, instruction: Instruction): readonly string[] {
  const { do: verb, reads } = instruction;
  const { in: from, notIn } = verbFacts[verb];
  const isMeant = meantBy(playing, instruction);
  return Object.values(playing.duel.cards).flatMap((card) => {
    const there = from?.includes(card.place) !== false && card.place !== notIn;
    return there && isMeant(card) && mayConcern(reads ?? verb.replaceAll('-', ' '), card) ? [card.id] : [];
  });
}

/** Verbs that deal with more cards than the one that they name. */
const withMore: ReadonlySet<Verb> = new Set<Verb>([
  'activate',
  'activate-one',
  'fusion-summon',
  'link-summon',
  'ritual-summon',
  'switch-control',
  'synchro-summon',
  'xyz-summon',
]);

/** Words beside the cards in which nothing is done to another one; of words that are not here nobody can say so. */
const ofNoOther = wordTest(
  /^(?!.*(?:\d words,|banish|destroy|discard|draw|send|return|shuffl|tribut|tach|equip|summon|add|tak|plac|swap|switch|negat|becom|gain|lose|chang|apply|activat|\bit\b|\bthem\b))/i,
);

/** May it have dealt with this card: one that it points at, or one that fits what it describes? */
function meantBy(playing: EffectContext, instruction: Instruction): (card: Card) => boolean {
  const { do: verb, what, from, onto, reads = '', takes } = instruction;
  const all = () => true;
  if (takes !== undefined) {
    const own = new Set([playing.link.card, ...playing.link.targets.map(({ id }) => id)]);
    return (card) =>
      own.has(card.id) || takes.some(({ from: places, filter }) => fits(playing, card, places, filter));
  }
  if (what === undefined || onto !== undefined || withMore.has(verb) || !ofNoOther.test(reads)) return all;
  if (isDescribed(what)) return (card) => fits(playing, card, what.from ?? from, what.filter);
  const { cards, open } = pointedAt(playing, what);
  return open === undefined ? ({ id }) => cards.includes(id) : all;
}

const fits = (
  playing: EffectContext,
  card: Card,
  from: readonly Place[] | undefined,
  filter: Filter,
): boolean =>
  from?.includes(card.place) !== false && fitsNow(playing.duel, filter, card, viewOf(playing)) !== 'no';
