import { filterWords } from '../../card-model/describe-filter.ts';
import type { DescribedCards, Instruction } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isField, places } from '../../vocabulary/places.ts';

/** The cards that a text describes, for a sentence: "1 Dragon monster in the GY". */
export function objectWords({ count, from, filter }: DescribedCards): string {
  const many = count !== 1;
  const where =
    from === undefined || from.every(isField) ? '' : ` in the ${from.map(places.term).join(' or ')}`;
  return `${filterWords(filter, '', many)}${where}`;
}

/** "is destroyed", "are banished": what is done to the cards. */
export const pluralVerb = ({ do: verb }: Instruction, { count }: DescribedCards): string =>
  `${count === 1 ? 'is' : 'are'} ${verbFacts[verb].said ?? `meant (${verb.replaceAll('-', ' ')})`}`;
