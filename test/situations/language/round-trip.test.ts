import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printSituation } from '../../../src/situations/language/print.ts';
import { isSituationText, readSituation } from '../../../src/situations/language/read.ts';
import { ruleOn } from '../../../src/situations/rule-on.ts';
import { books, isPlayable, rulings, situationIn } from '../../support/project-data.ts';
import { someSituation } from '../../support/situations.ts';

const reading = { catalogue: books.catalogue, ruleset: 'tcg' } as const;
const known = books.catalogue.cards.map(({ name }) => name);

test('whatever a situation holds is printed, and read back as the same', () => {
  fc.assert(
    fc.property(someSituation(known), (situation) => {
      const text = printSituation(situation);
      expect(readSituation(text, reading)).toEqual({ ok: true, situation });
    }),
    { numRuns: 200 },
  );
});

test('on one line, with semicolons, it is the same situation', () => {
  fc.assert(
    fc.property(someSituation(known), (situation) => {
      const text = printSituation(situation).replaceAll('\n', '; ');
      expect(readSituation(text, reading)).toEqual({ ok: true, situation });
    }),
    { numRuns: 60 },
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
    { numRuns: 150 },
  );
});

describe('a ruling of data/rulings is the same where it is printed and read again', () => {
  test.for(rulings.filter(isPlayable).map((row) => [row.id, situationIn(row)] as const))(
    '%s',
    ([, situation]) => {
      const text = printSituation(situation);
      const read = readSituation(text, reading);
      expect(read).toEqual({ ok: true, situation });
      expect(isSituationText(text, books.catalogue)).toBe(true);
      if (!read.ok) return;
      const [told, printed] = [ruleOn(situation, books), ruleOn(read.situation, books)];
      if (!told.ok || !printed.ok) throw new Error('it cannot be ruled on');
      expect({ ...printed.value, ms: 0 }).toEqual({ ...told.value, ms: 0 });
    },
  );
});
