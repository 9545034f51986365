import type { Instruction } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { fieldPlaces, type Place } from '../../vocabulary/places.ts';

/** Words that change nothing of what is done: how long it lasts is the same without them. */
const needless = wordTest(/^\(?even if (?:this card|it) leaves the field\)?$/);

const fromWhere = /^from your (?<first>hand|field|GY) or (?<second>hand|field|GY)$/;
const placesOf: Readonly<Record<string, readonly Place[]>> = {
  hand: ['hand'],
  field: fieldPlaces,
  GY: ['gy'],
};

/** An instruction with the words of `reads` in its other fields, where they are of a form that these can say. */
export function withPlainWords(instruction: Instruction): Instruction {
  const { reads, ...rest } = instruction;
  if (reads === undefined || rest.do === 'described') return instruction;
  if (needless.test(reads)) return rest;
  const found = fromWhere.exec(reads)?.groups;
  // "This card" is where its player has it; of other cards the words say whose they are, too.
  if (found === undefined || rest.what !== 'this' || rest.from !== undefined) return instruction;
  return { ...rest, from: [...(placesOf[found.first ?? ''] ?? []), ...(placesOf[found.second ?? ''] ?? [])] };
}
