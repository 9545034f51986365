import { describe, expect, test } from 'vitest';
import { baseForms } from '../../../src/ask/propositions/vocabulary/base-form.ts';
import { concepts, isConcept } from '../../../src/ask/propositions/vocabulary/concepts.ts';
import { waysToWrite } from '../../../src/ask/propositions/vocabulary/pattern.ts';
import { leftOut } from '../../../src/ask/propositions/vocabulary/small-words.ts';

describe('the words of general questions', () => {
  test('what a concept is a sort of is a concept', () => {
    const wrong = Object.entries(concepts).flatMap(([id, { is = [] }]) =>
      is.filter((other) => !isConcept(other)).map((other) => `${id} is ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no form means two things', () => {
    const meant = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, { forms }] of Object.entries(concepts)) {
      for (const words of forms.flatMap(waysToWrite)) {
        const form = words.filter((word) => !leftOut.has(word)).join(' ');
        const other = meant.get(form);
        if (other !== undefined && other !== id) twice.push(`${form}: ${other} and ${id}`);
        meant.set(form, id);
      }
    }
    expect(twice).toEqual([]);
  });

  test.for([
    ['a (b|c d) [e] f', ['a b e f', 'a b f', 'a c d e f', 'a c d f']],
    ['level #', ['level #']],
    ['[a|b] c', ['a c', 'b c', 'c']],
  ] as const)('%s', ([form, ways]) => {
    expect(waysToWrite(form).map((words) => words.join(' '))).toEqual(ways);
  });

  test.for([
    ['sent', 'send', 'past'],
    ['zones', 'zone', 's'],
    ['activating', 'activate', 'ing'],
    ['negated', 'negate', 'past'],
    ['was', 'be', 'past'],
    ['flipped', 'flip', 'past'],
  ] as const)('%s is %s', ([word, base, bent]) => {
    expect(baseForms(word)).toContainEqual([base, bent]);
  });
});
