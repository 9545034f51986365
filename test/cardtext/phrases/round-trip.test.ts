import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instructionSchema } from '../../../src/card-model/instruction.ts';
import { targetSchema } from '../../../src/card-model/part.ts';
import { readWhole } from '../../../src/cardtext/grammar/grammar.ts';
import { printClause, readClause } from '../../../src/cardtext/phrases/read-clause.ts';
import { clause as piece } from '../../../src/cardtext/phrases/verb-phrases.ts';
import { clauses, texts } from './clause-values.ts';

test('a printed clause reads back as the value that was printed', () => {
  fc.assert(
    fc.property(clauses, (value) => {
      const text = printClause(value);
      if (text === null) throw new Error(`cannot be printed: ${JSON.stringify(value)}`);
      expect(readWhole(piece, text)?.value).toEqual(value);
    }),
    { numRuns: 400 },
  );
});

test('whatever is read of a text prints as that text, and is of the effect model', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        texts,
        clauses.map((value) => printClause(value) ?? ''),
      ),
      (text) => {
        for (const kind of ['cost', 'target', 'resolution'] as const) {
          const read = readClause(text, kind);
          if (read === null) continue;
          const plain = text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
          expect(printClause(read.clause)?.toLowerCase()).toBe(plain.toLowerCase());
          for (const each of read.instructions) expect(instructionSchema.parse(each)).toEqual(each);
          for (const each of read.targets) expect(targetSchema.parse(each)).toEqual(each);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('texts without end are given back unread', () => {
  for (const text of ['a'.repeat(100_000), '('.repeat(100_000), '"'.repeat(99_999), 'and '.repeat(25_000)]) {
    expect(readClause(text, 'resolution')).toBeNull();
  }
});
