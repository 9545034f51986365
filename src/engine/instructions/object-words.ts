import { filterWords } from '../../card-model/describe-filter.ts';
import type { DescribedCards, Instruction } from '../../card-model/instruction.ts';
import { isField, places } from '../../vocabulary/places.ts';

/** The cards that a text describes, for a sentence: "1 Dragon monster in the GY". */
export function objectWords({ count, from, filter }: DescribedCards): string {
  const many = count !== 1;
  const where =
    from === undefined || from.every(isField) ? '' : ` in the ${from.map(places.term).join(' or ')}`;
  return `${filterWords(filter, '', many)}${where}`;
}

const participles: Readonly<Partial<Record<Instruction['do'], string>>> = {
  'add-to-hand': 'added to the hand',
  attach: 'attached',
  banish: 'banished',
  destroy: 'destroyed',
  detach: 'detached',
  discard: 'discarded',
  equip: 'equipped',
  'negate-effects': 'negated',
  'return-to-deck': 'returned to the Deck',
  'return-to-hand': 'returned to the hand',
  'send-to-gy': 'sent to the GY',
  set: 'Set',
  'special-summon': 'Special Summoned',
  'take-control': 'taken control of',
  tribute: 'Tributed',
};

/** "is destroyed", "are banished": what is done to the cards. */
export const pluralVerb = ({ do: verb }: Instruction, { count }: DescribedCards): string =>
  `${count === 1 ? 'is' : 'are'} ${participles[verb] ?? `meant (${verb.replaceAll('-', ' ')})`}`;
