import type { Instruction } from '../../effects/instruction.ts';
import { readWhole } from '../grammar/grammar.ts';
import { clauseMeaning } from './clause-meaning.ts';
import { clause as clausePiece } from './clauses.ts';
import { forms, longest, normal, printClause } from './read-clause.ts';

/** How a sentence without a subject begins, and what it begins with when "this card" is said. */
const subjectless: readonly (readonly [RegExp, string])[] = [
  [/^Unaffected /, 'this card is unaffected '],
  [/^Cannot /, 'this card cannot '],
  [/^Must /, 'this card must '],
  [/^Gains /, 'this card gains '],
  [/^Loses /, 'this card loses '],
  [/^Equip only to /, 'this card can only be equipped to '],
  [/^Can /, 'this card can '],
];

/**
 * Reads a sentence that starts no Chain Link: what applies while its card is there, what players may not do, how its
 * card may be Summoned. "It" is the card whose text it is. Like a clause, a reading counts only if printing it gives
 * the sentence back; a sentence without a subject ("Cannot be destroyed by battle") is about its card.
 * @returns what holds, as instructions; null where the sentence is not read whole
 */
export function readStatic(text: string): readonly Instruction[] | null {
  const plain = normal(text.replace(/^\(([^()]*)\)\.?$/, '$1'));
  if (plain === '' || plain.length > longest) return null;
  for (const form of [...withSubject(plain), ...forms(plain)]) {
    const found = readWhole(clausePiece, form);
    if (found === null || printClause(found.value) !== form) continue;
    const meaning = clauseMeaning(found.value, [], 'this');
    if (meaning === null || meaning.instructions.length === 0 || meaning.targets.length > 0) continue;
    return meaning.instructions;
  }
  return null;
}

const withSubject = (text: string): readonly string[] =>
  subjectless.flatMap(([begins, said]) => (begins.test(text) ? [text.replace(begins, said)] : []));
