import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printSituation } from '../../../src/situations/language/print.ts';
import { readSituation } from '../../../src/situations/language/read.ts';
import { books } from '../../support/project-data.ts';
import { someSituation } from '../../support/situations.ts';

const reading = { catalogue: books.catalogue, ruleset: 'tcg' } as const;
const known = books.catalogue.cards.map(({ name }) => name);

test('whatever a situation holds is printed, and read back as the same, also on one line', () => {
  fc.assert(
    fc.property(someSituation(known), fc.constantFrom('\n', '; '), (situation, between) => {
      const text = printSituation(situation).replaceAll('\n', between);
      expect(readSituation(text, reading)).toEqual({ ok: true, situation });
    }),
    { numRuns: 100 },
  );
});

test('no text makes the reader throw, and a text that it does not read has problems inside it', () => {
  fc.assert(
    fc.property(someSituation(known), fc.nat(), fc.nat(30), fc.string(), (situation, at, length, put) => {
      const text = printSituation(situation);
      const from = at % (text.length + 1);
      const changed = `${text.slice(0, from)}${put}${text.slice(from + length)}`;
      const read = readSituation(changed, reading);
      if (read.ok) return;
      for (const { span } of read.problems) {
        const [start, end] = span ?? [0, 0];
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(changed.length);
      }
    }),
    { numRuns: 60 },
  );
});
